import { randomFrom } from '#book/random.ts'
import { ellipse } from '../../pen/curves.ts'
import type { Point } from '../../drawing.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import { gradientNoise, keptTile, noiseTile, type Tile } from '../../raster/noise.ts'
import { strokeOutlines } from '../../raster/stroke-outlines.ts'

/** Embossed noise with fibres lying in it. */
export function feltTile(pixels: number): Tile {
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

/** Ribs of the mould's fine wires, crossed by those that bind them. Page units apart. */
const ribs = 4.6
const chains = 64

/** Felt crossed by the close ribs and far bars of the mould. */
export function laidTile(pixels: number): Tile {
  const { size, values } = scaledTile(
    keptTile(`card-felt/${pixels}`, () => feltTile(pixels)),
    0.5,
  )
  const extent = (size * 1000) / pixels
  const rows = Math.round(extent / ribs)
  const columns = Math.max(1, Math.round(extent / chains))
  for (let y = 0, index = 0; y < size; y++) {
    const rib = waveAt((y * rows) / size) * 0.034
    for (let x = 0; x < size; x++, index++) {
      const chain = waveAt((x * columns) / size)
      values[index] = values[index]! + rib + (chain > 0.86 ? 0.03 : 0)
    }
  }
  return { size, values }
}

/** A wave of straight slopes between -1 and 1, one a unit. */
function waveAt(place: number): number {
  const part = place - Math.floor(place)
  return part < 0.5 ? 4 * part - 1 : 3 - 4 * part
}

/** Chips of darker and paler paper lie in it. */
export function fleckedTile(pixels: number): Tile {
  const { size, values } = scaledTile(
    keptTile(`card-felt/${pixels}`, () => feltTile(pixels)),
    0.6,
  )
  const scale = pixels / 1000
  const random = randomFrom('flecks')
  const reach = Math.ceil(3 * scale)
  const box = { x0: -reach, y0: -reach, width: 2 * reach, height: 2 * reach }
  const mask = new Float32Array(box.width * box.height)
  const extent = size / scale
  for (let index = 0; index < (extent * extent) / 120; index++) {
    const [x0, y0] = [Math.floor(random() * size), Math.floor(random() * size)]
    const brightness = random() < 0.6 ? -0.06 - random() * 0.1 : 0.06 + random() * 0.08
    const long = 0.7 + random() * 1.2
    fillMask([{ points: ellipse(0, 0, long, long * 0.6, random() * 3, 8) }], box, scale, mask)
    for (let y = 0, at = 0; y < box.height; y++) {
      const row = ((y0 + y) & (size - 1)) * size
      for (let x = 0; x < box.width; x++, at++) {
        if (mask[at] === 0) continue
        const place = row + ((x0 + x) & (size - 1))
        values[place] = values[place]! + mask[at]! * brightness
      }
    }
  }
  return { size, values }
}

/** A third of the felt's roughness. */
export function smoothTile(pixels: number): Tile {
  return scaledTile(
    keptTile(`card-felt/${pixels}`, () => feltTile(pixels)),
    0.3,
  )
}

/** The same sheet with its rows as columns: light still falls on it from the same corner. */
export function turnedTile({ size, values }: Tile): Tile {
  const turned = new Float32Array(size * size)
  for (let y = 0, index = 0; y < size; y++) {
    for (let x = 0; x < size; x++, index++) turned[x * size + y] = values[index]!
  }
  return { size, values: turned }
}

function scaledTile({ size, values }: Tile, by: number): Tile {
  return { size, values: values.map((value) => value * by) }
}
