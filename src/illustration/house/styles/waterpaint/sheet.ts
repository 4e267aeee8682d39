import { scratch } from '../../raster/scratch.ts'
import { naturalLog } from '../../raster/exact-math.ts'
import { keptTile, noiseTile, type Tile } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'

/** Wet paper: how much light the pigment on it swallows, as optical density per channel. */
export interface Sheet {
  pixels: number
  /** Pixels a page unit. */
  scale: number
  /** Pixels a coarse cell: slow changes are worked out once for so many pixels each way. */
  step: number
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** Height of the paper, about -1..1. */
  paper: Tile
}

/**
 * Clean paper of `pixels` squared without any pigment; its planes lie in shared memory, for one picture at a
 * time.
 */
export function makeSheet(pixels: number): Sheet {
  const count = pixels * pixels
  const [red, green, blue] = [
    scratch('density-red', count),
    scratch('density-green', count),
    scratch('density-blue', count),
  ]
  for (const plane of [red, green, blue]) plane.fill(0, 0, count)
  const size = pixels > 1500 ? 1024 : pixels > 600 ? 512 : 256
  return {
    pixels,
    scale: pixels / 1000,
    step: Math.max(1, Math.round(pixels / 620)),
    red,
    green,
    blue,
    paper: keptTile(`paper/${pixels}`, () => noiseTile('paper', size, (size * 270) / pixels, 3)),
  }
}

const densities = new Map<number, number>()

/** Optical density of a channel's value, 0..255, as one coat of paint gives it. */
function densityOf(value: number): number {
  const level = Math.round(Math.max(8, Math.min(251, value)))
  let density = densities.get(level)
  if (density === undefined) {
    density = -naturalLog(level / 255)
    densities.set(level, density)
  }
  return density
}

/** Optical density of one coat that shows as this colour on white. */
export function pigment(colour: Rgb): Rgb {
  return [densityOf(colour[0]), densityOf(colour[1]), densityOf(colour[2])]
}
