import type { Thing } from '../../drawing.ts'

/** Page units that a line or a shade is measured by: the radius of somebody's head, or what stands for it. */
export function figureMeasure(thing: Thing): number {
  const largest = thing.faces.reduce((most, face) => Math.max(most, face.radius), 0)
  if (largest > 0) return largest
  const wide = thing.box.x1 - thing.box.x0
  const high = thing.box.y1 - thing.box.y0
  return Math.max(6, Math.min(60, 0.24 * Math.sqrt(Math.max(1, wide * high))))
}
