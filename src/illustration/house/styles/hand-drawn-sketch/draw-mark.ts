import type { Thing } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import { type PixelBox, pixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Patch } from '../split-into-pieces.ts'
import type { Desk } from './desk.ts'
import { layWax, rubOut } from './lay-wax.ts'
import { landLeftIn, type Sheet } from './sheet.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** The narrower side of what lies on the page, in page units. */
export function extentOf(patch: Pick<Patch, 'bounds'>, { width, height }: PageSize['units']): number {
  const { x0, x1, y0, y1 } = patch.bounds
  return Math.min(Math.min(width + 30, x1) - Math.max(-30, x0), Math.min(height + 30, y1) - Math.max(-30, y0))
}

/** Whether something is small and all on the page, so that it may stand in the drawing's margin. */
export function standsWhole(
  { bounds: { x0, x1, y0, y1 } }: Pick<Patch, 'bounds'>,
  { width, height }: PageSize['units'],
): boolean {
  const size = Math.max(x1 - x0, y1 - y0)
  // A leaf or the heart of a flower does not stay where the flower has gone.
  return size < 60 && Math.min(x0, y0, width - x1, height - y1) > (size < 22 ? 40 : 14)
}

/** Lines and small marks: rubbed free, then filled with the point. */
export function drawFlat(desk: Desk, thing: Thing, patch: Patch, colour: Rgb): void {
  const { sheet } = desk
  const box = pixelBox(patch.bounds, sheet, 1, 0)
  if (!box) return
  const mask = fillMask(patch.outlines, box, sheet.scale, scratch('sketch-mask', box.width * box.height))
  if (thing.kind === 'scenery' || thing.kind === 'prop') cutByFrame(sheet, patch, box, mask, thing.kind)
  const pale = Math.min(...colour) > 205
  rubOut(sheet, box, mask, patch.alpha * (patch.material === 'light' || pale ? 1 : 0.9))
  if (pale && patch.material === 'light') return
  // Stripes and seams are laid with the side of the crayon as the cloth is.
  layWax(sheet, box, mask, { colour, press: patch.alpha, fill: patch.material === 'cloth' ? 0.25 : 0.7 })
}

/** Ends what crosses the page where the drawing ends; a small thing that stands whole in the margin may stay. */
function cutByFrame(
  sheet: Sheet,
  patch: Patch,
  box: PixelBox,
  mask: Float32Array,
  kind: Thing['kind'],
): void {
  if (standsWhole(patch, sheet.units)) return
  const cellOf = (pixel: number, count: number): number =>
    Math.max(0, Math.min(count - 1, Math.round(pixel / sheet.step)))
  for (let y = 0, index = 0; y < box.height; y++) {
    const row = cellOf(y + box.y0, sheet.rows) * sheet.columns
    for (let x = 0; x < box.width; x++, index++) {
      if (mask[index] === 0) continue
      const cell = row + cellOf(x + box.x0, sheet.columns)
      const frame = kind === 'scenery' ? landLeftIn(sheet, cell) : sheet.frame[cell]!
      if (frame < 0.5) mask[index] = mask[index]! * Math.max(0, frame * 2)
    }
  }
}

/** Blush, glow and cast shadow: the side of the lead, without an edge. */
export function drawSoft(desk: Desk, thing: Thing, patch: Patch, colour: Rgb): void {
  const { sheet } = desk
  const extent = extentOf(patch, sheet.units)
  const reach = Math.max(1.2, Math.min(24, extent * 0.14))
  const box = pixelBox(patch.bounds, sheet, reach * 2.4, 12)
  if (!box) return
  const mask = fillMask(patch.outlines, box, sheet.scale, scratch('sketch-mask', box.width * box.height))
  blur(mask, box.width, box.height, reach * sheet.scale)
  if (thing.kind === 'scenery') cutByFrame(sheet, patch, box, mask, thing.kind)
  const shines = patch.material === 'light' || patch.material === 'cloud'
  if (shines) rubOut(sheet, box, mask, patch.alpha * 0.75)
  layWax(sheet, box, mask, {
    colour,
    // A shadow on the ground is rubbed in firmly, or whoever stands there would float.
    press: patch.alpha * (shines ? 0.4 : patch.marking ? 0.5 : 1.5),
    // A blush in rough strokes would look like a graze.
    fill: patch.marking ? 0.75 : 0.3,
  })
}
