import type { Point } from '../drawing.ts'
import type { Pen } from '../pen/pen.ts'

interface Bars {
  /** Middle of the upright bar, and how high the other one lies. */
  at: Point
  rail?: number
  halfWide: number
  halfHigh: number
  width: number
  colour: string
}

/** The cross of bars before a pane: the upright one, then the one that lies. */
export function drawBars(pen: Pen, { at: [x, y], rail = y, halfWide, halfHigh, width, colour }: Bars): void {
  const bars: Point[][] = [
    [
      [x, y - halfHigh],
      [x, y + halfHigh],
    ],
    [
      [x - halfWide, rail],
      [x + halfWide, rail],
    ],
  ]
  for (const bar of bars) pen.stroke('bar', bar, width, colour)
}
