import type { PartName } from '../../part-name.ts'
import type { Face, Shape, Thing } from '../../drawing.ts'
import { inkMotion } from '../cel/ink-motion.ts'
import { isSwept, sweptLine } from '../cel/restyle-lines.ts'

const black = '#16111a'

/** Faces as a comic inker draws them: heavy brows, black eyes, mouths in a single stroke. */
export function restyleInks(thing: Thing): Thing {
  return { ...thing, shapes: thing.shapes.flatMap((shape) => restyled(shape, thing.faces)) }
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

function restyled(shape: Shape, faces: readonly Face[]): Shape[] {
  if (!shape.marking) return [shape]
  if (shape.part === 'streak' || shape.part === 'dust') return inkMotion(shape)
  const face = faces.find((one) => within(shape, one))
  // An eye that was drawn for its view is inked as it is: lids cut it, and it looks somewhere.
  if (shape.part === 'eye' && shape.closed) return [{ ...shape, colour: black }]
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
