import type { PixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import type { Sheet } from './sheet.ts'

/** Rubs out what lies below through a mask, `amount` 0..1 of it. */
export function rubOut(sheet: Sheet, box: PixelBox, mask: Float32Array, amount: number): void {
  const { pixels, rgb } = sheet
  const least = 0.004 / amount
  const rubbed = new Uint8Array(256)
  for (let tone = 0; tone < 256; tone++) rubbed[tone] = tone + (255 - tone) * amount + 0.5
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, pixels - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, pixels - box.y0); y++) {
    let index = y * box.width + left
    let at = ((y + box.y0) * pixels + box.x0 + left) * 3
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
  const { pixels, rgb } = sheet
  const { values, size } = sheet.tooth
  const [red, green, blue] = [255 - coat.colour[0], 255 - coat.colour[1], 255 - coat.colour[2]]
  const rough = 0.62 * (1 - coat.fill)
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, pixels - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, pixels - box.y0); y++) {
    const toothRow = ((y + box.y0) & (size - 1)) * size
    let index = y * box.width + left
    let at = ((y + box.y0) * pixels + box.x0 + left) * 3
    for (let x = left; x < right; x++, index++, at += 3) {
      const cover = mask[index]! * coat.press
      if (cover < 0.01) continue
      const caught = (cover * 1.4 - values[toothRow + ((x + box.x0) & (size - 1))]! * rough) / (1.02 - rough)
      const wax = caught <= 0 ? 0 : (caught >= 1 ? 1 : caught) * 0.96
      if (wax === 0) continue
      const part = wax / 255
      rgb[at] = rgb[at]! * (1 - red * part)
      rgb[at + 1] = rgb[at + 1]! * (1 - green * part)
      rgb[at + 2] = rgb[at + 2]! * (1 - blue * part)
    }
  }
}
