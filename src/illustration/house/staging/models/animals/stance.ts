import { radians, type Vector } from '../../space/vector.ts'
import type { Build } from './build-of.ts'

/** Where a body on four legs holds its joints, in shoulder heights in its own frame. */
export interface Stance {
  /** From rump to chest. */
  spine: readonly Vector[]
  /** Front left, front right, hind left, hind right. */
  feet: readonly [Vector, Vector, Vector, Vector]
  /** The middle of the head. */
  head: Vector
  /** Sits on its haunches, or lies with folded hind legs. */
  haunches: boolean
  /** The trunk lies on the ground. */
  down: boolean
}

type Holding = (build: Build) => Stance

const poses: Readonly<Record<string, Holding>> = {
  stand: (build) => standing(build, {}),
  walk: (build) => standing(build, { swing: 0.2, lift: 0.1 }),
  run: (build) => running(build),
  fly: (build) => flung(build),
  leap: (build) => leaping(build),
  jump: (build) => leaping(build),
  sit: (build) => sitting(build),
  ride: (build) => sitting(build),
  cling: (build) => sitting(build),
  lie: (build) => lying(build, 0.32),
  sleep: (build) => lying(build, -0.5),
  rear: (build) => rearing(build, 52),
  dance: (build) => rearing(build, 62),
  push: (build) => rearing(build, 42),
  crawl: (build) => standing(build, { crouch: 0.22, swing: 0.15 }),
  peek: (build) => standing(build, { crouch: 0.12 }),
  slump: (build) => standing(build, { bow: 0.35 }),
}

const likeUpright = new Set([
  'stand',
  'walk',
  'point',
  'reach',
  'wave',
  'cheer',
  'gasp',
  'hips',
  'dance',
  'push',
])

/** The stance of a pose; a pose that only people have becomes the nearest one that an animal can do. */
export function stanceOf(build: Build, pose: string): Stance {
  if (build.upright && likeUpright.has(pose)) return rearing(build, 78)
  if (pose === 'cheer' || pose === 'reach' || pose === 'wave') return rearing(build, 40)
  const hold = poses[pose]
  return hold ? hold(build) : standing(build, {})
}

interface Standing {
  /** How far feet are before and behind their place. */
  swing?: number
  lift?: number
  crouch?: number
  /** How far the head hangs. */
  bow?: number
}

function standing(build: Build, { swing = 0, lift = 0, crouch = 0, bow = 0 }: Standing): Stance {
  const { length, rump, chest } = build
  const spine = spineOf([0, 1 - rump - crouch, -length / 2], [0, 1 - chest - crouch, length / 2])
  const foot = (sign: number, front: boolean, step: number): Vector => [
    sign * (front ? chest : rump) * 0.55,
    Math.max(0, step) * lift * 4,
    (front ? length / 2 - 0.02 : -length / 2) + step,
  ]
  return {
    spine,
    feet: [foot(-1, true, swing), foot(1, true, -swing), foot(-1, false, -swing), foot(1, false, swing)],
    head: headFrom(build, spine, 0, bow),
    haunches: false,
    down: false,
  }
}

function running(build: Build): Stance {
  const { length, chest, rump } = build
  const half = length / 2
  const legs = 1 - chest
  const spine = spineOf([0, 1.04 - rump, -half], [0, 1.1 - chest, half])
  return {
    spine,
    feet: [
      [-chest * 0.5, 0.32 * legs, half + legs * 0.85],
      [chest * 0.5, 0.1 * legs, half + legs * 0.62],
      [-rump * 0.5, 0.34 * legs, -half - legs * 0.9],
      [rump * 0.5, 0.06 * legs, -half - legs * 0.66],
    ],
    head: headFrom(build, spine, -14),
    haunches: false,
    down: false,
  }
}

/** Thrown into the air: all four legs apart. */
function flung(build: Build): Stance {
  const stance = standing(build, {})
  const spread = (foot: Vector, ahead: number): Vector => [foot[0] * 1.5, 0.22, foot[2] + ahead]
  const [a, b, c, d] = stance.feet
  return { ...stance, feet: [spread(a, 0.4), spread(b, 0.3), spread(c, -0.4), spread(d, -0.3)] }
}

