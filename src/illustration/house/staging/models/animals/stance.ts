import { radians, type Vector } from '../../space/vector.ts'
import type { Build } from './build-of.ts'
import { lying, sitting, sleeping } from './resting.ts'
import { headFrom, spineOf, type Stance } from './stance-parts.ts'

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
  sleep: (build) => sleeping(build),
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
  if (build.traits.includes('trunk') && byTrunk.has(pose)) return byTrunkOf(build, pose)
  if (pose === 'cheer' || pose === 'reach' || pose === 'wave') return rearing(build, 40)
  const hold = poses[pose]
  return hold ? hold(build) : standing(build, {})
}

/** What an elephant does with its trunk, on all fours. */
const byTrunk = new Set(['wave', 'cheer', 'reach', 'point'])

/** Who waves walks on meanwhile, unless at what is reached for. */
function byTrunkOf(build: Build, pose: string): Stance {
  const waving = pose === 'wave' || pose === 'cheer'
  return { ...standing(build, waving ? { swing: 0.12, lift: 0.05 } : {}), ...(waving && { waves: true }) }
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

/** Up on its hind legs, the spine at so many degrees. */
function rearing(build: Build, degrees: number): Stance {
  const { chest, rump } = build
  const length = degrees > 70 ? build.length * 0.64 : build.length
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
