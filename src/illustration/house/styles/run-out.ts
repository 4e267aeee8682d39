import { keptTile, noiseTile, sampleTile, type Tile } from '../raster/noise.ts'
import { extentOf } from '../boxes.ts'
import type { Box, Drawing } from '../drawing.ts'
import type { PageSize } from '../raster/page-size.ts'

/** Page units from anybody and anything within which all is painted in the middle of a page. */
const reach = 430
/** Page units from the edge within which it runs out sooner, and by which part of that reach. */
const [atEdge, sooner] = [240, 0.62]
/** How far its edge wavers, as a part of that reach. */
const wavers = 0.34
/** Nobody has to keep far from more than the largest of what there is. */
const mostKept = 16

/** A coarse grid over a page. */
interface Grid {
  columns: number
  rows: number
  /** Pixels a cell. */
  step: number
}

/**
 * How much of the sky and the land a hand still paints that leaves out what is far from everybody and everything: per cell of a
 * grid, from below 0, bare paper, to above 1. Undefined where it paints all: by night, at dusk and in mist, which would
 * have holes.
 */
export function runOutOf(
  { things, atmosphere: { time, weather } }: Pick<Drawing, 'things' | 'atmosphere'>,
  { units, scale, columns, rows, step }: Grid & PageSize,
  seedOffset: number,
  words?: Box,
): Float32Array | undefined {
  if (time === 'night' || time === 'dusk' || weather === 'mist' || weather === 'rain') return undefined
  const kept = things
    .filter(({ kind }) => kind !== 'scenery')
    .map(({ box }) => box)
    .toSorted((a, b) => extentOf(b) - extentOf(a))
    .slice(0, mostKept)
  if (kept.length === 0) return undefined
  const waves = wavesOf()
  const left = new Float32Array(columns * rows)
  const unit = step / scale
  for (let row = 0, index = 0; row < rows; row++) {
    const y = row * unit
    for (let column = 0; column < columns; column++, index++) {
      const x = column * unit
      const inward = Math.min(x, y, units.width - x, units.height - y) / atEdge
      const wave = sampleTile(waves, x * 0.06 + seedOffset, y * 0.06 + seedOffset) * wavers
      const away = distanceTo(kept, x, y) / reach + (inward < 1 ? sooner * (1 - inward) : 0)
      left[index] = (1 - away + wave) * 4
    }
  }
  if (words) settleUnder(words, left, { columns, rows, step }, scale)
  return left
}

/** Page units about the words within which the painting begins or ends. */
const aboutWords = 130
/** Well outside and well inside. */
const [bare, painted] = [-2, 3]

/** Words are read on one ground: what is nearer to being bare under them is bare, and painted otherwise. */
function settleUnder(words: Box, left: Float32Array, { columns, rows, step }: Grid, scale: number): void {
  const unit = step / scale
  const waves = wavesOf()
  const near = (index: number): number =>
    distanceTo([words], (index % columns) * unit, Math.floor(index / columns) * unit) / aboutWords
  const [first, last] = [
    Math.max(0, Math.floor((words.y0 - aboutWords) / unit)) * columns,
    Math.min(rows, Math.ceil((words.y1 + aboutWords) / unit)) * columns,
  ]
  let [sum, count] = [0, 0]
  for (let index = first; index < last; index++)
    if (near(index) === 0) {
      sum += Math.max(bare, Math.min(painted, left[index]!))
      count++
    }
  const ground = sum < count * 0.5 ? bare : painted
  for (let index = first; index < last; index++) {
    const away = near(index)
    if (away >= 1) continue
    // Straight edges about the words would be a frame.
    const wave =
      away > 0
        ? sampleTile(waves, (index % columns) * unit * 0.05, Math.floor(index / columns) * unit * 0.05)
        : 0
    const share = Math.max(0, Math.min(1, (1 - away) * 1.7 + wave * 1.1 - away))
    left[index] = left[index]! + (ground - left[index]!) * share
  }
}

function wavesOf(): Tile {
  return keptTile('run-out', () => noiseTile('run-out', 256, 20, 3))
}

function distanceTo(boxes: readonly Box[], x: number, y: number): number {
  let least = Infinity
  for (const { x0, y0, x1, y1 } of boxes) {
    const aside = x < x0 ? x0 - x : x > x1 ? x - x1 : 0
    const above = y < y0 ? y0 - y : y > y1 ? y - y1 : 0
    const square = aside * aside + above * above
    if (square < least) least = square
  }
  return Math.sqrt(least)
}
