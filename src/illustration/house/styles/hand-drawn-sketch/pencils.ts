import { lightness, mixRgb, type Rgb } from '../../raster/rgb.ts'

export const graphite: Rgb = [56, 52, 60]
/** The warm yellow of a sun's rays. */
export const sunRay: Rgb = [250, 172, 22]

/** The pencils that a coloured area is laid with: light hand, second layer and shade. */
export interface Pencils {
  main: Rgb
  shade: Rgb
  /** 0 for what is left as paper, shaded only, .. 1 for what is coloured fully. */
  amount: number
  /** 0 .. 1 for the darkest: pressed hard, layer over layer. */
  depth: number
}

/**
 * Chooses pencils for a colour. As paper shines through between strokes, the pencil is deeper and stronger than
 * the colour that the eye makes of both.
 */
export function pencilsFor(colour: Rgb, kind: 'skin' | 'hair' | 'other'): Pencils {
  const light = lightness(colour)
  const chroma = Math.max(...colour) - Math.min(...colour)
  const paleness = Math.max(0, (light - 0.8) / 0.2) * (1 - Math.min(1, chroma / 90))
  const through = kind === 'skin' ? 0.06 : 0.2 * Math.min(1, light * 1.6)
  const deep = (value: number): number => Math.max(0, (value - through * 250) / (1 - through))
  const strong = saturated([deep(colour[0]), deep(colour[1]), deep(colour[2])], kind === 'skin' ? 1.06 : 1.18)
  const partner: Rgb = kind === 'skin' ? [128, 52, 30] : kind === 'hair' ? [50, 26, 22] : [52, 40, 86]
  const shade =
    paleness > 0.5
      ? mixRgb(colour, [112, 122, 150], 0.75)
      : mixRgb(strong, partner, kind === 'skin' ? 0.26 : 0.36)
  return { main: strong, shade, amount: 1 - paleness, depth: Math.max(0, Math.min(1, (0.62 - light) / 0.5)) }
}

function saturated(colour: Rgb, amount: number): Rgb {
  const grey = lightness(colour) * 255
  const raised = (value: number): number => Math.max(0, Math.min(255, grey + (value - grey) * amount))
  return [raised(colour[0]), raised(colour[1]), raised(colour[2])]
}
