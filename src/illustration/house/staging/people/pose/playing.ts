import { both, type Stance, stance } from './stance.ts'

// biome-ignore format: a table is read in rows
/** At play and at work with the whole body. */
export const playing = {
  throw: stance({
    pelvis: [0, 0.96, -0.1], lean: -16, bend: -4, twist: 30, hands: [[0.4, 0.3, 0.8], [0.36, 0.6, -0.66]], elbows: [[0.4, -0.8, 0], [0.8, -0.1, -0.6]],
    forms: ['open', 'grip'], feet: [[0.12, 0.2, 0.6], [0.14, 0, -0.26]], heels: [-16, 0], head: [-14, 8, 0],
  }),
  catch: stance({
    pelvis: [0, 0.84, -0.06], lean: 12, bend: 6, hands: [[0.16, 0.2, 0.78], [0.16, 0.2, 0.78]], elbows: both([0.7, -0.8, 0]), forms: both('open'),
    feet: [[0.3, 0, 0.08], [0.3, 0, -0.08]], knees: both([0.5, 0.2, 1]), head: [0, 12, 0],
  }),
  kick: stance({
    pelvis: [0, 0.97, 0], lean: -18, bend: 10, twist: -10, hands: [[0.66, -0.2, 0.56], [0.74, -0.1, -0.5]], elbows: both([0.3, -0.8, -0.2]), forms: both('open'),
    feet: [[0.1, 0.03, -0.04], [0.06, 0.5, 0.82]], heels: [16, 10], head: [0, 2, 0],
  }),
  balance: stance({
    pelvis: [0, 0.98, 0], side: 8, hands: [[0.96, 0.22, 0.06], [0.96, -0.06, 0.1]], elbows: both([0, -0.6, -0.6]), forms: both('open'),
    feet: [[-0.1, 0, 0.24], [-0.1, 0, -0.26]], head: [0, -4, -6],
  }),
  oneLeg: stance({
    pelvis: [0, 0.99, 0], side: -6, hands: [[0.86, 0.3, 0], [0.8, 0.44, 0.1]], elbows: both([0.2, -0.8, -0.3]), forms: both('open'),
    feet: [[0.02, 0, 0.02], [0.0, 0.44, 0.04]], knees: [[0.1, 0.1, 1], [1, 0.1, 0.5]], heels: [0, 40], head: [0, 4, 6],
  }),
  skip: stance({
    pelvis: [0, 1.08, 0], lean: 4, bend: -6, twist: -12, hands: [[0.2, 0.3, 0.82], [0.3, -0.5, -0.7]], elbows: [[0.6, -0.8, 0], [0.5, -0.2, -0.8]], forms: both('grip'),
    feet: [[0.1, 0.1, -0.16], [0.12, 0.5, 0.24]], knees: both([0.1, 0.4, 1]), heels: [54, 10], head: [0, 8, 0],
  }),
  leap: stance({
    pelvis: [0, 1.3, 0], lean: 14, bend: -16, hands: [[0.86, 0.36, 0.2], [0.8, 0.3, -0.36]], elbows: both([0.2, -0.7, -0.4]), forms: both('open'),
    feet: [[0.1, 0.66, 0.9], [0.1, 0.8, -0.86]], heels: [0, 60], head: [0, 6, 0],
  }),
  stumble: stance({
    pelvis: [0, 0.92, 0], lean: 44, bend: -10, hands: [[0.6, 0.16, 0.76], [0.66, 0.5, 0.5]], elbows: both([0.5, -0.7, -0.2]), forms: both('open'),
    feet: [[0.12, 0, 0.36], [0.14, 0.44, -0.76]], heels: [-8, 60], head: [0, 6, 0], level: 0.6,
  }),
  // Backwards, off the ground.
  fall: stance({
    pelvis: [0, 0.7, -0.1], lean: -54, bend: 24, hands: [[0.6, 0.6, 0.4], [0.66, 0.36, 0.6]], elbows: both([0.6, -0.6, 0]), forms: both('open'),
    feet: [[0.2, 0.8, 0.84], [0.26, 0.5, 0.9]], heels: both(-20), head: [0, -4, 8],
  }),
  slide: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: -24, bend: 10, hands: [[0.4, 0.84, -0.02], [0.44, 0.8, 0.1]], elbows: both([0.8, -0.2, -0.2]), forms: both('open'),
    feet: [[0.1, -0.06, 0.96], [0.12, -0.02, 0.94]], knees: both([0.1, 1, 0.2]), heels: both(-20), head: [0, 6, 0],
  }),
  cartwheel: stance({
    rests: 'hands', pelvis: [0, 1.6, 0], lean: 180, bend: -6, turn: 180, side: 6, hands: [[-0.66, -0.74, 0], [-0.66, -0.74, 0]], elbows: both([-1, 0, -0.3]),
    forms: both('flat'), feet: [[-0.9, 2.1, 0], [-0.96, 1.8, 0.1]], knees: both([0, 0, 1]), heels: both(60), head: [0, -10, 0], level: 0,
  }),
  handstand: stance({
    rests: 'hands', pelvis: [0, 1.6, 0], lean: 180, bend: 10, turn: 180, hands: [[-0.2, -0.97, 0], [-0.2, -0.97, 0.06]], elbows: both([-1, 0, -0.3]),
    forms: both('flat'), feet: [[-0.12, 2.56, 0.1], [-0.12, 2.4, -0.36]], knees: both([0, 0.2, 1]), heels: both(60), head: [0, -14, 0], level: 0,
  }),
  // From the hands.
  dangle: stance({
    rests: 'hands', pelvis: [0, -1.7, 0], bend: -4, hands: [[0.12, 0.98, 0.02], [0.12, 0.98, 0.02]], elbows: both([1, 0, -0.2]), forms: both('grip'),
    feet: [[0.14, -2.66, 0.1], [0.16, -2.5, -0.36]], knees: both([0.2, 0.2, 1]), heels: both(44), head: [0, 8, 0],
  }),
  dig: stance({
    pelvis: [0, 0.86, -0.16], lean: 38, bend: 18, twist: -8, hands: [[-0.1, -0.76, 0.5], [-0.04, -0.3, 0.56]], elbows: [[0.8, -0.2, -0.4], [0.9, -0.2, -0.5]], forms: both('grip'),
    feet: [[0.14, 0, -0.1], [0.1, 0.16, 0.4]], knees: both([0.3, 0.2, 1]), head: [0, -6, 0],
  }),
  hammer: stance({
    lean: 12, bend: 6, twist: 10, hands: [[-0.1, -0.36, 0.8], [0.3, 0.7, -0.1]], elbows: [[0.6, -0.8, 0], [0.9, -0.2, 0.3]], forms: both('grip'),
    feet: [[0.14, 0, 0.16], [0.16, 0, -0.16]], heels: [0, 10], head: [0, -6, 0],
  }),
  sweep: stance({
    lean: 16, bend: 10, twist: 22, hands: [[-0.36, -0.56, 0.56], [-0.1, -0.1, 0.56]], elbows: both([0.9, -0.4, -0.2]), forms: both('grip'),
    feet: [[0.12, 0, 0.24], [0.16, 0.02, -0.2]], heels: [0, 24], head: [-16, -8, 0],
  }),
  lift: stance({
    pelvis: [0, 0.56, -0.24], lean: 30, bend: 8, hands: both([-0.1, -0.86, 0.4]), elbows: both([0.6, 0, -0.4]), forms: both('grip'),
    feet: [[0.3, 0, 0], [0.3, 0, 0]], knees: both([0.7, 0.3, 1]), head: [0, 4, 0],
  }),
  hoist: stance({
    pelvis: [0, 0.94, -0.02], lean: -4, hands: both([0.02, 0.84, 0.2]), elbows: both([1, -0.2, 0.1]), forms: both('flat'),
    feet: [[0.26, 0, 0], [0.26, 0, 0]], knees: both([0.5, 0.1, 1]), head: [0, 14, 0],
  }),
  row: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: 22, bend: 8, hands: [[0.02, -0.26, 0.92], [0.02, -0.26, 0.92]], elbows: both([0.8, -0.5, 0]), forms: both('grip'),
    feet: [[0.14, -0.26, 0.8], [0.14, -0.26, 0.8]], knees: both([0.3, 1, 0.3]), heels: both(-20), head: [0, 2, 0],
  }),
  pedal: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: 26, bend: 4, hands: both([0.14, -0.4, 0.86]), elbows: both([0.8, -0.4, -0.4]), forms: both('grip'),
    feet: [[0.14, -0.94, 0.12], [0.14, -0.5, 0.3]], knees: both([0.2, 0.6, 1]), heels: [10, 0], head: [0, 4, 0],
  }),
  swing: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: -28, bend: 8, hands: both([0.06, 0.3, 0.6]), elbows: both([0.9, -0.5, 0]), forms: both('grip'),
    feet: [[0.1, 0.24, 0.92], [0.12, 0.18, 0.92]], knees: both([0.1, 1, 0.2]), heels: both(-10), head: [0, 6, 0],
  }),
  float: stance({
    pelvis: [0, -0.06, 0], lean: -87, bend: -4, hands: [[0.92, 0.1, -0.3], [0.9, 0.1, -0.4]], elbows: both([0, 0.2, 1]), forms: both('open'),
    feet: [[0.3, -0.06, 0.9], [0.34, -0.1, 0.88]], knees: both([0.3, 1, 0]), heels: both(30), head: [0, 0, 0], level: 0.05,
  }),
  dive: stance({
    pelvis: [0, 1.2, 0], lean: 128, bend: -10, hands: [[-0.2, -0.72, 0.66], [-0.16, -0.7, 0.68]], elbows: both([1, 0, 0]), forms: both('flat'),
    feet: [[0.06, 1.86, -0.7], [0.08, 1.8, -0.76]], knees: both([0.1, -0.4, 1]), heels: both(60), head: [0, 10, 0], level: 0,
  }),
} as const satisfies Readonly<Record<string, Stance>>
