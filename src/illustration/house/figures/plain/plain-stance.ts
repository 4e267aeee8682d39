import type { Pose } from '#book/scene-plan.ts'
import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import type { PoseFrame } from '../tables/pose-frames.ts'

type Angles = PoseFrame['armA']

/** Poses that wide sleeves would make a knot of, or of whose arms a wide head would leave only the elbow to be seen. */
const plainPoses: Readonly<Partial<Record<Pose, Partial<PoseFrame>>>> = {
  sit: { armA: [-42, -4], armB: [42, 4], depthA: depths.armBehind, depthB: depths.armBehind },
  lie: { lean: 84, armA: [58, 82], armB: [76, 90] },
}

/**
 * A pose for wide heads and clothes that stand off: arms that hang or are raised go farther out, or their hands
 * would not be seen; a hand at the face leaves its eyes and its chin free.
 */
export function plainStance(posed: PoseFrame, pose: Pose, grown: boolean): PoseFrame {
  if (posed.lie !== undefined) return { ...posed, armA: besideChin(posed.armA), armB: besideChin(posed.armB) }
  const frame = { ...posed, ...plainPoses[pose] }
  const { depthA, depthB, touchB, seated, moving } = frame
  const free = seated !== true && moving !== true
  const stance: PoseFrame = {
    ...relaxed(frame),
    ...(free && isBehind(depthA) && { armA: outward(frame.armA, -1, grown) }),
    ...(free && isBehind(depthB) && { armB: outward(frame.armB, 1, grown) }),
  }
  if (touchB === undefined) return stance
  if (touchB[1] < 1.2) return { ...stance, touchB: onCheek(touchB) }
  const { touchB: _chin, ...rest } = stance
  return { ...rest, armB: [40, 152], depthB: depths.armBehind }
}

/**
 * Somebody who rests on one leg, as figures of few shapes must show it to be seen: the other knee bent with its heel
 * off the ground, the body and the head tilted farther.
 */
function relaxed(frame: PoseFrame): PoseFrame {
  const { frontFoot: onto, legA, legB, lean, head } = frame
  if (onto === undefined) return frame
  const bent = ([upper]: Angles): Angles => [upper * 1.25, upper * -0.5]
  return {
    ...frame,
    lean: lean * 1.5,
    head: head * 1.45,
    ...(onto === 'A' ? { legB: bent(legB), footB: 16 } : { legA: bent(legA), footA: 16 }),
  }
}

function isBehind(depth: number | undefined): boolean {
  return depth === undefined || depth === depths.armBehind
}

function outward([upper, lower]: Angles, side: 1 | -1, grown: boolean): Angles {
  const [up, low] = [upper * side, lower * side]
  // Only children have heads so wide that they hide a raised hand.
  if (up > 88 && !grown) return [side * Math.min(up, 98), side * Math.min(low, 134)]
  const hangs = up < 34 && up > -20 && Math.abs(low) < 34
  return hangs ? [side * Math.max(32, up), side * Math.max(20, low)] : [upper, lower]
}

function besideChin([upper, lower]: Angles): Angles {
  return [upper, Math.min(lower, 118)]
}

/** Below the eye that a hand rubs. */
function onCheek([x, y]: Point): Point {
  return y < 0.4 ? [x * 1.3, y + 0.24] : [x, y]
}
