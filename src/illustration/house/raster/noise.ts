import { randomFrom } from '#book/random.ts'

/** Smooth noise of about -0.7..0.7 with a feature a unit, at any place. */
export type Noise = (x: number, y: number) => number

interface Lattice {
  order: Uint8Array
  slopeX: Float32Array
  slopeY: Float32Array
}

function latticeFrom(seed: string): Lattice {
  const random = randomFrom(seed)
  const shuffled = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const kept = shuffled[index]!
    shuffled[index] = shuffled[other]!
    shuffled[other] = kept
  }
  const order = new Uint8Array(512)
  for (let index = 0; index < 512; index++) order[index] = shuffled[index & 255]!
  const slopeX = new Float32Array(256)
  const slopeY = new Float32Array(256)
  for (let index = 0; index < 256; ) {
    const x = random() * 2 - 1
    const y = random() * 2 - 1
    const length = Math.sqrt(x * x + y * y)
    if (length > 1 || length < 0.1) continue
    slopeX[index] = x / length
    slopeY[index] = y / length
    index++
  }
  return { order, slopeX, slopeY }
}

/** Gradient noise (Ken Perlin, Improving Noise, 2002) that repeats after `period` units, at most 256. */
export function gradientNoise(seed: string, period = 256): Noise {
  const { order, slopeX, slopeY } = latticeFrom(seed)
  return (x, y) => {
    const floorX = Math.floor(x)
    const floorY = Math.floor(y)
    const left = floorX - Math.floor(floorX / period) * period
    const top = floorY - Math.floor(floorY / period) * period
    const right = left + 1 === period ? 0 : left + 1
    const below = top + 1 === period ? 0 : top + 1
    const fx = x - floorX
    const fy = y - floorY
    const a = order[order[left]! + top]!
    const b = order[order[right]! + top]!
    const c = order[order[left]! + below]!
    const d = order[order[right]! + below]!
    const easeX = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const easeY = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const na = slopeX[a]! * fx + slopeY[a]! * fy
    const nb = slopeX[b]! * (fx - 1) + slopeY[b]! * fy
    const nc = slopeX[c]! * fx + slopeY[c]! * (fy - 1)
    const nd = slopeX[d]! * (fx - 1) + slopeY[d]! * (fy - 1)
    const upper = na + easeX * (nb - na)
    return upper + easeY * (nc + easeX * (nd - nc) - upper)
  }
}

/** A square of numbers that can be laid side by side without a seam; `size` is a power of two. */
export interface Tile {
  size: number
  values: Float32Array
}

const tiles = new Map<string, Tile>()

/** Tiles are kept by name: they are the same for every picture of a size. */
export function keptTile(name: string, make: () => Tile): Tile {
  let tile = tiles.get(name)
  if (!tile) {
    tile = make()
    tiles.set(name, tile)
  }
  return tile
}

/** Noise of several octaves with `cells` features across the tile, the tallest first. */
export function noiseTile(seed: string, size: number, cells: number, octaves: number): Tile {
  const values = new Float32Array(size * size)
  let strength = 1
  let features = Math.max(1, Math.round(cells))
  for (let octave = 0; octave < octaves; octave++) {
    if (features > 256) break
    const noise = gradientNoise(`${seed}/${octave}`, features)
    const step = features / size
    for (let y = 0, index = 0; y < size; y++) {
      for (let x = 0; x < size; x++, index++) {
        values[index] = values[index]! + strength * noise(x * step, y * step)
      }
    }
    strength /= 2
    features *= 2
  }
  return { size, values }
}

/** The tile's value at a place in texels, interpolated. */
export function sampleTile(tile: Tile, x: number, y: number): number {
  const { size, values } = tile
  const floorX = Math.floor(x)
  const floorY = Math.floor(y)
  const fx = x - floorX
  const fy = y - floorY
  const left = floorX & (size - 1)
  const right = (floorX + 1) & (size - 1)
  const top = (floorY & (size - 1)) * size
  const below = ((floorY + 1) & (size - 1)) * size
  const upper = values[top + left]! * (1 - fx) + values[top + right]! * fx
  const lower = values[below + left]! * (1 - fx) + values[below + right]! * fx
  return upper * (1 - fy) + lower * fy
}
