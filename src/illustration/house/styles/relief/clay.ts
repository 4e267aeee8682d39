import { keptTile, noiseTile, type Tile } from '../../raster/noise.ts'

/** Fine unevenness of a modelled surface, made for one picture size and read pixel by pixel. */
export interface Clay {
  size: number
  /** Slope of the surface to the right and down. */
  slopeX: Float32Array
  slopeY: Float32Array
  /** Height, about -0.7..0.7. */
  height: Float32Array
}

const known = new Map<number, Clay>()

/** The unevenness for pictures of so many pixels a page; made once and kept. */
export function clayOf(pixels: number): Clay {
  const kept = known.get(pixels)
  if (kept) return kept
  const size = pixels > 1500 ? 1024 : pixels > 600 ? 512 : 256
  const height = noiseTile('clay', size, (size * 170) / pixels, 3).values
  const slopeX = new Float32Array(size * size)
  const slopeY = new Float32Array(size * size)
  const steepness = (0.175 * pixels) / 1000
  for (let y = 0, place = 0; y < size; y++) {
    const below = ((y + 1) & (size - 1)) * size
    for (let x = 0; x < size; x++, place++) {
      slopeX[place] = (height[y * size + ((x + 1) & (size - 1))]! - height[place]!) * steepness
      slopeY[place] = (height[below + x]! - height[place]!) * steepness
    }
  }
  const clay = { size, slopeX, slopeY, height }
  known.set(pixels, clay)
  return clay
}

/** Broad, soft swelling: 512 texels for 1024 page units. */
export function swellTile(): Tile {
  return keptTile('swell', () => noiseTile('swell', 512, 11, 3))
}
