import { betweenHands, type DrawHolder } from './hold-in-hands.ts'
import type { Part, View } from './piece.ts'

/** Width of an open book in radii of the reader's face. */
const bookWidth = 2.1

/**
 * Somebody who reads: what they read lies in the lap, with a hand at either side of it.
 *
 * @param draw draws the reader
 */
export function readInLap(draw: DrawHolder, thing: Omit<Part, 'x' | 'y'>, view: View): Part[] {
  const reader = draw({})
  const { anchors, box, faces } = reader.sprite
  const [lapX, lapY] = anchors['lap'] ?? ([0, box.y0 * 0.2] as const)
  const radius = faces[0]?.radius ?? 15
  const { x0, x1, y0, y1 } = thing.sprite.box
  const scale = Math.min((radius * bookWidth) / (x1 - x0), (radius * 1.3) / (y1 - y0))
  const foot = lapY + radius * 0.12
  return betweenHands(draw, thing, { x: lapX, foot, scale, air: radius * 0.04 }, view)
}
