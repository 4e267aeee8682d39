import type { Drawing } from '../../drawing.ts'
import { lightness, type Rgb, rgbFrom } from '../../raster/rgb.ts'

/** The ink of pictures of nobody's book. */
const vermilion = '#dc3f33'

/** The one colour of a picture: that of the child's clothes, as a strong ink. */
export function spotInkFor(drawing: Drawing): Rgb {
  const own = rgbFrom(drawing.ownColour ?? vermilion)
  const grey = lightness(own) * 255
  const chroma = Math.max(...own) - Math.min(...own)
  const stronger = Math.max(112, Math.min(172, chroma * 1.5)) / Math.max(1, chroma)
  const strong = (value: number): number => Math.max(18, Math.min(242, grey + (value - grey) * stronger))
  return [strong(own[0]), strong(own[1]), strong(own[2])]
}

/** Whether a colour is of the spot ink's family, so that it is printed with it. */
export function isSpotColour(colour: Rgb, spot: Rgb): boolean {
  const [hue, chroma] = hueOf(colour)
  // Browns are of the family of red and orange inks, but are no colours beside black.
  if (chroma < (hue < 1.2 ? 90 : 50)) return false
  const apart = Math.abs(hue - hueOf(spot)[0])
  return Math.min(apart, 6 - apart) < 0.32
}

/** Hue 0..6 around the circle from red, and chroma 0..255. */
function hueOf([red, green, blue]: Rgb): [hue: number, chroma: number] {
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  if (chroma === 0) return [0, 0]
  if (most === red) return [((green - blue) / chroma + 6) % 6, chroma]
  if (most === green) return [(blue - red) / chroma + 2, chroma]
  return [(red - green) / chroma + 4, chroma]
}
