import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnimalSpecies } from '#book/character.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { sampleScene, sampleSheet } from '../composition/scene-fixtures.ts'
import { loadStages } from './load-stages.ts'
import { stagedPicture } from './staged-picture.ts'

const folder = new URL('../../../../content/stages/', import.meta.url)

function withAnimals(...species: AnimalSpecies[]): CharacterSheet {
  const animals = species.map(
    (kind) => ({ kind: 'animal', name: kind, species: kind, description: '' }) as const,
  )
  return { ...sampleSheet(0), companions: animals }
}

/** Covers, which are seen most, and some of what lies behind them: composing all takes minutes. */
const pictures = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: story }) =>
    Object.keys(loadStages(story, folder)?.spreads ?? {})
      .filter((spread, index) => spread.startsWith('cover') || index % 5 === 0)
      .map((spread) => ({ story, spread })),
  )

describe.each(pictures)('$story, $spread', ({ story, spread }) => {
  it.each([
    ['an elephant and a mouse come', withAnimals('elephant', 'mouse')],
    ['a lion comes', withAnimals('lion')],
  ])('shows the child where %s along', (_, sheet) => {
    const { staged, breaches } = stagedPicture({
      sheet,
      scene: sampleScene({ stage: { story, spread } }),
      seed: `content/${spread}`,
      pixels: 100,
      kind: spread.startsWith('cover') ? 'cover' : 'spread',
    })
    expect(staged).not.toBeNull()
    expect(breaches.filter((breach) => breach.startsWith('hero is'))).toEqual([])
  })
})
