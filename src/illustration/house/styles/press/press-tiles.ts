import { randomFrom } from '#book/random.ts'
import { keptTile, noiseTile, type Tile } from '../../raster/noise.ts'

/**
 * Marks of sponge, brush and press, as seamless squares of ranks: a value of 0.8 is higher than four fifths of the
 * square, so that a threshold is a share of what is inked. Made for a size of picture, never resampled.
 */
export interface PressTiles {
  /** Dabs of a natural sponge, some fifty page units wide, broken up finely. */
  sponge: Tile
  /** Bristle marks along the rows, some forty page units long. */
  brush: Tile
  /** Grain of ink on paper, two to four pixels wide. */
  grain: Tile
}

/** The tiles for pictures of so many pixels a page; made once and kept. */
export function pressTiles(pixels: number): PressTiles {
  return {
    sponge: keptTile(`press-sponge/${pixels}`, () => spongeTile(pixels)),
    brush: keptTile(`press-brush/${pixels}`, () => brushTile(pixels)),
    grain: keptTile(`press-grain/${pixels}`, () => grainTile(pixels)),
  }
}

/** The smallest power of two that covers most of the page. */
function tileSize(pixels: number): number {
  let size = 128
  while (size < pixels * 0.8) size *= 2
  return size
}

function spongeTile(pixels: number): Tile {
  const size = tileSize(pixels)
  const page = (size * 1000) / pixels
  const { values } = noiseTile('sponge', size, page / 62, 3)
  const fine = noiseTile('sponge-fine', size, Math.min(250, page / 4.6), 1).values
  for (let index = 0; index < values.length; index++)
    values[index] = values[index]! * 0.7 + fine[index]! * 0.62
  return ranked({ size, values })
}

function brushTile(pixels: number): Tile {
  const size = tileSize(pixels)
  const page = (size * 1000) / pixels
  const random = randomFrom('bristles')
  const values = new Float32Array(size * size)
  for (let index = 0; index < values.length; index++) values[index] = random() - 0.5
  const scale = pixels / 1000
  blurAround(values, size, Math.max(2, Math.round(26 * scale)), 1)
  blurAround(values, size, Math.max(2, Math.round(15 * scale)), 1)
  blurAround(values, size, Math.max(1, Math.round(0.55 * scale)), size)
  const spread = deviation(values)
  const coarse = noiseTile('bristles-coarse', size, page / 105, 2).values
  const wide = deviation(coarse)
  for (let index = 0; index < values.length; index++) {
    values[index] = values[index]! / spread + (coarse[index]! / wide) * 1.25
  }
  return ranked({ size, values })
}

function grainTile(pixels: number): Tile {
  const size = 512
  const width = Math.max(2, Math.min(3.6, 1.1 + pixels / 1000))
  return ranked(noiseTile('press-grain', size, Math.min(250, size / width), 1))
}

/** A running mean over `2 * radius + 1` values that are `stride` apart, round the tile's edge. */
function blurAround(values: Float32Array, size: number, radius: number, stride: number): void {
  const line = new Float32Array(size)
  const across = stride === 1 ? size : 1
  const share = 1 / (2 * radius + 1)
  for (let row = 0; row < size; row++) {
    const start = row * across
    for (let place = 0; place < size; place++) line[place] = values[start + place * stride]!
    let sum = 0
    for (let place = -radius; place <= radius; place++) sum += line[place & (size - 1)]!
    for (let place = 0; place < size; place++) {
      values[start + place * stride] = sum * share
      sum += line[(place + radius + 1) & (size - 1)]! - line[(place - radius) & (size - 1)]!
    }
  }
}

function deviation(values: Float32Array): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += values[index]! * values[index]!
  return Math.sqrt(sum / values.length) || 1
}

/** Replaces every value by the share of values below it, to a thousandth. */
function ranked(tile: Tile): Tile {
  const { values } = tile
  let least = Infinity
  let most = -Infinity
  for (let index = 0; index < values.length; index++) {
    if (values[index]! < least) least = values[index]!
    if (values[index]! > most) most = values[index]!
  }
  const bins = 2048
  const factor = (bins - 1) / (most - least || 1)
  const below = new Float64Array(bins + 1)
  for (let index = 0; index < values.length; index++) {
    const bin = Math.floor((values[index]! - least) * factor) + 1
    below[bin] = below[bin]! + 1
  }
  for (let bin = 1; bin <= bins; bin++) below[bin] = below[bin]! + below[bin - 1]!
  for (let index = 0; index < values.length; index++) {
    values[index] = below[Math.floor((values[index]! - least) * factor)]! / values.length
  }
  return tile
}
