import { expect, it } from 'vitest'
import { sampleHero } from '../scene-fixtures.ts'
import { afloat, inCompany, isSmall } from './company-size.ts'
import type { Modeller } from './model-request.ts'
import { modelNamed, modellers } from './models/model-named.ts'
import type { Model } from './solids/solid.ts'
import { frameAt } from './space/frame.ts'
import { lengthOf, minus } from './space/vector.ts'
import type { Role } from './stage-cast.ts'

type Species = 'snail' | 'dog' | 'horse' | 'elephant'

function companion(species: Species): Role {
  const who = { kind: 'animal', name: 'Pip', species, description: '' } as const
  return { name: 'companion1', is: species, where: { at: [0, 0] }, who }
}

function built({ size = 1, is }: Role, build: Modeller): Model {
  const frame = frameAt([0, 0, 0], { heading: 0, size })
  return build({ id: is, frame, act: { pose: 'stand', feels: 'calm' }, state: {}, seed: 'one' })
}

const heightOf = (species: Species): number =>
  built(inCompany(companion(species), modelNamed[species]), modelNamed[species]).height

it('lets a snail that comes along be seen, and an elephant leave room', () => {
  expect(heightOf('snail')).toBeCloseTo(0.34)
  expect(heightOf('elephant')).toBeLessThan(1.05)
  expect(inCompany(companion('dog'), modelNamed.dog).size).toBeUndefined()
})

it('lets nobody who comes along be so long that they hide the child', () => {
  for (const species of ['dog', 'horse', 'elephant'] as const) {
    const { anchors } = built(inCompany(companion(species), modelNamed[species]), modelNamed[species])
    const [mouth, tail] = [anchors['mouth'], anchors['tail']]
    expect(mouth && tail && lengthOf(minus(mouth.origin, tail.origin))).toBeLessThan(1.51)
  }
})

it('leaves the animals of a story as large as they are', () => {
  const { who: _, ...own } = companion('snail')
  expect(inCompany(own, modelNamed.snail)).toEqual(own)
})

it('knows whom nobody would see where others sit', () => {
  const baby = { ...sampleHero, kind: 'person' as const, age: 1 }
  const toy = { kind: 'toy' as const, name: 'Knuf', species: 'elephant' as const, description: '' }
  const animal = (species: Species) => ({ ...toy, kind: 'animal' as const, species })
  expect(isSmall(baby, modellers['person'] as Modeller)).toBe(true)
  expect(isSmall({ ...baby, age: 3 }, modellers['person'] as Modeller)).toBe(false)
  expect(isSmall(toy, modelNamed.elephant)).toBe(true)
  expect(isSmall(animal('snail'), modelNamed.snail)).toBe(true)
  expect(isSmall(animal('dog'), modelNamed.dog)).toBe(false)
})

it('lets a baby look over the sides of what it sits in', () => {
  const hero: Role = {
    name: 'hero',
    is: 'person',
    where: { in: 'cart.seat1', by: [0.1, 0.2, 0] },
    who: sampleHero,
  }
  const placeOf = (age: number) =>
    inCompany({ ...hero, who: { ...sampleHero, age } }, modellers['person'] as Modeller).where
  expect(placeOf(3)).toEqual(hero.where)
  expect(placeOf(1)).toEqual({ in: 'cart.seat1', by: [0.1, 0.5, 0] })
})

it('lets who is small swim where others wade', () => {
  const snail = built(companion('snail'), modelNamed.snail)
  const dog = built(companion('dog'), modelNamed.dog)
  expect(afloat(dog, 0.2).origin).toEqual(dog.frame.origin)
  expect(afloat(snail, 0.2).origin[1]).toBeGreaterThan(0.15)
})
