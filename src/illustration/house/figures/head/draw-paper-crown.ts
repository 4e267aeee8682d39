import type { Point } from '../../drawing.ts'
import { shadeOf } from '../colours.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { penFor } from '../pieces.ts'
import type { FaceParts } from './face-parts.ts'

const gold = '#f0c14a'

/** A crown of gold paper, worn a little askew. */
export function drawPaperCrown({ rig, head }: FaceParts): void {
  const pen = penFor(rig.pieces, 'paperCrown', depths.hairOver + 0.5)
  const points: Point[] = []
  const at = (x: number, y: number): Point => [x * head.width - head.turn * 0.1, y + x * 0.05]
  const foot = smooth([at(-0.82, -0.72), at(0, -0.6), at(0.82, -0.72)], false, 6)
  for (const [index, x] of [-0.96, -0.64, -0.32, 0, 0.32, 0.64, 0.96].entries())
    points.push(at(x, index % 2 ? -1.42 : -1.08 - (x === 0 ? 0.04 : 0)))
  points[0] = at(-0.96, -1.3)
  points[6] = at(0.96, -1.3)
  pen.fill('crown', head.placeAll([...foot, ...points.reverse()]), gold, 'paper', {
    colour2: shadeOf(gold, 0.16),
  })
  for (const x of [-0.5, 0, 0.5])
    pen.mark(
      'jewel',
      head.placeAll(ellipse(...at(x, -0.84 + 0.06 * Math.abs(x)), 0.075, 0.075, 0, 14)),
      rig.outfit.accent,
      'paper',
    )
}
