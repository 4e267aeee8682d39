import type { Companion, Hero } from '#book/character.ts'
import type { Marks } from '../cast/coat-told.ts'
import type { Occasion, Outfit } from '../figures/outfit.ts'
import type { Frame } from './space/frame.ts'
import type { Model } from './solids/solid.ts'
import type { Vector } from './space/vector.ts'

/** What somebody does in a picture, with all targets as points in space. */
export interface Act {
  pose: string
  feels: string
  /** Where head and eyes turn to. */
  looks?: Vector
  /** Where the picture is seen from. */
  reader?: Vector
  /** Where hands are to be, in metres; arms reach as far as they can. */
  hands?: { left?: Vector; right?: Vector }
  /** Which way ears, hair and scarves fly, in metres. */
  wind?: Vector
}

export interface ModelRequest {
  /** Its name in the picture; the child is `hero`. */
  id: string
  /** Its foot on the ground, or where it sits; its front is to where it faces. */
  frame: Frame
  act: Act
  /** Whom the book describes; left out for the story's own. */
  who?: Hero | Companion
  /** What they wear, where the book has settled it. */
  outfits?: Readonly<Record<Occasion, Outfit>>
  /** Colour of an animal's coat, sRGB hex, where the book or its style has settled it. */
  coat?: string
  /** What stands out of it, of an animal that the book describes. */
  marks?: Marks
  /** States of a thing (`lit`, `open`, `shows`) and choices of a story (`coat`). */
  state: Readonly<Record<string, unknown>>
  /** The height of the ground at an x of the map, for what lies on it; level where it is left out. */
  groundAt?: (x: number) => number
  /** What chance is taken from; the same through a book. */
  seed: string
}

/** Builds one model; the same request gives the same model. */
export type Modeller = (request: ModelRequest) => Model
