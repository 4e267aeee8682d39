import type { PartName } from '../../../part-name.ts'
import { limb } from '../../solids/build.ts'
import type { Paint, Painted } from '../../solids/solid.ts'
import { between } from '../../space/vector.ts'
import type { Figure } from './paints.ts'

/** The leg that ends in one: the own left. */
const artificial = 0

/** Whether this leg is one of light metal below the knee. */
export function isArtificial({ traits }: Figure, index: 0 | 1): boolean {
  return index === artificial && traits.has('prosthesis')
}

/** Socket and rod below the knee; the shoe is worn over its foot. */
export function prosthesisOf({ frame, body, bones }: Figure, index: 0 | 1, group: string): Painted[] {
  const [, knee, ankle] = bones.legs[index]
  const [, bend, end] = body.legs
  const metal = (part: PartName, colour: string): Paint => ({ part, material: 'metal', colour, group })
  const shin = (from: number, to: number, radii: readonly [number, number], paint: Paint): Painted =>
    limb(frame, [between(knee, ankle, from), between(knee, ankle, to)], radii, paint)
  return [
    shin(0.25, 1, [end * 0.5, end * 0.5], metal('rod', '#b9bec6')),
    shin(-0.05, 0.3, [bend * 1.02, end * 0.82], metal('socket', '#37b6ad')),
  ]
}
