import { describe, expect, it } from 'vitest'
import type { Shape } from '../../drawing.ts'
import type { ModelRequest } from '../model-request.ts'
import { frameAt } from '../space/frame.ts'
import { lensOf } from '../space/lens.ts'
import { thingsOfModels } from '../things-of-models.ts'
import { type ModelName, modelNamed } from './model-named.ts'

/** What a lens before a model sees of it. */
function shapesOf(name: ModelName, state: ModelRequest['state'] = {}): readonly Shape[] {
  const frame = frameAt([0, 0, 0], { heading: 270 })
  const built = modelNamed[name]({
    id: name,
    frame,
    act: { pose: 'stand', feels: 'calm' },
    state,
    seed: 'noor',
  })
  const lens = lensOf({ put: [0.5, 0.5], distance: 9, pitch: 0, focal: 1 }, [0, 1, 0], {
    width: 1000,
    height: 1000,
  })
  const things = thingsOfModels([[built]], { lens, haze: (colour) => colour, near: () => 0.7 })
  return things.flatMap(({ shapes }) => shapes)
}

const partsOf = (name: ModelName, state: ModelRequest['state'] = {}): string[] =>
  shapesOf(name, state).map(({ part }) => part)

describe('the map of an island', () => {
  it('has a meadow in its sea only after somebody has licked one in', () => {
    expect(partsOf('islandMap', { shows: 'octopus' })).not.toContain('lick')
    expect(partsOf('islandMap', { shows: 'octopus', meadow: true })).toContain('lick')
  })

  it('has beside the child in that meadow whoever came along, and nobody where nobody did', () => {
    const count = (beside?: string): number =>
      partsOf('islandMap', { shows: 'octopus', meadow: true, ...(beside && { beside }) }).length
    expect(count('dog')).toBeGreaterThan(count())
    expect(count('person')).toBeGreaterThan(count())
  })

  it('shows what a child loves in its middle, whatever that is', () => {
    expect(partsOf('islandMap', { shows: 'octopus' })).not.toEqual(partsOf('islandMap', { shows: 'rocket' }))
  })
})

describe('a castle without an inside', () => {
  it('leaves its gate open to what stands behind', () => {
    const walls = shapesOf('castle').filter(({ part }) => part === 'wall')
    expect(walls.length).toBeGreaterThan(0)
    expect(walls.some(({ points }) => inside(points, [500, 500]))).toBe(false)
    expect(walls.some(({ points }) => inside(points, [350, 500]))).toBe(true)
  })
})

describe('a cow that has eaten a wood', () => {
  it('is green about the muzzle and nowhere else', () => {
    const stained = shapesOf('cow', { muzzle: '#6cae3e' }).filter(({ colour }) => colour === '#6cae3e')
    expect(new Set(stained.map(({ part }) => part))).toEqual(new Set(['muzzle']))
    expect(shapesOf('cow').filter(({ colour }) => colour === '#6cae3e')).toEqual([])
  })
})

/** Whether a point of the page lies within an outline. */
function inside(points: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean {
  return points.reduce((within, [x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as readonly [number, number]
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !within : within
  }, false)
}
