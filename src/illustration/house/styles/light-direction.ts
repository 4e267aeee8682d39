import type { Atmosphere, Point, Sheet } from '../drawing.ts'

/** The sun or moon, if either shines in the upper half of the sheet. */
export function skyLight(atmosphere: Atmosphere, { height }: Sheet): Atmosphere['glows'][number] | undefined {
  const high = atmosphere.glows.filter((glow) => glow.centre[1] < height * 0.48 && glow.radius >= 80)
  return high.reduce<(typeof high)[number] | undefined>(
    (greatest, glow) => (greatest && greatest.radius >= glow.radius ? greatest : glow),
    undefined,
  )
}

/** Where the light comes from, of length 1: from the sun or moon that is in sight, or as the hour has it. */
export function lightDirection(atmosphere: Atmosphere, sheet: Sheet): Point {
  const seen = skyLight(atmosphere, sheet)
  const [x, y] = seen ? [(seen.centre[0] - sheet.width / 2) / 420, -0.85] : atmosphere.light
  const length = Math.sqrt(x * x + y * y)
  return [x / length, y / length]
}
