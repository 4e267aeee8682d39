import { expect, test } from 'vitest'
import { solveBalloon } from './solve-balloon.ts'

function disc(edge: number, radius: number): Float32Array {
  const middle = (edge - 1) / 2
  return Float32Array.from({ length: edge * edge }, (_, cell) => {
    const [x, y] = [(cell % edge) - middle, Math.floor(cell / edge) - middle]
    return x * x + y * y < radius * radius ? 1 : 0
  })
}

test('a disc becomes a ball', () => {
  const [edge, radius] = [101, 40]
  const height = solveBalloon(disc(edge, radius), edge, edge, 0)
  for (const away of [0, 12, 24, 34]) {
    const ball = Math.sqrt(radius * radius - away * away)
    expect(Math.abs(height[50 * edge + 50 + away]! - ball)).toBeLessThan(2.5)
  }
  expect(height[50 * edge + 95]).toBe(0)
})

test('a bevelled slab is flat inside and round at its rim', () => {
  const [edge, bevel] = [101, 6]
  const slab = Float32Array.from({ length: edge * edge }, (_, cell) => {
    const [x, y] = [cell % edge, Math.floor(cell / edge)]
    return x > 10 && x < 90 && y > 10 && y < 90 ? 1 : 0
  })
  const height = solveBalloon(slab, edge, edge, bevel)
  const row = 50 * edge
  expect(Math.abs(height[row + 50]! - height[row + 40]!)).toBeLessThan(0.05)
  expect(height[row + 50]).toBeGreaterThan(bevel * 0.95)
  expect(height[row + 13]).toBeLessThan(height[row + 30]! * 0.9)
})
