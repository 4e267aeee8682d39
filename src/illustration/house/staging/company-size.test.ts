import { expect, it } from 'vitest'
import { afloat, inCompany } from './company-size.ts'
import type { Modeller } from './model-request.ts'
import { modelNamed } from './models/model-named.ts'
import type { Model } from './solids/solid.ts'
import { frameAt } from './space/frame.ts'
import type { Role } from './stage-cast.ts'

type Species = 'snail' | 'dog' | 'elephant'

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
  expect(heightOf('elephant')).toBeCloseTo(1.25)
  expect(inCompany(companion('dog'), modelNamed.dog).size).toBeUndefined()
})

it('leaves the animals of a story as large as they are', () => {
  const { who: _, ...own } = companion('snail')
  expect(inCompany(own, modelNamed.snail)).toEqual(own)
})

it('lets who is small swim where others wade', () => {
  const snail = built(companion('snail'), modelNamed.snail)
  const dog = built(companion('dog'), modelNamed.dog)
  expect(afloat(dog, 0.2).origin).toEqual(dog.frame.origin)
  expect(afloat(snail, 0.2).origin[1]).toBeGreaterThan(0.15)
})
