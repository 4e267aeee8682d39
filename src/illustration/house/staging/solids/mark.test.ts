import { describe, expect, it } from 'vitest'
import { lengthOf, unit, type Vector } from '../space/vector.ts'
import { markThrough, seenOf } from './mark.ts'
import type { Mark } from './solid.ts'

const egg = {
  centre: [0, 0, 0],
  axes: [
    [1, 0, 0],
    [0, 2, 0],
    [0, 0, 1],
  ],
} as const
const eye: Vector = [0, 0, -10]
const paint = { part: 'patch', material: 'fur', colour: '#aa6633' } as const

/** Round the egg at its middle height, so many degrees from where the eye sees it straight on. */
function at(degrees: number, high = 0): { ball: typeof egg; way: Vector } {
  const turn = (degrees / 180) * Math.PI
  return { ball: egg, way: unit([Math.sin(turn), high, -Math.cos(turn)]) }
}

function mark(places: readonly ReturnType<typeof at>[], width?: number): Mark {
  const made = markThrough(places, paint, width)
  if (made.kind !== 'mark') throw new Error('no mark')
  return made
}

describe('a mark on a ball', () => {
  it('lies on its surface', () => {
    for (const [x, y, z] of mark([at(0), at(60, 0.5), at(150, -1)]).points)
      expect(lengthOf([x, y / 2, z])).toBeCloseTo(1)
  })

  it('is seen whole where it looks at the eye, and not at all beyond the horizon', () => {
    const before = mark([at(-30), at(0, 0.4), at(30)])
    expect(seenOf(before, eye)).toEqual(before.points)
    expect(seenOf(mark([at(150), at(180, 0.4), at(210)]), eye)).toEqual([])
  })

  it('follows the horizon where it goes beyond it', () => {
    const half = mark([at(40), at(80, 0.3), at(140), at(80, -0.3)])
    const seen = seenOf(half, eye)
    expect(seen).toHaveLength(4)
    expect(seen[0]).toEqual(half.points[0])
    const rim = seen[2] as Vector
    // The tangent plane at the horizon goes through the eye.
    expect(rim[0] * eye[0] + (rim[1] * eye[1]) / 4 + rim[2] * eye[2]).toBeCloseTo(1)
    expect(rim[0]).toBeGreaterThan(0.9)
  })

  it('as a line is the longest stretch in sight', () => {
    const round = mark([at(-60), at(180), at(-20), at(10), at(40), at(150)], 0.1)
    expect(seenOf(round, eye)).toEqual(round.points.slice(2, 5))
  })
})
