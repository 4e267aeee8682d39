import type { Box, Point } from '../../drawing.ts'
import type { Outline } from '../../raster/fill-mask.ts'
import { mixRgb, type Rgb } from '../../raster/rgb.ts'
import { type Cover, coverPage } from '../cel/cover-page.ts'
import { layColour } from '../cel/lay-colour.ts'
import { taperLine } from '../cel/taper-line.ts'
import { shadeHue } from './shade-hue.ts'
import type { Studio } from './studio.ts'

/** Tufts for each hundred page units squared of a meadow. */
const density = 1.7

/** Flicks of the brush in grass that is near, dark ones and light ones; `cover` is the land with `pad` around it. */
export function paintTufts(studio: Studio, own: Rgb, bounds: Box, pad: number, cover: Cover): void {
  const { width, height } = studio.plates.units
  const [left, right] = [Math.max(0, bounds.x0), Math.min(width, bounds.x1)]
  const [top, foot] = [Math.max(0, bounds.y0), Math.min(height, bounds.y1)]
  const count = Math.round(((right - left) * (foot - top) * density) / 10_000)
  const coats: [Rgb, number][] = [
    [shadeHue(own), 0.8],
    [mixRgb(own, [226, 240, 120], 0.5), 0.7],
  ]
  for (const [colour, alpha] of coats) {
    const tufts = Array.from({ length: count }, () => {
      const x = left + (right - left) * studio.random()
      const y = top + (foot - top) * (0.04 + 0.96 * studio.random())
      return tuftAt(studio, x, y, 4 + ((y - top) / (height - top + 60)) * 13)
    }).flat()
    const flicks = coverPage(studio.plates, 'patch', tufts, bounds, pad)
    if (!flicks) return
    for (let index = 0; index < flicks.mask.length; index++) {
      flicks.mask[index] = flicks.mask[index]! * cover.mask[index]!
    }
    layColour(studio.plates, flicks, { colour, alpha })
  }
}

/** Three blades from one root. */
function tuftAt({ random }: Studio, x: number, y: number, tall: number): Outline[] {
  return [-0.55, 0.05, 0.6].map((lean, index) => {
    const high = tall * (index === 1 ? 1 : 0.7) * (0.8 + 0.4 * random())
    const root = x + lean * tall * 0.3
    const middle: Point = [root + lean * high * 0.25, y - high * 0.55]
    return {
      points: taperLine([[root, y], middle, [root + lean * high * 0.75, y - high]], tall * 0.2, 0.25),
    }
  })
}
