import type { Point } from '../drawing.ts'
import { between, smooth } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'

/** Pale fur down the front of a chest of radius `chest`. */
export function drawBib(pen: Pen, shoulder: Point, head: Point, chest: number, colour: string): void {
  const [x, y] = between(shoulder, head, 0.2)
  const bib = (
    [
      [-0.06, -0.34],
      [0.8, -0.23],
      [0.98, 0.34],
      [0.75, 0.95],
      [0.3, 0.68],
    ] as const
  ).map(([across, down]): Point => [x + across * chest, y + down * chest])
  pen.mark('bib', smooth(bib), colour)
}
