import type { Acting } from '../cast/draw-actor.ts'
import { fingersApart } from './hold-in-hands.ts'
import type { Part, View } from './piece.ts'

/** Width of an open book in radii of the reader's face. */
const bookWidth = 2.1

/**
 * Somebody who reads: what they read lies in the lap, with a hand at either side of it.
 *
 * @param draw draws the reader
 */
export function readInLap(
  draw: (acting: Pick<Acting, 'hands' | 'holds'>) => Part,
  thing: Omit<Part, 'x' | 'y'>,
  view: View,
): Part[] {
  const reader = draw({})
  const { anchors, box, faces } = reader.sprite
  const [lapX, lapY] = anchors['lap'] ?? ([0, box.y0 * 0.2] as const)
  const radius = faces[0]?.radius ?? 15
  const { x0, x1, y0, y1 } = thing.sprite.box
  const scale = Math.min((radius * bookWidth) / (x1 - x0), (radius * 1.3) / (y1 - y0))
  const foot = lapY + radius * 0.12
  const near = view.facing === 'left' ? -1 : 1
  const half = ((x1 - x0) / 2) * scale + radius * 0.04
  const grip = foot - (y1 - y0) * scale * 0.42
  const [holding, ...fingers] = fingersApart(
    draw({
      hands: { A: [lapX - near * half, grip], B: [lapX + near * half, grip] },
      holds: {
        A: { form: 'edge', direction: [near, 0] },
        B: { form: 'edge', direction: [-near, 0] },
      },
    }),
  )
  const read: Part = {
    ...thing,
    scale: scale * reader.scale,
    x: reader.x + (lapX - ((x0 + x1) / 2) * scale) * reader.scale,
    y: reader.y + (foot - y1 * scale) * reader.scale,
  }
  return [holding, read, ...fingers]
}
