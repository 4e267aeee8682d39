import { hexOfRgb, rgbOfHex } from '#book/tone.ts'

/** A colour as SVG writes it: a custom property of the page, alone or mixed with something that stays. */
export type Dye = string

/**
 * How the colour of a shape follows a dye, seen from two drawings that differ in that dye only: `from` and `to` are the
 * dye in each, `before` and `after` the shape's colour. All are sRGB hex. Null: the shape does not follow it.
 *
 * A shade is mixed in sRGB, colour = share * dye + (1 - share) * rest, so two drawings tell the share and the rest.
 */
export function dyeOf(
  { variable, from, to }: { variable: string; from: string; to: string },
  before: string | undefined,
  after: string | undefined,
): Dye | null {
  if (before === undefined || after === undefined || before === after) return null
  const [dye, otherDye, colour, otherColour] = [from, to, before, after].map(rgbOfHex)
  if (!dye || !otherDye || !colour || !otherColour) return null
  const spread = sum(dye.map((value, at) => (value - (otherDye[at] ?? 0)) ** 2))
  const moved = sum(
    colour.map((value, at) => (value - (otherColour[at] ?? 0)) * ((dye[at] ?? 0) - (otherDye[at] ?? 0))),
  )
  const share = Math.min(1, Math.max(0, moved / spread))
  if (share > 0.985) return `var(${variable})`
  const rest = colour.map((value, at) => (value - share * (dye[at] ?? 0)) / (1 - share))
  return `color-mix(in srgb,var(${variable}) ${Math.round(share * 100)}%,${hexOfRgb(rest)})`
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
