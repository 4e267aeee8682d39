import type { Shape, Thing } from '../../drawing.ts'
import { middleOf, scalePoints } from '../press/scale-points.ts'
import { growLeaves } from './grow-leaves.ts'

/** Parts that model volume or gloss; flat inks have no use for them. */
const modelling: readonly string[] = ['halo', 'crownLight', 'bushLight', 'leavesLight', 'lens', 'veil']

/** A thing as this style draws it: fewer and simpler shapes, great suns, leaves for crowns. */
export function restyleThing(thing: Thing): Thing {
  const scenery = thing.kind === 'scenery'
  const shapes = thing.shapes
    .filter((shape) => !modelling.includes(shape.part) && !isDab(shape) && !(scenery && isSpeck(shape)))
    .flatMap((shape) => (scenery || thing.kind === 'prop' ? growLeaves(shape) : [shape]))
    .map((shape) => (scenery && isSkyDisc(shape) ? greatDisc(shape) : shape))
  return { ...thing, shapes }
}

/** Thin paint dabbed on a crown. */
function isDab(shape: Shape): boolean {
  return shape.part === 'leaf' && shape.marking === true && (shape.alpha ?? 1) < 0.6
}

/** Markings of scenery that would only print as dirt. */
function isSpeck(shape: Shape): boolean {
  if (shape.material === 'light' || !shape.closed) return false
  const { wide, high } = middleOf(shape.points)
  return Math.max(wide, high) < 5
}

function isSkyDisc(shape: Shape): boolean {
  if (shape.material !== 'light' || shape.soft || (shape.part !== 'disc' && shape.part !== 'sun'))
    return false
  const { wide } = middleOf(shape.points)
  return wide > 70
}

function greatDisc(shape: Shape): Shape {
  return { ...shape, part: 'disc', points: scalePoints(shape.points, 1.75) }
}
