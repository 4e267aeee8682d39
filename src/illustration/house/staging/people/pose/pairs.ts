import type { Vector } from '../../space/vector.ts'

/** What one of a pair does. A place told for the hands is one of the other's body (its anchors), as seen from that body. */
export interface Part {
  /** As a plan would name it; who is much taller or smaller than the other does so otherwise. */
  pose: string
  taller?: string
  smaller?: string
  left?: string
  right?: string
  /** Looks the other in the eyes. */
  looks?: true
}

/** Hands that meet between two: whose, and where. */
interface Joint {
  own: 'left' | 'right'
  other: 'left' | 'right'
  /** In heights of the smaller above the ground. */
  up: number
  /** In breadths, from the middle between both, to where the other faces. */
  front: number
}

/** Two bodies that meet: one is placed by the other. */
export interface Pair {
  /** Of the one who is told to be with somebody, and of that somebody. */
  own: Part
  other: Part
  /**
   * Where the one is: from the other's place, or where they are carried from such a place of the other's body; to the
   * other's right, up and to the front, in breadths: what both measure across, half and half.
   */
  by: Vector
  carriedAt?: string
  /** Degrees that the one is turned against the other: 180 is face to face, 90 to the other's left, as from its right side. */
  turned: number
  joins?: readonly Joint[]
}

const still = { pose: 'stand' } as const

/**
 * Bodies that meet, for any two sizes. The one stands at the other's right unless a plan says left, which mirrors all of it.
 */
