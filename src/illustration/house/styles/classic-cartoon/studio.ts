import type { Random } from '#book/random.ts'
import type { Drawing, Material, Point, Thing } from '../../drawing.ts'
import type { Noise } from '../../raster/noise.ts'
import { type Rgb, rgbFrom } from '../../raster/rgb.ts'
import type { Plates } from '../cel/plates.ts'
import { leanColour } from '../lean-colour.ts'

/** What the painters of one picture share. */
export interface Studio {
  plates: Plates
  drawing: Drawing
  random: Random
  pressure: Noise
  /** Unit vector to the light. */
  light: Point
  seed: string
}

/** A local colour in the hour's light; what shines keeps its brightness. */
export function colourFor(studio: Studio, thing: Thing, hex: string, material: Material): Rgb {
  if (material === 'light' && thing.kind !== 'person') return rgbFrom(hex)
  return leanColour(hex, material, thing.kind, studio.drawing.atmosphere)
}
