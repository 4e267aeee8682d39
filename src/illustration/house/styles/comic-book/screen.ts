import type { Rgb } from '../../raster/rgb.ts'
import { type Cover, onPage } from '../cel/cover-page.ts'
import type { Plates } from '../cel/plates.ts'

/** Page units between dots, and the fewest pixels, below which a screen would turn to grey. */
const pitchUnits = 8.2
const leastPitch = 4.6

/** How dark a screen is at a place in page units: 0 no dots .. 1 solid. */
export type Tone = (x: number, y: number) => number

/** Below this tone a dot is no more than a speck. */
const leastTone = 0.02

/**
 * Prints a screen of round dots through a mask. The lattice belongs to the page at its final size: dots of
 * neighbouring shapes meet, and no picture is ever resampled from another size. With `meantFor`, dots on any
 * other colour than that darken it as much as they would darken that.
 */
export function layScreen(
  plates: Plates,
  cover: Cover,
  colour: Rgb,
  tone: Tone,
  alpha = 1,
  meantFor?: Rgb,
): void {
  const { scale } = plates
  const { left, top, right, bottom } = onPage(cover.box, plates)
  const lattice = latticeFor(Math.max(leastPitch, pitchUnits * scale))
  const { block, pitch } = lattice
  const share = (channel: 0 | 1 | 2): number =>
    meantFor ? Math.max(0, 1 - colour[channel] / Math.max(1, meantFor[channel])) : 0
  const paint = { colour, alpha, shares: meantFor && ([share(0), share(1), share(2)] as const) }
  for (let y0 = top - (top % block); y0 < bottom; y0 += block) {
    for (let x0 = left - (left % block); x0 < right; x0 += block) {
      // A tone changes little from pixel to pixel: asked once a block, it costs nothing.
      const dark = tone((x0 + block / 2) / scale, (y0 + block / 2) / scale)
      if (dark < leastTone) continue
      const size = Math.sqrt(Math.min(1, dark)) * 0.62 * pitch + 0.5
      const part = {
        left: Math.max(left, x0),
        top: Math.max(top, y0),
        right: Math.min(right, x0 + block),
        bottom: Math.min(bottom, y0 + block),
      }
      printBlock(plates, cover, lattice, part, size, paint)
    }
  }
}

interface Paint {
  colour: Rgb
  alpha: number
  /** How much of each channel a dot takes away, in place of `colour`. */
  shares: Rgb | undefined
}

/** Prints the dots of one block of pixels, `size` pixels from their middle to half a pixel beyond their rim. */
function printBlock(
  { width, rgb }: Plates,
  { box, mask }: Cover,
  { distances, period, stride }: Lattice,
  part: { left: number; top: number; right: number; bottom: number },
  size: number,
  { colour, alpha, shares }: Paint,
): void {
  const [red, green, blue] = colour
  const toTile = (part.left % period) - part.left
  for (let y = part.top; y < part.bottom; y++) {
    const tileRow = (y % period) * stride + toTile
    const row = (y - box.y0) * box.width - box.x0
    for (let x = part.left; x < part.right; x++) {
      const inside = size - distances[tileRow + x]!
      if (inside <= 0) continue
      const cover = mask[row + x]!
      if (cover < 0.01) continue
      const amount = (inside > 1 ? 1 : inside) * cover * alpha
      const at = (y * width + x) * 3
      if (shares) {
        rgb[at] = rgb[at]! * (1 - shares[0] * amount) + 0.5
        rgb[at + 1] = rgb[at + 1]! * (1 - shares[1] * amount) + 0.5
        rgb[at + 2] = rgb[at + 2]! * (1 - shares[2] * amount) + 0.5
        continue
      }
      rgb[at] = rgb[at]! + (red - rgb[at]!) * amount + 0.5
      rgb[at + 1] = rgb[at + 1]! + (green - rgb[at + 1]!) * amount + 0.5
      rgb[at + 2] = rgb[at + 2]! + (blue - rgb[at + 2]!) * amount + 0.5
    }
  }
}

/** A lattice of dots that meets itself after `period` pixels across and down. */
interface Lattice {
  /** Pixels to the middle of the nearest dot; `stride` pixels a row, a block more than the period. */
  distances: Float32Array
  period: number
  stride: number
  /** Pixels from dot to dot, and along the blocks that have one tone. */
  pitch: number
  block: number
}

const kept = new Map<number, Lattice>()

/** The lattice leans one in four, about 14 degrees, as a colour plate's does; so it repeats after 17 dots. */
function latticeFor(wantedPitch: number): Lattice {
  const period = Math.round(wantedPitch * Math.sqrt(17))
  const known = kept.get(period)
  if (known) return known
  const pitch = period / Math.sqrt(17)
  const block = Math.max(2, Math.min(8, Math.floor(pitch / 2)))
  const stride = period + block
  const distances = Float32Array.from({ length: period * stride }, (_, index) => {
    const [x, y] = [index % stride, Math.floor(index / stride)]
    const fromMiddle = (place: number): number => place / period - Math.floor(place / period) - 0.5
    const [du, dv] = [fromMiddle(4 * x + y), fromMiddle(4 * y - x)]
    return Math.sqrt(du * du + dv * dv) * pitch
  })
  const lattice = { distances, period, stride, pitch, block }
  kept.set(period, lattice)
  return lattice
}
