import type { PartName } from '../../part-name.ts'
import type { Thing } from '../../drawing.ts'

/** Parts that model volume, gloss or stuff, and fine grass; flat inks have no use for them. */
const modelling: ReadonlySet<PartName> = new Set([
  'halo',
  'lens',
  'veil',
  'crownLight',
  'bushLight',
  'leavesLight',
  'sunlight',
  'brick',
  'cobble',
  'bark',
  'blade',
  'joint',
  'panel',
  'finial',
  'coping',
  'ripple',
  'fold',
  'toe',
  'tongue',
  'finger',
])

/** A thing of a staged picture without the marks that model it; all else is as it is. */
export function leaveOutModelling(thing: Thing): Thing {
  return {
    ...thing,
    shapes: thing.shapes.filter(({ part, marking, soft }) => !((marking || soft) && modelling.has(part))),
  }
}
