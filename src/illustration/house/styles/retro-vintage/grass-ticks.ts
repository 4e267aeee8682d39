import { randomFrom } from '#book/random.ts'
import type { Box, Drawing, Shape, Thing } from '../../drawing.ts'
import { boundsOf, grown, meets } from '../../boxes.ts'
import { crestOf } from '../press/crest-of.ts'
import { isMeadow } from './corner-sprigs.ts'

const ink = '#2b1d1a'

/** Page units: how high a tuft is at most, how low it stands, and what it keeps free around others and its like. */
const high = 26
const lowest = 972
const air = 14
const apart = 50

/** Places that are tried. */
const tries = 16

/**
 * A picture with tufts of three strokes on its open land, where nobody and nothing stands, nor `plants` that come in
 * front: a broad field of one ink looks empty.
 */
export function withGrassTicks(drawing: Drawing, plants: readonly Thing[], seed: string): Drawing {
  const { things, quiet } = drawing
  const meadows = things.filter(isMeadow).slice(-2)
  const nearest = meadows.at(-1)
  if (!nearest) return drawing
  const random = randomFrom(`${seed}/ticks`)
  const standing = [...things.filter(({ kind }) => kind !== 'scenery'), ...plants]
  const taken = [
    ...standing.map(({ box }) => grown(box, air)),
    ...things.filter(({ kind }) => kind === 'scenery').flatMap(edgesOf),
  ]
  if (quiet) taken.push(quiet)
  const shapes: Shape[] = []
  for (let index = 0; index < tries; index++) {
    const x = 60 + random() * 880
    const highest = crestOf(meadows[index % meadows.length] ?? nearest, x) + high * 1.6
    const foot = highest + random() * Math.min(200, lowest - highest)
    const box: Box = { x0: x - high / 2, x1: x + high / 2, y0: foot - high, y1: foot }
    if (highest > lowest || taken.some((other) => meets(other, box))) continue
    taken.push(grown(box, apart))
    shapes.push(...tuftAt(x, foot, high * (0.7 + random() * 0.3)))
  }
  if (shapes.length === 0) return drawing
  const ticks: Thing = { ...nearest, id: 'grassTicks', shapes, box: boundsOf(shapes) }
  return { ...drawing, things: things.flatMap((thing) => (thing === nearest ? [thing, ticks] : [thing])) }
}

/** Where trunks of a place stand and along the edges of its path, which would cut a tuft in two. */
function edgesOf({ id, shapes }: Thing): Box[] {
  const trunks = shapes.filter(({ part }) => part === 'trunk').map((shape) => grown(boundsOf([shape]), air))
  if (id !== 'path') return trunks
  return shapes.flatMap(({ points }) => points.map(([x, y]) => grown({ x0: x, y0: y, x1: x, y1: y }, air)))
}

function tuftAt(x: number, foot: number, tall: number): Shape[] {
  return [-1, 0, 1].map(
    (side): Shape => ({
      part: 'tick',
      points: [
        [x + side * tall * 0.16, foot],
        [x + side * tall * 0.36, foot - tall * (side === 0 ? 1 : 0.74)],
      ],
      closed: false,
      width: 2.6,
      colour: ink,
      material: 'ink',
      marking: true,
    }),
  )
}
