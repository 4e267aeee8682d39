import { blur } from '../../raster/blur.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Cover } from '../cel/cover-page.ts'
import type { Desk } from './desk.ts'

/** Share of the band that each lock's light fills, in turn; most locks have none. */
const locks = [0.6, 1, 0.75, 0.3, 0, 0, 0, 0.5, 0.35, 0, 0, 0, 0.45, 0.9, 1, 0.5, 0, 0]

/**
 * The ring of light on a head of hair: a band along its lit edge from `inset` page units on, broken into locks
 * `pitch` units wide that taper downwards.
 */
export function shineBand(desk: Desk, cover: Cover, inset: number, deep: number, pitch: number): Cover {
  const { box, mask } = cover
  const { width, height } = box
  const { light, plates } = desk
  const band = scratch('shine', width * height)
  const near = inset * plates.scale
  const far = deep * plates.scale
  const [stepX, stepY] = [-light[1] / (pitch * plates.scale), light[0] / (pitch * plates.scale)]
  // The ring follows the head, not each curl.
  const round = scratch('shine-round', width * height)
  for (let index = 0; index < width * height; index++) round[index] = mask[index]!
  blur(round, width, height, pitch * 0.8 * plates.scale)
  const at = (x: number, y: number): number => {
    const [column, row] = [Math.round(x), Math.round(y)]
    if (column < 0 || row < 0 || column >= width || row >= height) return 0
    return Math.max(0, Math.min(1, (round[row * width + column]! - 0.5) * 8 + 0.5))
  }
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      band[index] = 0
      if (mask[index]! < 0.5) continue
      const along = (x + box.x0) * stepX + (y + box.y0) * stepY
      const lock = Math.floor(along)
      const aside = Math.abs(along - lock - 0.5) * 2
      const share = locks[((lock % locks.length) + locks.length) % locks.length]!
      const reach = far * share * (1 - aside * aside)
      if (reach < 0.6) continue
      band[index] =
        at(x + light[0] * near, y + light[1] * near) *
        (1 - at(x + light[0] * (near + reach), y + light[1] * (near + reach)))
    }
  }
  return { box, mask: band }
}
