import type { Build } from '../tables/builds.ts'
import type { PoseFrame } from '../tables/pose-frames.ts'

/**
 * A thigh that comes towards the reader: its share of its length, and degrees that the knee is aside of the hip. In
 * plain shapes only knees that are apart tell sitting from standing.
 */
const thighs = { whole: { seen: 0.46, aside: 42 }, plain: { seen: 0.52, aside: 54 } } as const

/** Shares of its length between which a shin is drawn so that its foot is on the ground. */
const shin = { least: 0.45, most: 1.3 } as const

/** Heads from an ankle to the sole under it, and from a shin's natural end to the ankle. */
const [soleBelow, ankleAbove] = [0.17, 0.1] as const

/** Where legs begin, over the flesh that is sat on, as a share of the torso. */
const hipsAboveSeat = 0.04

/** Degrees that toes which do not reach the ground sink. */
const toesDown = 16

/**
 * Somebody who sits as on a seat `seatHeight` centimetres high: shins hang before it, with the soles on the ground, or
 * free where legs are too short for that.
 */
export function hangLegs(
  frame: PoseFrame,
  build: Build,
  seatHeight: number,
  shapes: keyof typeof thighs,
): PoseFrame {
  const thigh = thighs[shapes]
  const headHeight = build.height / build.heads
  const half = build.legLength * build.height * 0.5
  const torso = build.height * (1 - build.legLength) - headHeight * 0.93
  const hip = seatHeight + build.leg[0] * headHeight + torso * hipsAboveSeat
  const knee = hip - half * thigh.seen * Math.cos((thigh.aside * Math.PI) / 180)
  const needed = (knee - soleBelow * headHeight + ankleAbove * headHeight) / half
  const free = needed > shin.most
  return {
    ...frame,
    legA: [-thigh.aside, -3],
    legB: [thigh.aside, 3],
    footA: free ? toesDown : 0,
    footB: free ? toesDown : 0,
    thighScale: thigh.seen,
    shinScale: free ? 1 : Math.max(shin.least, needed),
    hangs: true,
  }
}
