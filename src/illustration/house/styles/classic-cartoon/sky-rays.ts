import type { Point } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { rgbFrom } from '../../raster/rgb.ts'
import { coverPage } from '../cel/cover-page.ts'
import { isSkyDark } from '../cel/is-sky-dark.ts'
import { layColour } from '../cel/lay-colour.ts'
import { skyLight } from '../light-direction.ts'
import type { Studio } from './studio.ts'
import { boxOf } from '../../raster/page-size.ts'

const wedges = 16

/** Pale wedges fanning out behind the sun, and fainter ones behind the moon. */
export function paintSkyRays(studio: Studio): void {
  const { atmosphere } = studio.drawing
  const { units } = studio.plates
  const sun = skyLight(atmosphere, units)
  const overcast = atmosphere.weather !== 'clear' && atmosphere.weather !== 'wind'
  if (!sun || overcast) return
  const turn = studio.random()
  const reach = Math.max(1500, units.width + 500)
  const outlines = Array.from({ length: wedges }, (_, index) => {
    const middle = (index + turn) / wedges
    const half = (0.2 + 0.1 * studio.random()) / wedges
    const end = (turns: number): Point => [
      sun.centre[0] + reach * cosineOfTurns(turns),
      sun.centre[1] + reach * sineOfTurns(turns),
    ]
    return { points: [sun.centre, end(middle - half), end(middle + half)] }
  })
  const cover = coverPage(studio.plates, 'patch', outlines, boxOf(units), 0)
  if (!cover) return
  const alpha = isSkyDark(studio.drawing) ? 0.05 : atmosphere.time === 'dusk' ? 0.13 : 0.2
  layColour(studio.plates, cover, {
    colour: rgbFrom(sun.colour).map(paled) as [number, number, number],
    alpha,
  })
}

function paled(value: number): number {
  return value + (255 - value) * 0.55
}
