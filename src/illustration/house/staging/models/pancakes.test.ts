import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../model-request.ts'
import type { Model } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import { lensOf } from '../space/lens.ts'
import type { Vector } from '../space/vector.ts'
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

describe('a pancake of snow', () => {
  const rimOf = (state: ModelRequest['state']): number => {
    const [disc] = model('pancake', { ragged: true, ...state }).pieces
    const [foot] = disc?.solids ?? []
    return foot?.kind === 'plane' ? area(foot.points) : 0
  }
  /** Of an outline that lies. */
  const area = (points: readonly Vector[]): number =>
    Math.abs(
      points.reduce((sum, [x, , z], index) => {
        const next = points[(index + 1) % points.length] as Vector
        return sum + x * next[2] - next[0] * z
      }, 0) / 2,
    )

  it('has lost as much as somebody bit off', () => {
    expect(rimOf({ bitten: true })).toBeLessThan(rimOf({}) * 0.96)
    expect(rimOf({ bitten: true })).toBeGreaterThan(rimOf({}) * 0.7)
  })
})

describe('a list', () => {
  it('has as many lines as are told, a dash before each, and one crossed out', () => {
    const written = (lines: number) =>
      seen('drawing', { stick: 0, lines }).filter((part) => part === 'writing').length
    expect(written(0)).toBe(0)
    expect(written(9)).toBe(19)
  })
})

describe('a doorway', () => {
  it('lets who is half through it be before and behind its wall', () => {
    const door = model('doorway', { wide: 1.2 })
    const through = (z: number): Model => {
      const built = modelNamed.sheep({
        id: 'sheep',
        frame: frameAt([0, 0, z], { heading: 90 }),
        act: { pose: 'stand', feels: 'calm' },
        state: {},
        seed: 'noor',
      })
      return built
    }
    const lens = lensOf({ put: [0.5, 0.5], distance: 4, pitch: -10, focal: 1 }, [0, 0.6, 0], {
      width: 1000,
      height: 1000,
    })
    const ids = (z: number): string[] =>
      thingsOfModels([[door, through(z)]], { lens, haze: (colour) => colour, near: () => 0.7 }).map(
        ({ id }) => id,
      )
    expect(ids(0)[0]).toBe('sheep')
    expect(ids(0).at(-1)).toBe('sheep')
    expect(ids(0)).toContain('doorway')
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
