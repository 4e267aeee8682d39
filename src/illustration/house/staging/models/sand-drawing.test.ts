import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../boxes.ts'
import type { Point } from '../../drawing.ts'
import type { ModelRequest } from '../model-request.ts'
import { frameAt } from '../space/frame.ts'
import { sandDrawing } from './sand-drawing.ts'

/** Where its lines are on the map, seen from above. */
function drawn(state: ModelRequest['state'], heading = 90): Point[] {
  const frame = frameAt([3, 0, 5], { heading })
  const act = { pose: 'stand', feels: 'calm' }
  return sandDrawing({ id: 'drawing', frame, act, state, seed: 'noor' }).pieces.flatMap(({ solids }) =>
    solids.flatMap((solid) =>
      solid.kind === 'line' || solid.kind === 'plane' ? solid.points.map(([x, , z]): Point => [x, z]) : [],
    ),
  )
}

describe('a drawing in the sand', () => {
  it('is as large as a picture tells, about its place', () => {
    const { x0, x1, y0, y1 } = boundsOf([{ points: drawn({ shows: 'octopus', size: 6 }) }])
    expect(Math.max(x1 - x0, y1 - y0)).toBeCloseTo(6, 0)
    expect((x0 + x1) / 2).toBeCloseTo(3, 0)
    expect((y0 + y1) / 2).toBeCloseTo(5, 0)
  })

  it('is not there where the child of this book loves nothing more', () => {
    expect(drawn({ size: 6 })).toEqual([])
  })

  it('follows the way that was driven', () => {
    const way = drawn({
      along: [
        [0, 0],
        [2, 3],
        [-1, 6],
      ],
    })
    for (const [x, z] of [
      [3, 5],
      [5, 8],
      [2, 11],
    ] as const)
      expect(Math.min(...way.map((point) => Math.hypot(point[0] - x, point[1] - z)))).toBeLessThan(0.01)
  })
})
