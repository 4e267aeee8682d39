import { both, type Stance, stance } from './stance.ts'

// biome-ignore format: a table is read in rows
/** On a seat, on knees, on the ground. */
export const low = {
  sit: stance({
    pelvis: [0, 0.17, 0], lean: -6, bend: 18, hands: [[-0.14, -0.42, 0.5], [-0.1, -0.4, 0.52]], elbows: both([0.9, -0.4, -0.2]),
    forms: both('rest'), feet: [[0.14, 0, 0.66], [0.16, 0, 0.74]], knees: both([0.3, 1, 0.2]), head: [0, 2, 0],
  }),
  chair: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: -2, bend: 6, hands: [[-0.04, -0.54, 0.44], [-0.02, -0.5, 0.48]], elbows: both([0.8, -0.2, -0.6]),
    forms: both('rest'), feet: [[0.12, -0.46, 0.46], [0.14, -0.46, 0.5]], knees: both([0.15, 1, 0.7]),
  }),
  ride: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: -4, bend: 12, hands: [[0.4, -0.4, 0.48], [0.4, -0.38, 0.5]], elbows: both([0.8, -0.4, -0.5]),
    forms: both('grip'), feet: [[0.16, -0.1, 0.72], [0.18, -0.1, 0.76]], knees: both([0.4, 1, 0.2]), head: [0, 3, 0],
  }),
  cling: stance({
    rests: 'seat', pelvis: [0, 0, 0], lean: 12, bend: 10, hands: both([-0.2, 0.02, 0.66]), elbows: both([1, -0.3, 0.1]),
    forms: both('grip'), feet: both([0.34, -0.4, 0.44]), knees: both([0.8, 0.4, 0.8]), heels: both(20), head: [0, 0, 8],
  }),
  read: stance({
    pelvis: [0, 0.17, 0], lean: -4, bend: 22, hands: [[-0.3, -0.36, 0.52], [-0.3, -0.36, 0.52]], elbows: both([0.9, -0.7, -0.1]),
    forms: both('grip'), feet: [[0.0, 0, 0.5], [0.02, 0, 0.42]], knees: both([1, 0.42, 0.2]), head: [0, -26, 0],
  }),
  kneel: stance({
    pelvis: [0, 0.54, 0.04], lean: 10, bend: 12, hands: [[0, -0.6, 0.5], [0.02, -0.56, 0.54]],
    feet: [[0.14, 0, -0.42], [0.14, 0, -0.44]], knees: both([0.15, -0.4, 1]), heels: both(-12), head: [0, -8, 0],
  }),
  crouch: stance({
    pelvis: [0, 0.3, -0.16], lean: 34, bend: 26, hands: [[0, -0.76, 0.5], [0.02, -0.7, 0.56]], elbows: both([0.6, 0, -0.6]),
    feet: [[0.18, 0.04, 0], [0.18, 0.04, 0.04]], knees: both([0.55, 0.5, 1]), heels: both(16), head: [0, -8, 0], level: 0.6,
  }),
  crawl: stance({
    pelvis: [0, 0.56, -0.35], lean: 80, bend: -4, hands: [[0.04, -0.68, 0.24], [0.06, -0.68, -0.04]], elbows: both([0.5, 0.2, -0.8]),
    forms: both('flat'), feet: [[0.16, 0.06, -0.9], [0.16, 0.06, -0.7]], knees: both([0.1, -0.6, 1]), heels: both(60), head: [0, 6, 0], level: 0.75,
  }),
  prone: stance({
    pelvis: [0, 0.17, 0], lean: 86, bend: -30, hands: [[-0.16, -0.34, 0.44], [-0.16, -0.32, 0.46]], elbows: both([0.8, -0.6, 0.3]),
    forms: both('flat'), feet: [[0.12, 0.4, -0.72], [0.1, 0.04, -0.92]], knees: both([0.1, -1, 0.2]), heels: both(40), head: [0, 8, 0], level: 0.8,
  }),
  lie: stance({
    pelvis: [0, 0.15, 0], lean: -89, bend: 6, turn: 8, hands: [[0.34, 0.12, -0.3], [-0.24, 0.14, 0.56]], elbows: [[1, 0.3, 0.4], [1, 0.3, 0]],
    feet: [[0.12, 0, 0.96], [0.1, 0, 0.58]], knees: both([0.2, 1, 0.2]), heels: [-20, 0], head: [16, 4, 0], level: 0.12,
  }),
  sleep: stance({
    pelvis: [0, 0.17, 0], lean: -90, bend: 4, turn: 38, side: 12, hands: [[-0.3, 0.14, 0.5], [0.16, 0, 0.62]], elbows: [[1, 0.4, 0], [1, 0.2, 0]],
    feet: [[-0.06, 0.1, 0.74], [0.34, 0.02, 0.6]], knees: [[-0.8, 0.6, 0.2], [1, 0.3, 0.3]], heels: both(20), head: [14, -6, 6], level: 0.06,
  }),
} as const satisfies Readonly<Record<string, Stance>>
