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
  /** How far lips are drawn together and stand out, as in blowing. */
  pucker: number
  teeth: boolean
  tongue: boolean
  /** The tip of the tongue between the lips: where, from its own right corner (1) to its left (-1). */
  tongueTip?: number
  /** How far each cheek is blown up. */
  puff: Pair
  /** How far the nose is wrinkled. */
  sniff: number
  blush: number
  /** One drop under an eye, what laughter leaves in the corners of both, or streams down both cheeks. */
  tears?: 'drop' | 'corners' | 'streams'
  /**
   * Degrees that the head nods (forward), turns and tilts by itself; where it looks at something, so far beyond that, while
   * the eyes stay on it.
   */
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
  pucker: 0,
  teeth: false,
  tongue: true,
  puff: [0, 0],
  sniff: 0,
  blush: 0.35,
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
  sad: { brow: [-0.1, 0.1], inner: [1.6, 1.35], lid: [0.12, 0.08], smile: -0.85, mouthW: 0.72, tears: 'drop', nod: 14, tilt: 6, glance: [0.3, -0.7] },
  surprised: { brow: [1.6, 1.3], inner: [0.3, 0.2], wide: [0.95, 0.8], smile: -0.1, open: 1.1, mouthW: 0.55, tongue: false, nod: -4 },
  gasp: { brow: [1.6, 0.75], inner: [0.95, 0.6], wide: [1, 0.6], smile: -0.55, open: 0.5, mouthW: 0.85, skew: -0.8, tongue: false, nod: -6, tilt: 5 },
  sleepy: { brow: [0.4, 0.1], inner: [0.5, 0.3], lid: [0.52, 0.64], smile: 0.05, open: 0.3, mouthW: 0.6, nod: 6, tilt: 10, glance: [0.2, -0.4] },
  yawn: { brow: [1.1, 0.8], inner: [0.6, 0.5], lid: [1, 0.94], low: [0.4, 0.3], smile: -0.1, open: 1.5, mouthW: 0.62, skew: 0.1, nod: -12, tilt: 7 },
  proud: { brow: [0.45, 0.8], lid: [0.14, 0.08], low: [0.3, 0.25], smile: 0.85, skew: 0.5, mouthW: 0.98, press: 1, blush: 0.45, nod: -11, tilt: -4 },
  asleep: { brow: [0.4, 0.25], inner: [0.1, 0.05], lid: [1, 1], low: [0.25, 0.2], smile: 0.85, mouthW: 0.74, blush: 0.65, nod: 6, tilt: 8 },
  cross: { brow: [-1, -0.75], inner: [-1.5, -1.3], lid: [0.28, 0.22], low: [0.2, 0.1], smile: -0.75, skew: 0.3, mouthW: 0.8, press: 1, blush: 0.55, nod: 6, tilt: 0 },
  afraid: { brow: [0.8, 0.95], inner: [1.7, 1.4], wide: [1, 0.85], smile: -0.4, open: 1, mouthW: 0.85, teeth: true, tongue: false, skew: 0.25, nod: 3, tilt: -4 },
  determined: { brow: [-0.5, -0.25], inner: [-0.9, -0.6], lid: [0.12, 0.05], low: [0.3, 0.2], smile: 0.15, skew: 0.7, mouthW: 0.82, press: 1.2, nod: 4, tilt: 0 },
  crying: { brow: [-0.2, 0.15], inner: [1.9, 1.6], lid: [0.42, 0.52], low: [0.6, 0.5], smile: -0.95, open: 1, mouthW: 0.95, skew: 0.4, blush: 0.8, tears: 'streams', nod: -5, tilt: -8 },
  laughing: { brow: [0.7, 0.95], lid: [0.3, 1], low: [0.75, 1], smile: 1.3, open: 1.65, teeth: true, mouthW: 1.3, skew: 0.5, blush: 0.9, tears: 'corners', nod: -10, tilt: -13 },
  winking: { brow: [0.75, -0.25], lid: [0.04, 1], low: [0, 0.6], smile: 0.75, skew: -1.6, mouthW: 0.95, shift: -0.35, blush: 0.5, tilt: 7 },
  shouting: { brow: [-0.1, -0.4], inner: [-0.7, -0.9], lid: [0.12, 0.26], low: [0.35, 0.5], smile: -0.1, open: 1.7, teeth: true, mouthW: 1, skew: 0.3, blush: 0.75, nod: -7, tilt: 3 },
  whispering: { brow: [0.8, 0.45], lid: [0.16, 0.3], low: [0.25, 0.15], smile: 0.25, open: 0.42, mouthW: 0.42, shift: 0.8, skew: -0.6, pucker: 0.35, tongue: false, blush: 0.45, turn: -14, nod: 5, tilt: 8, glance: [0.75, 0] },
  blowing: { brow: [0.75, 0.5], inner: [0.25, 0.15], wide: [0.12, 0.05], smile: 0.2, open: 0.5, mouthW: 0.36, pucker: 1.3, puff: [1, 0.9], tongue: false, blush: 0.75, nod: 3 },
  chewing: { brow: [0.75, 0.2], lid: [0.16, 0.3], low: [0.15, 0.5], smile: 0.1, skew: 1.1, mouthW: 0.58, shift: -0.75, wave: 0.75, press: 0.8, puff: [0.05, 1.15], blush: 0.55, tilt: -4, glance: [-0.3, 0.1] },
  concentrating: { brow: [-0.35, 0.1], inner: [-0.5, 0.1], lid: [0.2, 0.08], low: [0.3, 0.1], smile: 0.3, skew: 0.5, mouthW: 0.7, press: 0.5, tongueTip: 0.55, nod: 9, tilt: 7, glance: [0.1, -0.6] },
  disgusted: { brow: [-0.85, 0.3], inner: [-0.9, -0.2], lid: [0.42, 0.2], low: [0.6, 0.25], smile: -0.75, open: 0.4, mouthW: 0.95, skew: -1.3, wave: 0.3, tongue: false, tongueTip: 0, sniff: 1, blush: 0.2, turn: -20, nod: -4, tilt: -8, glance: [0.8, -0.4] },
  suspicious: { brow: [-0.7, 1.1], inner: [-1, 0.1], lid: [0.5, 0.3], low: [0.5, 0.35], smile: -0.05, skew: 0.9, mouthW: 0.7, shift: 0.55, press: 0.8, blush: 0.25, turn: 16, tilt: 2, glance: [-0.8, 0] },
  scheming: { brow: [1, -0.5], inner: [-0.7, -1], lid: [0.26, 0.34], low: [0.55, 0.65], smile: 0.85, skew: 1.8, mouthW: 1.02, shift: 0.3, blush: 0.4, turn: -16, nod: 7, tilt: -8, glance: [0.8, 0.2] },
  bored: { brow: [-0.1, -0.4], inner: [0.1, 0], lid: [0.62, 0.56], smile: -0.4, skew: 1.2, mouthW: 0.85, shift: -0.55, blush: 0.15, puff: [0.2, 0], nod: 2, tilt: 12, glance: [-0.5, 0.5] },
  stubborn: { brow: [-0.55, -0.9], inner: [-0.9, -1.1], lid: [0.36, 0.46], smile: -0.5, skew: 0.3, mouthW: 0.52, press: 1.3, puff: [0.75, 0.85], blush: 0.6, turn: -20, nod: -9, tilt: 4, glance: [-0.5, -0.1] },
  jealous: { brow: [-0.45, 0.2], inner: [0.9, 1.2], lid: [0.34, 0.26], low: [0.35, 0.2], smile: -0.5, skew: -0.8, mouthW: 0.62, shift: -0.5, press: 1, puff: [0, 0.3], blush: 0.6, turn: 14, nod: 7, tilt: -5, glance: [-0.85, 0] },
  guilty: { brow: [0.35, 0.75], inner: [1.3, 1.7], lid: [0.05, 0.12], smile: 0.12, wave: 0.9, open: 0.1, mouthW: 0.95, teeth: true, skew: 0.4, blush: 0.9, turn: -18, nod: 13, tilt: 9, glance: [0.8, 0.2] },
  shy: { brow: [0.45, 0.65], inner: [0.8, 0.95], lid: [0.22, 0.3], low: [0.3, 0.25], smile: 0.55, skew: -0.5, mouthW: 0.5, press: 0.3, shift: -0.2, blush: 1.35, turn: -12, nod: 15, tilt: 12, glance: [0.5, 0.3] },
  pleading: { brow: [0.75, 0.95], inner: [2, 1.8], wide: [0.45, 0.35], low: [0.3, 0.25], smile: -0.15, mouthW: 0.5, press: 0.4, pucker: 0.15, blush: 0.7, nod: 9, tilt: -7, glance: [0, 0.6] },
  relieved: { brow: [0.7, 0.4], inner: [1.1, 0.8], lid: [0.44, 0.5], low: [0.35, 0.3], smile: 0.65, open: 0.42, mouthW: 0.6, tongue: false, skew: 0.3, puff: [0.25, 0.15], blush: 0.55, nod: -9, tilt: 6 },
  dreamy: { brow: [0.75, 0.55], inner: [0.6, 0.45], lid: [0.34, 0.4], low: [0.15, 0.15], smile: 0.75, mouthW: 0.66, skew: 0.5, blush: 0.95, nod: -8, tilt: 13, glance: [0.5, 0.8] },
  thinking: { brow: [1.15, -0.35], inner: [0.1, -0.4], lid: [0, 0.16], low: [0, 0.2], smile: -0.1, skew: 0.4, mouthW: 0.5, shift: 0.95, press: 0.9, nod: -5, tilt: -9, glance: [-0.6, 0.8] },
}

/** How a feeling shows; one that is not known is calm. */
export function expressionOf(feeling: string): Expression {
  return { ...calm, ...feelings[feeling] }
}

/** All feelings that faces can show. */
export const shownFeelings: readonly string[] = Object.keys(feelings)
