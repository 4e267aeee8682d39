import type { Point, Sprite } from '../../drawing.ts'
import { type AssembledFigure, assembleFigure, type Rigging } from '../assemble-figure.ts'
import { depths } from '../depths.ts'
import type { FigureOptions } from '../figure-options.ts'
import { mergePair, namedAnchor, sizeOf } from './merge-pair.ts'

/** Cheek to cheek: near arms over both chests, far arms behind both backs, the right head in front. */
export function hug(a: FigureOptions, b: FigureOptions): Sprite {
  const kneelBelow = 0.74
  const ratio = sizeOf(a) / sizeOf(b)
  const left = hugging(a, 'right', ratio > 1 / kneelBelow)
  const right = hugging(b, 'left', ratio < kneelBelow)
  const from = assembleFigure(left.options, left.rigging)
  const to = assembleFigure(right.options, right.rigging)
  const unit = Math.min(from.headHeight, to.headHeight)
  const apart = hugDistance(from, to, a.plain ? 0.96 : 1.04) + from.face.centre[0] - to.face.centre[0]
  // Round the waist: straight sleeves at the height of the shoulders would be a bar.
  const low = a.plain ? 0.2 : 0
  const aim = (other: AssembledFigure, shift: number, outward: number, height: number): Point => {
    const [x, y] = namedAnchor(other.anchors, 'chest')
    return [x + shift + outward * unit, y + (height + low) * unit]
  }
  const one = {
    ...left.options,
    hands: { A: aim(to, apart, 0.24, 0.1), B: aim(to, apart, 0.3, -0.25) },
  }
  const two = {
    ...right.options,
    hands: { A: aim(from, -apart, -0.24, -0.1), B: aim(from, -apart, -0.3, 0.25) },
  }
  return mergePair(
    { options: one, figure: assembleFigure(one, left.rigging), x: -apart / 2 },
    { options: two, figure: assembleFigure(two, right.rigging), x: apart / 2 },
    (depth, which) =>
      which === 'b' && depth >= depths.collar && depth < depths.headFrontEnd ? depth + 13 : depth,
  )
}

function hugging(
  options: FigureOptions,
  facing: 'left' | 'right',
  kneels: boolean,
): { options: FigureOptions; rigging: Rigging } {
  const { gaze: _gaze, ...rest } = options
  const reachingArms = { armA: [70, 90], armB: [70, 90], handA: 'open', handB: 'open' } as const
  return {
    options: { ...rest, facing, pose: kneels ? 'kneel' : 'hug' },
    rigging: {
      bodyTurn: 0.4,
      headTurn: kneels ? 0.4 : 0.14,
      frame: { ...reachingArms, lean: kneels ? 12 : 5, head: kneels ? 14 : facing === 'left' ? 12 : 18 },
    },
  }
}

/** How far apart two heads in a hug are: near, but with both faces free. Those of plain people are wide: hair overlaps. */
function hugDistance(left: AssembledFigure, right: AssembledFigure, near: number): number {
  const unit = Math.min(left.headHeight, right.headHeight)
  const rise = Math.abs(left.face.centre[1] - right.face.centre[1])
  const touch = ((left.headWidth + right.headWidth) / 2) * near
  return Math.sqrt(Math.max((unit * 0.68) ** 2, touch ** 2 - rise ** 2))
}
