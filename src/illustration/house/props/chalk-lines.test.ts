import { describe, expect, it } from 'vitest'
import type { Point, Shape } from '../drawing.ts'
import { roundBox } from '../pen/curves.ts'
import { chalkLines } from './chalk-lines.ts'

function box(x: number, y: number, size: number, more: Partial<Shape> = {}): Shape {
  const points = roundBox(x, y, size, size)
  return { part: 'box', points, closed: true, colour: '#aa3322', material: 'wood', ...more }
}

function pointsOf(shapes: readonly Shape[]): Point[] {
  return chalkLines(shapes, '#ffffff', 1, 'one').flatMap((line) => [...line.points])
}

/** Well inside the square of 20 at the origin. */
function inFirst([x, y]: Point): boolean {
  return x > 1 && x < 19 && y > 1 && y < 19
}

/** Well inside the square of 20 that starts at 10, 10. */
function inSecond([x, y]: Point): boolean {
  return x > 11 && x < 29 && y > 11 && y < 29
}

describe('chalkLines', () => {
  it('hides the lines that lie behind a later shape, and keeps the one in front whole', () => {
    const points = pointsOf([box(0, 0, 20), box(10, 10, 20)])
    expect(points.some(inSecond)).toBe(false)
    expect(points.some(inFirst)).toBe(true)
  })

  it('draws one outline round the shapes of one piece', () => {
    const points = pointsOf([box(0, 0, 20, { group: 'a' }), box(10, 10, 20, { group: 'a' })])
    expect(points.some((point) => inFirst(point) || inSecond(point))).toBe(false)
    expect(points.length).toBeGreaterThan(50)
  })

  it('lets a marking hide nothing, and leaves glows out', () => {
    const marked = pointsOf([box(0, 0, 20), box(10, 10, 20, { marking: true })])
    expect(marked.some(inSecond)).toBe(true)
    expect(chalkLines([box(0, 0, 20, { soft: true })], '#ffffff', 1, 'one')).toEqual([])
  })

  it('keeps the outline of a hole, and shows what is seen through it', () => {
    const hole = roundBox(4, 4, 12, 12)
    const points = pointsOf([box(8, 8, 4), box(0, 0, 20, { holes: [hole] })])
    expect(points.some(([x, y]) => x > 7 && x < 13 && y > 7 && y < 13)).toBe(true)
    expect(points.some(([x, y]) => Math.abs(x - 4) < 0.5 && y > 5 && y < 15)).toBe(true)
  })
})
