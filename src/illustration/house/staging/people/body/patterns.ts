import { alongIn, pointIn } from '../../space/frame.ts'
import { cross, times, unit, type Vector } from '../../space/vector.ts'
import type { Painted } from '../../solids/solid.ts'
import { range } from '../numbers.ts'
import { type Figure, onCloth } from './paints.ts'
import { onTrunk, waist } from './trunk-surface.ts'

/** What is printed or knitted on the trunk; it turns away with the cloth. */
export function patternOf(figure: Figure): Painted[] {
  const { pattern, bottom } = figure.outfit
  const bib = bottom === 'dungarees' ? bibOf(figure) : []
  if (pattern === 'stripes') return [...stripes(figure), ...bib]
  if (bottom === 'dungarees') return bib
  if (pattern === 'dots' || pattern === 'stars') return [...dots(figure), ...bib]
  return bib
}

const stripeHeights = [0.1, 0.3, 0.5, 0.7] as const
const stripeParts = 20

/** Half the height of a band, as a part of the trunk. */
const band = 0.042

/** Bands in short pieces, each of which is seen as long as the cloth under it is. */
function stripes(figure: Figure): Painted[] {
  const { frame, outfit } = figure
  const heights = outfit.bottom === 'dungarees' ? stripeHeights.slice(2) : stripeHeights
  const at = (part: number, around: number) => pointIn(frame, onTrunk(figure, part, around, 0.99).at)
  return heights.flatMap((part) =>
    Array.from({ length: stripeParts }, (_, index): Painted => {
      const arounds = [0, 0.5, 1.04].map((step) => ((index + step) / stripeParts) * 360)
      const points = [
        ...arounds.map((around) => at(part + band, around)),
        ...arounds.toReversed().map((around) => at(part - band, around)),
      ]
      const { outward } = onTrunk(figure, part, arounds[1] as number)
      return {
        kind: 'plane',
        points,
        paint: onCloth('stripe', outfit.accent),
        outward: alongIn(frame, outward),
      }
    }),
  )
}

const rows = 5
const dotsARow = 11

function dots(figure: Figure): Painted[] {
  const { frame, body, outfit } = figure
  const low = outfit.top === 'dress' ? waist + 0.04 : 0.08
  const size = body.torso * (outfit.pattern === 'stars' ? 0.045 : 0.036)
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: dotsARow }, (_, index): Painted => {
      const around = ((index + (row % 2) / 2) / dotsARow) * 360
      const { at, outward } = onTrunk(figure, low + (row / rows) * (0.88 - low), around, 1.02)
      const aside = unit(cross([0, 1, 0], outward))
      const above = cross(outward, aside)
      const axis = (way: Vector, long: number): Vector => alongIn(frame, times(way, long))
      return {
        kind: 'ball',
        centre: pointIn(frame, at),
        axes: [axis(aside, size), axis(above, size), axis(outward, size * 0.15)],
        paint: onCloth('dot', outfit.accent),
        outward: alongIn(frame, outward),
      }
    }),
  )
}

/** The bib of dungarees with its straps. */
function bibOf(figure: Figure): Painted[] {
  const { frame, body, outfit } = figure
  const paint = onCloth('bib', outfit.bottomColour)
  const outline = [
    ...range(-70, 70, 9).map((around) => onTrunk(figure, 0.3, around, 1.02)),
    ...range(46, -46, 7).map((around) => onTrunk(figure, 0.66, around)),
  ].map(({ at }) => pointIn(frame, at))
  const back = [
    ...range(110, 250, 9).map((around) => onTrunk(figure, 0.3, around, 1.02)),
    ...range(215, 145, 5).map((around) => onTrunk(figure, 0.45, around)),
  ].map(({ at }) => pointIn(frame, at))
  const ahead = onTrunk(figure, 0.4, 0).outward
  const straps = [-1, 1].map((side): Painted => {
    const points = [0.62, 0.8, 0.93].map((part) => pointIn(frame, onTrunk(figure, part, side * 38, 1.03).at))
    const width = body.torso * 0.1 * Math.hypot(...frame.up)
    return { kind: 'line', points, width, paint, outward: alongIn(frame, ahead) }
  })
  const panels: Painted[] = [
    { kind: 'plane', points: outline, paint, outward: alongIn(frame, ahead) },
    { kind: 'plane', points: back, paint, outward: alongIn(frame, times(ahead, -1)) },
  ]
  return [...panels, ...straps]
}
