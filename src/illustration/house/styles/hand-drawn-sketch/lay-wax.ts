import type { PixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import type { Sheet } from './sheet.ts'
import { hardest, takenBy, tonesRubbed, toothLevels, waxTables, whole, wholeBits } from './wax.ts'

/** Rubs out what lies below through a mask, `amount` 0..1 of it. */
export function rubOut(sheet: Sheet, box: PixelBox, mask: Float32Array, amount: number): void {
  const { width, height, rgb } = sheet
  const least = 0.004 / amount
  const rubbed = tonesRubbed(amount)
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, width - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, height - box.y0); y++) {
    let index = y * box.width + left
    let at = ((y + box.y0) * width + box.x0 + left) * 3
    for (let x = left; x < right; x++, index++, at += 3) {
      const cover = mask[index]!
      if (cover < least) continue
      if (cover === 1) {
        rgb[at] = rubbed[rgb[at]!]!
        rgb[at + 1] = rubbed[rgb[at + 1]!]!
        rgb[at + 2] = rubbed[rgb[at + 2]!]!
        continue
      }
      const part = cover * amount
      rgb[at] = rgb[at]! + (255 - rgb[at]!) * part + 0.5
      rgb[at + 1] = rgb[at + 1]! + (255 - rgb[at + 1]!) * part + 0.5
      rgb[at + 2] = rgb[at + 2]! + (255 - rgb[at + 2]!) * part + 0.5
    }
  }
}

const waxOfPoint = waxTables((fill) => {
  const rough = 0.62 * (1 - fill)
  const range = 1.02 - rough
  return { gain: 1.4 / range, rough: rough / range, caught: 0.96, even: 0 }
})

/**
 * A coat through a mask with the point of a pencil: `press` 0..1. The wax catches on the paper's hills first;
 * `fill` 0..1 is how far it is worked into the valleys.
 */
export function layWax(
  sheet: Sheet,
  box: PixelBox,
  mask: Float32Array,
  coat: { colour: Rgb; press: number; fill: number },
): void {
  const { width, height, rgb } = sheet
  const { values: tooth, size } = sheet.tooth
  const [red, green, blue] = takenBy(coat.colour)
  const wax = waxOfPoint(coat.fill)
  const press = coat.press * hardest
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, width - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, height - box.y0); y++) {
    const toothRow = ((y + box.y0) & (size - 1)) * size
    const start = y * box.width
    const startAt = (y + box.y0) * width + box.x0
    for (let x = left; x < right; x++) {
      const cover = mask[start + x]!
      if (cover === 0) continue
      const level = Math.min(hardest, cover * press) | 0
      const laid = wax[level * toothLevels + tooth[toothRow + ((x + box.x0) & (size - 1))]!]!
      const at = (startAt + x) * 3
      rgb[at] = Math.imul(rgb[at]!, whole - Math.imul(red, laid)) >>> wholeBits
      rgb[at + 1] = Math.imul(rgb[at + 1]!, whole - Math.imul(green, laid)) >>> wholeBits
      rgb[at + 2] = Math.imul(rgb[at + 2]!, whole - Math.imul(blue, laid)) >>> wholeBits
    }
  }
}
