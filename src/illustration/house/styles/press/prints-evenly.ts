import type { Thing } from '../../drawing.ts'
import type { Patch } from '../split-into-pieces.ts'

/** Page units below which a shape is printed in even ink: grain is as large as what it would show there. */
const small = 70

/**
 * Whether a patch is printed solid and clean: skin, whoever is in the story, and small things. Undefined for what
 * lies on something else and prints as that does.
 */
export function printsEvenly(thing: Thing, patch: Patch): boolean | undefined {
  if (patch.material === 'skin' || thing.kind === 'person' || thing.kind === 'creature') return true
  if (patch.marking || patch.soft) return undefined
  const { x0, y0, x1, y1 } = patch.bounds
  return Math.min(x1 - x0, y1 - y0) < small
}
