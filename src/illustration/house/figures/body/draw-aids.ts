import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { ellipse, roundBox, smooth } from '../../pen/curves.ts'
import { tube } from '../geometry/curves.ts'
import { penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'
import { limbRadius, type Side } from './skeleton.ts'

/** An insulin pump clipped to the waist, its thin tube going in under the clothes. */
export function drawInsulinPump({ skeleton, pieces }: Rig): void {
  const { onTorso, belly, bellyForward, headHeight: unit } = skeleton
  const [x, y] = onTorso(0.16, belly * 0.5 + bellyForward * 0.6)
  const pen = penFor(pieces, 'insulinPump', depths.armNear - 0.5)
  const line: Point[] = [
    [x, y - unit * 0.06],
    [x - unit * 0.12, y - unit * 0.2],
    [x - unit * 0.24, y - unit * 0.1],
    [x - unit * 0.3, y - unit * 0.2],
  ]
  pen.line('pumpTube', smooth(line, false), '#eaf2f4', unit * 0.025)
  pen.fill(
    'pump',
    roundBox(x - unit * 0.1, y - unit * 0.08, unit * 0.24, unit * 0.17, unit * 0.04),
    '#46809c',
    'metal',
  )
  pen.mark(
    'pumpScreen',
    roundBox(x - unit * 0.06, y - unit * 0.05, unit * 0.12, unit * 0.08, unit * 0.015),
    '#d9f0e4',
    'light',
  )
  pen.mark('pumpKey', ellipse(x + unit * 0.1, y, unit * 0.018), '#f3f6f4', 'metal')
}

/** A lower leg of light metal under a coloured socket, below the knee; the shoe is worn over its foot. */
export function drawLegProsthesis({ skeleton, pieces }: Rig, side: Side, depth: number): void {
  const { curve } = skeleton.legs[side]
  const unit = skeleton.headHeight
  const radius = limbRadius(skeleton.build.leg, unit)
  const pen = penFor(pieces, `leg${side}`, depth)
  pen.fill(
    'rod',
    tube(curve, () => unit * 0.055, { from: 0.62 }),
    '#b9bec6',
    'metal',
  )
  pen.mark(
    'ring',
    tube(curve, () => unit * 0.085, { from: 0.9, to: 0.95 }),
    '#7d838c',
    'metal',
  )
  pen.fill(
    'socket',
    tube(curve, (t) => radius(t) * 1.2, { from: 0.52, to: 0.64, capEnd: 0.5 }),
    '#37b6ad',
    'metal',
  )
}
