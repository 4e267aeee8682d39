import { describe, expect, it } from 'vitest'
import { ellipse } from '../../pen/curves.ts'
import { type Brush, growOutline } from './grow-outline.ts'

const brush: Brush = { width: 4, floor: 0.5, side: 0.5, wobble: 0, light: [-0.6, -0.8], pressure: () => 0 }

function reachOf(points: readonly (readonly [number, number])[]): number {
  return Math.max(...points.map(([x, y]) => Math.hypot(x, y)))
}

describe('growOutline', () => {
  it('grows a shape by the width of the brush at most', () => {
    const grown = growOutline({ points: ellipse(0, 0, 20) }, brush)
    expect(grown.hole).toBeUndefined()
    expect(reachOf(grown.points)).toBeGreaterThan(22)
    expect(reachOf(grown.points)).toBeLessThanOrEqual(24.7)
  })

  it.each([20, 3])('leaves a hole of radius %s open, a little narrower', (radius) => {
    const grown = growOutline({ points: ellipse(0, 0, radius), hole: true }, brush)
    expect(grown.hole).toBe(true)
    expect(reachOf(grown.points)).toBeLessThan(radius)
    expect(reachOf(grown.points)).toBeGreaterThan(radius * 0.3)
  })
})
