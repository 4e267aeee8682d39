import type { Drawing } from '../../drawing.ts'
import { lightness, rgbFrom } from '../../raster/rgb.ts'

/** Whether the sky is dark: by night, and between the stars at any hour. */
export function isSkyDark({ things, atmosphere }: Drawing): boolean {
  if (atmosphere.time === 'night') return true
  const sky = things[0]?.shapes.find((shape) => shape.material === 'sky' && !shape.marking)
  return sky !== undefined && lightness(rgbFrom(sky.colour)) < 0.3
}
