import { both, type Stance, stance } from './stance.ts'

/** On both feet, or on the way. */
export const standing = {
  stand: stance({}),
  walk: stance({
    pelvis: [0, 0.95, 0],
    lean: 3,
    bend: 3,
    twist: 8,
    hands: [
      [0.22, -0.86, 0.34],
      [0.22, -0.86, -0.3],
    ],
    feet: [
      [0.1, 0, -0.36],
      [0.1, 0.02, 0.36],
    ],
    heels: [32, -14],
  }),
  run: stance({
    pelvis: [0, 0.96, 0],
    lean: 14,
    bend: 8,
    twist: 16,
    hands: [
      [0.16, -0.2, 0.62],
      [0.3, -0.52, -0.5],
    ],
    elbows: both([0.5, -0.7, -0.8]),
    forms: both('grip'),
    feet: [
      [0.08, 0.52, -0.62],
      [0.06, 0.1, 0.52],
    ],
    heels: [62, -12],
    head: [0, 4, 0],
  }),
  jump: stance({
    pelvis: [0, 1.32, 0],
    lean: 2,
    bend: -12,
    hands: [
      [0.5, 0.74, 0.2],
      [0.56, 0.7, 0.1],
    ],
    elbows: both([0.8, 0, -0.3]),
    forms: both('open'),
    feet: [
      [0.34, 0.52, 0.1],
      [0.3, 0.62, -0.34],
    ],
    heels: [24, 44],
    head: [0, 6, 0],
  }),
} as const satisfies Readonly<Record<string, Stance>>
