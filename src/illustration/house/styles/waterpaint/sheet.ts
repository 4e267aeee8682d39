import { scratch } from '../../raster/scratch.ts'
import { naturalLog } from '../../raster/exact-math.ts'
import { keptTile, noiseTile, type Tile } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** Wet paper: how much light the pigment on it swallows, as optical density per channel. */
export interface Sheet extends PageSize {
  /** Pixels a coarse cell: slow changes are worked out once for so many pixels each way. */
  step: number
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** How much of sky and land is painted, a number a coarse cell, where some is left out; see `runOutOf`. */
  left?: { values: Float32Array; columns: number; rows: number } | undefined
  /** Height of the paper, about -1..1. */
  paper: Tile
}

/** Clean paper without any pigment; its planes lie in shared memory, for one picture at a time. */
export function makeSheet(page: PageSize): Sheet {
  const { width, height, edge } = page
  const count = width * height
  const [red, green, blue] = [
    scratch('density-red', count),
    scratch('density-green', count),
    scratch('density-blue', count),
  ]
  for (const plane of [red, green, blue]) plane.fill(0, 0, count)
  const size = edge > 1500 ? 1024 : edge > 600 ? 512 : 256
  return {
    ...page,
    step: Math.max(1, Math.round(edge / 620)),
    red,
    green,
    blue,
    paper: keptTile(`paper/${edge}`, () => noiseTile('paper', size, (size * 270) / edge, 3)),
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
