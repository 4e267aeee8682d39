import { describe, expect, it } from 'vitest'
import type { AnimalSpecies } from '#book/character.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { sampleScene, sampleSheet } from '../scene-fixtures.ts'
import { stagedPicture } from './staged-picture.ts'
import { stagedStories, stagesOf } from './stages-of.ts'

function withAnimals(...species: AnimalSpecies[]): CharacterSheet {
  const animals = species.map(
    (kind) => ({ kind: 'animal', name: kind, species: kind, description: '' }) as const,
  )
  return { ...sampleSheet(0), companions: animals }
}

/** Covers, which are seen most, and some of what lies behind them: composing all takes minutes. */
const pictures = stagedStories().flatMap((story) =>
  Object.keys(stagesOf(story).spreads)
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
