import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { penFor } from '../pieces.ts'
import type { FaceParts } from './face-parts.ts'

/** Cheerful colours, worn to be seen. */
const colours = { hearingAid: '#3f8fb0', cochlearImplant: '#8a6fc0' } as const

/** What somebody wears at both ears to hear with; with an implant, its coil is on the head behind the ear. */
export function drawHearingAids(parts: FaceParts): void {
  const { options, ear, farEar } = parts
  const worn = (['cochlearImplant', 'hearingAid'] as const).find((trait) => options.traits?.has(trait))
  if (!worn) return
  if (farEar) drawAt(parts, farEar, 1, worn)
  drawAt(parts, ear, -1, worn)
}

/** @param out which way the back of the ear is */
function drawAt({ rig, head }: FaceParts, [x, y]: Point, out: 1 | -1, worn: keyof typeof colours): void {
  const { headHeight } = rig.skeleton
  const colour = colours[worn]
  const pen = penFor(rig.pieces, 'hearingAid', depths.earFront + 0.4)
  const placed = (points: readonly Point[], closed = false): Point[] =>
    head.placeAll(
      smooth(
        points.map(([across, down]): Point => [x + out * across, y + down]),
        closed,
      ),
    )
  const body: readonly Point[] = [
    [-0.03, -0.2],
    [0.13, -0.17],
    [0.17, 0.02],
    [0.1, 0.14],
  ]
  pen.line('hearingAid', placed(body), colour, headHeight * 0.037, { material: 'metal' })
  if (worn === 'cochlearImplant') {
    const wire: readonly Point[] = [
      [0.12, -0.18],
      [0.2, -0.3],
      [0.14, -0.44],
    ]
    pen.line('hearingTube', placed(wire), colour, headHeight * 0.016, { material: 'metal' })
    const coil = head.place([x + out * 0.14, y - 0.46])
    pen.mark('coil', ellipse(...coil, headHeight * 0.07, headHeight * 0.07, 0, 20), colour, 'metal')
    pen.mark('coilCap', ellipse(...coil, headHeight * 0.04, headHeight * 0.04, 0, 16), '#f3efe6', 'metal')
    return
  }
  const cable: readonly Point[] = [
    [-0.03, -0.2],
    [-0.12, -0.1],
    [-0.03, 0.04],
  ]
  pen.line('hearingTube', placed(cable), colour, headHeight * 0.016, { material: 'metal' })
  pen.mark('earMould', head.placeAll(ellipse(x - out * 0.02, y + 0.03, 0.05, 0.06, 0, 16)), colour, 'metal')
}
