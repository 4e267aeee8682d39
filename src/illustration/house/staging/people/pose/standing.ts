import { both, type Stance, stance } from './stance.ts'

// biome-ignore format: a table is read in rows
/** On both feet, at rest or at work with the hands. */
export const standing = {
  stand: stance({}),
  tiptoe: stance({
    pelvis: [0, 1.06, 0.02], lean: 8, bend: 4, hands: [[0.3, -0.5, 0.4], [0.36, -0.42, 0.3]],
    feet: [[0.1, 0.1, 0.1], [0.1, 0.12, -0.14]], heels: [48, 52], shrug: 0.03, head: [0, 2, 0],
  }),
  point: stance({
    lean: 4, twist: -14, hands: [[0.12, -0.6, 0.04], [0.12, 0.08, 0.97]], elbows: [[1, -0.1, -0.4], [0.4, -0.8, -0.2]],
    forms: ['grip', 'point'], feet: [[0.14, 0, -0.12], [0.12, 0, 0.16]], head: [8, 3, 0],
  }),
  reach: stance({
    pelvis: [0, 1.02, 0.05], lean: 8, bend: -4, side: -6, hands: [[0.34, -0.86, -0.14], [0.05, 0.66, 0.7]],
    elbows: [[0.6, -0.3, -0.8], [0.6, -0.6, 0]], forms: ['rest', 'open'], feet: [[0.12, 0.05, -0.14], [0.1, 0.08, 0.12]], heels: [32, 38], head: [6, 20, 0],
  }),
  wave: stance({
    side: -3, hands: [[0.2, -0.92, 0.1], [0.68, 0.58, 0.16]], elbows: [[0.45, -0.5, -0.7], [0.9, -0.6, -0.1]],
    forms: ['rest', 'open'], head: [0, 3, 5],
  }),
  cheer: stance({
    pelvis: [0, 1.0, 0.02], bend: -10, hands: [[0.46, 0.78, 0.12], [0.5, 0.74, 0.18]], elbows: both([0.9, -0.1, -0.2]),
    forms: both('open'), feet: [[0.2, 0.02, 0.04], [0.2, 0.04, -0.06]], heels: [10, 18], head: [0, 12, 0],
  }),
  gasp: stance({
    pelvis: [0, 0.96, -0.06], lean: -5, bend: 4, atFace: { left: [0.66, -0.56, 0.66], right: [0.7, -0.46, 0.64] }, elbows: both([0.42, -1, 0.1]),
    forms: both('flat'), feet: [[0.16, 0, 0.08], [0.18, 0, -0.12]], shrug: 0.05,
  }),
  hips: stance({
    lean: -3, bend: -4, hands: both([0.1, -0.56, 0.02]), elbows: both([1, -0.1, -0.5]), forms: both('grip'),
    feet: [[0.2, 0, 0.02], [0.2, 0, 0]], head: [0, 5, 0],
  }),
  shy: stance({
    side: -4, bend: 10, hands: [[-0.24, -0.74, 0.3], [-0.22, -0.72, 0.34]], elbows: both([0.7, -0.4, -0.6]),
    feet: [[0.08, 0, 0.05], [0.05, 0, -0.02]], knees: both([-0.2, 0, 1]), shrug: 0.04, head: [-10, -12, 9],
  }),
  slump: stance({
    pelvis: [0, 0.95, -0.05], lean: 6, bend: 30, hands: [[0.04, -0.92, 0.3], [0.02, -0.94, 0.26]],
    feet: [[0.12, 0, 0.05], [0.1, 0, 0]], knees: both([0, 0, 1]), head: [0, -22, 4], level: 0.35,
  }),
  peek: stance({
    pelvis: [0.06, 0.92, 0], lean: 12, bend: 8, side: 26, twist: 6, hands: [[-0.1, -0.34, 0.5], [0.14, -0.2, 0.5]],
    elbows: both([0.5, -0.8, -0.2]), forms: both('flat'), feet: [[0.2, 0.04, 0], [0.1, 0, 0.02]], heels: [24, 0], head: [0, 0, 10], level: 0.3,
  }),
  // Bent right over on straddled legs, looking back between the knees.
  bow: stance({
    pelvis: [0, 0.93, 0], lean: 88, bend: 44, hands: [[0.26, -0.62, -0.7], [0.26, -0.62, -0.7]], elbows: both([0.9, 0, 0.3]),
    forms: both('grip'), feet: [[0.52, 0, 0.02], [0.52, 0, 0]], knees: both([0.5, 0, 1]), head: [0, -34, 0], level: 0,
  }),
  hug: stance({
    pelvis: [0, 0.97, 0.02], lean: 10, bend: 6, hands: [[-0.3, -0.36, 0.62], [-0.26, -0.2, 0.62]],
    elbows: both([1, -0.2, 0.1]), forms: both('flat'), head: [0, -4, 14], feet: [[0.12, 0, 0.06], [0.12, 0.02, -0.1]], heels: [0, 14],
  }),
  holdHands: stance({
    hands: [[0.2, -0.9, 0.14], [0.5, -0.7, 0.14]], forms: ['rest', 'grip'], side: 3,
  }),
  rub: stance({
    bend: 8, atFace: { right: [0.46, 0, 0.86] }, elbows: [[0.45, -0.5, -0.7], [0.9, -0.7, 0.1]], forms: ['rest', 'grip'], head: [0, -8, 8],
  }),
  // A hand flat over the brow against the light, as a lookout has it.
  lookout: stance({
    lean: 4, bend: -2, twist: -8, atFace: { right: [0.5, 0.34, 0.92] }, hands: [[0.1, -0.56, 0.02], [0.5, 0.3, 0.5]],
    elbows: [[1, -0.1, -0.5], [1, 0.1, 0.1]], forms: ['grip', 'flat'], feet: [[0.16, 0, 0.12], [0.16, 0, -0.1]], head: [0, 4, 0],
  }),
  // The back of a hand along the chin.
  wipe: stance({
    bend: 4, atFace: { right: [0.56, -0.62, 0.74] }, elbows: [[0.45, -0.5, -0.7], [0.9, -0.9, 0.1]], forms: ['rest', 'grip'], head: [0, 0, -4],
  }),
  carry: stance({
    lean: -7, bend: 4, hands: both([-0.16, -0.46, 0.56]), elbows: both([0.7, -0.6, -0.5]), forms: both('flat'),
    feet: [[0.16, 0, 0.1], [0.16, 0, -0.08]],
  }),
} as const satisfies Readonly<Record<string, Stance>>
