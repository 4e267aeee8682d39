import type { Drawing, Point } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import type { Outline } from '../../raster/fill-mask.ts'
import { coverPage } from '../cel/cover-page.ts'
import { isSkyDark } from '../cel/is-sky-dark.ts'
import { layColour, layInk } from '../cel/lay-colour.ts'
import { layTone } from '../cel/lay-tone.ts'
import { taperLine } from '../cel/taper-line.ts'
import { type Desk, paper } from './desk.ts'
import { boxOf, countOn } from '../../raster/page-size.ts'

/** By day strokes of the pen around the sun; in a dark sky some sparkles of bare paper. */
export function markSky(desk: Desk): void {
  const { atmosphere } = desk.drawing
  const fair = atmosphere.weather === 'clear' || atmosphere.weather === 'wind'
  if (!fair) return
  const sun = sunOf(desk.drawing)
  const dark = isSkyDark(desk.drawing)
  if (sun && !dark) {
    const cover = coverPage(desk.plates, 'patch', sunStrokes(desk, sun), boxOf(desk.plates.units), 0)
    if (cover) layInk(desk.plates, cover, 1)
  }
  if (!dark && atmosphere.time !== 'dusk') return
  const cover = coverPage(desk.plates, 'patch', sparkles(desk), boxOf(desk.plates.units), 0)
  if (!cover) return
  layTone(desk.plates, cover, 0, { light: desk.light, depth: 0, dark: 0, lit: 0 })
  layColour(desk.plates, cover, { colour: paper, alpha: 1 })
}

interface Disc {
  centre: Point
  radius: number
}

function sunOf(drawing: Drawing): Disc | undefined {
  const sun = drawing.things.find((thing) => thing.id === 'sun')
  const disc = sun?.shapes.find((shape) => !shape.soft && !shape.marking)
  if (!disc) return undefined
  const [xs, ys] = [disc.points.map(([x]) => x), disc.points.map(([, y]) => y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { centre: [(x0 + x1) / 2, (y0 + y1) / 2], radius: (x1 - x0) / 2 }
}

function sunStrokes({ random }: Desk, { centre, radius }: Disc): Outline[] {
  const count = 48
  return Array.from({ length: count }, (_, index) => {
    const turns = (index + 0.4 * (random() - 0.5)) / count
    const start = radius * (1.26 + 0.1 * random())
    const long = radius * (index % 4 === 0 ? 0.6 : index % 2 === 0 ? 0.24 : 0.4) * (0.8 + 0.4 * random())
    const at = (reach: number): Point => [
      centre[0] + cosineOfTurns(turns) * reach,
      centre[1] + sineOfTurns(turns) * reach,
    ]
    const middle = start + long * 0.2
    const wide = Math.max(1, radius * 0.024)
    return { points: taperLine([at(start), at(middle), at(start + long)], wide, 0.05) }
  })
}

/** Four-pointed stars in the upper half, clear of the part to keep calm. */
function sparkles({ drawing, random, plates }: Desk): Outline[] {
  const { quiet } = drawing
  const night = isSkyDark(drawing)
  const found: Outline[] = []
  const count = countOn(plates.units, night ? 14 : 8)
  for (let index = 0; index < count; index++) {
    const [x, y] = [60 + random() * (plates.units.width - 120), 60 + random() * 300]
    const reach = (night ? 6 : 8) + random() * random() * 22
    if (quiet && x > quiet.x0 - reach && x < quiet.x1 + reach && y > quiet.y0 - reach && y < quiet.y1 + reach)
      continue
    found.push({
      points: Array.from({ length: 48 }, (_, step): Point => {
        const [across, along] = [cosineOfTurns(step / 48), sineOfTurns(step / 48)]
        return [x + across * across * across * reach * 0.72, y + along * along * along * reach]
      }),
    })
  }
  return found
}
