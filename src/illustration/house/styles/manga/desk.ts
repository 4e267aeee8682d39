import type { Random } from '#book/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Noise } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'
import type { Plates } from '../cel/plates.ts'

/** What penciller, inker and whoever cuts the screens of one picture share. */
export interface Desk {
  plates: Plates
  /** 255 where shade is a flat wash instead of a screen: on skin, which takes no dots. */
  wash: Uint8Array
  drawing: Drawing
  random: Random
  pressure: Noise
  /** Unit vector to the light. */
  light: Point
  /** The one colour beside black. */
  spot: Rgb
  seed: string
}

export const paper: Rgb = [253, 252, 248]
export const black: Rgb = [21, 17, 23]
