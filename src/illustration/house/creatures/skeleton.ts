import type { Point } from '../drawing.ts'
import type { CreaturePose } from './creature-pose.ts'
import type { Build } from './species.ts'

interface Leg {
  top: Point
  /** Where it bends; straight without. */
  knee?: Point
  paw: Point
}

/** Where the joints of an animal on four legs are: centimetres, origin on the ground under its middle. */
export interface Skeleton {
  hip: Point
  shoulder: Point
  head: Point
  headDegrees: number
  /** Clockwise from pointing straight back. */
  tailDegrees: number
  hind: { near: Leg; far: Leg }
  fore: { near: Leg; far: Leg }
  /** Sitting on its hind legs: a haunch is drawn over the hip. */
  haunch: boolean
  /** Sitting with the front legs straight and the chest out. */
  sits?: boolean
}

/** The four paws of an upright animal: along x as parts of the half length, lifted as parts of the leg. */
interface Stride {
  hind: readonly [Point, Point]
  fore: readonly [Point, Point]
  /** Hip and shoulder raised, as parts of the leg. */
  lift: readonly [number, number]
  neckTurn: number
}

const strides: Record<'stand' | 'walk' | 'run' | 'jump' | 'peek' | 'reach', Stride> = {
  stand: {
    hind: [
      [-1.02, 0],
      [-0.72, 0],
    ],
    fore: [
      [0.92, 0],
      [1.2, 0],
    ],
    lift: [0, 0],
    neckTurn: 0,
  },
  walk: {
    hind: [
      [-1.42, 0],
      [-0.36, 0.2],
    ],
    fore: [
      [1.46, 0.42],
      [0.56, 0],
    ],
    lift: [0, 0.05],
    neckTurn: 2,
  },
  run: {
    hind: [
      [-2.05, 0.2],
      [-1.7, 0],
    ],
    fore: [
      [2.0, 0.5],
      [1.62, 0.22],
    ],
    lift: [0.1, 0.2],
    neckTurn: 16,
  },
  jump: {
    hind: [
      [-1.95, 0.95],
      [-1.6, 0.72],
    ],
    fore: [
      [1.75, 1.75],
      [1.35, 1.5],
    ],
    lift: [1.0, 1.5],
    neckTurn: -8,
  },
  peek: {
    hind: [
      [-0.95, 0],
      [-0.65, 0],
    ],
    fore: [
      [1.75, 0],
      [1.95, 0],
    ],
    lift: [-0.12, -0.72],
    neckTurn: 22,
  },
  reach: {
    hind: [
      [-1.0, 0],
      [-0.7, 0],
    ],
    fore: [
      [1.3, 0.42],
      [0.95, 0],
    ],
    lift: [0, 0.1],
    neckTurn: -12,
  },
}

/** Joints for a pose; `headLift` -1..1 hangs or throws up the head. */
export function skeletonFor(pose: CreaturePose, build: Build, headLift: number): Skeleton {
  if (pose === 'sit' && (build.hooves || build.tailHangs)) return lying(build, headLift, false)
  if (pose === 'sit') return sitting(build, headLift)
  if (pose === 'reach' && build.rears) return begging(build, headLift)
  if (pose === 'sleep' || pose === 'lie') return lying(build, headLift, pose === 'sleep')
  if (pose === 'ride') return sitting(build, headLift)
  return upright(strides[pose], build, headLift)
}

