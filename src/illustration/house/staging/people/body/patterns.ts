import { alongIn, pointIn } from '../../space/frame.ts'
import { between, cross, minus, times, unit, type Vector } from '../../space/vector.ts'
import type { Blob, Paint, Painted } from '../../solids/solid.ts'
import { range } from '../numbers.ts'
import { starAt } from './on-chest.ts'
import { type Figure, onCloth } from './paints.ts'
import { onTrunk, sliceAt, waist } from './trunk-surface.ts'

/** What is printed or knitted on the trunk; it turns away with the cloth. */
export function patternOf(figure: Figure): Painted[] {
  const { pattern, bottom } = figure.outfit
  const bib = bottom === 'dungarees' ? bibOf(figure) : []
  if (pattern === 'stripes') return [...stripes(figure), ...bib]
  if (bottom === 'dungarees') return bib
  if (pattern === 'dots' || pattern === 'stars') return [...motifs(figure), ...bib]
  return bib
}

const stripeHeights = [0.17, 0.34, 0.51, 0.68] as const
const stripeParts = 20

/** The height of a band, in heads. */
const band = 0.055

/** Bands in short pieces, each of which is seen as long as the cloth under it is. */
function stripes(figure: Figure): Painted[] {
  const { frame, body, outfit } = figure
  const half = (band * body.half) / body.torso
  const heights = outfit.bottom === 'dungarees' ? stripeHeights.slice(2) : stripeHeights
  const at = (part: number, around: number) => pointIn(frame, onTrunk(figure, part, around, 0.99).at)
  return heights.flatMap((part) =>
    Array.from({ length: stripeParts }, (_, index): Painted => {
      const arounds = [0, 0.5, 1.04].map((step) => ((index + step) / stripeParts) * 360)
      const points = [
        ...arounds.map((around) => at(part + half, around)),
        ...arounds.toReversed().map((around) => at(part - half, around)),
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

/** From one motif to the next and the radius of each, in heads. */
const lattices = { stars: { step: 0.24, radius: 0.052 }, dots: { step: 0.19, radius: 0.03 } } as const
function latticeOf({ outfit }: Figure): (typeof lattices)['stars' | 'dots'] {
  return lattices[outfit.pattern === 'stars' ? 'stars' : 'dots']
}

/** A row is nearer to the next than its motifs are to one another. */
const rowOfStep = 0.9

/** Dots or stars in a staggered lattice, so large and far apart that each is whole. */
function motifs(figure: Figure): Painted[] {
  const { body, outfit } = figure
  const { step } = latticeOf(figure)
  const head = body.half * 2
  const rise = (step * rowOfStep * head) / body.torso
  const low = outfit.top === 'dress' ? waist + 0.06 : rise * 0.6
  const rows = Math.floor((0.86 - low) / rise) + 1
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const part = low + row * rise
    const { width } = sliceAt(figure, part)
    const count = Math.max(6, Math.round((5.6 * width) / (step * head)))
    return Array.from({ length: count }, (__, index): Painted => {
      const around = ((index + (row % 2) / 2) / count) * 360
      return motifAt(figure, onTrunk(figure, part, around, 1.02))
    })
  })
}

/** One dot or star on cloth. */
export function motifAt(figure: Figure, place: { at: Vector; outward: Vector }): Painted {
  const { frame, body, outfit } = figure
  const radius = latticeOf(figure).radius * body.half * 2
  const paint = onCloth('motif', outfit.accent)
  if (outfit.pattern === 'stars') return starAt(figure, place, radius, paint)
  const { at, outward } = place
  const aside = unit(cross([0, 1, 0.001], outward))
  const axis = (way: Vector, long: number): Vector => alongIn(frame, times(way, long))
  return {
    kind: 'ball',
    centre: pointIn(frame, at),
    axes: [axis(aside, radius), axis(cross(outward, aside), radius), axis(outward, radius * 0.15)],
    paint,
    outward: alongIn(frame, outward),
  }
}

/** Discs that a ring is made of. */
const discs = 7

/** A ring round a sleeve or a trouser leg, as discs that grow into one band. */
export function ringRound(
  { frame }: Figure,
  [from, to]: readonly [Vector, Vector],
  { radius, paint }: { radius: number; paint: Paint },
): Blob & { paint: Paint } {
  const along = minus(to, from)
  const way = unit(along)
  const aside = unit(cross(way, Math.abs(way[2]) > 0.8 ? [1, 0, 0] : [0, 0, 1]))
  const thick = times(along, 0.75 / discs)
  const axes = [times(aside, radius), thick, times(cross(way, aside), radius)].map((axis) =>
    alongIn(frame, axis),
  )
  const balls = range(0.06, 0.94, discs).map((part) => ({
    centre: pointIn(frame, between(from, to, part)),
    axes: axes as [Vector, Vector, Vector],
  }))
  return { kind: 'blob', balls, paint }
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
