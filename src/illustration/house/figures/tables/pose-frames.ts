import type { Pose } from '#book/scene-plan.ts'
import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'

export type HandForm = 'fist' | 'open' | 'point'
type Angles = readonly [upper: number, lower: number]

/**
 * Angles in degrees: 0 hangs down, + swings towards the side that is faced. A is the near limb (the viewer's
 * left of somebody who faces right), B the far one.
 */
export interface PoseFrame {
  armA: Angles
  armB: Angles
  legA: Angles
  legB: Angles
  /** Tilt of the foot; + lowers the toes. */
  footA: number
  footB: number
  /** The foot that points at the reader while the body faces the page. */
  frontFoot?: 'A' | 'B'
  lean: number
  /** How far the spine bows: + is chest out. */
  curve: number
  head: number
  /** 0 looks at the reader, 1 would be a profile. */
  turn: number
  /** How far the head of somebody who faces the page is turned all the same. */
  askew?: number
  handA?: HandForm
  handB?: HandForm
  depthA?: number
  depthB?: number
  /** Shortening of limbs that come towards the reader. */
  legScale?: number
  /** Those of thighs and shins by themselves, where they differ. */
  thighScale?: number
  shinScale?: number
  armScale?: number
  /** Where hands go on the head, in half heads from its centre. */
  touchA?: Point
  touchB?: Point
  /** Hand B rubs the eye on its own side, wherever the head is turned. */
  rubsEye?: boolean
  look?: Point
  /** Off the ground, in body heights. */
  lift?: number
  /** Degrees the finished figure is turned to lie down; its face stays up or down with it. */
  lie?: number
  /** On the belly: what is worn lies close to the legs. */
  prone?: boolean
  seated?: boolean
  /** Legs hang before a seat. */
  hangs?: boolean
  /** Stands on knees; hands may stand on the ground as well. */
  onKnees?: boolean
  handsOnGround?: boolean
  /** A movement: somebody who does this never stands flat to the reader. */
  moving?: boolean
}

const over = depths.armOver
const behind = depths.armBehind

