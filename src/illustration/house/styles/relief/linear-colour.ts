import type { Rgb } from '../../raster/rgb.ts'

/**
 * Between colours and light. Bytes are taken as the root of light, which is near enough to sRGB and, unlike a power
 * of 2.2, the same to the last bit on every machine.
 */
export function linear(colour: Rgb): Rgb {
  return [(colour[0] / 255) ** 2, (colour[1] / 255) ** 2, (colour[2] / 255) ** 2]
}

/** Above this, light is rolled off softly instead of cut. */
const shoulder = 0.55
const stepsPerLight = 1024

const tones: Float32Array = (() => {
  const table = new Float32Array(4 * stepsPerLight + 2)
  for (let step = 0; step < table.length; step++) {
    const light = step / stepsPerLight
    const over = (light - shoulder) / (1 - shoulder)
    const rolled = over <= 0 ? light : shoulder + (1 - shoulder) * (over / Math.sqrt(1 + over * over))
    table[step] = 255 * Math.sqrt(Math.min(1, rolled))
  }
  return table
})()

/** The tone, 0..255, that shows an amount of light. */
export function toneOf(light: number): number {
  const place = light * stepsPerLight
  if (place <= 0) return 0
  if (place >= 4 * stepsPerLight) return 255
  const step = place | 0
  return tones[step]! + (tones[step + 1]! - tones[step]!) * (place - step)
}

/** The byte that shows an amount of light; `dither` of -0.5..0.5 hides the steps of slow slopes. */
export function byteOf(light: number, dither: number): number {
  const value = toneOf(light) + dither + 0.5
  return value >= 255 ? 255 : value <= 0 ? 0 : value | 0
}

/** Light that comes out as the book's own paper, 253, 250, 243. */
export const paperWhite: Rgb = [lightOf(253), lightOf(250), lightOf(243)]

/** The inverse of the roll-off. */
export function lightOf(byte: number): number {
  const value = (byte / 255) ** 2
  const over = (value - shoulder) / (1 - shoulder)
  return over <= 0 ? value : shoulder + (1 - shoulder) * (over / Math.sqrt(1 - over * over))
}
