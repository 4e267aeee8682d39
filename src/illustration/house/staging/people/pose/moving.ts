import { both, type Stance, stance } from './stance.ts'

// biome-ignore format: a table is read in rows
/** On the way, at work with the whole body, or off the ground. */
export const moving = {
  walk: stance({
    pelvis: [0, 0.95, 0], lean: 3, bend: 3, twist: 8, hands: [[0.22, -0.82, 0.4], [0.22, -0.84, -0.36]],
    feet: [[0.1, 0.06, -0.34], [0.1, 0.03, 0.36]], heels: [34, -16],
  }),
  run: stance({
    pelvis: [0, 0.97, 0], lean: 16, bend: 8, twist: 18, hands: [[0.1, -0.16, 0.6], [0.3, -0.5, -0.52]],
    elbows: both([0.4, -0.9, -0.8]), forms: both('grip'), feet: [[0.08, 0.5, -0.66], [0.06, 0.05, 0.54]], heels: [70, -14], head: [0, 4, 0],
  }),
  jump: stance({
    pelvis: [0, 1.34, 0], lean: 2, bend: -12, hands: [[0.5, 0.74, 0.2], [0.6, 0.66, 0.1]], elbows: both([0.8, 0, -0.3]),
    forms: both('open'), feet: [[0.34, 0.5, 0.14], [0.28, 0.62, -0.4]], heels: [24, 44], head: [0, 8, 0],
  }),
  push: stance({
    pelvis: [0, 0.82, -0.5], lean: 36, bend: 8, hands: [[0.06, -0.3, 0.84], [0.06, -0.22, 0.82]], elbows: both([0.8, -0.7, 0]),
    forms: both('flat'), feet: [[0.12, 0.09, -1.1], [0.12, 0, -0.32]], heels: [40, 0], head: [0, -4, 0], level: 0.5,
  }),
  pull: stance({
    pelvis: [0, 0.74, -0.42], lean: -26, bend: 8, hands: [[-0.16, -0.2, 0.9], [-0.12, -0.1, 0.78]], elbows: both([0.7, -0.6, -0.3]),
    forms: both('grip'), feet: [[0.16, 0, 0.24], [0.18, 0, -0.1]], heels: [-14, 0], head: [0, 2, 0],
  }),
  climb: stance({
    pelvis: [0, 1.06, -0.1], lean: 8, bend: -4, side: 6, hands: [[0.02, 0.72, 0.46], [0.06, 0.3, 0.6]], elbows: both([0.8, -0.7, -0.2]),
    forms: both('grip'), feet: [[0.2, 0.1, 0.2], [0.24, 0.52, 0.26]], knees: both([0.7, 0.1, 1]), heels: [20, 10], head: [0, 24, 0],
  }),
  fly: stance({
    pelvis: [0, 0.95, 0], lean: 76, bend: -14, hands: [[0.5, 0.24, 0.8], [0.4, -0.1, -0.8]], elbows: [[0.7, -0.6, 0], [0.4, 0.6, 0.2]],
    forms: ['grip', 'flat'], feet: [[0.12, 0.84, -0.94], [0.14, 0.66, -0.84]], knees: both([0.1, -1, 0.2]), heels: [60, 60], head: [0, 8, 0], level: 0.6,
  }),
  swim: stance({
    pelvis: [0, -0.12, 0], lean: 80, bend: -12, twist: -14, hands: [[0.46, 0.1, 0.84], [0.7, -0.3, -0.3]], elbows: [[0.8, 0.2, 0], [0.5, 0.7, 0.1]],
    forms: both('flat'), feet: [[0.2, -0.24, -0.86], [0.18, 0, -0.92]], knees: both([0.3, -1, 0.2]), heels: [60, 60], head: [0, 10, 0], level: 0.6,
  }),
  dance: stance({
    pelvis: [0, 1.03, 0], lean: -2, bend: -6, side: -14, twist: 14, hands: [[0.84, 0.3, 0.1], [0.34, 0.84, 0.2]],
    elbows: both([0.4, -0.6, -0.4]), forms: both('open'), feet: [[0.04, 0.09, 0.02], [0.5, 0.34, -0.2]], heels: [42, 40], head: [0, 6, -8],
  }),
  hang: stance({
    rests: 'bar', pelvis: [0, -0.32, 0.02], lean: 180, bend: 4, turn: 180, hands: [[-0.34, -0.86, 0.14], [-0.28, -0.9, 0.2]],
    elbows: both([-0.6, 0.3, -0.6]), forms: both('open'), feet: [[-0.18, 0.34, -0.2], [-0.18, 0.3, -0.16]],
    knees: both([0, 1, 0.6]), heels: both(30), head: [0, 6, 4], level: 0,
  }),
  // On the back, from the shoulders on over an edge, head down.
  hangBack: stance({
    pelvis: [0, 0.17, 0.5], lean: -86, bend: -74, hands: [[0.42, -0.8, -0.16], [0.5, -0.74, -0.1]], elbows: both([0.6, 0, 0.6]),
    forms: both('open'), feet: [[0.12, 0.02, 1.46], [0.14, 0.02, 1.44]], knees: both([0.2, 1, 0.1]), heels: both(-16), head: [0, 6, 3], level: 0,
  }),
} as const satisfies Readonly<Record<string, Stance>>
