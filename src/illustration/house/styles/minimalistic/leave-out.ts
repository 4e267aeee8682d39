import type { PartName } from '../../part-name.ts'
import type { Thing } from '../../drawing.ts'

/** Parts of anything that this style does without: gloss, volume, stuff and joinery. */
const never: ReadonlySet<PartName> = new Set([
  'halo',
  'crownLight',
  'bushLight',
  'leavesLight',
  'lens',
  'veil',
  'freckle',
  'sunlight',
  'brick',
  'bloom',
  'bark',
  'shine',
  'panel',
  'knob',
  'sill',
  'cornice',
  'coping',
  'finial',
  'plinth',
  'doorFrame',
  'weave',
  'bell',
  'hub',
])

/** Parts of people and animals that only tell of stuff and folds; their clothes are plain. */
const trimmings: ReadonlySet<PartName> = new Set([
  'stripe',
  'motif',
  'strand',
  'sole',
  'finger',
  'fold',
  'toe',
  'tongue',
  'tag',
  'placket',
  'button',
  'stitch',
  'seam',
  'pocket',
])

/** A thing of a staged picture without the small marks of stuff and joinery on it; all else is as it is. */
export function leaveOutMarks(thing: Thing): Thing {
  const shapes = thing.shapes.filter(
    ({ part, marking, soft }) => !((marking || soft) && (never.has(part) || trimmings.has(part))),
  )
  return { ...thing, shapes }
}

/** Whether a thing is a house of any kind; vehicles have roofs and doors too. */
export function isBuilding({ kind, shapes }: Thing): boolean {
  const has = (...parts: PartName[]): boolean => shapes.some(({ part }) => parts.includes(part))
  return kind !== 'person' && has('roof') && has('wall', 'front', 'door') && !has('wheel')
}
