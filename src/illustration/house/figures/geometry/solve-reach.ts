import type { Point } from '../../drawing.ts'
import { distance } from './points.ts'

/**
 * Two bones of equal length that reach from a shoulder to a target (law of cosines). A target that is
 * out of reach is approached as far as the arm goes.
 *
 * @param side which way the elbow points: 1 or -1
 */
export function solveReach(
  shoulder: Point,
  target: Point,
  boneLength: number,
  side: number,
): { elbow: Point; wrist: Point } {
  const apart = distance(shoulder, target) || 1
  const reached = Math.min(apart, boneLength * 1.97)
  const towards: Point = [(target[0] - shoulder[0]) / apart, (target[1] - shoulder[1]) / apart]
  const half = reached / 2
  const height = Math.sqrt(Math.max(0, boneLength * boneLength - half * half)) * side
  return {
    elbow: [
      shoulder[0] + towards[0] * half - towards[1] * height,
      shoulder[1] + towards[1] * half + towards[0] * height,
    ],
    wrist: [shoulder[0] + towards[0] * reached, shoulder[1] + towards[1] * reached],
  }
}
