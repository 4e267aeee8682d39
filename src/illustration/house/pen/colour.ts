function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
}

/** Between two sRGB hex colours; `part` 0 is all of the first. */
export function mixColours(from: string, to: string, part: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] as number) - value) * part),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Towards a warm dark, not black; `part` 1 is all of it. */
export function darker(hex: string, part = 0.18): string {
  return mixColours(hex, '#2a1c2c', part)
}

/** Towards warm white; `part` 1 is all of it. */
export function lighter(hex: string, part = 0.25): string {
  return mixColours(hex, '#fff8ea', part)
}

/** Perceived lightness, 0 black to 1 white. */
export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex)
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}
