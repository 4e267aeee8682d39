import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../model-request.ts'
import type { Model } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import { lengthOf, minus, type Vector } from '../space/vector.ts'
import { rope } from './rope.ts'

const toe: Vector = [4, 2.5, 3]

function pulled(state: ModelRequest['state'] = {}): Model {
  return rope({
    id: 'rope',
    frame: frameAt([0, 0.8, 3], { heading: 0 }),
    act: { pose: 'stand', feels: 'calm', hands: { right: toe } },
    state: { length: 3, loop: 0.6, ...state },
    groundAt: () => 0.2,
    seed: 'noor',
  })
}

function lowest({ pieces }: Model): number {
  const solids = pieces.flatMap((piece) => piece.solids)
  return Math.min(...solids.flatMap((solid) => (solid.kind === 'limb' ? solid.points.map(([, y]) => y) : [])))
}

describe('a rope', () => {
  it('is tied round what it touches, on the side of those who pull', () => {
    const knot = pulled().anchors['knot']?.origin as Vector
    expect(lengthOf(minus(knot, toe))).toBeCloseTo(0.6)
    expect(knot[0]).toBeLessThan(toe[0])
  })

  it('has room for hands from its front to its back', () => {
    const grips = Object.entries(pulled().anchors).filter(([name]) => name.startsWith('grip'))
    expect(grips.length).toBe(11)
    expect(grips.at(-1)?.[1].origin[0]).toBeCloseTo(-3)
  })

  it('lies on the ground behind the last of them, unless it has no tail', () => {
    expect(lowest(pulled())).toBeCloseTo(0.2, 1)
    expect(lowest(pulled({ tail: false }))).toBeGreaterThan(0.7)
  })
})
