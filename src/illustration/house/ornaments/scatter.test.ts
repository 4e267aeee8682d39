import { describe, expect, it } from 'vitest'
import { randomFrom } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { type Cutout, scatter } from './scatter.ts'

const ring: Point[] = Array.from({ length: 16 }, (_, step) => {
  const angle = (step / 16) * 2 * Math.PI
  return [Math.cos(angle) / 2, Math.sin(angle) / 2]
})
const round: Cutout = { points: [[0, 0], ...ring], turn: 180 }
const courses = [
  { cutouts: [0, 1], count: 6, scale: 180, gap: 40 },
  { cutouts: [0, 1], count: 60, scale: 60, gap: 30 },
]
const laid = scatter([round, round], courses, randomFrom('one'))

/** On a sheet that repeats, the shortest way between two pieces may lead over an edge. */
function apart(a: Point, b: Point): number {
  const along = (axis: 0 | 1): number => {
    const once = Math.abs(a[axis] - b[axis])
    return Math.min(once, 1000 - once)
  }
  return Math.hypot(along(0), along(1))
}

describe('cutouts scattered over a sheet', () => {
  it('keep apart, also across the edges of the sheet', () => {
    for (const [index, one] of laid.entries()) {
      for (const other of laid.slice(index + 1)) {
        // Room is measured from the middles of cells of 25 units.
        expect(apart(one.at, other.at) - one.scale / 2 - other.scale / 2).toBeGreaterThan(30 - 18)
      }
    }
  })

  it('fill the sheet from corner to corner', () => {
    for (let x = 0; x < 1000; x += 100) {
      for (let y = 0; y < 1000; y += 100) {
        expect(Math.min(...laid.map(({ at }) => apart(at, [x, y])))).toBeLessThan(200)
      }
    }
  })

  it('lie in the same places for the same seed and elsewhere for another', () => {
    expect(scatter([round, round], courses, randomFrom('one'))).toEqual(laid)
    expect(scatter([round, round], courses, randomFrom('two'))).not.toEqual(laid)
  })

  it('lie in no rows', () => {
    const heights = new Set(laid.slice(0, 6).map(({ at }) => Math.round(at[1] / 40)))
    expect(heights.size).toBeGreaterThan(3)
  })
})
