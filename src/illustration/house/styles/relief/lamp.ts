import type { Atmosphere, Drawing, Point, Sheet } from '../../drawing.ts'
import { mixRgb, type Rgb } from '../../raster/rgb.ts'
import { lightDirection } from '../light-direction.ts'

/** What a form is lit by: one key light, the sky above and what the ground throws back. Linear light. */
export interface Lamp {
  /** Towards the light: right, down, out of the page; of length 1. */
  direction: readonly [number, number, number]
  /** Halfway between the light and the eye, of length 1. */
  half: readonly [number, number, number]
  key: Rgb
  sky: Rgb
  bounce: Rgb
}

interface Colours {
  key: Rgb
  sky: Rgb
  bounce: Rgb
}

const hours: Readonly<Record<Atmosphere['time'], Colours>> = {
  morning: { key: [1.3, 1.12, 0.88], sky: [0.26, 0.3, 0.4], bounce: [0.26, 0.21, 0.14] },
  day: { key: [1.26, 1.14, 0.94], sky: [0.25, 0.31, 0.43], bounce: [0.24, 0.21, 0.13] },
  dusk: { key: [1.26, 1.1, 0.88], sky: [0.24, 0.3, 0.46], bounce: [0.26, 0.2, 0.15] },
  night: { key: [1.02, 1.1, 1.26], sky: [0.2, 0.25, 0.4], bounce: [0.13, 0.15, 0.24] },
}

/** The lamp as skin sees it, whatever the weather and the style's warmth: with a tenth of its colour. */
export function skinLampOf(drawing: Drawing, sheet: Sheet): Lamp {
  return lampFor(drawing.atmosphere, lightDirection(drawing.atmosphere, sheet), {
    warmth: 0,
    colourful: 0.1,
    dull: false,
  })
}

/** `warmth` deepens the difference between light and shade. */
export function lampOf(drawing: Drawing, sheet: Sheet, warmth: number): Lamp {
  const { weather } = drawing.atmosphere
  return lampFor(drawing.atmosphere, lightDirection(drawing.atmosphere, sheet), {
    warmth,
    colourful: 1,
    dull: weather !== 'clear' && weather !== 'wind',
  })
}

/** `colourful` below 1 takes colour out of the light; a dull sky has little sun. */
function lampFor(
  atmosphere: Atmosphere,
  [x, y]: Point,
  { warmth, colourful, dull }: { warmth: number; colourful: number; dull: boolean },
): Lamp {
  const direction = unit(x * 0.62, y * 0.62, 0.66)
  const { key, sky, bounce } = hours[atmosphere.time]
  const strength = dull ? 0.8 : 1
  const warm = mixRgb(key, multiplied(key, [1.16, 1.02, 0.82]), atmosphere.time === 'night' ? 0 : warmth)
  return {
    direction,
    half: unit(direction[0], direction[1], direction[2] + 1),
    key: faded(scaled(warm, strength), colourful),
    sky: faded(scaled(sky, dull ? 1.5 : 1), colourful),
    bounce: faded(scaled(bounce, dull ? 1.2 : 1), colourful),
  }
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.sqrt(x * x + y * y + z * z)
  return [x / length, y / length, z / length]
}

function scaled(light: Rgb, factor: number): Rgb {
  return [light[0] * factor, light[1] * factor, light[2] * factor]
}

function multiplied(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
}

function faded(light: Rgb, colourful: number): Rgb {
  const grey = light[0] * 0.3 + light[1] * 0.59 + light[2] * 0.11
  return mixRgb([grey, grey, grey], light, colourful)
}
