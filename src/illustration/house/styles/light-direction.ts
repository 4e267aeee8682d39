import type { Atmosphere, Point } from '../drawing.ts'

/** The sun or moon, if either shines in the upper half of the page. */
export function skyLight(atmosphere: Atmosphere): Atmosphere['glows'][number] | undefined {
  const high = atmosphere.glows.filter((glow) => glow.centre[1] < 480 && glow.radius >= 80)
  return high.reduce<(typeof high)[number] | undefined>(
    (greatest, glow) => (greatest && greatest.radius >= glow.radius ? greatest : glow),
    undefined,
  )
}

/** Where the light comes from, of length 1: from the sun or moon that is in sight, or as the hour has it. */
export function lightDirection(atmosphere: Atmosphere): Point {
  const seen = skyLight(atmosphere)
  const [x, y] = seen ? [(seen.centre[0] - 500) / 420, -0.85] : atmosphere.light
  const length = Math.sqrt(x * x + y * y)
  return [x / length, y / length]
}
