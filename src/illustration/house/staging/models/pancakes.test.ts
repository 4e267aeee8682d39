import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../model-request.ts'
import type { Model } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import { lensOf } from '../space/lens.ts'
import { thingsOfModels } from '../things-of-models.ts'
import { type ModelName, modelNamed } from './model-named.ts'

function model(name: ModelName, state: ModelRequest['state'] = {}, heading = 270): Model {
  const frame = frameAt([0, 0, 0], { heading })
  return modelNamed[name]({ id: name, frame, act: { pose: 'stand', feels: 'calm' }, state, seed: 'noor' })
}

/** What a lens sees of it from rather high before it, back to front. */
function seen(name: ModelName, state: ModelRequest['state'] = {}, heading = 270): string[] {
  const lens = lensOf({ put: [0.5, 0.5], distance: 3, pitch: -20, focal: 1.2 }, [0, 0.4, 0], {
    width: 1000,
    height: 1000,
  })
  const things = thingsOfModels([[model(name, state, heading)]], {
    lens,
    haze: (colour) => colour,
    near: () => 0.7,
  })
  return things.flatMap(({ shapes }) => shapes.map(({ part }) => part))
}

const topOf = (built: Model): number => built.anchors['top']?.origin[1] ?? 0

describe('a plate of pancakes', () => {
  it('is the higher the more there are, and what lies on it lies on the topmost', () => {
    const [few, many] = [model('pancakes', { n: 3 }), model('pancakes', { n: 12 })]
    expect(many.height).toBeGreaterThan(few.height * 2)
    expect(topOf(many)).toBeCloseTo(many.height, 2)
  })

  it('of none has crumbs, and no syrup', () => {
    expect(seen('pancakes', { n: 0 })).toContain('crumb')
    expect(seen('pancakes', { n: 0 })).not.toContain('syrup')
    expect(seen('pancakes', { n: 4 })).not.toContain('crumb')
    expect(seen('pancakes', { n: 4 })).toContain('syrup')
  })
})

describe('one pancake', () => {
  it('is baked like what it shows, on top of its face', () => {
    const plain = seen('pancake')
    const shown = seen('pancake', { shows: 'octopus' })
    expect(shown.length).toBeGreaterThan(plain.length)
    expect(shown.slice(0, plain.length)).toEqual(plain)
  })
})

describe('the board on the market', () => {
  it('crosses out what it shows on its front, and has nothing on its back', () => {
    const front = seen('letterBoard', { shows: 'octopus' })
    const face = front.indexOf('face')
    expect(face).toBeGreaterThan(-1)
    expect(front.slice(face + 1).filter((part) => part === 'cross')).toHaveLength(2)
    expect(front.length).toBeGreaterThan(seen('letterBoard').length)
    expect(seen('letterBoard', { shows: 'octopus' }, 90)).not.toContain('cross')
  })
})

describe('a pile of exercise books', () => {
  it('has as many covers as books, and its top free', () => {
    const pile = model('bookPile', { n: 5 })
    expect(new Set(pile.pieces.map(({ name }) => name)).size).toBe(5)
    expect(topOf(pile)).toBeCloseTo(pile.height, 5)
  })
})
