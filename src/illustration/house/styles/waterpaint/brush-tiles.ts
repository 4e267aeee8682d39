import { type Random, randomFrom } from '#book/random.ts'
import type { Material, Point } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import { keptTile, noiseTile, type Tile } from '../../raster/noise.ts'

/** Tiles are 512 texels for 1024 page units. */
export const unitsPerTexel = 2
const size = 512

/** Where a wash runs together: broad clouds with fine detail. */
export function flowTile(): Tile {
  return keptTile('flow', () => noiseTile('flow', size, 10, 4))
}

/** Where two colours of a wash mix, finer than how it flows. */
export function mixTile(): Tile {
  return keptTile('mix', () => noiseTile('mix', size, 18, 4))
}

/** Where water ran back into a drying wash. */
export function bloomTile(): Tile {
  return keptTile('bloom', () => noiseTile('bloom', size, 12, 3))
}

/** Marks of a second, drier coat for what the material is: leaves, ripples. */
export function brushTile(material: Material): Tile | undefined {
  switch (material) {
    case 'foliage':
      return keptTile('leaves', () => dabs('leaves', 1500, leaf))
    case 'water':
      return keptTile('ripples', () => dabs('ripples', 420, ripple))
    default:
      return undefined
  }
}

function leaf(random: Random): Point[] {
  return oval(8 + random() * 10, 4 + random() * 5, random(), random)
}

function ripple(random: Random): Point[] {
  return oval(18 + random() * 40, 1.2 + random() * 2, (random() - 0.5) * 0.02, random)
}

/** An uneven oval about the origin, in page units, turned by a part of a whole turn. */
function oval(radiusX: number, radiusY: number, turns: number, random: Random): Point[] {
  const [cosine, sine] = [cosineOfTurns(turns), sineOfTurns(turns)]
  return Array.from({ length: 14 }, (_, index) => {
    const reach = 1 + 0.25 * (random() - 0.5)
    const x = cosineOfTurns(index / 14) * radiusX * reach
    const y = sineOfTurns(index / 14) * radiusY * reach
    return [x * cosine - y * sine, x * sine + y * cosine]
  })
}

function dabs(seed: string, count: number, draw: (random: Random) => Point[]): Tile {
  const random = randomFrom(seed)
  const values = new Float32Array(size * size)
  const reach = 32
  const mask = new Float32Array(4 * reach * reach)
  for (let index = 0; index < count; index++) {
    const x0 = Math.floor(random() * size)
    const y0 = Math.floor(random() * size)
    const strength = 0.4 + 0.6 * random()
    const box = { x0: -reach, y0: -reach, width: 2 * reach, height: 2 * reach }
    fillMask([{ points: draw(random) }], box, 1 / unitsPerTexel, mask)
    for (let y = 0, at = 0; y < 2 * reach; y++) {
      const row = ((y0 + y) & (size - 1)) * size
      for (let x = 0; x < 2 * reach; x++, at++) {
        const place = row + ((x0 + x) & (size - 1))
        values[place] = Math.min(1.5, values[place]! + mask[at]! * strength)
      }
    }
  }
  return { size, values }
}
