import type { PartName } from './part-name.ts'
import type { CreatureName } from '#book/scene-plan.ts'

/**
 * The one language between what is drawn and how it is drawn. Figures, animals, props and settings give
 * `Thing`s made of `Shape`s; a style turns them into pixels. Nothing here knows a style.
 *
 * Coordinates are page units: 0..1000 across and down a page, 0..2000 across a double page, y downwards; a thing may
 * bleed over the edges.
 */

export type Point = readonly [x: number, y: number]

/** What a shape is made of: styles choose texture, edge and light by it. */
export type Material =
  | 'sky'
  | 'ground'
  | 'water'
  | 'foliage'
  | 'wood'
  | 'stone'
  | 'wall'
  | 'cloth'
  | 'skin'
  | 'hair'
  | 'fur'
  | 'paper'
  | 'metal'
  | 'light'
  | 'cloud'
  | 'ink'

export interface Shape {
  /** Name within its thing, such as `head`, `armA`, `trunk`. */
  part: PartName
  /** Outline as a dense polyline (curves are sampled by whoever draws the thing). */
  points: readonly Point[]
  /** A closed shape is filled with `colour`; an open one is a stroke of `width`. */
  closed: boolean
  /** sRGB hex, `#rrggbb`. */
  colour: string
  /** Second colour for styles that let pigments run or grade a wash from top to bottom. */
  colour2?: string
  /** Stroke width in page units; for open shapes. */
  width?: number
  /** 0..1, 1 unless told. */
  alpha?: number
  material: Material
  /**
   * Shapes of one group are one piece: they share one outline, one shadow, one sheet of paper.
   * Shapes without a group stand alone.
   */
  group?: string
  /** A marking on the surface (eye, stripe, brow, window bar): no shadow, no outline, no wobble of its own. */
  marking?: boolean
  /** A soft edge: blush, glow, cloud, cast shadow. */
  soft?: boolean
  /** Holes cut out of this shape (even-odd). */
  holes?: readonly (readonly Point[])[]
}

export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** A face to protect from cuts, overlaps and the trim, and to measure: circle in page units. */
export interface Face {
  who: string
  centre: Point
  radius: number
}

/** Something whole in the picture: a person, a dog, a tree, a range of hills. */
export interface Thing {
  /** The cast member's `who`, the prop's name with a number, or the setting's part. */
  id: string
  kind: 'person' | 'creature' | 'prop' | 'scenery'
  /** Painted in this order, back to front. */
  shapes: readonly Shape[]
  /** Bounds of what must be seen, without shadows. */
  box: Box
  faces: readonly Face[]
  /** Distance: 0 at the horizon, 1 at the front edge; styles fade, shrink shadows and blur by it. */
  depth: number
}

/** Light and palette of the hour, for every style. */
export interface Atmosphere {
  time: 'morning' | 'day' | 'dusk' | 'night'
  weather: 'clear' | 'cloudy' | 'rain' | 'snow' | 'wind' | 'mist'
  /** Where the light comes from, about of length 1, in page axes: y is negative, as light comes from above. */
  light: Point
  /** Colour everything leans to and how far (0..1); skin leans at most half as far. */
  tint: string
  tintAmount: number
  /** Glowing places (sun, moon, lamp, window), for halos. */
  glows: readonly { centre: Point; radius: number; colour: string }[]
}

/** A composed picture, ready for any style. */
export interface Drawing {
  /** Back to front. */
  things: readonly Thing[]
  atmosphere: Atmosphere
  /** Colour of the clothes that the child of this book wears, sRGB hex, for styles with few inks. */
  ownColour?: string
  /** The part to keep calm, if any, in page units. */
  quiet?: Box
  /** Where the title is set on a cover. */
  title?: Box
}

/** A picture's size in page units, 1000 a page: a page is 1000 x 1000, a double page 2000 x 1000. */
export interface Sheet {
  width: number
  height: number
}

export interface RenderOptions {
  /** Pixels of 1000 page units, which is the edge of one square page. */
  pixels: number
  /** One page when left out. The picture has this many page units' pixels, rounded. */
  sheet?: Sheet
  /** Same seed and drawing, same bytes. */
  seed: string
  /** Paint to the very edge, without the border or frame of a style; for covers. */
  bleed?: boolean
  /**
   * Leaves out sky and land far from everybody, in styles whose hand does that: bare paper, or an outline. Where words are
   * set, all is painted or nothing.
   */
  loose?: { words?: Box | undefined } | undefined
}

/** A style turns a drawing into an opaque RGB picture, row by row, 3 bytes a pixel. */
export interface StyleRenderer {
  /** Coats that its inks print best, `#rrggbb`, for animals of whose coat nobody told. */
  coats?: Partial<Record<CreatureName, string>>
  render(drawing: Drawing, options: RenderOptions): Uint8Array
}

/** Size and anchor of something drawn on its own before it is placed: origin at its foot on the ground. */
export interface Sprite {
  shapes: readonly Shape[]
  box: Box
  faces: readonly Face[]
  /** Named points in the sprite's units that others hold on to: `handA`, `handB`, `seat`, `top`, `back`. */
  anchors: Readonly<Record<string, Point>>
}
