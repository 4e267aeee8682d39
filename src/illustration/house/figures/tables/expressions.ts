import type { Feeling } from '#book/scene-plan.ts'
import type { Point } from '../../drawing.ts'

export type EyeForm = 'dot' | 'wide' | 'laughing' | 'closed' | 'heavy'
export type MouthForm =
  | 'smile'
  | 'laugh'
  | 'aside'
  | 'wavy'
  | 'frown'
  | 'round'
  | 'yawn'
  | 'grin'
  | 'rest'
  | 'pout'

/** What a feeling does to a face, and the little it does to the whole body. */
export interface Expression {
  eye: EyeForm
  /** In half heads: how high the brow, how far its inner end rises (worry) or sinks (anger), how uneven. */
  brow: { raise: number; inner: number; uneven: number }
  mouth: MouthForm
  /** 0..1. */
  blush: number
  /** Where the eyes go when nothing else draws them, as a vector. */
  look: Point
  /** Degrees of the head, forward is positive. */
  tilt: number
  /** Change of the spine: hollow is negative. */
  curve: number
  /** Degrees of the spine, forward is positive. */
  lean: number
}

const calm = { look: [0, 0], tilt: 0, curve: 0, lean: 0 } as const

// biome-ignore format: a table is read in rows
export const expressions: Readonly<Record<Feeling, Expression>> = {
  happy: { ...calm, eye: 'dot', brow: { raise: 0.03, inner: 0.02, uneven: 0 }, mouth: 'smile', blush: 0.55 },
  delighted: {
    ...calm, eye: 'laughing', brow: { raise: 0.13, inner: 0.02, uneven: 0 }, mouth: 'laugh', blush: 0.8,
    tilt: -4,
  },
  curious: {
    ...calm, eye: 'dot', brow: { raise: 0.07, inner: 0.03, uneven: 0.14 }, mouth: 'aside', blush: 0.45,
    look: [0.5, -0.45], tilt: 9,
  },
  worried: {
    ...calm, eye: 'dot', brow: { raise: 0.07, inner: 0.15, uneven: 0 }, mouth: 'wavy', blush: 0.3,
    look: [0, -0.2], tilt: 3, curve: -0.04,
  },
  sad: {
    ...calm, eye: 'dot', brow: { raise: 0.02, inner: 0.15, uneven: 0 }, mouth: 'frown', blush: 0.4,
    look: [0, 0.6], tilt: 10, curve: -0.07, lean: 4,
  },
  surprised: {
    ...calm, eye: 'wide', brow: { raise: 0.21, inner: 0, uneven: 0 }, mouth: 'round', blush: 0.5, tilt: -3,
  },
  sleepy: {
    ...calm, eye: 'heavy', brow: { raise: 0.05, inner: 0.05, uneven: 0 }, mouth: 'yawn', blush: 0.5,
    tilt: 10,
  },
  proud: {
    ...calm, eye: 'closed', brow: { raise: 0.13, inner: -0.02, uneven: 0 }, mouth: 'grin', blush: 0.7,
    tilt: -9, curve: 0.06, lean: -4,
  },
  asleep: { ...calm, eye: 'closed', brow: { raise: 0, inner: 0.03, uneven: 0 }, mouth: 'rest', blush: 0.7 },
  cross: {
    ...calm, eye: 'dot', brow: { raise: -0.09, inner: -0.13, uneven: 0 }, mouth: 'pout', blush: 0.75,
    tilt: 6, curve: 0.02, lean: 2,
  },
}
