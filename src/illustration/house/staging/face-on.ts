import type { Model } from './solids/solid.ts'
import { depthOf, type Lens, project, scaleAt } from './space/lens.ts'
import { angleBetween, minus } from './space/vector.ts'

/** Of a head's radius: where eyes, nose and mouth are. */
const face = 0.8

/** Where a head's face lies in the picture, in page units, and how many degrees it is turned away from the lens. */
export function faceOn(
  lens: Lens,
  { centre, radius, front }: NonNullable<Model['head']>,
): { x: number; y: number; radius: number; turned: number } {
  const [x, y] = project(lens, centre)
  return {
    x,
    y,
    radius: radius * scaleAt(lens, depthOf(lens, centre)) * face,
    turned: angleBetween(front, minus(lens.at, centre)),
  }
}
