import type { Pen } from '../../pen/pen.ts'

/** Draws a motif standing at the origin, about forty units high or wide; `accent` gives the colour that may vary. */
export type DrawMotif = (pen: Pen, accent: (usual: string) => string) => void
