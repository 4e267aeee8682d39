import { lightness, mixRgb, type Rgb } from '../../raster/rgb.ts'

const violet: Rgb = [70, 40, 110]

/** The colour of a local colour in shade: greens go to blue-green, everything else to violet. */
export function shadeHue(colour: Rgb): Rgb {
  const [red, green, blue] = colour
  if (green > red * 1.02 && green > blue * 1.02)
    return [red * 0.5, green * 0.72, Math.min(255, blue * 0.55 + 46)]
  return mixRgb([red * 0.76, green * 0.64, blue * 0.78], violet, 0.16)
}

/** The same colour with a fifth more chroma, for whoever plays a part. */
export function heroic(colour: Rgb, amount: number): Rgb {
  const grey = lightness(colour) * 255
  const raised = (value: number): number => Math.max(0, Math.min(255, grey + (value - grey) * amount + 4))
  return [raised(colour[0]), raised(colour[1]), raised(colour[2])]
}
