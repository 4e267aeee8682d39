import { expect, test } from 'vitest'
import type { Point } from '../drawing.ts'
import { fillMask } from './fill-mask.ts'
import { strokeOutlines } from './stroke-outlines.ts'

const box = { x0: -2, y0: -2, width: 24, height: 24 }

function rectangle(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}

function sumOf(mask: Float32Array): number {
  return mask.reduce((sum, value) => sum + value, 0)
}

function filled(...outlines: Parameters<typeof fillMask>[0][number][]): Float32Array {
  return fillMask(outlines, box, 1, new Float32Array(box.width * box.height))
}

test('coverage adds up to the area of the shape', () => {
  expect(sumOf(filled({ points: rectangle(1.25, 2.5, 9.75, 7.25) }))).toBeCloseTo(8.5 * 4.75, 3)
  const triangle: Point[] = [
    [0.3, 0.2],
    [17.6, 5.1],
    [4.4, 15.7],
  ]
  const area = Math.abs((17.6 - 0.3) * (15.7 - 0.2) - (4.4 - 0.3) * (5.1 - 0.2)) / 2
  expect(sumOf(filled({ points: triangle }))).toBeCloseTo(area, 2)
})

test('a shape that runs off the box is cut at its edge', () => {
  const mask = filled({ points: rectangle(-50, 3, 60, 5) })
  expect(sumOf(mask)).toBeCloseTo(24 * 2, 3)
  expect(mask[5 * box.width + box.width - 1]).toBe(1)
  expect(mask[5 * box.width]).toBe(1)
})

test('overlapping shapes make one union, whichever way round they are drawn', () => {
  const one = rectangle(1, 1, 8, 8)
  const other = rectangle(5, 1, 12, 8).reverse()
  expect(sumOf(filled({ points: one }, { points: other }))).toBeCloseTo(11 * 7, 3)
})

test('holes are cut out', () => {
  const mask = filled({ points: rectangle(0, 0, 10, 10) }, { points: rectangle(3, 3, 6, 6), hole: true })
  expect(sumOf(mask)).toBeCloseTo(100 - 9, 3)
})

test('a stroke has its width, a round end and no gaps at corners', () => {
  const mask = filled(
    ...strokeOutlines(
      [
        [3, 3],
        [15, 3],
        [15, 15],
      ],
      2,
    ),
  )
  const at = (x: number, y: number) => mask[(y + 2) * box.width + x + 2]!
  expect(at(9, 2)).toBeCloseTo(1, 2)
  expect(at(9, 3)).toBeCloseTo(1, 2)
  expect(at(9, 5)).toBe(0)
  expect(at(14, 3)).toBeCloseTo(1, 2)
  expect(sumOf(mask)).toBeGreaterThan(2 * 24)
  expect(sumOf(mask)).toBeLessThan(2 * 24 + 6)
})
