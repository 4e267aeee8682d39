import type { PartName } from '../../part-name.ts'
import type { Face, Material, Shape } from '../../drawing.ts'
import type { Frame } from '../space/frame.ts'
import type { Lens } from '../space/lens.ts'
import type { Vector } from '../space/vector.ts'

/** How the outline of a solid is painted; see `Shape`. */
export interface Paint {
  part: PartName
  material: Material
  /** sRGB hex, before haze. */
  colour: string
  colour2?: string
  group?: string
  marking?: boolean
  soft?: boolean
  alpha?: number
}

/** An ellipsoid with its three half axes. */
export interface Ball {
  kind: 'ball'
  centre: Vector
  axes: readonly [Vector, Vector, Vector]
}

/** Bones with a radius at each end, in metres; with more than one the bend is rounded. */
export interface Limb {
  kind: 'limb'
  points: readonly Vector[]
  radii: readonly number[]
}

/** Balls that have grown into one another. */
export interface Blob {
  kind: 'blob'
  balls: readonly Omit<Ball, 'kind'>[]
  /** Points of a body without hollows that has grown together with them: its outline is the hull about these. */
  core?: readonly Vector[]
}

/** A flat polygon. */
export interface Plane {
  kind: 'plane'
  points: readonly Vector[]
}

/** A line of so many metres' width. */
export interface Line {
  kind: 'line'
  points: readonly Vector[]
  width: number
}

/**
 * An outline, or a line of so many metres' width, on the surface of balls. What lies beyond their horizon is not seen:
 * the rest of an outline follows that horizon.
 */
export interface Mark {
  kind: 'mark'
  points: readonly Vector[]
  /** The ball that each point lies on, and its direction there, in a space where that ball is round and of radius 1. */
  on: readonly { ball: Omit<Ball, 'kind'>; way: Vector }[]
  /** Left out by what is filled. */
  width?: number
}

/** What is drawn anew for each view, such as a face: it says itself how it looks through a lens. */
export interface Drawn {
  kind: 'drawn'
  centre: Vector
  draw(lens: Lens, haze: (colour: string) => string): { shapes: Shape[]; faces: Face[] }
  /** The bodies that throw its shadow. */
  casts?: readonly Body[]
  /** Metres that it counts nearer to the lens than it is. */
  nearer?: number
}

export type Body = Ball | Limb | Blob | Plane | Line | Mark

/**
 * A body with its paint; what lies on the surface of another is left out where that surface turns away (`outward`). It may
 * count so many metres nearer to the lens than it is.
 */
export type Painted = Body & { paint: Paint; outward?: Vector; nearer?: number }

export type Solid = Painted | Drawn

/** What is painted as one: its solids are laid far to near, each with the markings that follow it. */
export interface Piece {
  name: string
  solids: Solid[]
  /** Metres that it counts nearer to the lens than it is. */
  nearer?: number
}

/** Somebody or something as it stands there, seen from nowhere yet. */
export interface Model {
  id: string
  kind: 'person' | 'creature' | 'prop' | 'scenery'
  frame: Frame
  pieces: Piece[]
  /** Named places to stand, sit and hold: `handL`, `seat1`, `top`. */
  anchors: Readonly<Record<string, Frame>>
  /** Where it looks from, and what with; of whom has eyes. */
  head?: Head
  /** Fingers of closed hands, by the hand's place: drawn once more before what the hand holds, where that is drawn before the hand. */
  fingers?: Readonly<Record<string, Piece>>
  /** Metres from foot to top. */
  height: number
  /** Throws no shadow on the ground. */
  shadowless?: boolean
  /** Lies in the ground: it is drawn before all that stands, and shadows fall on it. */
  lies?: boolean
  /** The height of the water that it stands in, in metres of the map; what is lower is not seen. */
  waterline?: number
}

export interface Head {
  centre: Vector
  /** Metres. */
  radius: number
  /** Where the head points, and where the eyes look: what neck and eyes reach, not what was asked of them. */
  front: Vector
  gaze: Vector
}
