import type { PartName } from '../../part-name.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block } from './prop-model.ts'

export const iron = '#3a3238'

export function paint(
  part: PartName,
  colour: string,
  group: string,
  material: Paint['material'] = 'metal',
): Paint {
  return { part, material, colour, group }
}

/** A block of bodywork whose sides keep their own edges. */
export function slab(
  frame: Frame,
  from: Vector,
  to: Vector,
  colour: string,
  group: string,
  material: Paint['material'] = 'metal',
): Painted[] {
  return block(frame, from, to, paint('body', colour, group, material))
}
