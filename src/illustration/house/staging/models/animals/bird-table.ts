import type { Bird } from './birds.ts'

/** In their own heights. */
export const birds = {
  duck: {
    tall: 0.4,
    neck: 0.24,
    head: 0.2,
    bill: { long: 0.13, wide: 0.1, flat: 0.9 },
    leg: 0.15,
    tail: 0.06,
    tuft: true,
  },
  gull: {
    tall: 0.42,
    neck: 0.26,
    head: 0.17,
    bill: { long: 0.16, wide: 0.055, flat: 0.5, colour: '#e8a13a' },
    leg: 0.24,
    legColour: '#e0a04a',
    wing: '#b9c3cc',
    tail: 0,
  },
  penguin: {
    tall: 0.72,
    neck: 0.12,
    head: 0.17,
    bill: { long: 0.13, wide: 0.06, flat: 0.4, colour: '#e8a13a' },
    leg: 0.05,
    legColour: '#e0a04a',
    wing: '#2f3540',
    tail: 0.03,
    upright: true,
  },
  goose: {
    tall: 0.85,
    neck: 0.44,
    head: 0.14,
    bill: { long: 0.12, wide: 0.06, flat: 0.6, colour: '#e8a13a' },
    leg: 0.16,
    legColour: '#e0a04a',
    wing: '#e6e2d6',
    tail: 0.05,
  },
} satisfies Record<string, Bird>
