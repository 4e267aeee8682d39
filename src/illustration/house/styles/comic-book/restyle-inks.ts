import type { PartName } from '../../part-name.ts'
import type { Face, Point, Shape, Thing } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { inkMotion } from '../cel/ink-motion.ts'
import { isSwept, sweptLine } from '../cel/restyle-lines.ts'

const black = '#16111a'

/** Faces as a comic inker draws them: heavy brows, black eyes with one spark, mouths in a single stroke. */
export function restyleInks(thing: Thing, staged = false): Thing {
  const whites = thing.shapes.some(({ part }) => part === 'eyeWhite')
  return {
    ...thing,
    shapes: thing.shapes.flatMap((shape) => restyled(shape, thing.faces, { whites, staged })),
  }
}

const blackParts: ReadonlySet<PartName> = new Set([
  'eye',
  'eyelid',
  'lid',
  'mouth',
  'brow',
  'nose',
  'nostril',
])
const wires: ReadonlySet<PartName> = new Set(['rim', 'bridge', 'temple'])

function restyled(
  shape: Shape,
  faces: readonly Face[],
  { whites, staged }: { whites: boolean; staged: boolean },
): Shape[] {
  if (!shape.marking) return [shape]
  if (shape.part === 'streak' || shape.part === 'dust') return inkMotion(shape)
  const face = faces.find((one) => within(shape, one))
  // An eye that was drawn for its view is inked as it is: lids cut it, and it looks somewhere.
  if (staged && shape.part === 'eye' && shape.closed) return [{ ...shape, colour: black }]
  if (face && shape.part === 'glint' && !staged) return []
  if (face && shape.part === 'eye' && shape.closed) return sparkingEye(shape, face, whites)
  if (face && shape.part === 'mouth' && shape.closed) return [shape, mouthEdge(shape, face)]
  if (wires.has(shape.part) && !shape.closed) return [{ ...shape, width: (shape.width ?? 1) * 1.3 }]
  if (!isSwept(shape)) return [shape]
  const wider = shape.part === 'brow' ? 2 : shape.part === 'nose' ? 1.25 : 1.5
  const line = sweptLine(shape, wider, face ? face.radius * 0.045 : 0.8)
  return [blackParts.has(shape.part) ? { ...line, colour: black } : line]
}

function within(shape: Shape, face: Face): boolean {
  const [x, y] = shape.points[0] ?? [0, 0]
  const reach = face.radius * 1.3
  return (x - face.centre[0]) ** 2 + (y - face.centre[1]) ** 2 < reach * reach
}

/** A black oval with a spark, large enough to be lively at any size; on a white it leaves a ring of that. */
function sparkingEye(shape: Shape, face: Face, onWhite: boolean): Shape[] {
  const xs = shape.points.map((point) => point[0])
  const ys = shape.points.map((point) => point[1])
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const swell = onWhite ? 0.98 : 1.15
  const radiusX = Math.max(face.radius * 0.088, ((Math.max(...xs) - Math.min(...xs)) / 2) * swell)
  const radiusY = Math.max(face.radius * 0.125, ((Math.max(...ys) - Math.min(...ys)) / 2) * swell * 1.06)
  return [
    { ...shape, points: oval(x, y, radiusX, radiusY), colour: black },
    {
      ...shape,
      part: 'glint',
      points: oval(x + radiusX * 0.3, y - radiusY * 0.38, radiusX * 0.36, radiusX * 0.4),
      colour: '#fffaf0',
      material: 'light',
    },
  ]
}

function mouthEdge(shape: Shape, face: Face): Shape {
  return {
    ...shape,
    part: 'lip',
    points: [...shape.points, ...shape.points.slice(0, 1)],
    closed: false,
    width: Math.max(0.8, face.radius * 0.045),
    colour: black,
  }
}

function oval(x: number, y: number, radiusX: number, radiusY: number): Point[] {
  return Array.from(
    { length: 28 },
    (_, index): Point => [x + cosineOfTurns(index / 28) * radiusX, y + sineOfTurns(index / 28) * radiusY],
  )
}
