import type { Part, View } from './piece.ts'

/** Width of an open book in radii of the reader's face. */
const bookWidth = 2.1

/**
 * Somebody who reads: what they read lies in the lap, with a hand at either side of it.
 *
 * @param act draws the reader with the hands at these places, in the sprite's centimetres
 */
export function readInLap(
  act: (hands?: View['hands']) => Part[],
  thing: Omit<Part, 'x' | 'y'>,
  view: View,
): Part[] {
  const reader = act()[0] as Part
  const { anchors, box, faces } = reader.sprite
  const [lapX, lapY] = anchors['lap'] ?? ([0, box.y0 * 0.2] as const)
  const radius = faces[0]?.radius ?? 15
  const { x0, x1, y0, y1 } = thing.sprite.box
  const scale = Math.min((radius * bookWidth) / (x1 - x0), (radius * 1.3) / (y1 - y0))
  const foot = lapY + radius * 0.12
  const near = view.facing === 'left' ? -1 : 1
  const half = ((x1 - x0) / 2) * scale + radius * 0.04
  const grip = foot - (y1 - y0) * scale * 0.42
  const [holding] = act({ A: [lapX - near * half, grip], B: [lapX + near * half, grip] }) as [Part]
  const read: Part = {
    ...thing,
    scale: scale * reader.scale,
    x: reader.x + (lapX - ((x0 + x1) / 2) * scale) * reader.scale,
    y: reader.y + (foot - y1 * scale) * reader.scale,
  }
  return [holding, read]
}
