import type { Point } from '../../drawing.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Cover } from './cover-page.ts'

/**
 * The band inside a piece that runs along its lit edge, from `inset` to `inset + thick` page units deep: where
 * hair, metal and rubber catch the light.
 */
export function glossBand(cover: Cover, scale: number, light: Point, inset: number, thick: number): Cover {
  const { box, mask } = cover
  const { width, height } = box
  const band = scratch('gloss', width * height)
  const [nearX, nearY] = [Math.round(light[0] * inset * scale), Math.round(light[1] * inset * scale)]
  const deep = (inset + thick) * scale
  const [farX, farY] = [Math.round(light[0] * deep), Math.round(light[1] * deep)]
  // Where what is near is in the box.
  const left = Math.max(0, -nearX)
  const right = Math.min(width, width - nearX)
  band.fill(0, 0, width * height)
  for (let y = Math.max(0, -nearY); y < Math.min(height, height - nearY); y++) {
    const row = y * width
    const nearRow = (y + nearY) * width + nearX
    const farRow = (y + farY) * width + farX
    const farInside = y + farY >= 0 && y + farY < height
    for (let x = left; x < right; x++) {
      const here = mask[row + x]!
      if (here < 0.01) continue
      const far = farInside && x + farX >= 0 && x + farX < width ? mask[farRow + x]! : 0
      // Deep inside there is no band.
      if (far !== 1) band[row + x] = here * mask[nearRow + x]! * (1 - far)
    }
  }
  return { box, mask: band }
}
