import type { Appearance } from '#book/appearance.ts'
import type { Gender } from '#book/options.ts'
import type { Feeling, Pose } from '#book/scene-plan.ts'
import type { Trait } from '#book/traits.ts'
import type { Point } from '../drawing.ts'
import type { Hold } from './body/draw-hand.ts'
import type { Outfit } from './outfit.ts'

export type Facing = 'left' | 'right' | 'front'

/** One person, as a picture wants them. */
export interface FigureOptions {
  /** Whose face it is, in `faces` of the sprite. */
  who: string
  /** 1..120; everything about the build follows from it. */
  ageYears: number
  appearance: Appearance
  gender: Gender
  pose: Pose
  feeling: Feeling
  facing: Facing
  /** Seen from the back: no face, hair and clothes from behind. Faces front and stands. */
  fromBehind?: boolean
  /** Who lies awake does so on the back, not on the belly. */
  onBack?: boolean
  /** Who sits or reads does so on a seat of so many centimetres, before which the legs hang. */
  seatHeight?: number
  /** Where the eyes go: a unit vector in page axes. The head follows a little. */
  gaze?: Point
  outfit: Outfit
  /** Where hands must go, in sprite units. A is the near hand (left on the page, unless facing left). */
  hands?: { A?: Point; B?: Point }
  /** What hands have, by the way they have it; their fingers are the pieces `holdA` and `holdB`. */
  holds?: { A?: Hold; B?: Hold }
  seed: string
  /** Of few, plain shapes, as it is cut for a press. */
  plain?: boolean
  /** What belongs to them. */
  traits?: ReadonlySet<Trait>
  /** Sits in a wheelchair; arms and head do what the pose tells. */
  wheelchair?: boolean
}
