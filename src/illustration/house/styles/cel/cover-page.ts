import type { Box } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import { type PixelBox, pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Plates } from './plates.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** Coverage (0..1) of some outlines over a box of pixels. */
export interface Cover {
  box: PixelBox
  mask: Float32Array
}

/** Beyond the page by so many units shapes are still known, so that edges and shades at the trim are right. */
const overhang = 40

/**
 * Covers the union of outlines, with `pad` page units of nothing around it, blurred by `softness` page units.
 * The mask lives in the scratch buffer `name`. Undefined when all lies off the page.
 */
export function coverPage(
  plates: Plates,
  name: string,
  outlines: readonly Outline[],
  bounds: Box,
  pad: number,
  softness = 0,
): Cover | undefined {
  const box = pixelBox(bounds, plates, pad + softness * 2.5 + 2 / plates.scale, overhang)
  if (!box) return undefined
  const mask = fillMask(outlines, box, plates.scale, scratch(name, box.width * box.height))
  if (softness > 0) blur(mask, box.width, box.height, softness * plates.scale)
  return { box, mask }
}

/** The part of a box that lies on the sheet, in pixels of the sheet. */
export function onPage(
  box: PixelBox,
  { width, height }: PageSize,
): { left: number; top: number; right: number; bottom: number } {
  return {
    left: Math.max(0, box.x0),
    top: Math.max(0, box.y0),
    right: Math.min(width, box.x0 + box.width),
    bottom: Math.min(height, box.y0 + box.height),
  }
}

/** Where the run of wholly covered pixels that begins at `from` ends, at `end` at the latest. */
export function endOfRun(mask: Float32Array, from: number, end: number): number {
  let at = from
  while (at < end && mask[at] === 1) at++
  return at
}
