import type { Point } from '../drawing.ts'
import type { Pen } from '../pen/pen.ts'
import { drawTurnedPart } from './draw-turned-part.ts'

interface EarPlan {
  /** Root of the right ear in head units; the left one mirrors it. */
  at: Point
  /** Degrees an ear stands up (positive) or hangs (negative). */
  degrees: number
  /** Draws the left ear about its root. */
  draw(ear: Pen): void
}

/** A pair of ears, the far one first, or just one of them. */
export function drawEars(pen: Pen, plan: EarPlan, sides: readonly (1 | -1)[] = [1, -1]): void {
  for (const side of sides) {
    drawTurnedPart(pen, plan.draw, {
      at: [side * plan.at[0], plan.at[1]],
      degrees: plan.degrees,
      mirror: side > 0,
    })
  }
}
