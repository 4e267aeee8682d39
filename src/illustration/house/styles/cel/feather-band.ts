import type { Point } from '../../drawing.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Cover } from './cover-page.ts'

/** Share of the full depth that each stroke reaches, in turn. */
const reaches = [0.72, 1, 0.55, 0.86, 0.64, 1.05, 0.5, 0.8, 0.95, 0.6, 0.76]

/**
 * Black along the edge of a piece that is turned away from the light, feathered into strokes that point at the
 * light: how a comic artist rounds a form with a brush. `depth` and `pitch` (from stroke to stroke) in page units; `solid` is the share of the depth
 * without strokes, 1 for a plain crescent.
 */
export function featherBand(
  cover: Cover,
  scale: number,
  light: Point,
  strokes: { depth: number; pitch: number; solid: number },
): Cover {
  const { depth, pitch, solid } = strokes
  const { box, mask } = cover
  const { width, height } = box
  const band = scratch('feather', width * height)
  const deepest = depth * scale
  const [stepX, stepY] = [-light[1] / (pitch * scale), light[0] / (pitch * scale)]
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const here = mask[index]!
      band[index] = 0
      if (here < 0.01) continue
      let reach = deepest
      if (solid < 1) {
        const along = (x + box.x0) * stepX + (y + box.y0) * stepY
        const stroke = Math.floor(along)
        const tip = 1 - Math.abs(along - stroke - 0.5) * 2
        const whole = ((stroke % reaches.length) + reaches.length) % reaches.length
        reach *= solid + (1 - solid) * tip * tip * tip * reaches[whole]!
      }
      const there = smoothAt(mask, width, height, x - light[0] * reach, y - light[1] * reach)
      band[index] = here * (1 - there)
    }
  }
  return { box, mask: band }
}

/** The mask between four pixels; nothing beyond its box. */
function smoothAt(mask: Float32Array, width: number, height: number, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 0
  const at = top * width + left
  const [a, b, c, d] = [mask[at]!, mask[at + 1]!, mask[at + width]!, mask[at + width + 1]!]
  if (a === 1 && b === 1 && c === 1 && d === 1) return 1
  const fx = x - left
  const fy = y - top
  const upper = a + (b - a) * fx
  const lower = c + (d - c) * fx
  return upper + (lower - upper) * fy
}
