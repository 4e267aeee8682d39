import { blur } from '../../raster/blur.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Stage } from './stage.ts'

/** Lets the brightest places spill over into what is round them. Lengths in page units. */
export function bloom(stage: Stage, above: number, reach: number, strength: number): void {
  const { width, height } = stage
  const cell = stage.step * 4
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const columns = coarseColumns(width, cell)
  const spill = scratch('bloom', across * down)
  const row = scratch('light-row', across + 1)
  for (const plane of [stage.red, stage.green, stage.blue]) {
    for (let y = 0, index = 0; y < down; y++) {
      const start = Math.min(height - 1, y * cell) * width
      for (let x = 0; x < across; x++, index++) {
        spill[index] = Math.max(0, Math.min(2, plane[start + Math.min(width - 1, x * cell)]!) - above)
      }
    }
    blur(spill, across, down, (reach * stage.scale) / cell, 2)
    for (let y = 0, place = 0; y < height; y++) {
      coarseRow(spill, across, down, cell, y, row)
      for (let x = 0; x < width; x++, place++) {
        const column = columns.left[x]!
        const more = row[column]! + (row[column + 1]! - row[column]!) * columns.part[x]!
        plane[place] = plane[place]! + more * strength
      }
    }
  }
}
