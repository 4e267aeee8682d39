import type { PartName } from '../../part-name.ts'
import type { Face, Point, Shape, Thing } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { isSwept, sweptLine } from '../cel/restyle-lines.ts'
import { inkHex } from './ink.ts'

/** A figure as an animator of the nineteen-thirties inks it: pie-cut eyes and swept brows. */
export function restyleCast(thing: Thing): Thing {
  return { ...thing, shapes: thing.shapes.flatMap((shape) => restyled(shape, thing.faces)) }
}

function restyled(shape: Shape, faces: readonly Face[]): Shape[] {
  if (!shape.marking) return [shape]
  const face = faceOf(shape, faces)
  if (face && shape.part === 'eye' && shape.closed) return slicedEye(shape)
  if (face && shape.part === 'glint') return []
  if (face && partsOfEye.has(shape.part)) return [shape]
  if (face && shape.part === 'mouth' && shape.closed) return openMouth(shape, face)
  if (wires.has(shape.part) && !shape.closed) return [{ ...shape, width: (shape.width ?? 1) * 1.35 }]
  if (!isSwept(shape)) return [shape]
  const wider = shape.part === 'brow' ? 1.75 : shape.part === 'strand' ? 1.2 : 1.5
  const line = sweptLine(shape, wider, face ? face.radius * 0.045 : 0.8)
  return [inkedParts.has(shape.part) ? { ...line, colour: inkHex } : line]
}

/** What lies round a pupil, as it was drawn for its view. */
const partsOfEye: ReadonlySet<PartName> = new Set(['eyeWhite', 'lash'])
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

function extentOf(points: readonly Point[]): { x: number; y: number; wide: number; high: number } {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, wide: (x1 - x0) / 2, high: (y1 - y0) / 2 }
}
