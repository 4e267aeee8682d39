import { type Random, randomFrom } from '#book/random.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { keptTile, type Tile } from '../../raster/noise.ts'

/** Texels along a tile, one a pixel of the finished picture: some 400 page units and a power of two. */
function sizeFor(scale: number): number {
  let size = 128
  while (size < 380 * scale && size < 1024) size *= 2
  return size
}

interface Bristles {
  /** Strokes for each square of a hundred page units. */
  density: number
  length: number
  width: number
  /** Direction in parts of a whole turn, and how far strokes stray from it. */
  turns: number
  stray: number
}

/** Long strokes of a broad dry brush: skies, walls, water, floors. */
export function streakTile(scale: number): Tile {
  return brushTile('streak', scale, { density: 2.6, length: 190, width: 17, turns: 0, stray: 0.012 })
}

/** Shorter, steeper strokes for land. */
export function sweepTile(scale: number): Tile {
  return brushTile('sweep', scale, { density: 7, length: 84, width: 11, turns: -0.012, stray: 0.035 })
}

/** Short fat dabs for leaves. */
export function dabTile(scale: number): Tile {
  return brushTile('dab', scale, { density: 46, length: 25, width: 10, turns: -0.11, stray: 0.07 })
}

/** Upright strokes for trunks, planks and doors. */
export function uprightTile(scale: number): Tile {
  return brushTile('upright', scale, { density: 8, length: 80, width: 8, turns: 0.25, stray: 0.012 })
}

/** Strokes lighter (above 0) and darker (below) than the coat they are in, made for this size of picture. */
function brushTile(name: string, scale: number, bristles: Bristles): Tile {
  return keptTile(`gouache/${name}/${scale}`, () => {
    const random = randomFrom(`gouache/${name}`)
    const size = sizeFor(scale)
    const tile: Tile = { size, values: new Float32Array(size * size) }
    const side = size / scale / 100
    const count = Math.round(bristles.density * side * side)
    for (let index = 0; index < count; index++) drawStroke(tile, scale, bristles, random)
    return tile
  })
}

/** One stroke: hairs side by side, each of which runs dry at its own place. */
function drawStroke(tile: Tile, scale: number, bristles: Bristles, random: Random): void {
  const { size } = tile
  const half = (bristles.length * (0.5 + random()) * scale) / 2
  const halfWidth = (bristles.width * (0.5 + random()) * scale) / 2
  const turns = bristles.turns + bristles.stray * (random() - 0.5) * 2
  const along = [cosineOfTurns(turns), sineOfTurns(turns)] as const
  const lit = random() < 0.5 ? 1 : -1
  const strength = lit * (0.35 + 0.65 * random())
  const bend = (random() - 0.5) * 0.3 * halfWidth
  const hairs = Float32Array.from({ length: 16 }, () => 0.45 + 0.6 * random())
  const starts = Float32Array.from({ length: 16 }, () => 0.75 + 0.3 * random())
  const [x0, y0] = [random() * size, random() * size]
  const reachX = Math.ceil(Math.abs(along[0]) * half + Math.abs(along[1]) * halfWidth) + 2
  const reachY = Math.ceil(Math.abs(along[1]) * half + Math.abs(along[0]) * halfWidth) + 2
  for (let dy = -reachY; dy <= reachY; dy++) {
    const row = ((Math.floor(y0) + dy) & (size - 1)) * size
    for (let dx = -reachX; dx <= reachX; dx++) {
      const u = (dx * along[0] + dy * along[1]) / half
      if (u <= -1 || u >= 1) continue
      const v = (dy * along[0] - dx * along[1] + bend * (1 - u * u)) / halfWidth
      if (v <= -1 || v >= 1) continue
      const hair = Math.floor((v + 1) * 8)
      const dry = u > 0 ? hairs[hair]! - u : starts[hair]! + u
      if (dry <= 0) continue
      const edge = Math.min(1, (1 - Math.abs(v)) * 4) * Math.min(1, dry * 6)
      const place = row + ((Math.floor(x0) + dx) & (size - 1))
      const value = tile.values[place]! * (1 - 0.7 * edge) + strength * edge * 0.8
      tile.values[place] = value
    }
  }
}
