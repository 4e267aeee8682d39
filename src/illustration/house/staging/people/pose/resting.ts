import { both, type Stance, stance } from './stance.ts'

// biome-ignore format: a table is read in rows
/** Down on the ground, at rest or in a mood. */
export const resting = {
  curl: stance({
    pelvis: [0, 0.17, 0], lean: -90, bend: 44, turn: 62, hands: [[-0.1, 0.1, 0.66], [0.06, -0.04, 0.6]], elbows: both([1, 0.3, 0.6]),
    feet: [[0.3, 0.06, 0.2], [0.46, 0, 0.26]], knees: [[1, 0.4, -0.5], [1, 0.3, -0.5]], heels: both(20), head: [10, -14, 0], level: 0.06,
  }),
  sleepBack: stance({
    pelvis: [0, 0.16, 0], lean: -90, bend: 2, hands: [[-0.3, 0.26, 0.6], [-0.26, 0.28, 0.66]], elbows: both([1, 0, 0]),
    feet: [[0.1, 0, 0.97], [0.12, 0, 0.96]], knees: both([0.3, 1, 0]), heels: both(-16), head: [0, -4, 0], level: 0.04,
  }),
  // On one side, a hand under the cheek.
  sleepOnHand: stance({
    pelvis: [0, 0.17, 0], lean: -90, bend: 10, turn: 42, side: 8, hands: [[-0.24, -0.3, 0.34], [0, 0, 0]], atFace: { right: [0.86, -0.5, 0.62] },
    elbows: [[1, 0.4, 0], [0.4, -0.6, 0.9]], forms: ['rest', 'flat'], feet: [[-0.06, 0.1, 0.8], [0.3, 0.02, 0.66]], knees: [[-0.8, 0.6, 0.2], [1, 0.3, 0.3]],
    heels: both(20), head: [14, -6, 6], level: 0.06,
  }),
  sleepBelly: stance({
    pelvis: [0, 0.16, 0], lean: 88, bend: -2, hands: [[0.34, -0.1, 0.7], [0.4, -0.1, 0.5]], elbows: both([1, 0, 0.2]), forms: both('flat'),
    feet: [[0.14, 0.06, -0.95], [0.3, 0.04, -0.8]], knees: [[0.2, -1, 0], [1, -0.4, 0]], heels: both(60), head: [58, 6, 0], level: 0.3,
  }),
  starfish: stance({
    pelvis: [0, 0.16, 0], lean: -90, hands: [[0.9, 0.02, -0.36], [0.88, 0.02, -0.4]], elbows: both([0, 0.2, 1]), forms: both('open'),
    feet: [[0.56, 0, 0.8], [0.6, 0, 0.78]], knees: both([0.3, 1, 0]), heels: both(-16), head: [0, 4, 0], level: 0.05,
  }),
  hugKnees: stance({
    pelvis: [0, 0.17, 0], lean: 2, bend: 22, hands: [[-0.36, -0.4, 0.76], [-0.34, -0.36, 0.8]], elbows: both([1, -0.3, 0]), forms: both('grip'),
    feet: [[0.04, 0, 0.46], [0.04, 0, 0.48]], knees: both([0.1, 1, 0.2]), head: [0, -6, 8],
  }),
  sitBack: stance({
    pelvis: [0, 0.19, 0], lean: -26, bend: 8, hands: both([0.26, -0.8, -0.46]), elbows: both([0.4, 0, -1]), forms: both('flat'),
    feet: [[0.1, 0.02, 0.97], [0.0, 0.1, 0.95]], knees: both([0.2, 1, 0.1]), heels: both(-24), head: [0, 14, 0],
  }),
  crossLegs: stance({
    pelvis: [0, 0.17, 0], lean: -2, bend: 2, hands: both([0.2, -0.66, 0.4]), elbows: both([0.9, -0.3, -0.4]), forms: both('open'),
    feet: [[0.0, 0, 0.42], [0.02, 0, 0.36]], knees: both([1, 0.36, 0.2]), head: [0, 4, 0],
  }),
  sulk: stance({
    pelvis: [0, 0.17, 0], lean: -4, bend: 20, hands: [[-0.5, -0.3, 0.38], [-0.46, -0.4, 0.42]], elbows: both([1, -0.5, 0]), forms: both('grip'),
    feet: [[0.06, 0, 0.62], [0.0, 0, 0.58]], knees: both([0.7, 0.9, 0.2]), shrug: 0.08, head: [-26, -12, 0],
  }),
  squat: stance({
    pelvis: [0, 0.28, -0.14], lean: 30, bend: 14, atFace: { left: [0.6, -0.62, 0.84], right: [0.6, -0.62, 0.84] }, elbows: both([0.5, -1, 0.2]), forms: both('grip'),
    feet: [[0.2, 0.04, 0.04], [0.2, 0.04, 0]], knees: both([0.6, 0.5, 1]), heels: both(16), head: [0, 2, 0],
  }),
  kneelUp: stance({
    pelvis: [0, 0.55, 0.02], lean: 6, bend: -6, hands: [[0.1, 0.3, 0.86], [0.16, 0.36, 0.8]], elbows: both([0.8, -0.7, 0]), forms: both('open'),
    feet: [[0.14, 0, -0.42], [0.14, 0, -0.44]], knees: both([0.15, -0.4, 1]), heels: both(-12), head: [0, 14, 0],
  }),
  whisperLow: stance({
    pelvis: [0, 0.55, 0.04], lean: 10, bend: 8, atFace: { right: [0.62, -0.5, 1.05] }, elbows: [[0.45, -0.5, -0.7], [0.7, -0.9, 0.3]], forms: ['rest', 'flat'],
    feet: [[0.14, 0, -0.42], [0.14, 0, -0.44]], knees: both([0.15, -0.4, 1]), heels: both(-12), head: [0, 0, 6],
  }),
  halfKneel: stance({
    pelvis: [0, 0.54, 0], lean: 12, bend: 6, hands: [[0.1, -0.62, 0.42], [0.06, -0.26, 0.86]], elbows: both([0.8, -0.5, -0.2]), forms: ['rest', 'open'],
    feet: [[0.16, 0, 0.46], [0.14, 0, -0.46]], knees: [[0.3, 0.6, 1], [0.15, -0.4, 1]], heels: [0, -12], head: [0, 4, 0],
  }),
} as const satisfies Readonly<Record<string, Stance>>
