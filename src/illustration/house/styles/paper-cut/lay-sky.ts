import type { Random } from '#book/random.ts'
import type { Atmosphere, Point, Sheet } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { mixRgb, type Rgb } from '../../raster/rgb.ts'
import { skyLight } from '../light-direction.ts'
import type { Patch } from '../split-into-pieces.ts'
import { layCard } from './lay-card.ts'
import type { Table } from './table.ts'

/** Card around the sun. */
const sunned: Rgb = [255, 238, 200]

/**
 * A sky of torn-edged rings of paper, one over the other, from `far` to `near` towards where the light is; a sea if told
 * where the light comes in.
 */
export function laySky(
  table: Table,
  patch: Patch,
  atmosphere: Atmosphere,
  far: Rgb,
  near: Rgb,
  random: Random,
  above?: Point,
): void {
  const { units } = table
  const centre = above ?? heartOf(atmosphere, units, random)
  const base = {
    bevel: 0.7,
    stock: 'felt' as const,
    grain: 0.9,
    alpha: 1,
    softness: 0,
    colour2: undefined,
  }
  const inner = above ? [720, 590, 460, 330, 210] : [640, 510, 394, 290, 196]
  const outer = outerRings(centre, units, inner[0] as number)
  const rings = [...outer, ...inner]
  const warmth = above || atmosphere.time === 'night' || !skyLight(atmosphere, units) ? 0 : 0.034
  layCard(table, {
    ...base,
    outlines: patch.outlines,
    bounds: patch.bounds,
    colour: far,
    height: 0,
    offset: [Math.floor(random() * 1024), Math.floor(random() * 1024)],
  })
  rings.forEach((radius, index) => {
    const warm = warmth * Math.max(0, index - outer.length)
    layCard(table, {
      ...base,
      outlines: [{ points: ring(centre, radius, random) }],
      bounds: {
        x0: centre[0] - radius * 1.1,
        y0: centre[1] - radius * 1.1,
        x1: centre[0] + radius * 1.1,
        y1: centre[1] + radius * 1.1,
      },
      colour: mixRgb(
        mixRgb(far, near, (0.9 * (index + 1)) / rings.length),
        sunned,
        warm * (index - outer.length),
      ),
      height: 0.8,
      offset: [Math.floor(random() * 1024), Math.floor(random() * 1024)],
    })
  })
}

/** The middle of the rings: the great light in the sky, or somewhere low behind the land. */
function heartOf(atmosphere: Atmosphere, sheet: Sheet, random: Random): Point {
  return skyLight(atmosphere, sheet)?.centre ?? [sheet.width / 2 - 170 + random() * 340, sheet.height - 440]
}

/** On a sheet longer than a page the rings go on, as far as its far side, from the widest to `widest`. */
function outerRings([x]: Point, { width }: Sheet, widest: number): number[] {
  const beyond = Math.min(Math.max(x, width - x), width) - 1000
  return Array.from(
    { length: Math.max(0, Math.ceil(beyond / 140)) },
    (_, index) => widest + (index + 1) * 140,
  ).reverse()
}

/** Pointed rays around a sun, as a card below it. */
export function sunRays(centre: Point, radius: number): Point[] {
  return Array.from({ length: 28 }, (_, index) => {
    const reach = radius * (index % 2 === 0 ? 1.42 : 1.04)
    return [centre[0] + cosineOfTurns(index / 28) * reach, centre[1] + sineOfTurns(index / 28) * reach]
  })
}

function ring(centre: Point, radius: number, random: Random): Point[] {
  const [first, second] = [random(), random()]
  return Array.from({ length: 150 }, (_, index) => {
    const turn = index / 150
    const reach =
      radius * (1 + 0.034 * sineOfTurns(turn * 5 + first) + 0.018 * sineOfTurns(turn * 9 + second))
    return [centre[0] + cosineOfTurns(turn) * reach, centre[1] + sineOfTurns(turn) * reach]
  })
}
