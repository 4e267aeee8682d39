import { depths } from '../depths.ts'
import type { PoseFrame } from '../tables/pose-frames.ts'

type Angles = PoseFrame['armA']

/** A pose in clothes that stand off: arms that hang go outside them, or their hands would not be seen. */
export function plainStance(frame: PoseFrame): PoseFrame {
  const hangs = (depth: number | undefined): boolean => depth === undefined || depth === depths.armBehind
  return {
    ...frame,
    ...(hangs(frame.depthA) && !frame.moving && !frame.seated && { armA: outward(frame.armA, -1) }),
    ...(hangs(frame.depthB) && !frame.moving && !frame.seated && { armB: outward(frame.armB, 1) }),
  }
}

function outward([upper, lower]: Angles, side: 1 | -1): Angles {
  const hanging = upper * side < 34 && upper * side > -20 && Math.abs(lower) < 34
  return hanging ? [side * Math.max(32, upper * side), side * Math.max(20, lower * side)] : [upper, lower]
}
