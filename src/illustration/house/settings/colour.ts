/** sRGB hex, `#rrggbb`. */
type Hex = string

function channels(colour: Hex): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(red: number, green: number, blue: number): Hex {
  const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
  return `#${((clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).padStart(6, '0')}`
}

/** `amount` 0 gives the first colour, 1 the second. */
export function mixed(first: Hex, second: Hex, amount: number): Hex {
  const [red, green, blue] = channels(first)
  const [red2, green2, blue2] = channels(second)
  return toHex(red + (red2 - red) * amount, green + (green2 - green) * amount, blue + (blue2 - blue) * amount)
}

/** What is left of a colour in light of another colour. */
export function multiplied(colour: Hex, light: Hex): Hex {
  const [red, green, blue] = channels(colour)
  const [red2, green2, blue2] = channels(light)
  return toHex((red * red2) / 255, (green * green2) / 255, (blue * blue2) / 255)
}

/** Towards warm white; an `amount` of 1 is all of it. */
export function lighter(colour: Hex, amount: number): Hex {
  return mixed(colour, '#fffaf0', amount)
}

/** Towards a violet dark; an `amount` of 1 is all of it. */
export function darker(colour: Hex, amount: number): Hex {
  return mixed(colour, '#2a2438', amount)
}

/** The leaf and grass greens of summer turned to rust and straw; other colours, and the blue green of firs, stay. */
export function autumnal(colour: Hex): Hex {
  const [red, green, blue] = channels(colour)
  const isLeaf = green > red * 1.03 && green > blue * 1.36
  if (!isLeaf) return colour
  const rust = toHex(green * 1.5, green * 0.72, blue * 0.45)
  // Grass is lighter than leaves and turns less.
  const amount = Math.max(0.25, Math.min(0.95, 1.75 - 2 * lightness(colour)))
  return mixed(colour, rust, amount)
}

/** Perceived lightness, 0..1. */
export function lightness(colour: Hex): number {
  const [red, green, blue] = channels(colour)
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}
