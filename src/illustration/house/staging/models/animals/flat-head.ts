import type { PartName } from '../../../part-name.ts'
import type { Look } from '../../../creatures/look.ts'
import type { Coat, Species } from '../../../creatures/species.ts'
import type { Point, Shape } from '../../../drawing.ts'
import { newPen } from '../../../pen/pen.ts'

/** A flat animal's head as it is drawn from the front: in head units, of which its radius has ten, x to the page's right, y down. */
export interface FlatHead {
  outline: Shape
  /** Bulges that stick out, back to front. */
  muzzles: readonly Shape[]
  nose: Shape | undefined
  whiskers: readonly Shape[]
  /** Of either side. */
  ears: readonly Shape[]
  innerEars: readonly Shape[]
  /** What lies on the skin, in the order in which it is painted. */
  marks: readonly Shape[]
}

/** Bodies of their own in space, which the flat drawing has to draw over its head. */
const solid: ReadonlySet<string> = new Set([
  'head',
  'ear',
  'innerEar',
  'muzzle',
  'nose',
  'snout',
  'snoutEdge',
  'horn',
  'twist',
  'antler',
  'fin',
  'cap',
  'curl',
  'spines',
  'mane',
  'maneInner',
  'forelock',
  'whisker',
  'trunk',
  'trunkEdge',
  'fold',
  'tip',
])

export interface FlatHeadRequest {
  look: Look
  coat: Coat
  toy: boolean
}

export function flatHeadOf(species: Species, { look, coat, toy }: FlatHeadRequest): FlatHead {
  const pen = newPen('head', toy ? 'cloth' : 'fur')
  species.drawHead(pen, { look, turn: 0, coat, toy })
  const { shapes } = pen
  const first = (part: PartName): Shape | undefined => shapes.find((shape) => shape.part === part)
  const outline = first('head')
  if (!outline) throw new Error('a head without an outline')
  return {
    outline,
    muzzles: shapes.filter(({ part }) => part === 'muzzle' || part === 'snout'),
    nose: first('nose'),
    whiskers: shapes.filter(({ part }) => part === 'whisker'),
    ears: shapes.filter(({ part }) => part === 'ear' || part === 'fin'),
    innerEars: shapes.filter(({ part }) => part === 'innerEar'),
    marks: shapes.filter((shape) => !solid.has(shape.part) && !isEarTuft(shape)),
  }
}

/** Tufts at the tips of ears are solids; one on the crown lies on it. */
function isEarTuft({ part, points }: Shape): boolean {
  return part === 'tuft' && Math.abs(middleOf(points)[0]) > 3
}

/** That one of a pair which is on the animal's own side: -1 left, 1 right. */
export function ofSide(pair: readonly Shape[], side: number): Shape | undefined {
  return pair.find(({ points }) => Math.sign(middleOf(points)[0]) === -side)
}

/** The middle of the box about an outline. */
export function middleOf(points: readonly Point[]): Point {
  const [x0, x1, y0, y1] = reachOf(points)
  return [(x0 + x1) / 2, (y0 + y1) / 2]
}

/** Half the width and height of the box about an outline. */
export function halfSizeOf(points: readonly Point[]): Point {
  const [x0, x1, y0, y1] = reachOf(points)
  return [(x1 - x0) / 2, (y1 - y0) / 2]
}

function reachOf(points: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
}
