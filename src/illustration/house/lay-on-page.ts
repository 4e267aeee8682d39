import type { Drawing, Shape } from './drawing.ts'
import { blur } from './raster/blur.ts'
import { fillMask, type Outline } from './raster/fill-mask.ts'
import type { PageSize } from './raster/page-size.ts'
import type { Rgb } from './raster/rgb.ts'
import { strokeOutlines } from './raster/stroke-outlines.ts'

/** How far the style's own ground still shows around the thing, in page units. */
const fringe = 9

/**
 * Lays what a drawing shows on a page of one colour, in place: the style's own ground gives way to the page
 * around the things and their shadows, so that a vignette has no square behind it, and what of that ground is seen
 * between them is as white as the page. `rgb` holds three bytes a
 * pixel of a picture of `size`.
 */
export function layOnPage(rgb: Uint8Array, drawing: Drawing, size: PageSize, page: Rgb): Uint8Array {
  const { width, height, scale } = size
  const box = { x0: 0, y0: 0, width, height }
  const shapes = drawing.things.filter(({ id }) => id !== 'paper').flatMap((thing) => thing.shapes)
  const mask = fillMask(shapes.flatMap(outlinesOf), box, scale, new Float32Array(width * height))
  blur(mask, width, height, (fringe * size.edge) / 1000)
  const gains = whitenings(rgb, mask, page)
  for (let index = 0; index < mask.length; index++) {
    const kept = Math.min(1, Math.max(0, (mask[index]! - 0.04) / 0.3))
    for (let channel = 0; channel < 3; channel++) {
      const at = index * 3 + channel
      const printed = Math.min(255, rgb[at]! * gains[channel]!)
      rgb[at] = Math.round(page[channel]! + (printed - page[channel]!) * kept)
    }
  }
  return rgb
}

/** What makes a style's pale ground, where nothing lies on it, as white as the page; 1 for a dark ground. */
function whitenings(rgb: Uint8Array, mask: Float32Array, page: Rgb): number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let index = 0; index < mask.length; index++) {
    if (mask[index]! > 0) continue
    count++
    for (let channel = 0; channel < 3; channel++) sums[channel] = sums[channel]! + rgb[index * 3 + channel]!
  }
  const grounds = sums.map((sum) => sum / Math.max(1, count))
  return grounds.map((ground, channel) => (Math.min(...grounds) > 200 ? page[channel]! / ground : 1))
}

function outlinesOf(shape: Shape): readonly Outline[] {
  return shape.closed ? [{ points: shape.points }] : strokeOutlines(shape.points, shape.width ?? 2)
}
