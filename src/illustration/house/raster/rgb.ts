/** Red, green and blue, 0..255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads `#rrggbb`. */
export function rgbFrom(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Writes `#rrggbb`, each channel rounded. */
export function hexFrom(colour: Rgb): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** `a` at a part of 0, `b` at 1; channels are not rounded. */
export function mixRgb(a: Rgb, b: Rgb, part: number): Rgb {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
}

/** As light through coloured glass. */
export function multiplyRgb(a: Rgb, b: Rgb): Rgb {
  return [(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]
}

/** Brighter or darker by a factor; what would go beyond 255 stays there. */
export function scaleRgb(colour: Rgb, factor: number): Rgb {
  return [
    Math.min(255, colour[0] * factor),
    Math.min(255, colour[1] * factor),
    Math.min(255, colour[2] * factor),
  ]
}

/** Perceived lightness, 0..1. */
export function lightness(colour: Rgb): number {
  return (colour[0] * 0.299 + colour[1] * 0.587 + colour[2] * 0.114) / 255
}
