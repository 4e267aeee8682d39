import type { Point } from '../../drawing.ts'
import { lineOn, shadeOf } from '../colours.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { bell } from '../geometry/points.ts'
import type { FaceParts } from '../head/face-parts.ts'
import { penFor } from '../pieces.ts'

/** A cloth wound round the head over the hair, the ears free. */
export function drawTurban({ rig, head }: FaceParts): void {
  const colour = rig.outfit.headscarfColour
  const { width, turn } = head
  const brow: Point[] = [
    [width * 1.02, -0.16],
    [width * 0.62, -0.34],
    [0.02, -0.54],
    [-width * 0.62, -0.34],
    [-width * 1.02, -0.14],
  ]
  const pen = penFor(rig.pieces, 'hair', depths.hair)
  const crown = head.skullArc(-94, 90, (degrees) => 0.07 + 0.3 * bell(degrees, 0, 58), 28)
  pen.fill('turban', head.placeAll([...crown, ...smooth(head.onFaceAll(brow), false, 6)]), colour, 'cloth')
  const folds: Point[][] = [
    [
      head.skull(-76, 0.16),
      head.onFace(-0.3, -0.6),
      head.onFace(0.34, -0.92),
      head.skull(26 - turn * 10, 0.3),
    ],
    [head.skull(-48, 0.2), head.onFace(-0.1, -0.84), head.skull(6 - turn * 10, 0.34)],
    [head.skull(76, 0.14), head.onFace(0.46, -0.56), head.onFace(0.1, -0.7)],
  ]
  for (const fold of folds)
    pen.line('fold', head.placeAll(smooth(fold, false)), lineOn(colour), rig.skeleton.headHeight * 0.016, {
      alpha: 0.7,
    })
  const knot = smooth([
    head.onFace(0.02, -0.6),
    head.onFace(-0.13, -0.78),
    head.onFace(0.03, -0.96),
    head.onFace(0.18, -0.78),
  ])
  pen.mark('knot', head.placeAll(knot), shadeOf(colour, 0.1), 'cloth')
}
