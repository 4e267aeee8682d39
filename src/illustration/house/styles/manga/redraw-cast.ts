import type { PartName } from '../../part-name.ts'
import type { Shape, Thing } from '../../drawing.ts'
import { isSwept, sweptLine } from '../cel/restyle-lines.ts'
import { taperLine } from '../cel/taper-line.ts'
import { type FaceFrame, isOn, middleOf, placeOn } from './face-frame.ts'
import { growEyes } from './grow-eyes.ts'

const blackHex = '#151117'

/**
 * Somebody with the face that manga gives them: eyes that were drawn for their view grow where they are, and all else is gone
 * over with the pen, blushes in strokes.
 */
export function redrawCast(thing: Thing): Thing {
  const shapes = growEyes(thing.shapes, thing.kind === 'person').flatMap((shape): Shape[] => {
    const frame = shape.marking && thing.faces.find((face) => isOn(face, middleOf(shape.points)))
    if (!frame || shape.part === 'lash') return [swept(shape, 0)]
    const upright: FaceFrame = { face: frame, right: [1, 0], down: [0, 1] }
    if (shape.part === 'lens') return []
    if (shape.soft) return blushStrokes(shape, upright, thing.kind === 'person')
    if (shape.part === 'mouth' && shape.closed) return openMouth(shape, upright)
    if (wires.has(shape.part) && !shape.closed)
      return [{ ...shape, colour: blackHex, width: frame.radius * 0.045 }]
    return [swept(shape, frame.radius)]
  })
  return { ...thing, shapes }
}

const blackParts: ReadonlySet<PartName> = new Set([
  'eye',
  'eyelid',
  'mouth',
  'brow',
  'nose',
  'nostril',
  'lip',
])
const wires: ReadonlySet<PartName> = new Set(['rim', 'bridge', 'temple'])
/** Lines of the pen, full in the middle. */
function swept(shape: Shape, radius: number): Shape {
  if (!isSwept(shape)) return shape
  const wider =
    shape.part === 'eyelid' ? 2.1 : shape.part === 'brow' ? 1.5 : shape.part === 'strand' ? 0.7 : 1.35
  const line = sweptLine(shape, wider, radius > 0 ? radius * 0.04 : 0.7)
  return blackParts.has(shape.part) ? { ...line, colour: blackHex } : line
}

/** Three quick slanting strokes where others lay a soft blush. */
function blushStrokes(shape: Shape, frame: FaceFrame, person: boolean): Shape[] {
  if (shape.part !== 'cheek' && shape.part !== 'blush') return [shape]
  const { radius } = frame.face
  const middle = middleOf(shape.points)
  const reach = radius * 0.07
  const { soft: _soft, ...rest } = shape
  return [-1, 0, 1].map((place): Shape => {
    const x = place * radius * 0.085
    const line = [
      placeOn(frame, middle, x + reach * 0.55, -reach),
      placeOn(frame, middle, x - reach * 0.55, reach),
    ]
    return {
      ...rest,
      points: taperLine(line, Math.max(0.9, radius * 0.04), 0.3),
      colour: person ? '#b0483c' : blackHex,
      material: person ? 'skin' : 'ink',
      alpha: 0.9,
    }
  })
}

/** The open mouth: black, with an edge of the pen. */
function openMouth(shape: Shape, frame: FaceFrame): Shape[] {
  const edge: Shape = {
    ...shape,
    part: 'lip',
    points: [...shape.points, ...shape.points.slice(0, 1)],
    closed: false,
    width: Math.max(0.8, frame.face.radius * 0.04),
    colour: blackHex,
  }
  return [{ ...shape, colour: '#3a1418' }, edge]
}
