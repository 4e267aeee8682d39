import { clamp, mix } from '../numbers.ts'
import type { NoseForm } from './features.ts'
import type { HeadView } from './head-view.ts'
import { downAt } from './skull.ts'

/** Figures of a form of nose, in half heads. */
export interface NoseShape {
  tip: number
  wingAside: number
  wing: number
  out: number
  length: number
  bridge: number
  drop: number
}

// biome-ignore format: a table is read in rows
const noses: Readonly<Record<NoseForm, NoseShape>> = {
  button: { tip: 0.1, wingAside: 0.05, wing: 0.055, out: 0.09, length: 0.14, bridge: 0.03, drop: 0 },
  snub: { tip: 0.095, wingAside: 0.09, wing: 0.06, out: 0.13, length: 0.2, bridge: 0.035, drop: -0.05 },
  straight: { tip: 0.075, wingAside: 0.1, wing: 0.06, out: 0.18, length: 0.36, bridge: 0.05, drop: 0 },
  hook: { tip: 0.075, wingAside: 0.095, wing: 0.055, out: 0.21, length: 0.38, bridge: 0.06, drop: 0.05 },
  potato: { tip: 0.14, wingAside: 0.12, wing: 0.085, out: 0.17, length: 0.26, bridge: 0.05, drop: 0.02 },
  wide: { tip: 0.1, wingAside: 0.16, wing: 0.072, out: 0.12, length: 0.22, bridge: 0.05, drop: 0 },
  pear: { tip: 0.11, wingAside: 0.1, wing: 0.068, out: 0.18, length: 0.36, bridge: 0.045, drop: 0.04 },
}

/** Where the features of a face lie: heights from the crown (0) to the chin (1), sizes in half heads. */
export interface Places {
  eye: number
  /** Radius of a pupil. */
  pupil: number
  nose: number
  cheek: number
  noseShape: NoseShape
  noseSize: number
  noseLength: number
  mouth: number
}

export function placesOf({ features, age, expression }: HeadView): Places {
  const noseShape = noses[features.nose.form]
  const noseSize = features.nose.size * age.nose
  const noseLength = noseShape.length * features.nose.length * mix(0.75, 1, clamp(noseSize))
  const low = age.eyeLow
  const bearded = features.beard ? 0.05 : 0
  const opened = expression.open > 0.3 ? -0.03 : 0
  return {
    eye: downAt(low),
    pupil: features.eyeSize * age.eye,
    nose: downAt(low + 0.17 + noseLength * 0.24),
    cheek: downAt(low + 0.33),
    noseShape,
    noseSize,
    noseLength,
    mouth: downAt(low + 0.49 + noseLength * 0.12 + bearded + opened),
  }
}

/** How far outward eyes are drawn on a head in profile, in radians: they would be a line at its edge there. */
const inProfile = 0.3

/** Where the eye of one half is drawn, in radians from the middle of the face. */
export function eyeAside(view: HeadView, { eye }: Pick<Places, 'eye'>, half: Half): number {
  const gap = view.features.eyeGap
  const near = view.facing([half * gap, eye]) > view.facing([-half * gap, eye])
  return half * (gap + (near ? inProfile * clamp(1 - view.facing([0, eye])) ** 2 : 0))
}

/** The two halves of a face: its own right and its left. */
export const halves = [1, -1] as const
export type Half = (typeof halves)[number]

/** What a half does of a pair. */
export function ofHalf(pair: readonly [number, number], half: Half): number {
  return half === 1 ? pair[0] : pair[1]
}
