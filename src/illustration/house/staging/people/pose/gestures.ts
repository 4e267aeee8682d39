import { both, type Stance, stance } from './stance.ts'

// biome-ignore format: a table is read in rows
/** On both feet, with hands and back that say something. */
export const gestures = {
  // A hand beside the mouth, towards an ear.
  whisper: stance({
    pelvis: [0, 0.97, 0.04], lean: 10, bend: 8, atFace: { right: [0.62, -0.5, 1.05] }, elbows: [[0.45, -0.5, -0.7], [0.7, -0.9, 0.3]],
    forms: ['rest', 'flat'], feet: [[0.12, 0, 0.1], [0.12, 0.03, -0.14]], heels: [0, 20], head: [0, 0, 6],
  }),
  call: stance({
    lean: 12, bend: -8, atFace: { left: [0.72, -0.5, 0.92], right: [0.72, -0.5, 0.92] }, elbows: both([0.9, -0.8, 0.2]),
    forms: both('flat'), feet: [[0.14, 0, 0.26], [0.14, 0.03, -0.26]], heels: [0, 24], head: [0, 12, 0],
  }),
  hideFace: stance({
    bend: 14, atFace: { left: [0.34, 0.02, 1.06], right: [0.34, 0.02, 1.06] }, elbows: both([0.4, -1, 0.3]),
    forms: both('flat'), feet: [[0.08, 0, 0.04], [0.08, 0, 0]], shrug: 0.05, head: [0, -12, 0],
  }),
  coverEars: stance({
    bend: 10, atFace: { left: [1.12, 0, 0.12], right: [1.12, 0, 0.12] }, elbows: both([1, -0.5, 0.2]),
    forms: both('flat'), knees: both([-0.1, 0, 1]), feet: [[0.1, 0, 0.04], [0.1, 0, 0]], shrug: 0.05, head: [0, -6, 0],
  }),
  // An ear that is held to a door.
  listen: stance({
    pelvis: [0, 0.9, 0], lean: 20, bend: 12, side: 14, hands: [[0.12, -0.55, 0.5], [0, 0, 0]], atFace: { right: [1.14, 0.06, 0.34] },
    elbows: [[0.5, -0.4, -0.6], [1, -0.4, 0.2]], forms: ['flat', 'open'], feet: [[0.14, 0, 0.16], [0.12, 0.02, -0.18]], heels: [0, 20], head: [0, 4, 16], level: 0.5,
  }),
  think: stance({
    side: 3, hands: [[-0.46, -0.52, 0.36], [0, 0, 0]], atFace: { right: [0.14, -0.92, 0.98] }, elbows: [[0.9, -0.5, -0.2], [0.3, -1, 0.2]],
    forms: both('grip'), feet: [[0.14, 0, 0], [0.12, 0, 0.06]], head: [0, 12, 8],
  }),
  lookout: stance({
    pelvis: [0, 1, 0.04], lean: 9, hands: [[0.16, -0.6, 0.02], [0, 0, 0]], atFace: { right: [0.66, 0.52, 0.98] }, elbows: [[1, -0.1, -0.5], [0.9, -0.5, -0.2]],
    forms: ['grip', 'flat'], feet: [[0.12, 0.02, 0.16], [0.12, 0.04, -0.16]], heels: [10, 24], head: [0, 4, 0],
  }),
  crossed: stance({
    lean: -5, bend: -2, hands: [[-0.5, -0.42, 0.36], [-0.44, -0.5, 0.4]], elbows: both([1, -0.7, 0]), forms: both('grip'),
    feet: [[0.2, 0, 0.02], [0.18, 0, 0]], head: [0, 4, 0],
  }),
  shrug: stance({
    bend: 2, hands: both([0.66, -0.3, 0.34]), elbows: both([0.1, -1, -0.3]), forms: both('open'), shrug: 0.13, head: [0, 0, 14],
  }),
  count: stance({
    bend: 8, hands: [[-0.06, -0.24, 0.56], [-0.3, -0.28, 0.62]], elbows: [[0.8, -0.9, 0], [1, -0.6, 0]], forms: ['open', 'point'],
    head: [0, -14, 4],
  }),
  clap: stance({
    lean: 4, bend: -4, hands: [[-0.16, 0.16, 0.6], [-0.2, 0.1, 0.66]], elbows: both([1, -0.4, 0.1]), forms: both('flat'),
    feet: [[0.16, 0.04, 0.04], [0.16, 0.02, -0.04]], heels: [24, 12], head: [0, 8, 0],
  }),
  stop: stance({
    pelvis: [0, 0.96, -0.06], lean: -8, hands: [[0.36, -0.4, -0.36], [0.1, 0.14, 0.95]], elbows: [[0.6, 0, -0.8], [0.5, -0.8, 0]],
    forms: ['open', 'open'], feet: [[0.16, 0, -0.3], [0.14, 0, 0.24]], heels: [10, -8],
  }),
  offer: stance({
    lean: 14, bend: 4, hands: both([0.02, -0.42, 0.86]), elbows: both([0.5, -0.9, -0.2]), forms: both('open'),
    feet: [[0.14, 0.02, -0.2], [0.12, 0, 0.2]], heels: [20, 0],
  }),
  plead: stance({
    pelvis: [0, 0.88, 0], lean: 8, bend: 6, hands: [[-0.36, -0.1, 0.56], [-0.34, -0.1, 0.58]], elbows: both([0.9, -0.9, 0]),
    forms: both('grip'), feet: [[0.06, 0, 0.02], [0.06, 0, 0]], knees: both([-0.16, 0, 1]), shrug: 0.07, head: [0, 16, 0],
  }),
  shiver: stance({
    pelvis: [0, 0.9, 0], bend: 16, hands: [[-0.56, -0.2, 0.26], [-0.52, -0.3, 0.32]], elbows: both([1, -0.9, 0]), forms: both('flat'),
    feet: [[0.02, 0, 0.06], [0.02, 0, -0.02]], knees: both([-0.3, 0, 1]), shrug: 0.13, head: [0, -8, 0],
  }),
  triumph: stance({
    pelvis: [0, 1, 0], lean: -4, bend: -8, twist: -8, hands: [[0.16, -0.5, 0], [0.3, 0.92, 0.16]], elbows: [[1, -0.1, -0.5], [0.8, 0, -0.3]],
    forms: both('grip'), feet: [[0.22, 0, 0], [0.2, 0.16, 0.26]], knees: both([0.3, 0.2, 1]), heels: [0, -10], head: [0, 14, -4],
  }),
  // Bent double, holding the belly.
  bellyLaugh: stance({
    pelvis: [0, 0.9, -0.1], lean: 30, bend: 16, hands: [[-0.4, -0.66, 0.34], [-0.36, -0.62, 0.4]], elbows: both([1, 0, -0.2]), forms: both('flat'),
    feet: [[0.18, 0, 0.02], [0.16, 0, 0]], knees: both([0.4, 0, 1]), shrug: 0.06, head: [0, 10, 10],
  }),
  handsBehind: stance({
    lean: -3, bend: -3, hands: both([-0.12, -0.62, -0.5]), elbows: both([1, -0.1, -0.2]), forms: both('grip'),
    feet: [[0.08, 0, 0.1], [0.08, 0.03, -0.04]], heels: [-10, 16], head: [6, 4, 8],
  }),
  // Nose first, and no hand in it.
  leanIn: stance({
    pelvis: [0, 0.98, -0.1], lean: 26, bend: 14, hands: both([-0.16, -0.5, -0.56]), elbows: both([1, 0.1, -0.3]), forms: both('grip'),
    feet: [[0.1, 0.04, 0.06], [0.1, 0.06, -0.08]], heels: [24, 30], head: [0, 8, 0], level: 0.4,
  }),
  flex: stance({
    lean: -4, bend: -6, hands: both([0.56, 0.36, 0.06]), elbows: both([1, -0.7, 0]), forms: both('grip'),
    feet: [[0.28, 0, 0], [0.28, 0, 0]], knees: both([0.4, 0, 1]),
  }),
  sneak: stance({
    pelvis: [0, 0.8, 0], lean: 26, bend: 14, hands: [[-0.04, -0.12, 0.56], [0.02, 0, 0.62]], elbows: both([0.9, -0.4, 0]), forms: both('rest'),
    feet: [[0.1, 0, -0.06], [0.1, 0.3, 0.42]], knees: both([0.3, 0.3, 1]), heels: [34, -4], head: [0, -2, 0], shrug: 0.06,
  }),
  // Down to somebody who lies, or to what is on the ground.
  bend: stance({
    pelvis: [0, 0.93, -0.16], lean: 62, bend: 18, hands: both([0, -0.86, 0.36]), elbows: both([0.6, 0, -0.4]), forms: both('open'),
    feet: [[0.14, 0, 0.12], [0.14, 0, -0.06]], knees: both([0.3, 0, 1]), head: [0, 2, 0], level: 0.6,
  }),
  thank: stance({
    pelvis: [0, 0.96, -0.14], lean: 40, bend: 16, hands: [[-0.44, -0.4, 0.44], [0.7, -0.2, -0.36]], elbows: [[0.9, -0.2, 0], [0.5, 0.4, -0.4]],
    forms: ['flat', 'open'], feet: [[0.08, 0, 0.16], [0.1, 0, -0.24]], heels: [0, 10], head: [0, -12, 0], level: 0.2,
  }),
  stretch: stance({
    pelvis: [0, 1.06, 0], bend: -14, side: 8, hands: [[0.04, 0.97, 0], [0.1, 0.95, 0.06]], elbows: both([1, 0, -0.2]), forms: both('open'),
    feet: [[0.1, 0.1, 0.02], [0.1, 0.1, -0.02]], heels: both(46), head: [0, 16, 6],
  }),
  lookUp: stance({
    pelvis: [0, 1, 0], lean: -8, bend: -16, hands: both([0.4, -0.82, -0.3]), forms: both('open'), feet: [[0.14, 0, 0.06], [0.14, 0, -0.1]],
    heels: [0, 10], head: [0, 44, 0], level: 0.4,
  }),
} as const satisfies Readonly<Record<string, Stance>>
