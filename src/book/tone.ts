/**
 * Colours as the eye tells them apart, for what is read on them: OKLab (Björn Ottosson, https://bottosson.github.io/posts/oklab)
 * and the contrast of WCAG 2.2. Channels of sRGB are 0..255, of light 0..1.
 */
type Three = readonly [number, number, number]

/** Reads `#rrggbb`. */
export function rgbOfHex(hex: string): [number, number, number] {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** Writes `#rrggbb`; channels are rounded, and what is outside is cut off. */
export function hexOfRgb(channels: readonly number[]): string {
  const bytes = channels.map((channel) => Math.round(Math.min(255, Math.max(0, channel))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Light of a channel of sRGB. */
export function lightOf(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The channel of sRGB that has so much light. */
export function channelOf(light: number): number {
  const value = Math.min(1, Math.max(0, light))
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

/** Relative luminance of light, 0..1. */
export function luminanceOf([red, green, blue]: Three): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How two luminances contrast: 1 for none, 21 for black on white. */
export function contrastOf(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Light as lightness (0..1), and how far it leans to red and to yellow. */
export function labOf([red, green, blue]: Three): [lightness: number, a: number, b: number] {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

/** The sRGB colour of a lightness and a lean; what no screen can show is cut off. */
export function rgbOfLab([lightness, a, b]: Three): [number, number, number] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    channelOf(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channelOf(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channelOf(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** A colour of the same hue, so light and at most so colourful; of light, as sRGB. */
export function tintOf(light: Three, lightness: number, mostChroma: number): [number, number, number] {
  const [, a, b] = labOf(light)
  const chroma = Math.hypot(a, b)
  const part = chroma > mostChroma ? mostChroma / chroma : 1
  return rgbOfLab([lightness, a * part, b * part])
}
