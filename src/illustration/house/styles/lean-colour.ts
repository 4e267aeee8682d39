import type { Atmosphere, Material, Thing } from '../drawing.ts'
import { lightness, mixRgb, multiplyRgb, type Rgb, rgbFrom } from '../raster/rgb.ts'

/**
 * A local colour in the light of the hour. Skin leans a quarter as far and hair three fifths, so that people stay who they are; light does
 * not lean at all, and scenery, which is designed in its hour's palette, only a little. Dark colours stay dark.
 */
export function leanColour(
  hex: string,
  material: Material,
  kind: Thing['kind'],
  atmosphere: Atmosphere,
): Rgb {
  const colour = rgbFrom(hex)
  const share = leanOf(material, kind)
  if (share === 0 || atmosphere.tintAmount === 0) return colour
  const tint = rgbFrom(atmosphere.tint)
  const target = mixRgb(multiplyRgb(colour, tint), tint, 0.4 * lightness(colour))
  return mixRgb(colour, target, atmosphere.tintAmount * share)
}

function leanOf(material: Material, kind: Thing['kind']): number {
  if (material === 'light') return 0
  if (material === 'skin') return 0.26
  if (material === 'hair') return 0.6
  return kind === 'scenery' ? 0.25 : 1
}
