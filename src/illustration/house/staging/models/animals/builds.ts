import type { Bird } from './birds.ts'
import type { Build } from './build-of.ts'

/** Shoulder heights in metres, all else in shoulder heights. Heads are larger than life: that is where charm is. */
export const builds = {
  sheep: {
    shoulder: 0.72,
    length: 0.72,
    rump: 0.3,
    belly: 0.33,
    chest: 0.31,
    leg: { thigh: 0.075, shank: 0.06, foot: 0.065, hoof: true, hock: 0.03 },
    neck: { length: 0.3, radius: 0.15, pitch: 48 },
    head: [0.19, 0.22, 0.2],
    snout: { length: 0.1, radius: 0.13, drop: 0.1 },
    nose: 'nostrils',
    ears: { form: 'side', length: 0.24, width: 0.085 },
    tail: { form: 'bob', length: 0.1, radius: 0.12, tip: 0.12 },
    eye: { aside: 34, above: 10, size: 0.042 },
    traits: ['wool'],
  },
  dog: {
    shoulder: 0.42,
    length: 0.95,
    rump: 0.27,
    belly: 0.27,
    chest: 0.3,
    leg: { thigh: 0.14, shank: 0.1, foot: 0.11, hock: 0.06 },
    neck: { length: 0.36, radius: 0.2, pitch: 56 },
    head: [0.36, 0.33, 0.32],
    snout: { length: 0.16, radius: 0.17, drop: 0.1, pale: true },
    nose: 'button',
    ears: { form: 'lop', length: 0.42, width: 0.16 },
    tail: { form: 'up', length: 0.75, radius: 0.08, tip: 0.05 },
    eye: { aside: 30, above: 12, size: 0.058 },
    upright: false,
    traits: ['palefeet', 'bib'],
  },
  mouse: {
    shoulder: 0.06,
    length: 1,
    rump: 0.5,
    belly: 0.48,
    chest: 0.38,
    leg: { thigh: 0.13, shank: 0.09, foot: 0.11, hock: 0.03 },
    neck: { length: 0.3, radius: 0.3, pitch: 34 },
    head: [0.44, 0.41, 0.44],
    snout: { length: 0.24, radius: 0.16, drop: 0.1, pale: true },
    nose: 'button',
    ears: { form: 'round', length: 0.5, width: 0.34 },
    tail: { form: 'bare', length: 1.8, radius: 0.05, tip: 0.03 },
    eye: { aside: 34, above: 14, size: 0.07 },
    upright: true,
    traits: ['whiskers', 'bib'],
  },
} satisfies Partial<Record<string, Build>>

/** In their own heights. */
export const birds = {
  duck: {
    tall: 0.4,
    neck: 0.34,
    head: 0.17,
    bill: { long: 0.17, wide: 0.1, flat: 0.9, colour: '#eb9a2c' },
    leg: 0.16,
    legColour: '#e8912c',
    tail: 0.06,
  },
  gull: {
    tall: 0.42,
    neck: 0.26,
    head: 0.15,
    bill: { long: 0.16, wide: 0.055, flat: 0.5, colour: '#e8a13a' },
    leg: 0.16,
    legColour: '#e0a04a',
    wing: '#b9c3cc',
    tail: 0,
  },
} satisfies Record<string, Bird>
