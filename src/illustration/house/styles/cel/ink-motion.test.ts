import { expect, test } from 'vitest'
import type { Point, Shape } from '../../drawing.ts'
import { ellipse } from '../../pen/curves.ts'
import { inkMotion } from './ink-motion.ts'

const airy = { closed: true, colour: '#ffffff', marking: true, alpha: 0.6 } as const

function widthAt(points: readonly Point[], x: number): number {
  const ys = points.filter((point) => Math.abs(point[0] - x) < 1).map(([, y]) => y)
  return Math.max(...ys) - Math.min(...ys)
}

test('a streak is a line of ink that is thickest where it begins and runs out', () => {
  const streak: Shape = {
    ...airy,
    part: 'streak',
    material: 'paper',
    points: [
      [0, 0],
      [35, 5],
      [100, 0],
      [35, -5],
    ],
  }
  const [line, ...more] = inkMotion(streak)
  expect(more).toEqual([])
  expect(line?.material).toBe('ink')
  expect(widthAt(line?.points ?? [], 8)).toBeCloseTo(6)
  expect(line?.points).toContainEqual([100, 0])
})

test('a puff of dust has an edge above and none below', () => {
  const puff: Shape = { ...airy, part: 'dust', material: 'cloud', points: ellipse(50, 50, 20, 20) }
  const [round, edge] = inkMotion(puff)
  expect(round?.points).toEqual(puff.points)
  expect(edge?.closed).toBe(false)
  expect(Math.max(...(edge?.points ?? []).map(([, y]) => y))).toBeLessThan(60)
})

test('all else stays as it is', () => {
  const roof: Shape = { ...airy, part: 'roof', material: 'stone', points: ellipse(0, 0, 5, 5) }
  expect(inkMotion(roof)).toEqual([roof])
})
