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
  const inBox = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const here = mask[index]!
      band[index] = 0
      if (here < 0.01) continue
      const far = inBox(x + farX, y + farY) ? mask[index + farY * width + farX]! : 0
      // Deep inside there is no band.
      if (far === 1 || !inBox(x + nearX, y + nearY)) continue
      band[index] = here * mask[index + nearY * width + nearX]! * (1 - far)
    }
  }
  return { box, mask: band }
}
