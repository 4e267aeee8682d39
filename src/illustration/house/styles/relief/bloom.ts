import { blur } from '../../raster/blur.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Stage } from './stage.ts'

/** Lets the brightest places spill over into what is round them. Lengths in page units. */
export function bloom(stage: Stage, above: number, reach: number, strength: number): void {
  const { pixels } = stage
  const cell = stage.step * 4
  const cells = Math.ceil(pixels / cell)
  const columns = coarseColumns(pixels, cell)
  const spill = scratch('bloom', cells * cells)
  const row = scratch('light-row', Math.max(cells + 1, 161))
  for (const plane of [stage.red, stage.green, stage.blue]) {
    for (let y = 0, index = 0; y < cells; y++) {
      const start = Math.min(pixels - 1, y * cell) * pixels
      for (let x = 0; x < cells; x++, index++) {
        spill[index] = Math.max(0, Math.min(2, plane[start + Math.min(pixels - 1, x * cell)]!) - above)
      }
    }
    blur(spill, cells, cells, (reach * stage.scale) / cell, 2)
    for (let y = 0, place = 0; y < pixels; y++) {
      coarseRow(spill, cells, cells, cell, y, row)
      for (let x = 0; x < pixels; x++, place++) {
        const column = columns.left[x]!
        const more = row[column]! + (row[column + 1]! - row[column]!) * columns.part[x]!
        plane[place] = plane[place]! + more * strength
      }
    }
  }
}
