import type { Box } from '../drawing.ts'
import type { PageSize } from './page-size.ts'

/** A rectangle of whole pixels; it may lie partly off the page. */
export interface PixelBox {
  x0: number
  y0: number
  width: number
  height: number
}

/**
 * The pixels around `bounds` (page units) with `pad` page units to spare, cut at `overhang` page units outside
 * the page, so that blurs at the page's edge see what goes on beyond it. Undefined when nothing is left.
 */
export function pixelBox(
  bounds: Box,
  { width, height, scale }: PageSize,
  pad: number,
  overhang: number,
  grid = 1,
): PixelBox | undefined {
  const low = -overhang * scale
  const right = width + overhang * scale
  const foot = height + overhang * scale
  const x0 = Math.floor(Math.max(low, (bounds.x0 - pad) * scale) / grid) * grid
  const y0 = Math.floor(Math.max(low, (bounds.y0 - pad) * scale) / grid) * grid
  const x1 = Math.ceil(Math.min(right, (bounds.x1 + pad) * scale) / grid) * grid
  const y1 = Math.ceil(Math.min(foot, (bounds.y1 + pad) * scale) / grid) * grid
  if (x1 <= x0 || y1 <= y0 || x1 <= 0 || y1 <= 0 || x0 >= width || y0 >= height) return undefined
  return { x0, y0, width: x1 - x0, height: y1 - y0 }
}
