import { clamp } from '../numbers.ts'
import { low } from './low.ts'
import { both, type Stance } from './stance.ts'

/** Younger than this, in years, nobody stands. */
const standsAt = 2

const onTheWay: ReadonlySet<string> = new Set([
  'walk',
  'run',
  'jump',
  'climb',
  'push',
  'pull',
  'dance',
  'crawl',
  'crouch',
  'kneel',
  'tiptoe',
  'skip',
  'leap',
  'sneak',
  'stumble',
  'cartwheel',
  'handstand',
  'carryBack',
])
const asTheyAre: ReadonlySet<string> = new Set([
  'chair',
  'ride',
  'cling',
  'lie',
  'sleep',
  'swim',
  'fly',
  'prone',
  'sleepBack',
  'sleepOnHand',
  'sleepBelly',
  'curl',
  'starfish',
  'float',
  'slide',
  'swing',
  'cradled',
  'astride',
  'lifted',
])

/** A baby's head is large: it is held high, or nothing else of a baby that comes towards us would be seen. */
const headUp: Partial<Stance> = { lean: 64, head: [0, 22, 0], level: 0.8 }

/** A pose as somebody of this age can take it: a baby crawls where others go, and sits where they stand. */
export function suitedTo(age: number, pose: string, held: Stance): Stance {
  if (age >= standsAt || asTheyAre.has(pose)) return held
  if (onTheWay.has(pose)) return { ...low.crawl, ...headUp }
  return {
    ...held,
    rests: 'ground',
    pelvis: [0, 0.24, 0],
    lean: clamp(held.lean, -4, 8),
    turn: 0,
    level: 0.65,
    feet: [
      [0.3, 0, 0.78],
      [0.34, 0, 0.7],
    ],
    knees: both([0.9, 0.7, 0.4]),
    heels: both(-20),
  }
}

const inTheLap: Partial<Stance> = { hands: low.chair.hands, elbows: low.chair.elbows, forms: both('rest') }
const atTheRims: Partial<Stance> = {
  hands: both([0.26, -0.66, 0.12]),
  elbows: both([0.9, 0.1, -0.8]),
  forms: both('grip'),
}
const towardsTheGround: Partial<Stance> = { hands: both([0.16, -0.8, 0.5]), lean: 26, bend: 20 }

/** What somebody in a wheelchair does with arms and back where others need legs for it. */
const seatedWays: Readonly<Record<string, Partial<Stance>>> = {
  walk: atTheRims,
  run: { ...atTheRims, lean: 16 },
  climb: { ...atTheRims, lean: 14 },
  peek: { ...atTheRims, side: 24 },
  sit: inTheLap,
  chair: inTheLap,
  lie: { ...inTheLap, lean: -8 },
  sleep: { ...inTheLap, lean: -4, bend: 16, head: [14, -20, 10] },
  kneel: towardsTheGround,
  crouch: towardsTheGround,
  crawl: towardsTheGround,
  prone: towardsTheGround,
  bow: { ...inTheLap, lean: -8, bend: -10, head: [0, 58, 0] },
  swim: { hands: both([0.5, 0.1, 0.7]), lean: 10 },
  fly: { hands: both([0.95, 0.2, 0.1]), forms: both('open'), lean: 8 },
  hang: { hands: both([0.5, 0.7, 0.2]), forms: both('open'), lean: 2 },
  hangBack: { hands: both([0.5, 0.7, 0.2]), forms: both('open'), lean: -14, bend: -16, head: [0, 40, 0] },
  sneak: { ...atTheRims, lean: 16 },
  skip: atTheRims,
  sleepBack: { ...inTheLap, lean: -4, bend: 10, head: [10, -16, 10] },
  sleepOnHand: { ...inTheLap, atFace: {}, lean: -4, bend: 14, head: [12, -18, 10] },
  sleepBelly: { ...inTheLap, lean: -4, bend: 18, head: [-14, -22, -10] },
  curl: { ...inTheLap, lean: -4, bend: 20, head: [14, -24, 12] },
  starfish: { hands: both([0.95, 0.16, 0.1]), forms: both('open'), lean: -8, bend: -8 },
  float: { hands: both([0.9, 0.1, 0.1]), forms: both('open'), lean: -6 },
  dive: { hands: both([0.1, 0.6, 0.7]), lean: 20 },
  cartwheel: { hands: both([0.7, 0.66, 0.1]), forms: both('open'), lean: 0, side: 12 },
  handstand: { hands: both([0.2, 0.9, 0.2]), forms: both('flat'), lean: 0 },
  dangle: { hands: both([0.12, 0.9, 0.2]), forms: both('grip'), lean: 0 },
  bend: towardsTheGround,
  lift: towardsTheGround,
  squat: { bend: 20 },
  crossLegs: inTheLap,
  sitBack: { ...inTheLap, lean: -8, head: [0, 14, 0] },
  hugKnees: { ...inTheLap, bend: 22 },
}

/** A wheelchair neither throws nor tilts who sits in it. */
const leaning = { least: -8, most: 28 } as const

/** A pose as it is taken in a wheelchair: its arms, back and head, over legs that sit. */
export function seatedIn(pose: string, held: Stance): Stance {
  const way = { ...held, ...seatedWays[pose] }
  return {
    ...way,
    rests: 'wheelchair',
    pelvis: [0, 0, -0.04],
    lean: clamp(way.lean, leaning.least, leaning.most),
    bend: clamp(way.bend, -10, 30),
    turn: 0,
    level: Math.max(0.5, held.level),
    feet: [
      [0.13, 0.2, 0.5],
      [0.14, 0.2, 0.5],
    ],
    knees: both([0.1, 1, 0.7]),
    heels: both(0),
  }
}
