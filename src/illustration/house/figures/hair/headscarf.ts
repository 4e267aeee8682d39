import type { Point } from '../../drawing.ts'
import { lineOn } from '../colours.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { bell } from '../geometry/points.ts'
import type { FaceParts } from '../head/face-parts.ts'
import { penFor } from '../pieces.ts'

/** A scarf round the face and over the shoulders. */
export function drawHeadscarf({ rig, head }: FaceParts): void {
  const { outfit, pieces, skeleton } = rig
  const colour = outfit.headscarfColour
  const { width, turn } = head
  const drape = smooth([
    [-width * 0.98, 0.2],
    [-width * 1.02, 0.76],
    [-width * 0.8, 1.16],
    [0, 1.38],
    [width * 0.8, 1.16],
    [width * 1.02 - turn * 0.25, 0.76],
    [width * 0.98 - turn * 0.1, 0.2],
  ])
  penFor(pieces, 'scarfDrape', depths.scarf).fill('scarfDrape', head.placeAll(drape), colour, 'cloth')
  const opening = Array.from({ length: 36 }, (_, index): Point => {
    const angle = (-index / 36) * 2 * Math.PI
    return head.onFace(Math.sin(angle) * width * 0.82, 0.1 - Math.cos(angle) * 0.73)
  })
  const outer = head.skullArc(0, 351, (degrees) => 0.12 - 0.05 * bell(degrees, 180, 60), 39)
  const pen = penFor(pieces, 'hair', depths.hair)
  pen.fill('headscarf', head.placeAll(outer), colour, 'cloth', { holes: [head.placeAll(opening)] })
  const folds: Point[][] = [
    [
      [-width * 0.95 - turn * 0.05, 0.3],
      [-width * 0.7, 0.8],
      [-0.1 + turn * 0.2, 1.02],
    ],
    [
      [-width * 0.98, -0.2],
      [-width * 0.8, -0.66],
      [-width * 0.3, -0.92],
    ],
  ]
  for (const fold of folds) {
    pen.line('fold', head.placeAll(smooth(fold, false)), lineOn(colour), skeleton.headHeight * 0.015, {
      alpha: 0.6,
    })
  }
}
