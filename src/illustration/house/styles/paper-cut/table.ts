import { randomFrom } from '#book/random.ts'
import type { Point } from '../../drawing.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import { gradientNoise, keptTile, noiseTile, type Tile } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { strokeOutlines } from '../../raster/stroke-outlines.ts'

/** What has been laid down so far, seen from above under one lamp: colour planes, 0..255. */
export interface Table {
  pixels: number
  /** Pixels a page unit. */
  scale: number
  /** Pixels a coarse cell, for shadows. */
  step: number
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** Relief of the card, as a part of its brightness. */
  card: Tile
  /** Direction that shadows fall, of length 1. */
  fall: Point
}

/** Warm white of the book's own paper, where nothing lies. */
const bareTable: Rgb = [253, 250, 243]

export function makeTable(pixels: number, light: Point): Table {
  const count = pixels * pixels
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
    pixels,
    scale: pixels / 1000,
    step: Math.max(1, Math.round(pixels / 620)),
    red,
    green,
    blue,
    card: keptTile(`card/${pixels}`, () => cardTile(pixels)),
    fall: [-light[0] / length, -light[1] / length],
  }
}

/** Embossed noise with fibres lying in it. */
function cardTile(pixels: number): Tile {
  const size = pixels > 1500 ? 1024 : pixels > 600 ? 512 : 256
  const height = noiseTile('card', size, (size * 200) / pixels, 3).values
  const values = new Float32Array(size * size)
  const strength = 0.14 * Math.min(1.6, Math.sqrt(pixels / 1000))
  for (let y = 0, index = 0; y < size; y++) {
    const below = ((y + 1) & (size - 1)) * size
    for (let x = 0; x < size; x++, index++) {
      const here = height[index]!
      const slope = 2 * here - height[y * size + ((x + 1) & (size - 1))]! - height[below + x]!
      values[index] = -slope * strength + here * 0.03
    }
  }
  addFibres({ size, values }, pixels / 1000)
  return { size, values }
}

function addFibres(tile: Tile, scale: number): void {
  const random = randomFrom('fibres')
  const bend = gradientNoise('fibres')
  const extent = tile.size / scale
  const count = Math.round((extent * extent) / 420)
  const reach = Math.ceil(24 * scale)
  const box = { x0: -reach, y0: -reach, width: 2 * reach, height: 2 * reach }
  const mask = new Float32Array(box.width * box.height)
  for (let index = 0; index < count; index++) {
    const x0 = Math.floor(random() * tile.size)
    const y0 = Math.floor(random() * tile.size)
    const brightness = random() < 0.5 ? 0.035 + random() * 0.05 : -0.025 - random() * 0.035
    const [dx, dy] = [random() * 2 - 1, random() * 2 - 1]
    const along = Array.from({ length: 5 }, (_, step): Point => {
      const part = (step - 2) * 5
      return [dx * part + bend(index, step * 0.4) * 6, dy * part + bend(step * 0.4, index) * 6]
    })
    fillMask(strokeOutlines(along, 0.5 + random() * 0.5), box, scale, mask)
    for (let y = 0, at = 0; y < box.height; y++) {
      const row = ((y0 + y) & (tile.size - 1)) * tile.size
      for (let x = 0; x < box.width; x++, at++) {
        if (mask[at] === 0) continue
        const place = row + ((x0 + x) & (tile.size - 1))
        tile.values[place] = tile.values[place]! + mask[at]! * brightness
      }
    }
  }
}

/** RGB bytes of the whole table. */
export function photograph(table: Table): Uint8Array {
  const { red, green, blue } = table
  const count = table.pixels * table.pixels
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
