import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { penFor } from '../pieces.ts'
import type { FaceParts } from './face-parts.ts'

/** A cheerful behind-the-ear aid on the near ear, worn to be seen. */
export function drawHearingAid({ rig, head, ear }: FaceParts): void {
  const [x, y] = ear
  const { headHeight } = rig.skeleton
  const colour = '#3f8fb0'
  const pen = penFor(rig.pieces, 'hearingAid', depths.earFront + 0.4)
  const body = smooth(
    [
      [x + 0.03, y - 0.2],
      [x - 0.13, y - 0.17],
      [x - 0.17, y + 0.02],
      [x - 0.1, y + 0.14],
    ],
    false,
  )
  pen.line('hearingAid', head.placeAll(body), colour, headHeight * 0.037, { material: 'metal' })
  const cable = smooth(
    [
      [x + 0.03, y - 0.2],
      [x + 0.12, y - 0.1],
      [x + 0.03, y + 0.04],
    ],
    false,
  )
  pen.line('hearingTube', head.placeAll(cable), colour, headHeight * 0.016, { material: 'metal' })
  pen.mark('earMould', head.placeAll(ellipse(x + 0.02, y + 0.03, 0.05, 0.06, 0, 16)), colour, 'metal')
}
