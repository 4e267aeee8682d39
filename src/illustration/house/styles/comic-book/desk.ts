import type { Random } from '#book/random.ts'
import type { Drawing, Material, Point, Thing } from '../../drawing.ts'
import type { Noise } from '../../raster/noise.ts'
import { mixRgb, type Rgb, rgbFrom } from '../../raster/rgb.ts'
import type { Plates } from '../cel/plates.ts'
import { leanColour } from '../lean-colour.ts'
import { printColour } from './print-colour.ts'

/** What inker and colourist of one picture share. */
export interface Desk {
  plates: Plates
  drawing: Drawing
  random: Random
  pressure: Noise
  /** Unit vector to the light. */
  light: Point
  seed: string
}

/** A local colour as printed in the hour's light; skin and hair keep their own. */
export function colourOn(desk: Desk, thing: Thing, hex: string, material: Material): Rgb {
  if (material === 'light' && thing.kind !== 'person') return rgbFrom(hex)
  const colour = leanColour(hex, material, thing.kind, desk.drawing.atmosphere)
  if (material === 'skin' || material === 'hair') return colour
  const printed = printColour(colour, thing.kind === 'scenery' ? 1.3 : 1.36)
  // What is far off is printed in a lighter tint, so that whoever acts stands out.
  const far = thing.kind === 'scenery' && material !== 'ink' && material !== 'sky' && thing.depth < 0.25
  return far && desk.drawing.atmosphere.time !== 'night' ? mixRgb(printed, [255, 250, 236], 0.1) : printed
}
