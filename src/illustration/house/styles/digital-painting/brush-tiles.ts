import { gradientNoise } from '../../raster/noise.ts'

/** Texels of a stroke: along it, where the paint runs out, and across its bristles. */
export const along = 128
export const across = 64
export const brushCount = 8

let made: readonly Float32Array[] | undefined

/** Coverage (0..1) of eight strokes of a flat bristle brush. */
export function brushTiles(): readonly Float32Array[] {
  made ??= Array.from({ length: brushCount }, (_, brush) => brushTile(brush))
  return made
}

function brushTile(brush: number): Float32Array {
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
