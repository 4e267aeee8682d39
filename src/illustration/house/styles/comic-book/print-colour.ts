import { lightness, type Rgb } from '../../raster/rgb.ts'

/** Black of the press. */
export const pressBlack: Rgb = [22, 17, 26]
/** Paper that has yellowed a little. */
export const newsprint: Rgb = [250, 243, 225]

/**
 * A colour as four inks print it: `chroma` times as colourful (pale colours less), and each ink drawn nearly
 * half-way to the nearest of six strengths.
 */
export function printColour(colour: Rgb, chroma: number): Rgb {
  const pale = lightness(colour)
  const grey = pale * 255
  const body = Math.min(1, Math.max(0, (1 - pale) * 4))
  const boost = 1 + (chroma - 1) * body
  const inked = (value: number): number => {
    const strong = Math.max(0, Math.min(255, grey + (value - grey) * boost))
    return strong + (Math.round(strong / 51) * 51 - strong) * 0.4 * body
  }
  return [inked(colour[0]), inked(colour[1]), inked(colour[2])]
}

/** The colour of the dots that shade a flat colour. */
export function dotColour([red, green, blue]: Rgb): Rgb {
  if (green > red * 1.02 && green > blue * 1.02)
    return [red * 0.42, green * 0.66, Math.min(255, blue * 0.62 + 26)]
  if (blue > red * 1.05 && blue >= green * 0.96) return [red * 0.5, green * 0.62, blue * 0.86]
  if (red > 190 && green > 200 && blue > 185) return [142, 176, 208]
  if (green > red * 0.74) return [red * 0.86, green * 0.68, blue * 0.6]
  return [red * 0.8, green * 0.54, blue * 0.56]
}

/** A flat shade on skin, which takes no dots: the share of each ink's own that is left, and what is added to it. */
export const flatShade = [
  { share: 0.755, more: 7 },
  { share: 0.615, more: 3 },
  { share: 0.61, more: 5 },
] as const
