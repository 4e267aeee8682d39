import type { Point } from '../../drawing.ts'
import { mixColours } from '../../pen/colour.ts'
import { ellipse } from '../../pen/curves.ts'
import { clamp } from '../geometry/points.ts'
import { freckleColour } from '../skin-marks.ts'
import type { Pen } from '../pieces.ts'
import type { FaceParts } from './face-parts.ts'

/** About a place under each eye, in half heads, outward and down. */
const freckles: readonly Point[] = [
  [-0.2, 0.27],
  [-0.11, 0.21],
  [-0.07, 0.31],
  [0.01, 0.25],
  [0.1, 0.2],
  [0.11, 0.31],
]

/** Soft cheeks, kept inside the face when it turns; freckles where somebody has them. */
export function drawBlush({ rig, head, options, darkSkin }: FaceParts, pen: Pen): void {
  const amount = rig.expression.blush * (darkSkin ? 0.66 : 0.62)
  const colour = mixColours(rig.skin, darkSkin ? '#c8463f' : '#ee6a5c', amount)
  for (const side of [-1, 1]) {
    const flat = side * (head.eyeAside + 0.2)
    const [x, y] = head.onFace(flat, head.eyeHeight + 0.33)
    const narrow = clamp(head.foreshortened(flat), 0.45, 1.1)
    const edge = Math.abs(head.skull(side * 122)[0]) - 0.19 * narrow - 0.05
    const cheek = ellipse(clamp(x, -edge, edge), y, 0.19 * narrow, 0.14, 0, 28)
    pen.mark('cheek', head.placeAll(cheek), colour, 'skin', { soft: true, alpha: 0.85 })
  }
  if (!options.traits?.has('freckles')) return
  for (const side of [-1, 1]) {
    for (const [x, y] of freckles) {
      const spot = head.onFace(side * (head.eyeAside + 0.02 + x), head.eyeHeight + y)
      pen.mark(
        'freckle',
        head.placeAll(ellipse(...spot, 0.022, 0.021, 0, 10)),
        freckleColour(rig.skin),
        'ink',
        {
          alpha: 0.85,
        },
      )
    }
  }
}
