import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { bell, mixNumbers } from '../geometry/points.ts'
import { penFor } from '../pieces.ts'
import type { FaceParts } from './face-parts.ts'

/** A full beard round the jaw and a moustache over the mouth. */
export function drawBeard({ rig, head, pen }: FaceParts): void {
  const { turn, width, eyeHeight } = head
  const mouth = eyeHeight + 0.49
  const jaw = head.skullArc(
    mixNumbers(250, 238, turn),
    110 + turn * 44,
    (degrees) => 0.05 + 0.1 * bell(degrees, 180, 45),
  )
  const upperEdge: Point[] = [
    [0.95 * width, eyeHeight + 0.12],
    [0.8 * width, eyeHeight + 0.36],
    [0.5 * width, mouth + 0.03],
    [0.2, mouth + 0.15],
    [0, mouth + 0.12],
    [-0.2, mouth + 0.15],
    [-0.5 * width, mouth + 0.03],
    [-0.8 * width, eyeHeight + 0.36],
    [-0.95 * width, eyeHeight + 0.12],
  ]
  const seen = head.onFaceAll(upperEdge.slice(turn > 0.3 ? 2 : 0))
  penFor(rig.pieces, 'beard', depths.beard).fill(
    'beard',
    head.placeAll([...jaw, ...smooth(seen, false, 6)]),
    rig.hair,
    'hair',
  )
  drawMoustache({ rig, head, pen })
}

/** Two wings under the nose, over the mouth. */
export function drawMoustache({ rig, head, pen }: Pick<FaceParts, 'rig' | 'head' | 'pen'>): void {
  const mouth = head.eyeHeight + 0.49
  const moustache: Point[] = [
    [0, mouth - 0.17],
    [0.16, mouth - 0.2],
    [0.4, mouth - 0.02],
    [0.16, mouth - 0.09],
    [0, mouth - 0.1],
    [-0.16, mouth - 0.09],
    [-0.4, mouth - 0.02],
    [-0.16, mouth - 0.2],
  ]
  pen.mark('moustache', head.placeAll(head.onFaceAll(smooth(moustache))), rig.hair, 'hair')
}