// biome-ignore format: a table is read in rows
export const poseFrames: Readonly<Record<Pose, PoseFrame>> = {
  stand: {
    armA: [-30, -12], armB: [32, 8], legA: [-3, -2], legB: [10, 7], footA: 0, footB: 0, lean: 0,
    curve: 0.03, head: -5, turn: 0, depthA: behind, depthB: behind,
  },
  walk: {
    armA: [34, 62], armB: [-52, -26], legA: [-20, -42], legB: [27, 8], footA: 34, footB: -14, lean: 5,
    curve: 0.02, head: -3, turn: 0.6, moving: true,
  },
  run: {
    armA: [-66, 14], armB: [62, 128], legA: [66, 6], legB: [-22, -96], footA: -22, footB: 74, lean: 17,
    curve: 0.05, head: -9, turn: 0.6, moving: true, lift: 0.01,
  },
  jump: {
    armA: [-114, -130], armB: [116, 134], legA: [-46, 6], legB: [38, -58], footA: 34, footB: 40, lean: -4,
    curve: 0.04, head: -8, turn: 0.12, lift: 0.2, handA: 'open', handB: 'open',
    depthA: behind, depthB: behind,
  },
  sit: {
    armA: [-30, 38], armB: [30, -38], legA: [-66, 74], legB: [66, -74], footA: 12, footB: 12, lean: 0,
    curve: 0, head: 6, turn: 0.15, legScale: 0.8, armScale: 0.84, seated: true, depthA: over, depthB: over,
  },
  sleep: {
    armA: [30, 152], armB: [16, 160], legA: [62, -44], legB: [80, -30], footA: 50, footB: 50, lean: 7,
    curve: -0.1, head: 12, turn: 0.42, lie: 90, depthA: over, depthB: 33, seated: true,
  },
  lie: {
    armA: [16, 76], armB: [44, 96], legA: [-86, -93], legB: [-82, -168], footA: 78, footB: 30, lean: 74,
    curve: 0.1, head: -44, turn: 0.5, moving: true, prone: true,
    handA: 'open', depthA: depths.armNear, depthB: behind,
  },
  point: {
    armA: [-24, -4], armB: [92, 88], legA: [-9, -7], legB: [9, 5], footA: 0, footB: 0, lean: -3,
    curve: 0.04, head: 4, turn: 0.45, handB: 'point', depthB: depths.armNear, depthA: behind,
  },
  hug: {
    armA: [46, 104], armB: [66, 118], legA: [-9, -14], legB: [8, 2], footA: 10, footB: 0, lean: 13,
    curve: 0.05, head: 6, turn: 0.55, handA: 'open', handB: 'open',
  },
  holdHands: {
    armA: [-24, -10], armB: [52, 46], legA: [-4, -3], legB: [9, 6], footA: 0, footB: 0, lean: 1,
    curve: 0.03, head: 5, turn: 0.25, depthB: behind, depthA: behind,
  },
  reach: {
    armA: [-36, -30], armB: [112, 140], legA: [-5, -3], legB: [4, 2], footA: 30, footB: 30, lean: 3,
    curve: 0.03, head: -18, turn: 0.45, handB: 'open', look: [0.4, -0.8], depthB: 12, depthA: behind,
  },
  shy: {
    armA: [-20, 62], armB: [20, -62], legA: [-3, 10], legB: [14, -8], footA: 0, footB: 0, lean: -2,
    curve: -0.04, head: 12, turn: 0.25, armScale: 0.8, depthA: over, depthB: over - 1,
  },
  kneel: {
    armA: [38, 60], armB: [46, 70], legA: [4, -86], legB: [86, 4], footA: 60, footB: 0, lean: 12,
    curve: 0.05, head: 10, turn: 0.55, handA: 'open', handB: 'open', moving: true,
  },
  hips: {
    armA: [-64, 42], armB: [64, -42], legA: [-11, -9], legB: [12, 10], footA: 0, footB: 0, lean: -3,
    curve: 0.05, head: -4, turn: 0.1, armScale: 0.98, depthA: behind, depthB: behind,
  },
  wave: {
    armA: [-40, 2], armB: [106, 136], legA: [-4, -3], legB: [9, 6], footA: 0, footB: 0, lean: -5,
    curve: 0.05, head: 7, turn: 0.12, handB: 'open', depthB: behind, depthA: behind,
  },
  gasp: {
    armA: [-30, -20], armB: [30, 20], touchA: [-0.92, 0.98], touchB: [0.92, 0.98], legA: [-12, 4],
    legB: [12, -4], footA: 0, footB: 0, lean: -5, curve: 0.03, head: 0, turn: 0, depthA: over, depthB: over,
    handA: 'open', handB: 'open', armScale: 0.74,
  },
  rub: {
    armA: [-14, -2], armB: [20, 10], touchB: [0.52, 0.28], rubsEye: true, legA: [-4, -1], legB: [7, 2],
    footA: 0, footB: 0, lean: 3, curve: -0.03, head: 4, turn: 0.05, depthB: over,
  },
  slump: {
    armA: [-4, 10], armB: [12, 14], legA: [-3, -2], legB: [5, 1], footA: 0, footB: 0, lean: 7, curve: -0.09,
    head: 12, turn: 0.35,
  },
  peek: {
    armA: [-58, -34], armB: [-40, -14], legA: [-4, -8], legB: [10, 0], footA: 24, footB: 0, lean: 21,
    curve: -0.02, head: -12, turn: 0.55, moving: true,
  },
  crawl: {
    armA: [4, -2], armB: [30, 22], legA: [16, -90], legB: [-20, -90], footA: 158, footB: 158, lean: 66,
    curve: -0.03, head: -34, turn: 0.55, onKnees: true, handsOnGround: true, moving: true,
  },
  chair: {
    armA: [2, 62], armB: [24, 62], legA: [80, 8], legB: [84, 12], footA: 0, footB: 0, lean: -3, curve: 0,
    head: 0, turn: 0.5, depthA: over, legScale: 0.92, moving: true,
  },
  push: {
    armA: [80, 92], armB: [88, 98], legA: [-34, -52], legB: [34, 2], footA: 44, footB: 0, lean: 24,
    curve: 0.03, head: -16, turn: 0.6, handA: 'open', handB: 'open', moving: true,
  },
  pull: {
    armA: [66, 78], armB: [76, 84], legA: [14, 30], legB: [46, 28], footA: -14, footB: -24, lean: -24,
    curve: -0.03, head: 14, turn: 0.6, moving: true,
  },
  ride: {
    armA: [50, 84], armB: [60, 92], legA: [58, 14], legB: [70, 26], footA: 0, footB: 0, lean: 1,
    curve: 0.03, head: -2, turn: 0.5, seated: true, depthA: over, moving: true,
  },
  climb: {
    armA: [122, 152], armB: [92, 124], legA: [-4, -20], legB: [84, -10], footA: 34, footB: 0, lean: 6,
    curve: 0.04, head: -16, turn: 0.6, handA: 'open', handB: 'open', moving: true, look: [0.3, -0.8],
    depthA: behind, depthB: behind,
  },
  fly: {
    armA: [40, 62], armB: [66, 88], legA: [-64, -80], legB: [-50, -64], footA: 70, footB: 66, lean: 64,
    curve: 0.08, head: -40, turn: 0.55, handA: 'open', handB: 'open', moving: true, lift: 0.7,
    depthA: over, depthB: over - 1, armScale: 1.15,
  },
  swim: {
    armA: [44, 18], armB: [64, 84], legA: [-74, -56], legB: [-56, -84], footA: 64, footB: 70, lean: 70,
    curve: 0.07, head: -40, turn: 0.55, handA: 'open', handB: 'open', moving: true, lift: 0.45,
    depthB: over - 1, armScale: 1.15,
  },
  dance: {
    armA: [-106, -138], armB: [100, 62], legA: [-6, -4], legB: [58, -26], footA: 14, footB: 56, lean: -6,
    curve: 0.06, head: 7, turn: 0.3, handA: 'open', handB: 'open', depthA: behind, depthB: behind,
  },
  read: {
    armA: [-10, 76], armB: [10, -76], legA: [-66, 74], legB: [66, -74], footA: 12, footB: 12, lean: 2,
    curve: -0.03, head: 14, turn: 0.12, legScale: 0.8, armScale: 0.9, seated: true, depthA: over,
    depthB: over, look: [0, 0.8],
  },
}

/** Awake on the back, under a sky or in bed: a knee drawn up, a hand under the head, which is raised a little. */
export const onBackFrame: PoseFrame = {
  armA: [14, 74],
  armB: [154, 262],
  legA: [6, -2],
  legB: [66, -40],
  footA: -40,
  footB: 4,
  lean: 0,
  curve: 0.02,
  head: 50,
  turn: 0.6,
  lie: -90,
  depthA: over,
  depthB: 4,
}

/** In somebody's arms: the carried half of a pair. */
export const carriedFrame: PoseFrame = {
  armA: [58, 96],
  armB: [70, 110],
  legA: [52, 10],
  legB: [66, 24],
  footA: 10,
  footB: 0,
  lean: 10,
  curve: 0.03,
  head: 6,
  turn: 0.45,
  seated: true,
}
