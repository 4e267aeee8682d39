import { expect, test } from 'vitest'
import { animalSpecies, type Companion } from '#book/character.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { Drawing } from '../drawing.ts'
import { boundsOf } from '../boxes.ts'
import { sampleHero } from '../scene-fixtures.ts'
import { portraitOf } from './portrait.ts'

const scene = (who: 'hero' | 'companion1'): ScenePlan => ({
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  camera: 'close',
  cast: [{ who, pose: 'wave', feeling: 'happy', looksAt: 'reader' }],
  props: [],
  caption: '',
})

function portrait(companion: Companion, who: 'hero' | 'companion1', hero = sampleHero): Drawing {
  const sheet = {
    style: 'waterpaint' as const,
    hero,
    companions: [companion],
    loved: [],
    seed: 's',
    choices: {},
    references: [],
    drawnBy: 'house',
  }
  return portraitOf(sheet, scene(who), 's').drawing
}

test.each(['animal', 'toy'] as const)(
  'every kind of %s is drawn whole, within the page and as itself',
  (kind) => {
    for (const species of animalSpecies) {
      const { things } = portrait({ kind, name: 'Pluis', species, description: '' }, 'companion1')
      expect(things.filter((thing) => thing.kind === 'person')).toEqual([])
      const own = things.filter((thing) => thing.kind === 'creature')
      expect(own.length, species).toBeGreaterThan(0)
      const box = boundsOf(own.flatMap(({ shapes }) => shapes))
      expect(Math.min(box.x0, box.y0), species).toBeGreaterThan(0)
      expect(Math.max(box.x1, box.y1), species).toBeLessThan(1000)
      expect(Math.max(box.x1 - box.x0, box.y1 - box.y0), species).toBeGreaterThan(500)
    }
  },
)

test('the child is drawn alone, whoever else is in the book', () => {
  const { things } = portrait({ kind: 'animal', name: 'Pluis', species: 'dog', description: '' }, 'hero')
  expect(things.some((thing) => thing.kind === 'person')).toBe(true)
  expect(things.some((thing) => thing.kind === 'creature')).toBe(false)
})

test('whoever leans on a cane or a frame, sits in a wheelchair or has a prosthesis is drawn whole', () => {
  const dog: Companion = { kind: 'animal', name: 'Pluis', species: 'dog', description: '' }
  const foot = (hero: typeof sampleHero): number => {
    const { things } = portrait(dog, 'hero', hero)
    return boundsOf(things.filter(({ kind }) => kind === 'person').flatMap(({ shapes }) => shapes)).y1
  }
  const { appearance } = sampleHero
  for (const trait of ['cane', 'walker', 'wheelchair', 'prosthesis'] as const) {
    expect(foot({ ...sampleHero, appearance: { ...appearance, traits: [trait] } }), trait).toBeLessThan(1000)
  }
  expect(foot({ ...sampleHero, appearance: { ...appearance, traits: ['dimples'] } })).toBeGreaterThan(1000)
})
