import type { Rgb } from '../../raster/rgb.ts'
import { type Cover, onPage } from '../cel/cover-page.ts'
import type { Plates } from '../cel/plates.ts'

/** The screen leans one in four, about 14 degrees, as a colour plate's does. */
const cosine = 4 / Math.sqrt(17)
const sine = 1 / Math.sqrt(17)

/** Page units between dots, and the fewest pixels, below which a screen would turn to grey. */
const pitchUnits = 8.2
const leastPitch = 4.6

/** How dark a screen is at a place in page units: 0 no dots .. 1 solid. */
export type Tone = (x: number, y: number) => number

/**
 * Prints a screen of round dots through a mask. The lattice belongs to the page at its final size: dots of
 * neighbouring shapes meet, and no picture is ever resampled from another size. With `meantFor`, dots on any
 * other colour than that darken it as much as they would darken that.
 */
export function layScreen(
  plates: Plates,
  { box, mask }: Cover,
  colour: Rgb,
  tone: Tone,
  alpha = 1,
  meantFor?: Rgb,
): void {
  const { pixels, rgb, scale } = plates
  const { left, top, right, bottom } = onPage(box, pixels)
  const pitch = Math.max(leastPitch, pitchUnits * scale)
  const [stepU, stepV] = [cosine / pitch, sine / pitch]
  const [red, green, blue] = colour
  const share = (channel: 0 | 1 | 2): number =>
    meantFor ? Math.min(1, colour[channel] / Math.max(1, meantFor[channel])) : 0
  const [redShare, greenShare, blueShare] = [share(0), share(1), share(2)]
  for (let y = top; y < bottom; y++) {
    let from = (y - box.y0) * box.width + left - box.x0
    let place = y * pixels + left
    const pageY = y / scale
    for (let x = left; x < right; x++, from++, place++) {
      const cover = mask[from]!
      if (cover < 0.01) continue
      const dark = tone(x / scale, pageY)
      if (dark < 0.005) continue
      const u = x * stepU + y * stepV
      const v = y * stepU - x * stepV
      const du = u - Math.floor(u) - 0.5
      const dv = v - Math.floor(v) - 0.5
      const distance = Math.sqrt(du * du + dv * dv)
      const inside = (Math.sqrt(dark > 1 ? 1 : dark) * 0.62 - distance) * pitch + 0.5
      if (inside <= 0) continue
      // The smallest dots fade, or every screen would end in an edge of single pixels.
      const part = (inside > 1 ? 1 : inside) * cover * alpha * (dark < 0.1 ? dark * 10 : 1)
      const at = place * 3
      if (meantFor) {
        rgb[at] = rgb[at]! * (1 - (1 - redShare) * part) + 0.5
        rgb[at + 1] = rgb[at + 1]! * (1 - (1 - greenShare) * part) + 0.5
        rgb[at + 2] = rgb[at + 2]! * (1 - (1 - blueShare) * part) + 0.5
        continue
      }
      rgb[at] = rgb[at]! + (red - rgb[at]!) * part + 0.5
      rgb[at + 1] = rgb[at + 1]! + (green - rgb[at + 1]!) * part + 0.5
      rgb[at + 2] = rgb[at + 2]! + (blue - rgb[at + 2]!) * part + 0.5
    }
  }
}
