import { depths } from '../depths.ts'
import { arc, ellipse, smooth } from '../../pen/curves.ts'
import { penFor } from '../pieces.ts'
import type { FaceParts } from './face-parts.ts'

const white = '#f3efe8'

/** A round glass helmet on a white collar; face and hair stay to be seen. */
export function drawSpaceHelmet({ rig, head }: FaceParts): void {
  const { headHeight } = rig.skeleton
  const collar = smooth([
    [-0.86, 0.86],
    [0, 0.76],
    [0.86, 0.86],
    [0.92, 1.06],
    [0, 1.26],
    [-0.92, 1.06],
  ])
  penFor(rig.pieces, 'helmetCollar', depths.collar).fill('collar', head.placeAll(collar), white, 'metal')
  const pen = penFor(rig.pieces, 'helmet', depths.headFrontEnd)
  const round = ellipse(0, -0.16, 1.62, 1.5, 0, 48)
  pen.mark('glass', head.placeAll(round), '#cfeaf2', 'light', { alpha: 0.16 })
  pen.line('rim', head.placeAll([...round, round[0] ?? [0, 0]]), '#dfeff2', headHeight * 0.04, {
    material: 'metal',
  })
  pen.line('shine', head.placeAll(arc(0, -0.16, 1.38, 1.26, 206, 244, 10)), '#ffffff', headHeight * 0.045, {
    alpha: 0.9,
  })
}
