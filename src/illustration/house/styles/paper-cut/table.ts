import type { Point } from '../../drawing.ts'
import { keptTile, type Tile } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { feltTile, fleckedTile, laidTile, smoothTile, turnedTile } from './stock-tiles.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** What has been laid down so far, seen from above under one lamp: colour planes, 0..255. */
export interface Table extends PageSize {
  /** Pixels a coarse cell, for shadows. */
  step: number
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** Relief of each kind of card, as a part of its brightness: lying straight, and turned. */
  stocks: Readonly<Record<Stock, readonly [Tile, Tile]>>
  /** Direction that shadows fall, of length 1. */
  fall: Point
}

/** Kinds of card: felt-marked with fibres, ribbed by the mould it was laid in, flecked, or smooth. */
export type Stock = 'felt' | 'laid' | 'flecked' | 'smooth'

/** Warm white of the book's own paper, where nothing lies. */
const bareTable: Rgb = [253, 250, 243]

/**
 * A bare table; `light` is any vector along which shadows fall. Its planes lie in shared
 * memory, for one picture at a time.
 */
export function makeTable(page: PageSize, light: Point): Table {
  const { width, height, edge } = page
  const count = width * height
  const [red, green, blue] = [
    scratch('density-red', count),
    scratch('density-green', count),
    scratch('density-blue', count),
  ]
  red.fill(bareTable[0], 0, count)
  green.fill(bareTable[1], 0, count)
  blue.fill(bareTable[2], 0, count)
  const length = Math.sqrt(light[0] * light[0] + light[1] * light[1]) || 1
  return {
    ...page,
    step: Math.max(1, Math.round(edge / 620)),
    red,
    green,
    blue,
    stocks: {
      felt: bothWays(`felt/${edge}`, () => feltTile(edge)),
      laid: bothWays(`laid/${edge}`, () => laidTile(edge)),
      flecked: bothWays(`flecked/${edge}`, () => fleckedTile(edge)),
      smooth: bothWays(`smooth/${edge}`, () => smoothTile(edge)),
    },
    fall: [-light[0] / length, -light[1] / length],
  }
}

function bothWays(name: string, make: () => Tile): readonly [Tile, Tile] {
  const straight = keptTile(`card-${name}`, make)
  return [straight, keptTile(`card-turned-${name}`, () => turnedTile(straight))]
}

/** RGB bytes of the whole table. */
export function photograph(table: Table): Uint8Array {
  const { red, green, blue } = table
  const count = table.width * table.height
  const rgb = new Uint8Array(count * 3)
  for (let place = 0, target = 0; place < count; place++, target += 3) {
    rgb[target] = byte(red[place]!)
    rgb[target + 1] = byte(green[place]!)
    rgb[target + 2] = byte(blue[place]!)
  }
  return rgb
}

function byte(value: number): number {
  return value >= 255 ? 255 : value <= 0 ? 0 : (value + 0.5) | 0
}
