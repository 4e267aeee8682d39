import type { Point, Shape, Sprite } from '../drawing.ts'
import { ellipse, smooth } from '../pen/curves.ts'
import { lighter } from '../pen/colour.ts'
import { boxOf, fill } from '../settings/shapes.ts'
import { type Part, partPoint } from './piece.ts'

/** Where a quilt lies, in the bed's centimetres. */
export interface Bedding {
  /** Height of the mattress. */
  top: number
  /** How far down the near side of the bed the quilt hangs. */
  hangs: number
  /** Where it is tucked in beyond the feet; without such a place it ends there. */
  foot?: Point
  colour: string
}

/** Parts of a figure that a quilt covers, and those that may lie on it. */
const covered = /^(top|seat|leg|trousers|foot|skirt|bib|belt|cape|pump|prosthesis)/
const onTop = /^(armA|sleeveA)$/

/**
 * Along the body from the neck (0) to the feet (1), and as what share of the most each may stand up: shoulder, waist,
 * hip, knees, feet.
 */
const stations = [
  { along: 0.12, share: 1 },
  { along: 0.32, share: 0.86 },
  { along: 0.5, share: 0.94 },
  { along: 0.72, share: 0.72 },
  { along: 0.94, share: 0.42 },
] as const
const shoulderAlong = stations[0].along

/** Least and most height of a covered body, of somebody behind another too, and how much a quilt adds to it. */
const lowest = 7
const highest = 29
const highestBehind = 18
const thickness = 3

/** One quilt over a sleeper in the form of the body below, with the sheet turned down at the neck. */
export function quiltOver(sleeper: Part, { top, hangs, foot, colour }: Bedding): Sprite {
  const face = faceOf(sleeper)
  const body = bodyOf(sleeper)
  const xs = body.map(([x]) => x)
  const headLeft = face.x < (Math.min(...xs) + Math.max(...xs)) / 2
  const side = headLeft ? 1 : -1
  const mouth = sleeper.sprite.anchors['mouth']
  const lip = mouth ? side * (partPoint(sleeper, mouth)[0] - face.x) : 0
  const neck = face.x + side * Math.max(face.radius * 1.12, lip + face.radius * 0.58)
  const feet = headLeft ? Math.max(...xs) : Math.min(...xs)
  const long = Math.max(30, side * (feet - neck))
  const at = (along: number, y: number): Point => [neck + side * along, y]
  const most = foot && top < foot[1] ? highestBehind : highest
  const heights = stations.map(({ along, share }) =>
    Math.min(most * share, heightOver(body, neck + side * along * long, long * 0.12, top)),
  )
  // Cloth hangs from one high place to the next.
  const ridge = stations.map(({ along }, index): Point => {
    const [before = lowest, here = lowest, after = lowest] = [
      heights[index - 1],
      heights[index],
      heights[index + 1],
    ]
    return at(along * long, top - thickness - Math.max(here, (before + after) * 0.42))
  })
  const shoulder = top - (ridge[0] as Point)[1]
  const end = foot === undefined ? long + 8 : side * (foot[0] - neck)
  const board = foot?.[1] ?? top
  const beyond: Point[] =
    end > long + 12
      ? [at(long + 6, (top + board) / 2 - lowest), at(end, board - 4), at(end + 3, (board + hangs) / 2)]
      : [at(end, (board + hangs) / 2)]
  const points = smooth([
    at(-1, hangs),
    at(-8, (top + hangs) / 2),
    at(-6, top - shoulder * 0.42),
    at(long * 0.02, top - shoulder * 0.84),
    ...ridge,
    ...beyond,
    at(end, hangs + 1),
    at(end * 0.5, hangs + 4),
  ])
  const fold = smooth([
    at(-1, hangs),
    at(-8, (top + hangs) / 2),
    at(-6, top - shoulder * 0.42),
    at(long * 0.02, top - shoulder * 0.84),
    at(shoulderAlong * long, top - shoulder),
    at(shoulderAlong * long + 7, top - shoulder * 0.93),
    at(11, top - shoulder * 0.36),
    at(8, (top + hangs) / 2),
    at(13, hangs + 1),
  ])
  const dots = [0.34, 0.5, 0.68, 0.86].flatMap((share, index): Shape[] => {
    const y = (board + hangs) / 2 + (index % 2 === 0 ? 6 : -7)
    const dot = ellipse(...at(share * end, y), 3.4, 3.4)
    return [fill('dot', dot, lighter(colour, 0.5), 'cloth', { marking: true, group: 'quilt' })]
  })
  const shapes: Shape[] = [
    fill('quilt', points, colour, 'cloth', { group: 'quilt' }),
    ...dots,
    fill('hem', fold, '#f6ecd6', 'cloth', { group: 'quilt' }),
  ]
  return { shapes, box: boxOf(shapes), faces: [], anchors: {} }
}

/** What is seen of somebody under a quilt: head and arms. */
export function underQuilt(sleeper: Part): Part {
  const shapes = sleeper.sprite.shapes.filter(({ group }) => !covered.test(group ?? ''))
  return { ...sleeper, sprite: { ...sleeper.sprite, shapes } }
}

/** The near arm, which lies on the quilt or under the cheek. */
export function armOnQuilt(sleeper: Part): Part {
  const shapes = sleeper.sprite.shapes.filter(({ group }) => onTop.test(group ?? ''))
  const sprite: Sprite = { shapes, box: boxOf(shapes), faces: [], anchors: {} }
  return { ...sleeper, id: `${sleeper.id}-arm`, sprite }
}

/** A pillow that a head lies in, as high as its mattress is at `top`. */
export function pillowUnder(sleeper: Part, top: number): Point[] {
  const { x, y, radius } = faceOf(sleeper)
  return smooth([
    [x - radius * 1.3, top + 4],
    [x - radius * 1.5, y + radius * 0.1],
    [x - radius * 1.12, y - radius * 0.42],
    [x - radius * 0.6, y + radius * 0.3],
    [x + radius * 0.4, y + radius * 0.5],
    [x + radius * 1.1, y + radius * 0.2],
    [x + radius * 1.36, top - 5],
    [x + radius * 1.1, top + 4],
  ])
}

function faceOf(sleeper: Part): { x: number; y: number; radius: number } {
  const { box, faces } = sleeper.sprite
  const [x, y] = partPoint(sleeper, faces[0]?.centre ?? [box.x0, box.y0 / 2])
  return { x, y, radius: (faces[0]?.radius ?? 10) * sleeper.scale }
}

function bodyOf(sleeper: Part): Point[] {
  const shapes = sleeper.sprite.shapes.filter(({ group, closed }) => closed && covered.test(group ?? ''))
  const points = shapes.flatMap((shape) => shape.points.map((point) => partPoint(sleeper, point)))
  const { x0, x1 } = sleeper.sprite.box
  return points.length > 0 ? points : [partPoint(sleeper, [x0, 0]), partPoint(sleeper, [x1, 0])]
}

function heightOver(body: readonly Point[], x: number, reach: number, top: number): number {
  const near = body.filter((point) => Math.abs(point[0] - x) < reach)
  return near.reduce((high, [, y]) => Math.max(high, top - y), lowest)
}
