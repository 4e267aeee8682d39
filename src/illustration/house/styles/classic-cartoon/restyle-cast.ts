import type { PartName } from '../../part-name.ts'
import type { Face, Point, Shape, Thing } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { isSwept, sweptLine } from '../cel/restyle-lines.ts'
import { inkHex } from './ink.ts'

/** A figure as an animator of the nineteen-thirties inks it: pie-cut eyes, swept brows, smiles with corners. */
export function restyleCast(thing: Thing, staged = false): Thing {
  const whites = thing.shapes.some(({ part }) => part === 'eyeWhite')
  return {
    ...thing,
    shapes: thing.shapes.flatMap((shape) => restyled(shape, thing.faces, { whites, staged })),
  }
}

function restyled(
  shape: Shape,
  faces: readonly Face[],
  { whites, staged }: { whites: boolean; staged: boolean },
): Shape[] {
  if (!shape.marking) return [shape]
  const face = faceOf(shape, faces)
  if (face && shape.part === 'eye' && shape.closed)
    return staged ? slicedEye(shape) : pieCutEye(shape, face, whites)
  if (face && redone.has(shape.part)) return staged && shape.part !== 'glint' ? [shape] : []
  if (face && shape.part === 'mouth' && shape.closed) return openMouth(shape, face)
  if (wires.has(shape.part) && !shape.closed) return [{ ...shape, width: (shape.width ?? 1) * 1.35 }]
  if (!isSwept(shape)) return [shape]
  const wider = shape.part === 'brow' ? 1.75 : shape.part === 'strand' ? 1.2 : 1.5
  const line = sweptLine(shape, wider, face ? face.radius * 0.045 : 0.8)
  const inked = inkedParts.has(shape.part) ? { ...line, colour: inkHex } : line
  return shape.part === 'mouth' && face && !staged ? [inked, ...smileCorners(shape, face)] : [inked]
}

/** Left out: the pie-cut eye has its own. */
const redone: ReadonlySet<PartName> = new Set(['glint', 'eyeWhite', 'lash'])
const inkedParts: ReadonlySet<PartName> = new Set(['eyelid', 'eye', 'mouth', 'lid', 'brow'])
const wires: ReadonlySet<PartName> = new Set(['rim', 'bridge', 'temple'])

function faceOf(shape: Shape, faces: readonly Face[]): Face | undefined {
  const [x, y] = shape.points[0] ?? [0, 0]
  return faces.find((face) => {
    const reach = face.radius * 1.3
    return (x - face.centre[0]) ** 2 + (y - face.centre[1]) ** 2 < reach * reach
  })
}

/**
 * A tall black oval with a slice of light cut out towards the upper right: on the white of an eye that has one, or
 * grown from a dot on a sliver of white.
 */
function pieCutEye(shape: Shape, face: Face, hasWhite: boolean): Shape[] {
  const { x, y, wide, high } = extentOf(shape.points)
  const size = Math.max(wide, high)
  const radiusX = hasWhite ? size * 0.78 : Math.max(wide * 1.12, size * 0.98)
  const radiusY = size * (hasWhite ? 1.16 : 1.42)
  const least = face.radius * 0.088
  const [rx, ry] = [Math.max(least, radiusX), Math.max(least * 1.4, radiusY)]
  const centreY = y - ry * 0.1
  const white = oval(x, centreY, rx * (hasWhite ? 1.32 : 1.22), ry * (hasWhite ? 1.17 : 1.14))
  const slice: Point[] = [[x + rx * 0.26, centreY - ry * 0.3]]
  for (let step = 0; step <= 6; step++) {
    const turns = -0.205 + step * 0.024
    slice.push([x + cosineOfTurns(turns) * rx * 1.04, centreY + sineOfTurns(turns) * ry * 1.02])
  }
  const base = { ...shape, group: shape.group } as Shape
  return [
    { ...base, part: 'eyeWhite', points: white, colour: '#fff9ec', material: 'light' },
    { ...base, points: oval(x, centreY, rx, ry), colour: inkHex },
    { ...base, part: 'glint', points: slice, colour: '#fff9ec', material: 'light' },
  ]
}

/**
 * A pupil that was drawn for its view, cut by its lids and looking somewhere, stays where it is: it gets the slice of
 * light towards the upper right.
 */
function slicedEye(pupil: Shape): Shape[] {
  const { x, y, wide, high } = extentOf(pupil.points)
  const centre: Point = [x + wide * 0.12, y - high * 0.12]
  const edge = [-0.205, -0.165, -0.125, -0.085, -0.045].map(
    (turns): Point => [x + cosineOfTurns(turns) * wide * 0.96, y + sineOfTurns(turns) * high * 0.96],
  )
  const slice: Shape = {
    ...pupil,
    part: 'glint',
    points: [centre, ...edge],
    colour: '#fff9ec',
    material: 'light',
  }
  return [{ ...pupil, colour: inkHex }, slice]
}

/** The open mouth with an inked edge. */
function openMouth(shape: Shape, face: Face): Shape[] {
  const edge = Math.max(0.8, face.radius * 0.05)
  const rim: Shape = {
    ...shape,
    part: 'lip',
    points: [...shape.points, ...shape.points.slice(0, 1)],
    closed: false,
    width: edge,
    colour: inkHex,
  }
  return [{ ...shape, colour: '#7a1a26' }, rim]
}

/** Short strokes across both ends of a smile. */
function smileCorners(shape: Shape, face: Face): Shape[] {
  const first = shape.points[0]
  const last = shape.points[shape.points.length - 1]
  const middle = shape.points[Math.floor(shape.points.length / 2)]
  if (!first || !last || !middle) return []
  const wide = Math.sqrt((first[0] - last[0]) ** 2 + (first[1] - last[1]) ** 2)
  const smiles = middle[1] > (first[1] + last[1]) / 2 + wide * 0.08
  if (!smiles || wide < face.radius * 0.25) return []
  const length = face.radius * 0.075
  return [first, last].map((end, index): Shape => {
    const other = index === 0 ? last : first
    const aside = Math.sign(end[0] - other[0]) || 1
    const line: Point[] = [
      [end[0] - aside * length * 0.3, end[1] - length],
      [end[0] + aside * length * 0.35, end[1] - length * 0.2],
      [end[0] + aside * length * 0.2, end[1] + length * 0.8],
    ]
    const stroke = { ...shape, points: line, width: shape.width ?? 1.5 }
    return { ...sweptLine(stroke, 1.1, face.radius * 0.04), colour: inkHex }
  })
}

function oval(x: number, y: number, radiusX: number, radiusY: number): Point[] {
  return Array.from(
    { length: 32 },
    (_, index): Point => [x + cosineOfTurns(index / 32) * radiusX, y + sineOfTurns(index / 32) * radiusY],
  )
}

function extentOf(points: readonly Point[]): { x: number; y: number; wide: number; high: number } {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, wide: (x1 - x0) / 2, high: (y1 - y0) / 2 }
}
