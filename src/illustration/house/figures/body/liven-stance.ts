import type { Feeling, Pose } from '#book/scene-plan.ts'
import { randomFrom } from '#book/random.ts'
import { depths } from '../depths.ts'
import type { FigureOptions } from '../figure-options.ts'
import type { PoseFrame } from '../tables/pose-frames.ts'

/** Poses on two feet in which somebody can rest on one of them. */
const resting: ReadonlySet<Pose> = new Set([
  'stand',
  'wave',
  'point',
  'hips',
  'holdHands',
  'shy',
  'rub',
  'slump',
])

type Gesture = Pick<PoseFrame, 'armA' | 'armB'> & Partial<PoseFrame>

const over = depths.armOver

// biome-ignore format: a table is read in rows
/** What arms do of somebody who just stands there and feels this. */
const gestures: Readonly<Partial<Record<Feeling, readonly Gesture[]>>> = {
  happy: [
    { armA: [-36, -4], armB: [40, -2] },
    { armA: [-64, 42], armB: [36, 2] },
    { armA: [-34, -2], armB: [36, 140], handB: 'open' },
  ],
  delighted: [{ armA: [-62, -132], armB: [62, 132], handA: 'open', handB: 'open' }],
  surprised: [{ armA: [-50, -104], armB: [50, 104], handA: 'open', handB: 'open' }],
  worried: [{ armA: [-22, 56], armB: [22, -56], armScale: 0.84, depthA: over, depthB: over - 1 }],
  curious: [{ armA: [-34, -4], armB: [30, 10], touchB: [0.14, 1.3], depthB: over }],
  sad: [{ armA: [-8, 4], armB: [12, 0] }],
  sleepy: [{ armA: [-12, 0], armB: [14, 2] }],
  proud: [{ armA: [-64, 42], armB: [64, -42], armScale: 0.98 }],
  cross: [{ armA: [-36, -14], armB: [38, 14] }],
}

/** Whoever has something to lean on keeps both hands low. */
const atEase: Gesture = { armA: [-36, -4], armB: [40, -2] }

const downcast: ReadonlySet<Feeling> = new Set(['sad', 'worried', 'sleepy', 'asleep'])

/**
 * A pose as a living body takes it: the weight on one leg, the other set aside with its foot turned out, the
 * head a little askew, the arms as the feeling moves them. The same person, pose and feeling always stand alike.
 */
export function livenStance(frame: PoseFrame, { pose, feeling, seed, traits }: FigureOptions): PoseFrame {
  if (!resting.has(pose)) return frame
  const random = randomFrom(`${seed}/${pose}/${feeling}/stance`)
  const onNear = random() < 0.5
  const wide = downcast.has(feeling) ? 7 : 11 + random() * 5
  const tilt = (onNear ? -1 : 1) * (3 + random() * 3)
  const choices = pose === 'stand' ? gestures[feeling] : undefined
  const chosen = choices?.[Math.floor(random() * choices.length)]
  const leans = pose === 'stand' && (traits?.has('cane') || traits?.has('walker'))
  const gesture = leans ? atEase : chosen
  return {
    ...frame,
    ...gesture,
    legA: onNear ? [-3, -1] : [-wide, -wide * 0.4],
    legB: onNear ? [wide, wide * 0.4] : [3, 1],
    lean: frame.lean + (onNear ? -2 : 2),
    head: frame.head + tilt,
    askew: (onNear ? 1 : -1) * (0.07 + random() * 0.09),
    frontFoot: onNear ? 'A' : 'B',
  }
}
