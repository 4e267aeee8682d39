import type { Size } from './build.ts'
import { lengthOf, minus, type Vector } from '../space/vector.ts'

/** Balls a bone at most. */
const most = 16

/** Balls along a curve through points (Catmull-Rom), so close that a blob of them is smooth. */
export function sweep(points: readonly Vector[], radii: readonly number[]): (readonly [Vector, Size])[] {
  const at = (index: number): Vector => points[Math.max(0, Math.min(points.length - 1, index))] as Vector
  const balls: (readonly [Vector, Size])[] = []
  for (let bone = 0; bone + 1 < points.length; bone++) {
    const [a, b, c, d] = [at(bone - 1), at(bone), at(bone + 1), at(bone + 2)]
    const [from, to] = [radii[bone] as number, radii[bone + 1] as number]
    const steps = Math.max(1, Math.ceil(lengthOf(minus(c, b)) / (Math.min(from, to) * 0.32)))
    const last = bone + 2 === points.length ? steps : steps - 1
    for (let step = 0; step <= Math.min(last, most); step++) {
      const part = step / Math.min(steps, most)
      const on = (axis: 0 | 1 | 2): number => curve(a[axis], b[axis], c[axis], d[axis], part)
      balls.push([[on(0), on(1), on(2)], from + (to - from) * part])
    }
  }
  return balls
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  )
}
