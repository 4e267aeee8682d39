function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ]
}

/** A mixture of two `#rrggbb` colours; `amount` 0 is all `from`. */
export function mixColours(from: string, to: string, amount: number): string {
  const end = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Perceived lightness of a `#rrggbb` colour, 0..1. */
export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex)
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}

/** The same colour as a thin drawn line on it: warm and darker. */
export function lineOn(colour: string): string {
  const dark = lightness(colour) < 0.3
  return mixColours(colour, dark ? '#1c1412' : '#43302b', dark ? 0.55 : 0.5)
}

/** The same cloth in shade: for hoods, cuffs and pockets. */
export function shadeOf(colour: string, amount = 0.15): string {
  return mixColours(colour, '#5a3a4c', amount)
}
