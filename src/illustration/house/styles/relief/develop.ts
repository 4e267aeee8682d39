import { byteOf } from './linear-colour.ts'
import type { Stage } from './stage.ts'

/** RGB bytes of the stage. */
export function develop(stage: Stage): Uint8Array {
  const { width, height, red, green, blue, clay } = stage
  const rgb = new Uint8Array(width * height * 3)
  const wrap = clay.size - 1
  for (let y = 0, place = 0, target = 0; y < height; y++) {
    const row = (y & wrap) * clay.size
    for (let x = 0; x < width; x++, place++, target += 3) {
      const dither = clay.slopeX[row + (x & wrap)]! * 6
      rgb[target] = byteOf(red[place]!, dither)
      rgb[target + 1] = byteOf(green[place]!, dither)
      rgb[target + 2] = byteOf(blue[place]!, dither)
    }
  }
  return rgb
}
