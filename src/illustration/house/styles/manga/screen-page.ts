import { cosineOfTurns } from '../../raster/exact-math.ts'
import { black, type Desk, paper } from './desk.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** Page units from the trim to the ruled line of the panel, and its width. */
const gutter = 20
const rule = 3.4

/** Page units from row to row of dots: 53 lines an inch in print, coarser on screens, which show pictures smaller. */
const printPitch = 3.2
const screenPitch = 4.6

/** Cuts the screens at the picture's own size, shades skin flat, and prints black over all. Gives back the picture. */
export function screenPage({ plates, wash }: Desk, bleed: boolean): Uint8Array {
  const { width, height, rgb, tone, ink, scale } = plates
  const pitch = Math.max(4, Math.round(scale * (scale < 1.6 ? screenPitch : printPitch)))
  const dots = dotsOf(pitch)
  const cells = pitch * pitch
  for (let y = 0, place = 0; y < height; y++) {
    const row = (y % pitch) * pitch
    for (let x = 0, column = 0; x < width; x++, column++, place++) {
      if (column === pitch) column = 0
      const dark = tone[place]!
      if (dark === 0 && ink[place]! < 2) continue
      const at = place * 3
      const flat = wash[place]! / 255
      let cover = ink[place]! / 255
      if (dark > 0 && flat < 1) {
        const dot = (dots[dark * cells + row + column]! / 255) * (1 - flat)
        cover = 1 - (1 - cover) * (1 - dot)
      }
      if (dark > 0 && flat > 0) {
        const shade = (dark / 255) * flat
        // Skin is shaded warm, greys are shaded grey.
        const warm = rgb[at]! - rgb[at + 2]! > 14
        rgb[at] = rgb[at]! * (1 - shade * (warm ? 0.5 : 0.62))
        rgb[at + 1] = rgb[at + 1]! * (1 - shade * 0.62)
        rgb[at + 2] = rgb[at + 2]! * (1 - shade * 0.62)
      }
      if (cover < 0.004) continue
      rgb[at] = rgb[at]! + (black[0] - rgb[at]!) * cover + 0.5
      rgb[at + 1] = rgb[at + 1]! + (black[1] - rgb[at + 1]!) * cover + 0.5
      rgb[at + 2] = rgb[at + 2]! + (black[2] - rgb[at + 2]!) * cover + 0.5
    }
  }
  if (!bleed) rulePanel(rgb, plates)
  return rgb
}

const kept = new Map<number, Uint8Array>()

/**
 * Coverage 0..255 by tone 0..255, row and column of a screen's cell. Dots stand on a lattice at 45 degrees that
 * repeats after a whole number of pixels, so that it never beats against them; a tone covers just its share.
 */
function dotsOf(pitch: number): Uint8Array {
  const before = kept.get(pitch)
  if (before) return before
  const fine = 8
  const side = pitch * fine
  const height = Float32Array.from({ length: side * side }, (_, index) => {
    const x = ((index % side) + 0.5) / side
    const y = (Math.floor(index / side) + 0.5) / side
    return cosineOfTurns(x + y) + cosineOfTurns(x - y)
  })
  const order = Array.from(height.keys()).sort((a, b) => height[b]! - height[a]! || a - b)
  const table = new Uint8Array(256 * pitch * pitch)
  const share = new Float32Array(pitch * pitch)
  let done = 0
  for (let tone = 0; tone < 256; tone++) {
    const wanted = Math.round((tone / 255) * order.length)
    for (; done < wanted; done++) {
      const index = order[done]!
      const cell = Math.floor(index / side / fine) * pitch + Math.floor((index % side) / fine)
      share[cell] = share[cell]! + 255 / (fine * fine)
    }
    for (let cell = 0; cell < share.length; cell++) {
      table[tone * share.length + cell] = Math.min(255, Math.round(share[cell]!))
    }
  }
  kept.set(pitch, table)
  return table
}

/** The white gutter and the panel's line, drawn with a ruler. */
function rulePanel(rgb: Uint8Array, { width, height, scale }: PageSize): void {
  const deepest = Math.ceil((gutter + rule) * scale + 1)
  for (let y = 0; y < height; y++) {
    const nearY = Math.min(y + 0.5, height - y - 0.5)
    for (let x = 0; x < width; x++) {
      // Inside the panel there is nothing to rule.
      if (x === deepest && nearY > deepest) x = width - deepest
      const place = y * width + x
      const edge = Math.min(x + 0.5, width - x - 0.5, nearY)
      const outside = Math.max(0, Math.min(1, gutter * scale - edge + 0.5))
      const line = Math.max(0, Math.min(1, (gutter + rule) * scale - edge + 0.5))
      for (let channel = 0; channel < 3; channel++) {
        const at = place * 3 + channel
        const ruled = rgb[at]! + (black[channel]! - rgb[at]!) * line
        rgb[at] = ruled + (paper[channel]! - ruled) * outside
      }
    }
  }
}
