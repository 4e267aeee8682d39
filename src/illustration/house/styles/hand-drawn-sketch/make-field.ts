import { blur } from '../../raster/blur.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import { sampleTile, type Tile } from '../../raster/noise.ts'
import { type PixelBox, pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Box, Point } from '../../drawing.ts'
import type { Patch } from '../split-into-pieces.ts'
import { type Field, leastInside } from './hatch.ts'
import type { HiddenCells } from './hidden-cells.ts'
import { landLeftIn, type Sheet } from './sheet.ts'

export interface FieldPlan {
  /** Unit vector to the light, in page axes, and the bounds of what the light turns around. */
  light: Point
  whole: Box
  /** Blur of the outline in page units: strokes end within about so much of it. */
  looseness: number
  /** Added to the page's frame: the cast is drawn nearer to the edge than the land. */
  frameSpare: number
  /** Places that are left light, such as the sky about the moon: 0 .. 1 per page unit. */
  openAt?: ((x: number, y: number) => number) | undefined
  /** Slow unevenness of the hand. */
  uneven: Tile
  unevenOffset: number
  followsLand: boolean
  hidden: HiddenCells
}

/** Everything that hatching needs to know of a patch. Undefined when it lies off the page. */
export function makeField(sheet: Sheet, patch: Patch, plan: FieldPlan): Field | undefined {
  const whole = pixelBox(patch.bounds, sheet, plan.looseness * 2 + 2, 12, sheet.step)
  if (!whole) return undefined
  const number = plan.hidden.numbers.get(patch) ?? Infinity
  const box = cutHiddenFoot(sheet, whole, plan, number)
  const mask = fillMask(patch.outlines, box, sheet.scale, scratch('sketch-mask', box.width * box.height))
  const width = box.width / sheet.step
  const height = box.height / sheet.step
  const inside = fillMask(
    patch.outlines,
    { x0: box.x0 / sheet.step, y0: box.y0 / sheet.step, width, height },
    sheet.scale / sheet.step,
    scratch('sketch-inside', width * height),
  )
  const field: Field = {
    box,
    mask,
    width,
    height,
    inside,
    shade: scratch('sketch-shade', width * height),
    frame: scratch('sketch-field-frame', width * height),
  }
  blur(inside, width, height, Math.max(0.6, (plan.looseness * sheet.scale) / sheet.step), 1)
  layShade(sheet, field, plan, number)
  if (plan.followsLand) field.ridge = ridgeOf(sheet, field, plan)
  return field
}

/** A box without its lowest rows if all of them are hidden: hills go on behind nearer ones, down to the page's foot. */
function cutHiddenFoot(sheet: Sheet, box: PixelBox, plan: FieldPlan, number: number): PixelBox {
  const { columns, rows, step } = sheet
  const { coveredBy } = plan.hidden
  const top = box.y0 / step
  const left = Math.max(0, box.x0 / step)
  const right = Math.min(columns, (box.x0 + box.width) / step)
  const isHidden = (row: number): boolean => {
    const start = Math.max(0, Math.min(rows - 1, row)) * columns
    for (let column = left; column < right; column++) {
      if (coveredBy[start + column]! <= number) return false
    }
    return true
  }
  let foot = (box.y0 + box.height) / step
  while (foot > top + 1 && isHidden(foot - 1)) foot--
  // As far as the softened outline reaches.
  const spare = Math.ceil((plan.looseness * sheet.scale * 3) / step) + 2
  return { ...box, height: Math.min(box.height, (foot - top + spare) * step) }
}

function layShade(sheet: Sheet, field: Field, plan: FieldPlan, number: number): void {
  const { coveredBy } = plan.hidden
  const { box, width, height, inside, shade, frame } = field
  const unit = sheet.step / sheet.scale
  const { light, whole } = plan
  const x0 = Math.max(-30, whole.x0)
  const y0 = Math.max(-30, whole.y0)
  const halfWide = Math.max(4, (Math.min(sheet.units.width + 30, whole.x1) - x0) / 2)
  const halfHigh = Math.max(4, (Math.min(sheet.units.height + 30, whole.y1) - y0) / 2)
  const firstRow = box.y0 / sheet.step
  const firstColumn = box.x0 / sheet.step
  for (let row = 0, index = 0; row < height; row++) {
    const y = (firstRow + row) * unit
    const v = (y - y0) / halfHigh - 1
    const frameRow = Math.max(0, Math.min(sheet.rows - 1, firstRow + row)) * sheet.columns
    for (let column = 0; column < width; column++, index++) {
      const frameColumn = Math.max(0, Math.min(sheet.columns - 1, firstColumn + column))
      const cell = frameRow + frameColumn
      if (coveredBy[cell]! > number || inside[index]! < leastInside) {
        shade[index] = 0
        frame[index] = 0
        continue
      }
      const x = (firstColumn + column) * unit
      const u = (x - x0) / halfWide - 1
      const uneven = sampleTile(plan.uneven, x * 0.12 + plan.unevenOffset, y * 0.12)
      let amount = 0.5 - (u * light[0] + v * light[1]) * 0.5 + uneven * 0.3
      if (plan.openAt) amount -= plan.openAt(x, y)
      shade[index] = amount > 1 ? 1 : amount
      frame[index] = plan.frameSpare > 0 ? sheet.frame[cell]! + plan.frameSpare : landLeftIn(sheet, cell)
    }
  }
}

/** The upper edge of a stretch of land, smoothed, relative to its mean; what is level still rolls a little. */
function ridgeOf({ scale }: Sheet, { box, mask }: Field, plan: FieldPlan): Float32Array {
  const ridge = scratch('sketch-ridge', box.width)
  let sum = 0
  for (let x = 0; x < box.width; x++) {
    let y = 0
    while (y < box.height && mask[y * box.width + x]! < 0.5) y++
    ridge[x] = y === box.height ? (x > 0 ? ridge[x - 1]! : 0) : y
    sum += ridge[x]!
  }
  const mean = sum / Math.max(1, box.width)
  for (let x = 0; x < box.width; x++) {
    const roll = sampleTile(plan.uneven, ((x + box.x0) / scale) * 0.035 + plan.unevenOffset, 0)
    ridge[x] = (ridge[x]! - mean) * 0.85 + roll * 40 * scale
  }
  return blur(ridge, box.width, 1, 12, 1)
}