function headFrom(shoulder: Point, build: Build, headLift: number, forward: number): Point {
  const [x, y] = build.neck
  const angle = ((forward - headLift * 14) * Math.PI) / 180
  return [
    shoulder[0] + x * Math.cos(angle) - y * Math.sin(angle),
    shoulder[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ]
}

function upright(stride: Stride, build: Build, headLift: number): Skeleton {
  const { leg, half } = build
  const hip: Point = [-half, -leg - build.rump * 0.75 - leg * stride.lift[0]]
  const shoulder: Point = [half, -leg - build.chest * 0.75 - leg * stride.lift[1]]
  const paw = ([x, lift]: Point, ahead = 0): Point => [x * half + ahead, -build.pawHigh - lift * leg]
  const legAt = (top: Point, place: Point, bend: number, ahead = 0): Leg => {
    const end = paw(place, ahead)
    return { top, knee: [(top[0] + end[0]) / 2 + bend, (top[1] + end[1]) / 2], paw: end }
  }
  const bend = build.legTop * 0.28
  const ahead = build.legBottom * 0.75
  return {
    hip,
    shoulder,
    head: headFrom(shoulder, build, headLift, stride.neckTurn),
    headDegrees: stride.neckTurn * 0.4 - headLift * 8,
    tailDegrees: stride.lift[1] < -0.5 ? 30 : 0,
    hind: {
      near: legAt([hip[0], hip[1]], stride.hind[0], bend),
      far: legAt([hip[0] + half * 0.2, hip[1]], stride.hind[1], bend, ahead),
    },
    fore: {
      near: legAt([shoulder[0] - half * 0.05, shoulder[1]], stride.fore[0], -bend * 0.4),
      far: legAt([shoulder[0] + half * 0.15, shoulder[1]], stride.fore[1], -bend * 0.4, ahead),
    },
    haunch: false,
  }
}

function sitting(build: Build, headLift: number): Skeleton {
  const { leg, half, rump } = build
  const hip: Point = [-half * 0.5, -rump * 0.95]
  const shoulder: Point = [half * 0.42, -Math.max(leg + build.chest * 0.85, rump * 1.9)]
  const foot: Point = [half * 0.25, -build.pawHigh]
  const fore = (x: number): Leg => ({
    top: [shoulder[0] + half * x * 0.4, shoulder[1]],
    paw: [half * (0.72 + x), -build.pawHigh],
  })
  return {
    hip,
    shoulder,
    head: headFrom(shoulder, build, headLift, -10),
    headDegrees: -headLift * 8,
    tailDegrees: -12,
    hind: { near: { top: hip, paw: foot }, far: { top: hip, paw: [half * 0.45, -build.pawHigh] } },
    fore: { near: fore(0), far: fore(0.3) },
    haunch: true,
    sits: true,
  }
}

/** Up on the hind legs with the front paws in the air. */
function begging(build: Build, headLift: number): Skeleton {
  const { leg, half, rump } = build
  const base = sitting(build, headLift)
  const shoulder: Point = [half * 0.12, -(leg * 0.7 + half * 1.25 + build.chest * 0.8)]
  const hip: Point = [-half * 0.3, -rump]
  const fore = (reach: number, up: number): Leg => ({
    top: [shoulder[0] + build.chest * 0.3, shoulder[1] + build.chest * 0.25],
    knee: [shoulder[0] + half * 0.85 * reach, shoulder[1] + build.chest * 0.5],
    paw: [shoulder[0] + half * 1.25 * reach, shoulder[1] - leg * up],
  })
  return {
    ...base,
    sits: false,
    hip,
    shoulder,
    head: headFrom(shoulder, build, headLift, -24),
    headDegrees: -14 - headLift * 6,
    hind: {
      near: { top: hip, paw: [half * 0.3, -build.pawHigh] },
      far: { top: hip, paw: [half * 0.5, -build.pawHigh] },
    },
    fore: { near: fore(1, 0.28), far: fore(1.22, 0.48) },
  }
}

function lying(build: Build, headLift: number, asleep: boolean): Skeleton {
  const { half, rump, chest } = build
  const hip: Point = [-half * 0.85, -rump * 0.92]
  const shoulder: Point = [half * 0.75, -chest * 0.95]
  const radius = build.headScale * 10
  const resting: Point = [shoulder[0] + radius * 0.95, -radius * 0.86]
  const [x, y] = headFrom(shoulder, build, headLift, 6)
  // However sad, with the chin above the ground.
  const raised: Point = [x, Math.min(y, -radius * 0.96)]
  const fore = (along: number): Leg => ({
    top: [shoulder[0], -build.legTop * 1.1],
    paw: [half * along + radius * (asleep ? 0.75 : 0.5), -build.pawHigh],
  })
  return {
    hip,
    shoulder,
    head: asleep ? resting : raised,
    headDegrees: asleep ? 6 : -headLift * 8,
    tailDegrees: asleep ? -34 : -20,
    hind: {
      near: { top: hip, paw: [half * 0.05, -build.pawHigh] },
      far: { top: hip, paw: [half * 0.3, -build.pawHigh] },
    },
    fore: { near: fore(1.25), far: fore(1.5) },
    haunch: true,
  }
}