export const pairs = {
  holdHands: {
    own: still,
    other: still,
    by: [1.24, 0, 0],
    turned: 0,
    joins: [{ own: 'left', other: 'right', up: 0.36, front: 0.12 }],
  },
  lead: {
    own: { pose: 'walk', looks: true },
    other: { pose: 'walk', looks: true },
    by: [0.9, 0, 1.5],
    turned: 0,
    joins: [{ own: 'left', other: 'right', up: 0.42, front: 0.1 }],
  },
  highFive: {
    own: { pose: 'triumph', taller: 'halfKneel', looks: true },
    other: { pose: 'triumph', taller: 'halfKneel', looks: true },
    by: [0, 0, 1.7],
    turned: 180,
    joins: [{ own: 'right', other: 'right', up: 0.98, front: 0 }],
  },
  danceTogether: {
    own: { pose: 'dance', looks: true },
    other: { pose: 'skip', taller: 'dance', looks: true },
    by: [0, 0, 1.66],
    turned: 180,
    joins: [
      { own: 'left', other: 'right', up: 0.76, front: 0 },
      { own: 'right', other: 'left', up: 0.6, front: 0 },
    ],
  },
  shakeHands: {
    own: { pose: 'stand', taller: 'halfKneel', looks: true },
    other: { pose: 'stand', taller: 'thank', looks: true },
    by: [0, 0, 1.8],
    turned: 180,
    joins: [{ own: 'right', other: 'right', up: 0.46, front: 0 }],
  },
  give: {
    own: { pose: 'offer', taller: 'halfKneel', looks: true },
    other: { pose: 'offer', taller: 'halfKneel', looks: true },
    by: [0, 0, 1.9],
    turned: 180,
    joins: [
      { own: 'left', other: 'right', up: 0.5, front: 0 },
      { own: 'right', other: 'left', up: 0.5, front: 0 },
    ],
  },
  backToBack: {
    own: { pose: 'crossed' },
    other: { pose: 'crossed' },
    by: [0, 0, -0.92],
    turned: 180,
  },
  embrace: {
    own: { pose: 'hug', taller: 'kneel', left: 'armpitR', right: 'back' },
    other: { pose: 'hug', taller: 'kneel', left: 'back', right: 'armpitL' },
    by: [0.5, 0, 0.7],
    turned: 180,
  },
  hugFromBehind: {
    own: { pose: 'hug', taller: 'bend', left: 'chest', right: 'belly' },
    other: { pose: 'stand', left: 'wristR' },
    by: [0.16, 0, -0.72],
    turned: 0,
  },
  comfort: {
    own: { pose: 'stand', taller: 'kneel', left: 'shoulderL', right: 'wristR', looks: true },
    other: { pose: 'slump', taller: 'kneel' },
    by: [1.02, 0, -0.12],
    turned: 14,
  },
  tug: {
    own: { pose: 'pull', left: 'elbowR', right: 'wristR', looks: true },
    other: { pose: 'stand', looks: true },
    by: [1.3, 0, 0.4],
    turned: 110,
  },
  whisper: {
    own: { pose: 'whisper', taller: 'whisperLow', left: 'shoulderR' },
    other: { pose: 'listen', taller: 'bend', smaller: 'stand' },
    by: [0.98, 0, 0.26],
    turned: 70,
  },
  pullUp: {
    own: { pose: 'pull', looks: true },
    other: { pose: 'sit', looks: true },
    by: [0, 0, 2],
    turned: 180,
    joins: [
      { own: 'left', other: 'right', up: 0.48, front: 1 },
      { own: 'right', other: 'left', up: 0.48, front: 1 },
    ],
  },
  pushFrom: {
    own: { pose: 'push', taller: 'bend', left: 'shoulderL', right: 'shoulderR' },
    other: { pose: 'chair' },
    by: [0, 0, -1.5],
    turned: 0,
  },
  tuckIn: {
    own: { pose: 'kneel', smaller: 'bend', left: 'chest', right: 'shoulderR', looks: true },
    other: { pose: 'sleepBack' },
    by: [1.15, 0, -0.9],
    turned: 90,
  },
  wake: {
    own: { pose: 'kneel', right: 'shoulderR', looks: true },
    other: { pose: 'sleep' },
    by: [1.3, 0, -1.1],
    turned: 90,
  },
  readTogether: {
    own: { pose: 'read' },
    other: { pose: 'read' },
    by: [1.06, 0, 0],
    turned: 12,
    joins: [{ own: 'left', other: 'right', up: 0.26, front: 0.8 }],
  },
  leanOn: {
    own: { pose: 'hugKnees' },
    other: { pose: 'sit', right: 'shoulderL' },
    by: [0.98, 0, 0.04],
    turned: 10,
  },
  onLap: {
    own: { pose: 'chair' },
    other: { pose: 'chair', left: 'waistL', right: 'waistR' },
    carriedAt: 'lap',
    by: [0, -0.2, -0.3],
    turned: 0,
  },
  measure: {
    own: { pose: 'stand', smaller: 'tiptoe', right: 'crown', looks: true },
    other: { pose: 'tiptoe', taller: 'halfKneel' },
    by: [1.2, 0, 0.2],
    turned: 90,
  },
  wash: {
    own: { pose: 'stand', taller: 'halfKneel', left: 'shoulderR', right: 'cheekR', looks: true },
    other: { pose: 'handsBehind', taller: 'halfKneel' },
    by: [1.24, 0, 0.5],
    turned: 104,
  },
  feed: {
    own: { pose: 'kneel', right: 'mouth', looks: true },
    other: { pose: 'sit', looks: true },
    by: [1.5, 0, 0.9],
    turned: 100,
  },
  braid: {
    own: { pose: 'kneel', smaller: 'stand', left: 'earL', right: 'earR' },
    other: { pose: 'crossLegs' },
    by: [0, 0, -1],
    turned: 0,
  },
  coverEyes: {
    own: { pose: 'tiptoe', taller: 'bend', left: 'eyeL', right: 'eyeR' },
    other: { pose: 'shrug', taller: 'kneel' },
    by: [0.1, 0, -0.6],
    turned: 0,
  },
  stroke: {
    own: { pose: 'kneel', right: 'crown', left: 'shoulderR', looks: true },
    other: { pose: 'sit', looks: true },
    by: [1.3, 0, 0.1],
    turned: 80,
  },
  noseToNose: {
    own: { pose: 'hips', taller: 'kneel', looks: true },
    other: { pose: 'hips', taller: 'kneel', looks: true },
    by: [0, 0, 1.1],
    turned: 180,
  },
  piggyback: {
    own: { pose: 'cling', left: 'chest', right: 'shoulderR' },
    other: { pose: 'carryBack', left: 'kneeL', right: 'kneeR' },
    carriedAt: 'back',
    by: [0.12, -0.32, -0.34],
    turned: 0,
  },
  shoulderRide: {
    own: { pose: 'astride', left: 'browL', right: 'browR' },
    other: { pose: 'stand', left: 'ankleL', right: 'ankleR' },
    carriedAt: 'shoulders',
    by: [0, -0.36, -0.1],
    turned: 0,
  },
  inArms: {
    own: { pose: 'cradled', left: 'chest' },
    other: { pose: 'carry', left: 'kneeR', right: 'back', looks: true },
    carriedAt: 'chest',
    by: [0.3, -0.7, 0.6],
    turned: 50,
  },
  onHip: {
    own: { pose: 'astride', left: 'nape', right: 'chest' },
    other: { pose: 'carry', right: 'back', left: 'kneeL' },
    carriedAt: 'waistR',
    by: [0.3, 0.1, 0.1],
    turned: 50,
  },
  liftUp: {
    own: { pose: 'lifted', looks: true },
    other: { pose: 'hoist', left: 'armpitR', right: 'armpitL', looks: true },
    carriedAt: 'chest',
    by: [0, 0.9, 0.76],
    turned: 180,
  },
} as const satisfies Readonly<Record<string, Pair>>
