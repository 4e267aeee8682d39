import { describe, expect, it } from 'vitest'
import { lensOf, project } from './lens.ts'
import { projectEllipsoid } from './project.ts'
import { add, times, type Vector } from './vector.ts'

const lens = lensOf({ put: [0.3, 0.6], distance: 3, pitch: -12, yaw: 20, roll: 7, focal: 1.1 }, [0, 1, 0], {
  width: 2000,
  height: 1000,
})

describe('projectEllipsoid', () => {
  it('outlines all points of the surface of what is near, and no more', () => {
    const centre: Vector = [0.4, 1.2, 0.2]
    const axes: [Vector, Vector, Vector] = [
      [0.9, 0.2, 0],
      [-0.1, 0.45, 0],
      [0, 0, 1.3],
    ]
    const seen = projectEllipsoid(lens, centre, axes)
    expect(seen).not.toBeNull()
    if (!seen) return
    // 1 on the outline, less within it.
    const far = surface().map((way) => {
      const point = axes.reduce((sum: Vector, axis, index) => add(sum, times(axis, way[index as 0])), centre)
      const [x, y] = project(lens, point)
      const [dx, dy] = [x - seen.centre[0], y - seen.centre[1]]
      const [cosine, sine] = [Math.cos(seen.turn), Math.sin(seen.turn)]
      return Math.hypot((dx * cosine + dy * sine) / seen.long, (dy * cosine - dx * sine) / seen.short)
    })
    expect(Math.max(...far)).toBeGreaterThan(0.995)
    expect(Math.max(...far)).toBeLessThan(1.0001)
  })

  it('shows nothing of what is behind the lens', () => {
    const behind = add(lens.at, times(lens.ahead, -1))
    const round: [Vector, Vector, Vector] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]
    expect(projectEllipsoid(lens, behind, round)).toBeNull()
  })
})

function surface(): Vector[] {
  return Array.from({ length: 4000 }, (_, index): Vector => {
    const high = 1 - (2 * (index + 0.5)) / 4000
    const turn = index * 2.39996
    const out = Math.sqrt(1 - high * high)
    return [Math.cos(turn) * out, high, Math.sin(turn) * out]
  })
}
