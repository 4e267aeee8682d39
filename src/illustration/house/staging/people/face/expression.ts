/** The picture of a feeling; pairs are for the two halves of a face, which seldom do the same. All 0 is calm. */
export interface Expression {
  /** Brows up (1) or down (-1). */
  brow: Pair
  /** Inner ends up in worry (1), down in anger (-1). */
  inner: Pair
  /** How far upper lids are shut: 1 is closed. */
  lid: Pair
  /** How far cheeks lift the lower lids. */
  low: Pair
  /** How far eyes are open beyond calm. */
  wide: Pair
  smile: number
  open: number
  mouthW: number
  /** One corner of the mouth higher than the other. */
  skew: number
  /** How far the mouth slides aside. */
  shift: number
  wave: number
  press: number
  teeth: boolean
  tongue: boolean
  blush: number
  tear: boolean
  /** Degrees that the head nods (forward), turns and tilts by itself. */
  nod: number
  turn: number
  tilt: number
  /** Where eyes go when nothing draws them: aside and up, -1 to 1. */
  glance: Pair
}

type Pair = readonly [own: number, other: number]

const calm: Expression = {
  brow: [0.1, 0],
  inner: [0.1, 0.05],
  lid: [0.06, 0.1],
  low: [0, 0],
  wide: [0, 0],
  smile: 0.42,
  open: 0,
  mouthW: 0.92,
  skew: 0.2,
  shift: 0,
  wave: 0,
  press: 0,
  teeth: false,
  tongue: true,
  blush: 0.35,
  tear: false,
  nod: 0,
  turn: 0,
  tilt: 2,
  glance: [0, 0],
}

// biome-ignore format: a table is read in rows
const feelings: Readonly<Record<string, Partial<Expression>>> = {
  calm: {},
  happy: { brow: [0.3, 0.1], low: [0.05, 0], smile: 0.95, open: 0.62, teeth: true, mouthW: 0.98, skew: 0.3, blush: 0.55, tilt: -3 },
  delighted: { brow: [0.85, 0.6], wide: [0.3, 0.22], low: [0.35, 0.3], smile: 1.15, open: 1.15, teeth: true, mouthW: 1.22, skew: 0.2, blush: 0.75, nod: -6, tilt: -5 },
  giggle: { brow: [0.6, 0.9], lid: [0.2, 1], low: [0.7, 1], smile: 1.2, open: 0.8, teeth: true, mouthW: 1.2, skew: 0.4, blush: 0.8, nod: 4, tilt: -9 },
  curious: { brow: [1, 0.15], inner: [0.3, 0], wide: [0.3, 0.1], smile: 0.2, open: 0.14, skew: -0.35, mouthW: 0.72, nod: -3, tilt: 9, glance: [0.5, 0.3] },
  worried: { brow: [0.25, 0.5], inner: [1.6, 1.3], wide: [0.15, 0.3], smile: -0.45, skew: -0.5, mouthW: 0.85, wave: 0.5, tilt: 4, glance: [0.4, 0.1] },
  sad: { brow: [-0.1, 0.1], inner: [1.6, 1.35], lid: [0.12, 0.08], smile: -0.85, mouthW: 0.72, tear: true, nod: 14, tilt: 6, glance: [0.3, -0.7] },
  surprised: { brow: [1.6, 1.3], inner: [0.3, 0.2], wide: [0.95, 0.8], smile: -0.1, open: 1.1, mouthW: 0.55, tongue: false, nod: -4 },
  gasp: { brow: [1.5, 1.25], inner: [0.5, 0.35], wide: [0.9, 0.75], smile: -0.15, open: 0.9, mouthW: 0.5, tongue: false, nod: -3, tilt: 3 },
  sleepy: { brow: [0.4, 0.1], inner: [0.5, 0.3], lid: [0.52, 0.64], smile: 0.05, open: 0.3, mouthW: 0.6, nod: 6, tilt: 10, glance: [0.2, -0.4] },
  yawn: { brow: [1.1, 0.8], inner: [0.6, 0.5], lid: [1, 0.94], low: [0.4, 0.3], smile: -0.1, open: 1.5, mouthW: 0.62, skew: 0.1, nod: -12, tilt: 7 },
  proud: { brow: [0.45, 0.8], lid: [0.14, 0.08], low: [0.3, 0.25], smile: 0.85, skew: 0.5, mouthW: 0.98, press: 1, blush: 0.45, nod: -11, tilt: -4 },
  asleep: { brow: [0.1, 0], inner: [0.35, 0.25], lid: [1, 1], smile: 0.3, open: 0.12, mouthW: 0.5, blush: 0.45, nod: 6, tilt: 8 },
  cross: { brow: [-1, -0.75], inner: [-1.5, -1.3], lid: [0.28, 0.22], low: [0.2, 0.1], smile: -0.75, skew: 0.3, mouthW: 0.8, press: 1, blush: 0.55, nod: 6, tilt: 0 },
  afraid: { brow: [1.4, 1.15], inner: [1.3, 1], wide: [1, 0.85], smile: -0.4, open: 1, mouthW: 0.85, teeth: true, tongue: false, skew: 0.25, nod: 3, tilt: -4 },
  determined: { brow: [-0.5, -0.25], inner: [-0.9, -0.6], lid: [0.12, 0.05], low: [0.3, 0.2], smile: 0.15, skew: 0.7, mouthW: 0.82, press: 1.2, nod: 4, tilt: 0 },
}

/** How a feeling shows; one that is not known is calm. */
export function expressionOf(feeling: string): Expression {
  return { ...calm, ...feelings[feeling] }
}

/** All feelings that faces can show. */
export const shownFeelings: readonly string[] = Object.keys(feelings)
