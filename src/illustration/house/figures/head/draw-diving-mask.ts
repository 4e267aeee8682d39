import type { Point } from '../../drawing.ts'
import { shadeOf } from '../colours.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { tube } from '../geometry/curves.ts'
import { penFor } from '../pieces.ts'
import type { FaceParts } from './face-parts.ts'

/** A diving mask pushed up on the forehead and a snorkel beside the ear. */
export function drawDivingMask({ rig, head, options }: FaceParts): void {
  const colour = rig.outfit.accent
  const { width, turn, unit } = head
  const pen = penFor(rig.pieces, 'divingMask', depths.hat + 0.2)
  const side: Point[] = [
    head.skull(-66, 0.14),
    head.onFace(-width * 0.62, -0.6),
    head.onFace(width * 0.62, -0.6),
    head.skull(66, 0.14),
  ]
  pen.line('strap', head.placeAll(smooth(side, false)), shadeOf(colour, 0.5), unit * 0.14)
  if (options.fromBehind) return
  const frame = smooth(
    head.onFaceAll([
      [-0.56, -0.74],
      [-0.3, -0.92],
      [0.3, -0.92],
      [0.56, -0.74],
      [0.5, -0.5],
      [0.16, -0.46],
      [0, -0.54],
      [-0.16, -0.46],
      [-0.5, -0.5],
    ]),
  )
  pen.fill('mask', head.placeAll(frame), colour, 'cloth')
  for (const aside of [-0.27, 0.27]) {
    const glass = smooth(
      head.onFaceAll([
        [aside - 0.19, -0.7],
        [aside, -0.82],
        [aside + 0.19, -0.7],
        [aside + 0.15, -0.56],
        [aside - 0.15, -0.56],
      ]),
    )
    pen.mark('glass', head.placeAll(glass), '#a9dcea', 'light')
  }
  const x = -width * (1.12 - turn * 0.2)
  const pipe: Point[] = [
    [x + 0.1, 0.46],
    [x - 0.12, 0.2],
    [x - 0.1, -0.6],
    [x - 0.2, -1.16],
  ]
  penFor(rig.pieces, 'snorkel', depths.hairOver + 0.6).fill(
    'snorkel',
    head.placeAll(tube(smooth(pipe, false), () => 0.09)),
    colour,
    'metal',
  )
}
