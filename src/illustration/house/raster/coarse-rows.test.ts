import { expect, test } from 'vitest'
import { coarseColumns, coarseRow, shrink } from './coarse-rows.ts'

test('a smooth slope comes back from the coarse grid as it was', () => {
  const [width, height, step] = [24, 16, 4]
  const slope = Float32Array.from({ length: width * height }, (_, index) => {
    return (index % width) * 0.5 + Math.floor(index / width) * 0.25
  })
  const coarse = shrink(slope, width, height, step, new Float32Array(24))
  const columns = coarseColumns(width, step)
  const row = new Float32Array(width / step + 1)
  for (const y of [2, 5, 9, 13]) {
    coarseRow(coarse, width / step, height / step, step, y, row)
    for (const x of [2, 7, 12, 21]) {
      const left = columns.left[x]!
      const read = row[left]! + (row[left + 1]! - row[left]!) * columns.part[x]!
      expect(read).toBeCloseTo(slope[y * width + x]!, 4)
    }
  }
})
