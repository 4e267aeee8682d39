import { describe, expect, it } from 'vitest'
import type { AnimalSpecies } from '#book/character.ts'
import { settleChoices } from '../cast/actor.ts'
import { checkComposition } from './check-composition.ts'
import { composeScene } from './compose-scene.ts'
import { member, sampleHero, sampleScene } from './scene-fixtures.ts'

function bedtimeWith(...species: AnimalSpecies[]) {
  const companions = species.map((one) => ({
    kind: 'animal' as const,
    name: one,
    species: one,
    description: '',
  }))
  const asleep = { feeling: 'asleep', with: 'bed' } as const
  const scene = sampleScene(
    {
      setting: 'bedroom',
      time: 'night',
      camera: 'wide',
      cast: [member('hero', 'sleep', asleep), member('companions', 'sleep', asleep)],
    },
    [{ name: 'bed' }],
  )
  const choices = settleChoices(sampleHero, companions, 'bed')
  const sheet = {
    style: 'waterpaint' as const,
    hero: sampleHero,
    companions,
    loved: [],
    choices,
    references: [],
    drawnBy: 'sample',
  }
  return composeScene({ sheet, scene, seed: 'bed' })
}

describe('a bed', () => {
  it.each<AnimalSpecies[][]>([[['cow']], [['elephant']], [['dog', 'cat', 'rabbit']], [['unicorn', 'whale']]])(
    'leaves the face of the child free when %j sleep there too',
    (species) => {
      const hidden = checkComposition(bedtimeWith(...species)).filter((breach) => breach.includes('hidden'))
      expect(hidden).toEqual([])
    },
  )

  it('holds one big animal; the others lie beside it', () => {
    const bed = bedtimeWith('elephant', 'horse').placed.find(({ piece }) => piece.id === 'bed')
    expect(bed?.piece.members).toEqual(['hero', 'companion1'])
  })

  it('has one quilt, which leaves the mouth of the child free', () => {
    const { drawing } = bedtimeWith('cat')
    const parts = drawing.things.flatMap(({ shapes }) => shapes.map(({ part }) => part))
    expect(parts.filter((part) => part === 'quilt')).toHaveLength(1)
    expect(parts).not.toContain('blanket')
    const quilt = drawing.things.find(({ id }) => id === 'bed-quilt')?.box
    const child = drawing.things.find(({ id }) => id === 'hero')
    const mouth = child?.shapes.find(({ part }) => part.startsWith('mouth'))?.points ?? []
    const middle = mouth.reduce((sum, [x]) => sum + x, 0) / mouth.length
    expect(middle).toBeLessThan(quilt?.x0 ?? 0)
  })
})
