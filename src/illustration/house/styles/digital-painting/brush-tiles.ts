import { gradientNoise } from '../../raster/noise.ts'

/** Texels of a stroke: along it, where the paint runs out, and across its bristles. */
const along = 128
const across = 64
export const brushCount = 8

/** How often a tile is halved: thin strokes read coverage that was averaged, or their edges would be saw teeth. */
const halvings = 4

/** Coverage (0..1) of a stroke of a flat bristle brush, row by row. */
export interface BrushTile {
  along: number
  across: number
  cover: Float32Array
}

let made: readonly (readonly BrushTile[])[] | undefined

/** One of the brushes, as fine as a stroke so many pixels wide can show. */
export function brushTile(brush: number, width: number): BrushTile {
  made ??= Array.from({ length: brushCount }, (_, each) => halved(bristles(each)))
  const sizes = made[brush]!
  let size = 0
  while (size < halvings && across >> size > width * 2.2) size++
  return sizes[size]!
}

/** The tile and its ever smaller copies. */
function halved(finest: Float32Array): readonly BrushTile[] {
  const tiles: BrushTile[] = [{ along, across, cover: finest }]
  for (let size = 1; size <= halvings; size++) {
    const from = tiles[size - 1]!
    const tile = { along: along >> size, across: across >> size, cover: new Float32Array(0) }
    tile.cover = Float32Array.from({ length: tile.along * tile.across }, (_, texel) => {
      const at = Math.floor(texel / tile.along) * 2 * from.along + (texel % tile.along) * 2
      const { cover } = from
      return (cover[at]! + cover[at + 1]! + cover[at + from.along]! + cover[at + from.along + 1]!) / 4
    })
    tiles.push(tile)
  }
  return tiles
}

function bristles(brush: number): Float32Array {
  const noise = gradientNoise(`bristles/${brush}`)
  const tile = new Float32Array(along * across)
  for (let v = 0; v < across; v++) {
    const side = ((v + 0.5) / across) * 2 - 1
    for (let u = 0; u < along; u++) {
      const part = (u + 0.5) / along
      const bristle = noise(v * 0.42, part * 0.9 + 0.37) * 0.8 + noise(v * 0.95, part * 2.2 + 9.37) * 0.5
      const edge = held((roundness(part) * 0.96 - Math.abs(side) + bristle * 0.16) * 7)
      const dry = held(1.15 - part * 0.55 + bristle * (0.35 + 1.1 * part))
      const head = held((part + 0.02 + bristle * 0.03) * 14)
      const tail = held((0.97 - part + bristle * 0.22) * 7)
      tile[v * along + u] = edge * head * tail * held(0.35 + dry * 0.75)
    }
  }
  return tile
}

/** How wide the stroke is: it begins round and runs out rounder. */
function roundness(part: number): number {
  const from = part < 0.16 ? 1 - part / 0.16 : part > 0.72 ? (part - 0.72) / 0.28 : 0
  return Math.sqrt(1 - from * from)
}

function held(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value
}
