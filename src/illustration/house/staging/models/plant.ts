import type { PartName } from '../../part-name.ts'
import type { ModelRequest } from '../model-request.ts'
import type { Model, Paint, Piece } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import { lengthOf } from '../space/vector.ts'

export function leaf(part: PartName, colour: string, group: string): Paint {
  return { part, material: 'foliage', colour, group }
}

export function colourOf({ state }: ModelRequest, usual: string): string {
  const told = state['colour']
  return typeof told === 'string' ? told : usual
}

export function heightOf({ state }: ModelRequest, usual: number): number {
  const told = state['height']
  return typeof told === 'number' ? told : usual
}

export function scenery({ id, frame }: ModelRequest, height: number, pieces: Piece[]): Model {
  const top = movedTo(frame, [0, height, 0])
  return { id, kind: 'scenery', frame, pieces, anchors: { top }, height: height * lengthOf(frame.up) }
}
