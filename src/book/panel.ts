import type { Style } from './options.ts'

/** Styles whose small pictures beside the words are two panels, in which people speak. */
export const panelStyles: ReadonlySet<Style> = new Set(['comicBook', 'manga'])

/** How high two panels side by side are, as a part of the width of both. */
export const panelsHigh = 0.64

/** One of two panels side by side, in thousandths of the width of both; down from their upper edge. */
export interface Panel {
  /** What the text calls whom it shows; null where it does not tell. */
  called: string | null
  /** The head of that one. */
  head: { x: number; y: number; radius: number }
  /** Above this nobody's head is. */
  clear: number
  /** From its left to its right edge. */
  across: readonly [x0: number, x1: number]
}
