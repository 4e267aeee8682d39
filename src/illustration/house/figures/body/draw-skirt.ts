import type { Point } from '../../drawing.ts'
import { ellipse } from '../../pen/curves.ts'
import { hull } from '../geometry/hull.ts'
import { along } from '../geometry/curves.ts'
import type { Skeleton } from './skeleton.ts'
import { limbRadius } from './skeleton.ts'

/**
 * Cloth that hangs from the waist over both legs: the hull of the waist and of circles that swell down the legs.
 *
 * @param length how far down the legs, 0..1
 * @param flare how much it widens
 */
export function skirtOutline(skeleton: Skeleton, top: number, length: number, flare: number): Point[] {
  const { onTorso, hip, bellyForward, legs, build, headHeight } = skeleton
  const radius = limbRadius(build.leg, headHeight)
  const points: Point[] = [
    onTorso(top, -hip * 0.92),
    onTorso(top, hip * 0.92 + bellyForward),
    onTorso(top - 0.12, -hip),
    onTorso(top - 0.12, hip + bellyForward),
  ]
  const samples = 6
  for (const { curve } of [legs.A, legs.B]) {
    for (let index = 0; index <= samples; index++) {
      const t = (length * index) / samples
      const swollen = radius(t) * (1.15 + (flare * index) / samples)
      points.push(...ellipse(...along(curve, t), swollen, swollen * (index === samples ? 0.45 : 0.9), 0, 18))
    }
  }
  return hull(points)
}
