import type { Point, Shape } from '../../../drawing.ts'
import { smooth } from '../../../pen/curves.ts'
import type { Vector } from '../../space/vector.ts'
import { oval } from '../numbers.ts'
import { drawnLine, filled } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import { halves, type Places } from './places.ts'

const radius = 0.2
/** How far before the face the glass stands. */
const before = 0.09
const leastFacing = 0.05

/** Two round glasses that hang before the face, bridge and wires to the ears. */
export function drawGlasses(view: HeadView, { eye }: Places, earsHidden: boolean): Shape[] {
  const colour = view.features.glasses
  if (!colour) return []
  const down = eye + 0.008
  const gap = view.features.eyeGap + 0.01
  const width = view.unit * 0.036
  const rims = halves.flatMap((half): Shape[] => {
    const seen = view.facing([half * gap, down])
    if (seen < leastFacing) return []
    const round = oval(radius, radius * 0.96, 32).map(view.decal([half * gap * 0.98, down], before))
    return [
      filled('lens', round, '#ffffff', 0.12),
      drawnLine('rim', [...round, ...round.slice(0, 1)], colour, width),
    ]
  })
  if (rims.length === 0) return []
  const wires = halves.flatMap((half) =>
    !earsHidden && view.facing([half * 1.2, down]) > 0.15 ? [wire(view, half, down)] : [],
  )
  const nose: Point[] = [-1, 0, 1].map((side) =>
    view.on([side * (gap - 0.21), down - (side === 0 ? 0.016 : 0)], before + (side === 0 ? 0.06 : 0.01)),
  )
  const bridge =
    view.facing([0, down]) > 0.15 ? [drawnLine('bridge', smooth(nose, false, 6), colour, width)] : []
  return [...rims, ...bridge, ...wires.map((points) => drawnLine('temple', points, colour, width * 0.8))]
}

function wire({ skull, page, features }: HeadView, half: number, down: number): Point[] {
  const [x, y, z] = skull.at([half * (features.eyeGap + 0.27), down], before * 0.8)
  const ear: Vector = skull.at([half * 1.5, down - 0.01], 0.03)
  return [page([x, y, z]), page(ear)]
}
