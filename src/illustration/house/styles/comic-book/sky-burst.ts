import type { Point } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { mixRgb, rgbFrom } from '../../raster/rgb.ts'
import { coverPage } from '../cel/cover-page.ts'
import { isSkyDark } from '../cel/is-sky-dark.ts'
import { layColour } from '../cel/lay-colour.ts'
import { skyLight } from '../light-direction.ts'
import type { Desk } from './desk.ts'
import { layScreen } from './screen.ts'
import { boxOf } from '../../raster/page-size.ts'

const rays = 13

/** By day a burst of pale rays fans out from the sun; at dusk and night every light stands in a halo of dots. */
export function printSkyBurst(desk: Desk): void {
  const { atmosphere } = desk.drawing
  const { units } = desk.plates
  const sun = skyLight(atmosphere, units)
  if (!sun || (atmosphere.weather !== 'clear' && atmosphere.weather !== 'wind')) return
  if (isSkyDark(desk.drawing)) return printHalo(desk, sun)
  const turn = desk.random()
  const reach = Math.max(1500, units.width + 500)
  const outlines = Array.from({ length: rays }, (_, index) => {
    const middle = (index + turn) / rays
    const end = (turns: number): Point => [
      sun.centre[0] + reach * cosineOfTurns(turns),
      sun.centre[1] + reach * sineOfTurns(turns),
    ]
    return { points: [sun.centre, end(middle - 0.25 / rays), end(middle + 0.25 / rays)] }
  })
  const cover = coverPage(desk.plates, 'patch', outlines, boxOf(units), 0)
  const dusk = atmosphere.time === 'dusk'
  const colour = mixRgb(rgbFrom(sun.colour), [255, 255, 255], 0.6)
  if (cover) layColour(desk.plates, cover, { colour, alpha: dusk ? 0.5 : 0.6 })
}

function printHalo(desk: Desk, glow: { centre: Point; radius: number; colour: string }): void {
  const [x, y] = glow.centre
  const reach = glow.radius * 1.25
  const bounds = { x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach }
  const circle = Array.from(
    { length: 64 },
    (_, index): Point => [x + reach * cosineOfTurns(index / 64), y + reach * sineOfTurns(index / 64)],
  )
  const cover = coverPage(desk.plates, 'patch', [{ points: circle }], bounds, 0)
  if (!cover) return
  layScreen(
    desk.plates,
    cover,
    rgbFrom(glow.colour),
    (px, py) => {
      const near = 1 - Math.sqrt((px - x) ** 2 + (py - y) ** 2) / reach
      return 0.62 * near * near
    },
    0.75,
  )
}
