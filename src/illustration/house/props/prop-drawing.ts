import type { Random } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import type { Pen } from '../pen/pen.ts'

export interface PropOptions {
  seed: string
  /** The colour that may differ from one to the next: a door, a sail, a mug; `#rrggbb`. */
  accent?: string
  /** A word of what the child loves, drawn on it in chalk lines. */
  shows?: string
  /** A door, box, book, suitcase, umbrella or blanket that is open or spread out. */
  open?: boolean
  /** A lamp, fire or window that gives light. */
  lit?: boolean
  /** It stands among houses. */
  inTown?: boolean
}

interface PropDrawing {
  random: Random
  /** The accent asked for, or the given one. */
  accent(usual: string): string
  open: boolean
  lit: boolean
  inTown: boolean
}

/** Where a drawing goes when the prop shows one, and in which chalk. */
export interface Panel {
  centre: Point
  size: number
  chalk: string
}

export interface PropParts {
  anchors?: Readonly<Record<string, Point>>
  panel?: Panel
  /** The prop turns into the silhouette of what it shows. */
  silhouette?: { size: number; colour: string }
}

/**
 * Draws a prop in centimetres, standing at the origin. Groups whose name ends in `Back` lie behind whoever sits
 * or sleeps in it; the others before them.
 */
export type DrawProp = (pen: Pen, drawing: PropDrawing) => PropParts
