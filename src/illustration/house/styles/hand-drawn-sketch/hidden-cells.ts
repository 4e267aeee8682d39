import { fillMask } from '../../raster/fill-mask.ts'
import { pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Patch } from '../split-into-pieces.ts'
import { extentOf } from './draw-mark.ts'
import type { Sheet } from './sheet.ts'

/** Tells of the sheet's coarse cells whether a patch need not be drawn there, because a later one rubs it out. */
export interface HiddenCells {
  /** Number of the last patch, from 1, that covers a cell and its neighbours wholly; 0 for none. */
  coveredBy: Int32Array
  numbers: ReadonlyMap<Patch, number>
}

/** Narrowest patch that is worth asking, in page units. */
const leastExtent = 30

/** Asks wide, opaque patches which cells they cover wholly; `patches` in drawing order. */
export function findHiddenCells(sheet: Sheet, patches: readonly Patch[]): HiddenCells {
  const coveredBy = new Int32Array(sheet.columns * sheet.rows)
  const numbers = new Map(patches.map((patch, index) => [patch, index + 1]))
  for (const patch of patches) {
    const covers = !patch.soft && !patch.line && !patch.marking && patch.alpha > 0.99
    if (covers && extentOf(patch, sheet.units) > leastExtent)
      markCovered(sheet, patch, numbers.get(patch) as number, coveredBy)
  }
  return { coveredBy, numbers }
}

function markCovered(sheet: Sheet, patch: Patch, number: number, coveredBy: Int32Array): void {
  const { columns, rows } = sheet
  // With some overhang, so that cells at the trim have neighbours too.
  const box = pixelBox(patch.bounds, sheet, 0, 12, sheet.step)
  if (!box) return
  const [x0, y0] = [box.x0 / sheet.step, box.y0 / sheet.step]
  const [width, height] = [box.width / sheet.step, box.height / sheet.step]
  const mask = fillMask(
    patch.outlines,
    { x0, y0, width, height },
    sheet.scale / sheet.step,
    scratch('sketch-cover', width * height),
  )
  for (let row = 1; row < height - 1; row++) {
    const y = y0 + row
    if (y < 0 || y >= rows) continue
    for (let column = 1, index = row * width + 1; column < width - 1; column++, index++) {
      const x = x0 + column
      if (x < 0 || x >= columns) continue
      if (mask[index - 1]! < 1 || mask[index + 1]! < 1) continue
      if (mask[index - width]! < 1 || mask[index]! < 1 || mask[index + width]! < 1) continue
      coveredBy[y * columns + x] = number
    }
  }
}
