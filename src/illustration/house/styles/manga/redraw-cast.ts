import type { PartName } from '../../part-name.ts'
import type { Point, Shape, Thing } from '../../drawing.ts'
import { isSwept, sweptLine } from '../cel/restyle-lines.ts'
import { taperLine } from '../cel/taper-line.ts'
import { drawBeastEye, drawEye } from './draw-eye.ts'
import { type FaceFrame, faceFrame, isOn, middleOf, placeIn, placeOn } from './face-frame.ts'
import { growStagedEyes } from './grow-staged-eyes.ts'

const blackHex = '#151117'

/** Somebody with the face that manga gives them: great eyes, a small nose, a finer chin, and blushes in strokes. */
export function redrawCast(thing: Thing, staged = false): Thing {
  if (staged) return inkStagedFaces(thing)
  const frames = thing.faces.map((face) => faceFrame(face, thing.shapes))
  const person = thing.kind === 'person'
  return { ...thing, shapes: thing.shapes.flatMap((shape) => redrawn(shape, frames, person)) }
}

/** A face that was drawn for its view: its eyes grow where they are, and all else is gone over with the pen. */
function inkStagedFaces(thing: Thing): Thing {
  const shapes = growStagedEyes(thing.shapes, thing.kind === 'person').flatMap((shape): Shape[] => {
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
/** Left out: an eye of manga has its own, and its glasses have no glass. */
const redone: ReadonlySet<PartName> = new Set(['glint', 'lens', 'eyeWhite', 'lash'])
const wires: ReadonlySet<PartName> = new Set(['rim', 'bridge', 'temple'])
const jawParts: ReadonlySet<PartName> = new Set(['head', 'cheek', 'mouth', 'lip', 'tongue', 'beard'])

function redrawn(before: Shape, frames: readonly FaceFrame[], person: boolean): Shape[] {
  const first = before.points[0]
  const frame = first && frames.find(({ face }) => isOn(face, middleOf(before.points)))
  if (!frame) return [swept(before, 0)]
  const shape =
    person && jawParts.has(before.part) ? { ...before, points: fineJaw(before.points, frame) } : before
  if (!shape.marking) return [shape]
  if (redone.has(shape.part)) return []
  if (shape.part === 'eye' && shape.closed) return person ? drawEye(shape, frame) : drawBeastEye(shape, frame)
  if (shape.soft) return blushStrokes(shape, frame, person)
  if (shape.part === 'mouth' && shape.closed) return openMouth(shape, frame)
  if (shape.part === 'nose' && person)
    return [swept({ ...shape, points: shrunk(shape.points, 0.72) }, frame.face.radius)]
  if (shape.part === 'eyelid' && person)
    return [swept({ ...shape, points: shrunk(shape.points, 1.3) }, frame.face.radius)]
  if (wires.has(shape.part) && !shape.closed) {
    return [
      {
        ...shape,
        points: shape.part === 'rim' ? shrunk(shape.points, 1.1) : shape.points,
        colour: blackHex,
        width: frame.face.radius * 0.045,
      },
    ]
  }
  return [swept(shape, frame.face.radius)]
}

/** Lines of the pen, full in the middle. */
function swept(shape: Shape, radius: number): Shape {
  if (!isSwept(shape)) return shape
  const wider =
    shape.part === 'eyelid' ? 2.1 : shape.part === 'brow' ? 1.5 : shape.part === 'strand' ? 0.7 : 1.35
  const line = sweptLine(shape, wider, radius > 0 ? radius * 0.04 : 0.7)
  return blackParts.has(shape.part) ? { ...line, colour: blackHex } : line
}

/** The lower face drawn in towards the chin. */
function fineJaw(points: readonly Point[], frame: FaceFrame): Point[] {
  const { centre, radius } = frame.face
  return points.map((point) => {
    const [across, along] = placeIn(frame, centre, point)
    const low = Math.max(0, Math.min(1, along / radius - 0.12))
    return placeOn(frame, centre, across * (1 - 0.17 * low * (2 - low)), along)
  })
}

function shrunk(points: readonly Point[], size: number): Point[] {
  const [x, y] = middleOf(points)
  return points.map(([px, py]): Point => [x + (px - x) * size, y + (py - y) * size])
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
