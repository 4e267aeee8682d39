import type { PartName } from '../../part-name.ts'
import type { Shape } from '../../drawing.ts'
import { taperLine } from './taper-line.ts'

/** Lines that a hand draws in one sweep of a brush, thin at both ends. */
const swept: ReadonlySet<PartName> = new Set([
  'brow',
  'mouth',
  'eyelid',
  'lid',
  'eye',
  'nose',
  'finger',
  'toe',
  'fold',
  'earFold',
  'wrinkle',
  'strand',
  'crease',
  'feather',
  'curl',
  'whisker',
  'corner',
])

/** Whether a line's ends thin out; stripes, ropes and window bars keep their width. */
export function isSwept(shape: Shape): boolean {
  return !shape.closed && shape.marking === true && swept.has(shape.part)
}

/** The line as a filled stroke of a brush, `wider` times its width in the middle. */
export function sweptLine(shape: Shape, wider: number, least: number): Shape {
  const width = Math.max(least, (shape.width ?? 2) * wider)
  const points = taperLine(shape.points, width, 0.34)
  if (points.length < 4) return shape
  const { width: _width, ...rest } = shape
  return { ...rest, points, closed: true }
}
