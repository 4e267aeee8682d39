import type { Pose } from '#book/scene-plan.ts'
import { depths } from '../depths.ts'
import { clamp } from '../geometry/points.ts'
import { type PoseFrame, poseFrames } from '../tables/pose-frames.ts'

const inTheLap = { armA: [2, 62], armB: [24, 62], depthA: depths.armOver } as const
const atTheRims = { armA: [-34, 44], armB: [-10, 58], depthA: depths.armOver } as const

// biome-ignore format: a table is read in rows
/** What somebody in a wheelchair does with arms and head where others need legs for it. */
const seatedWays: Readonly<Partial<Record<Pose, Partial<PoseFrame>>>> = {
  walk: atTheRims,
  run: { ...atTheRims, lean: 10 },
  sit: inTheLap,
  ride: inTheLap,
  sleep: { ...inTheLap, lean: 2, head: 18 },
  lie: { ...inTheLap, lean: 2, head: 6 },
  slump: { ...inTheLap, head: 16 },
  peek: { ...atTheRims, lean: 14, head: -8 },
  kneel: { armA: [30, 46], armB: [40, 58], lean: 14, head: 12 },
  crawl: { armA: [34, 54], armB: [48, 70], lean: 15, head: -8 },
  fly: { armA: [-104, -132], armB: [98, 66], lean: 6, head: -4, lift: 0.5, depthA: depths.armBehind },
  swim: { armA: [60, 84], armB: [96, 70], lean: 8, head: -4 },
  read: inTheLap,
}

/** A wheelchair neither throws nor tilts who sits in it. */
const leaning = { least: -8, most: 15 } as const

/** A pose as it is taken in a wheelchair: its arms and head, over legs that sit. */
export function seatInWheelchair(frame: PoseFrame, pose: Pose): PoseFrame {
  const { legA, legB, footA, footB, legScale, turn } = poseFrames.chair
  const { lie: _lie, prone: _prone, onKnees: _onKnees, handsOnGround: _ground, lift, ...free } = frame
  const { frontFoot: _frontFoot, seated: _seated, ...rest } = free
  const own: PoseFrame = { ...rest, ...(pose === 'jump' && { lift: (lift ?? 0) * 0.3 }), ...seatedWays[pose] }
  return {
    ...own,
    legA,
    legB,
    footA,
    footB,
    ...(legScale !== undefined && { legScale }),
    turn,
    lean: clamp(own.lean, leaning.least, leaning.most),
    moving: true,
  }
}
