import type { Feeling } from '#book/scene-plan.ts'
import type { Point } from '../drawing.ts'

/** `half` hangs with sleep, `lidded` is open under a lowered lid, `wink` has one eye shut. */
type EyeForm = 'dot' | 'wide' | 'arc' | 'shut' | 'half' | 'lidded' | 'wink'
type MouthForm = 'smile' | 'open' | 'flat' | 'frown' | 'round' | 'pursed' | 'wavy' | 'yawn'

/** How a feeling shows on an animal. Numbers from -1 (hangs, lowered) to 1 (pricked, raised). */
export interface Look {
  eye: EyeForm
  /** Degrees: positive lifts the inner ends (worry), negative lowers them (cross); absent: no brows drawn. */
  brow?: number
  mouth: MouthForm
  ears: number
  tail: number
  /** How far the head hangs or is thrown up. */
  head: number
  /** Degrees the head is cocked. */
  tilt: number
  tear?: boolean
  blush: number
  /** Where the eyes go, of length 1 at most, in the axes it is drawn in: looking right; ahead without. */
  gaze?: Point
}

interface Looking {
  feeling: Feeling
  facing: 'left' | 'right' | 'front'
  gaze?: Point
}

const looks: Record<Feeling, Look> = {
  happy: { eye: 'dot', mouth: 'smile', ears: 0.2, tail: 0.5, head: 0, tilt: 0, blush: 0.5 },
  delighted: { eye: 'arc', mouth: 'open', ears: 0.7, tail: 1, head: 0.5, tilt: -6, blush: 0.8 },
  curious: { eye: 'dot', mouth: 'flat', ears: 1, tail: 0.3, head: 0.2, tilt: 14, blush: 0.4 },
  worried: { eye: 'dot', brow: 26, mouth: 'wavy', ears: -0.7, tail: -0.6, head: -0.3, tilt: -4, blush: 0.2 },
  sad: {
    eye: 'dot',
    brow: 30,
    mouth: 'frown',
    ears: -1,
    tail: -1,
    head: -0.8,
    tilt: 8,
    tear: true,
    blush: 0.2,
  },
  surprised: { eye: 'wide', brow: 4, mouth: 'round', ears: 1, tail: 0.8, head: 0.5, tilt: 0, blush: 0.4 },
  sleepy: { eye: 'half', mouth: 'yawn', ears: -0.5, tail: -0.5, head: -0.4, tilt: 10, blush: 0.4 },
  proud: { eye: 'shut', mouth: 'smile', ears: 0.6, tail: 0.9, head: 1, tilt: -12, blush: 0.6 },
  asleep: { eye: 'shut', mouth: 'flat', ears: -0.6, tail: -0.8, head: -0.6, tilt: 8, blush: 0.5 },
  cross: { eye: 'dot', brow: -20, mouth: 'frown', ears: -0.4, tail: 0.2, head: -0.2, tilt: 0, blush: 0.6 },
}

/** The look of a feeling; who sleeps has the eyes shut whatever the feeling was. */
export function lookOf({ feeling, facing, gaze }: Looking, sleeping: boolean): Look {
  const look = looks[feeling]
  if (sleeping) return { ...looks.asleep, mouth: look.mouth === 'smile' ? 'smile' : 'flat' }
  return gaze ? { ...look, gaze: facing === 'left' ? [-gaze[0], gaze[1]] : gaze } : look
}

/** How steeply it looks up, from 0 to 1. */
export function steepness({ gaze }: Look): number {
  return gaze ? Math.max(0, -gaze[1]) : 0
}

/** The form of one of two eyes, the first or the second. */
export function eyeForm({ eye }: Look, index: number): Exclude<EyeForm, 'wink'> {
  if (eye !== 'wink') return eye
  return index === 0 ? 'dot' : 'arc'
}

/** How far down a lid comes that is lowered, in half heights of an eye above its middle. */
export const loweredLid = 0.22
