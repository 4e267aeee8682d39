import type { PartName } from '../../part-name.ts'
import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { ModelRequest } from '../model-request.ts'
import { box } from '../solids/build.ts'
import type { Model, Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'

/** A thing of pieces with named places in its own metres. */
export function propModel(
  { id, frame }: ModelRequest,
  height: number,
  pieces: Piece[],
  anchors: Readonly<Record<string, Vector>>,
): Model {
  return {
    id,
    kind: 'prop',
    frame,
    pieces,
    anchors: Object.fromEntries(
      Object.entries(anchors).map(([name, point]) => [name, movedTo(frame, point)]),
    ),
    height: height * lengthOf(frame.up),
  }
}

/** The colour that a picture tells under a key, or the usual one. */
export function colourTold({ state }: ModelRequest, usual: string, key = 'colour'): string {
  const told = state[key]
  return typeof told === 'string' ? told : usual
}

export function numberTold({ state }: ModelRequest, key: string, usual: number): number {
  const told = state[key]
  return typeof told === 'number' ? told : usual
}

/** Points across and along that a picture tells under a key; none where it tells none. */
export function pointsTold({ state }: ModelRequest, key: string): Point[] {
  const told: unknown = state[key]
  if (!Array.isArray(told)) return []
  return told.map((point: unknown) =>
    Array.isArray(point) ? [Number(point[0] ?? 0), Number(point[1] ?? 0)] : [0, 0],
  )
}

export function wood(part: PartName, colour: string, group: string): Paint {
  return { part, material: 'wood', colour, group }
}

/** The six sides of a board or block, lit from above. */
export function block(frame: Frame, from: Vector, to: Vector, paint: Paint): Painted[] {
  const { colour } = paint
  const shades = {
    top: lighter(colour, 0.14),
    front: colour,
    back: darker(colour, 0.14),
    left: darker(colour, 0.08),
    right: darker(colour, 0.08),
    bottom: darker(colour, 0.3),
  }
  return box(frame, from, to, (side) => ({ ...paint, colour: shades[side] }))
}
