import { both, type Stance, stance } from './stance.ts'

// biome-ignore format: a table is read in rows
/** In somebody else's arms, on their shoulders, or high above them. */
export const carried = {
  cradled: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: -38, bend: 26, hands: [[-0.2, -0.2, 0.5], [-0.24, -0.3, 0.5]], elbows: both([0.9, -0.4, 0]), forms: both('rest'),
    feet: [[0.06, -0.06, 0.78], [0.1, -0.12, 0.74]], knees: both([0.1, 1, 0.3]), heels: both(20), head: [10, 4, 0], level: 0.4,
  }),
  astride: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: 4, bend: 4, hands: both([-0.2, -0.4, 0.5]), elbows: both([1, -0.2, 0.1]), forms: both('flat'),
    feet: both([0.12, -0.72, 0.36]), knees: both([0.4, 0.5, 1]), heels: both(-8), head: [0, 4, 0],
  }),
  lifted: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: 14, bend: -8, hands: [[0.86, 0.42, 0.1], [0.9, 0.3, 0.1]], elbows: both([0.3, -0.8, -0.2]), forms: both('open'),
    feet: [[0.1, -0.86, -0.3], [0.14, -0.66, -0.56]], knees: both([0.1, 0, 1]), heels: both(50), head: [0, -4, 0],
  }),
  // Bent forward under somebody on the back, the hands behind under their knees.
  carryBack: stance({
    pelvis: [0, 0.9, -0.1], lean: 22, bend: 8, hands: both([0.1, -0.66, -0.1]), elbows: both([0.6, 0, -1]), forms: both('grip'),
    feet: [[0.14, 0, 0.1], [0.14, 0.02, -0.24]], knees: both([0.2, 0, 1]), heels: [0, 20], head: [0, 4, 0],
  }),
} as const satisfies Readonly<Record<string, Stance>>
