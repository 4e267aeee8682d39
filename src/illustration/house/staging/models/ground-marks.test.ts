import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../model-request.ts'
import type { Model } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { footprint, ripples, tracks } from './ground-marks.ts'

const slope = (x: number): number => 0.4 * x

function request(state: ModelRequest['state'] = {}): ModelRequest {
  const act = { pose: 'stand', feels: 'calm' }
  return {
    id: 'mark',
    frame: frameAt([3, 1.2, 5], { heading: 90 }),
    act,
    state,
    groundAt: slope,
    seed: 'one',
  }
}

function pointsOf({ pieces }: Model): Vector[] {
  const solids = pieces.flatMap((piece) => piece.solids)
  return solids.flatMap((solid) => (solid.kind === 'plane' ? [...solid.points] : []))
}

describe.each([
  ['a footprint', footprint],
  ['a track', tracks],
  ['a ripple', ripples],
])('%s', (_, build) => {
  it('lies on the ground wherever that rises', () => {
    const model = build(
      request({
        along: [
          [0, 0],
          [2, 3],
          [-1, 6],
        ],
      }),
    )
    const points = pointsOf(model)
    expect(model.lies).toBe(true)
    expect(points.length).toBeGreaterThan(20)
    for (const [x, y] of points) expect(y - slope(x)).toBeCloseTo(0.01)
  })
})

describe('a footprint', () => {
  const materials = (model: Model): Set<string> =>
    new Set(
      model.pieces.flatMap(({ solids }) =>
        solids.flatMap((s) => (s.kind === 'drawn' ? [] : [s.paint.material])),
      ),
    )

  it('holds water only where a picture says so', () => {
    expect(materials(footprint(request())).has('water')).toBe(false)
    expect(materials(footprint(request({ water: '#9ed0d8' }))).has('water')).toBe(true)
  })

  it('has its big toe on the inside of either foot', () => {
    const across = (left: boolean): number => {
      const toes = pointsOf(footprint(request({ left }))).filter(([, , z]) => z > 5 + 2.25)
      return toes.reduce((sum, [x]) => sum + x - 3, 0) / toes.length
    }
    expect(across(false)).toBeLessThan(0)
    expect(across(true)).toBeGreaterThan(0)
  })
})
