import { describe, expect, it } from 'vitest'
import { depthOf, lensOf, pointBehind, project } from './lens.ts'
import { projectEllipsoid, projectPolygon } from './project.ts'
import { lengthOf, minus, type Vector } from './vector.ts'

const page = { width: 1000, height: 1000 }
const doublePage = { width: 2000, height: 1000 }
const aim: Vector = [1, 0.5, 3]
const views = [
  { put: [0.5, 0.5], distance: 4, pitch: 0, focal: 1.2 },
  { put: [0.31, 0.6], distance: 4.9, pitch: -8, yaw: -3, roll: 7, focal: 1 },
  { put: [0.6, 0.3], distance: 30, pitch: -62, yaw: 20, roll: -3, focal: 1.4 },
  { put: [0.2, 0.8], distance: 0.9, pitch: 17, focal: 0.95 },
] as const

describe('a camera that is told like a photographer', () => {
  it.each(views)('has its aim where it is to be put, as far away as it is told ($pitch degrees)', (words) => {
    const lens = lensOf(words, aim, doublePage)
    const [x, y] = project(lens, aim)
    expect(x).toBeCloseTo(words.put[0] * doublePage.width, 6)
    expect(y).toBeCloseTo(words.put[1] * doublePage.height, 6)
    expect(lengthOf(minus(aim, lens.at))).toBeCloseTo(words.distance, 6)
  })

  it('looks down with a negative pitch: what lies on the ground rises in the picture', () => {
    const ground: Vector = [1, 0, 6]
    const level = project(lensOf({ put: [0.5, 0.5], distance: 4, pitch: 0, focal: 1 }, aim, page), ground)
    const steep = project(lensOf({ put: [0.5, 0.5], distance: 4, pitch: -40, focal: 1 }, aim, page), ground)
    expect(steep[1]).toBeLessThan(level[1])
  })

  it('lets the ground fall to the right with a positive roll', () => {
    const lens = lensOf({ put: [0.5, 0.5], distance: 4, pitch: 0, roll: 10, focal: 1 }, aim, page)
    const [left, right] = [project(lens, [0, 0, 3]), project(lens, [2, 0, 3])]
    expect(right[1]).toBeGreaterThan(left[1])
  })

  it('finds the point behind a place in the picture again', () => {
    const lens = lensOf(views[1], aim, doublePage)
    const there = pointBehind(lens, [1500, 900], 3)
    expect(project(lens, there)[0]).toBeCloseTo(1500, 6)
    expect(project(lens, there)[1]).toBeCloseTo(900, 6)
    expect(depthOf(lens, there)).toBeCloseTo(3, 6)
  })
})

describe('what a lens sees', () => {
  const lens = lensOf({ put: [0.4, 0.55], distance: 6, pitch: -20, yaw: 10, focal: 1.2 }, aim, page)

  it('sees an ellipsoid as the ellipse round its projected points', () => {
    const axes = [
      [0.5, 0, 0],
      [0, 0.2, 0.1],
      [0, -0.1, 0.3],
    ] as const
    const seen = projectEllipsoid(lens, aim, axes)
    if (!seen) throw new Error('it is in front of the lens')
    let farthest = 0
    for (let step = 0; step < 2000; step++) {
      const [turn, lift] = [step * 2.399, Math.asin(1 - (2 * step) / 1999)]
      const way = [Math.cos(turn) * Math.cos(lift), Math.sin(turn) * Math.cos(lift), Math.sin(lift)]
      const point = [0, 1, 2].map(
        (axis) =>
          (aim[axis] as number) +
          axes.reduce((sum, own, index) => sum + (own[axis] as number) * (way[index] as number), 0),
      ) as unknown as Vector
      const [x, y] = project(lens, point)
      const [dx, dy] = [x - seen.centre[0], y - seen.centre[1]]
      const along = (dx * Math.cos(seen.turn) + dy * Math.sin(seen.turn)) / seen.long
      const across = (-dx * Math.sin(seen.turn) + dy * Math.cos(seen.turn)) / seen.short
      farthest = Math.max(farthest, Math.hypot(along, across))
    }
    // Exact at its centre; near the lens its nearer half is a little larger.
    expect(farthest).toBeGreaterThan(0.95)
    expect(farthest).toBeLessThan(1.1)
  })

  it('cuts a floor that goes on behind the lens, and sees nothing of what is behind it', () => {
    const floor: Vector[] = [
      [-50, 0, -50],
      [50, 0, -50],
      [50, 0, 50],
      [-50, 0, 50],
    ]
    expect(projectPolygon(lens, floor).every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    expect(
      projectPolygon(
        lens,
        floor.map(([x, y, z]): Vector => [x, y, z - 200]),
      ),
    ).toEqual([])
  })
})