function leaping(build: Build): Stance {
  const { length, chest, rump } = build
  const half = length / 2
  const legs = 1 - chest
  const spine = spineOf([0, 1.05 - rump, -half], [0, 1.45 - chest, half * 0.9])
  return {
    spine,
    feet: [
      [-chest * 0.5, 0.75 * legs + 0.2, half + legs * 0.6],
      [chest * 0.5, 0.6 * legs + 0.15, half + legs * 0.45],
      [-rump * 0.5, 0.25, -half - legs * 0.75],
      [rump * 0.5, 0.18, -half - legs * 0.6],
    ],
    head: headFrom(build, spine, 6),
    haunches: false,
    down: false,
  }
}

function sitting(build: Build): Stance {
  const { length, chest, rump } = build
  const half = length * 0.3
  const spine = spineOf([0, rump * 0.95, -half], [0, (1 - chest) * 0.98, half])
  return {
    spine,
    feet: [
      [-chest * 0.5, 0, half + chest * 0.2],
      [chest * 0.5, 0, half + chest * 0.2],
      [-rump * 1.0, 0, half * 0.9],
      [rump * 1.0, 0, half * 0.9],
    ],
    head: headFrom(build, spine, 10),
    haunches: true,
    down: false,
  }
}

/** @param raised how far the head is above the chest */
function lying(build: Build, raised: number): Stance {
  const { length, chest, rump, head } = build
  const half = length / 2
  const spine = spineOf([0, rump * 0.92, -half], [0, chest * 0.95, half])
  const ahead = half + chest * 0.6 + head[2] * 0.6
  const rest = build.head[1] * 0.92 + build.leg.foot * 0.6
  return {
    spine,
    feet: [
      [-chest * 0.62, 0, half + chest * 1.1],
      [chest * 0.62, 0, half + chest * 1.1],
      [-rump * 1.1, 0, -half + rump * 0.9],
      [rump * 1.1, 0, -half + rump * 0.9],
    ],
    head: raised > 0 ? headFrom(build, spine, 6) : [0, rest, ahead + build.neck.length * 0.5],
    haunches: true,
    down: true,
  }
}

/** Up on its hind legs, the spine at so many degrees. */
function rearing(build: Build, degrees: number): Stance {
  const { chest, rump } = build
  const length = degrees > 70 ? build.length * 0.72 : build.length
  const [ahead, above] = [Math.cos(radians(degrees)) * length, Math.sin(radians(degrees)) * length]
  const low: Vector = [0, 1 - rump, -ahead / 2]
  const high: Vector = [0, 1 - rump + above, ahead / 2]
  const arms = 1 - chest
  const stance = {
    spine: spineOf(low, high),
    feet: [
      [-chest * 0.75, high[1] - arms * 0.25, high[2] + arms * 0.62],
      [chest * 0.75, high[1] - arms * 0.05, high[2] + arms * 0.66],
      [-rump * 0.62, 0, low[2] + 0.06],
      [rump * 0.62, 0, low[2] - 0.04],
    ],
    haunches: false,
    down: false,
  } as const
  return { ...stance, head: headFrom(build, stance.spine, 90 - build.neck.pitch > 30 ? 22 : 8) }
}

/** Five beads, the middle a little lower or higher as backs are. */
function spineOf(rump: Vector, chest: Vector): Vector[] {
  return [0, 0.25, 0.5, 0.75, 1].map((part) => [
    0,
    rump[1] + (chest[1] - rump[1]) * part,
    rump[2] + (chest[2] - rump[2]) * part,
  ])
}

/** @param more degrees that the neck is steeper than when it stands; `bow` shoulder heights that the head hangs */
function headFrom({ neck, chest, head }: Build, spine: readonly Vector[], more: number, bow = 0): Vector {
  const pitch = radians(neck.pitch + more)
  const root = spine.at(-1) ?? [0, 0, 0]
  const far = neck.length + head[1] * 0.25
  return [
    0,
    root[1] + chest * 0.3 + Math.sin(pitch) * far - bow,
    root[2] + chest * 0.3 + Math.cos(pitch) * far + bow * 0.3,
  ]
}
