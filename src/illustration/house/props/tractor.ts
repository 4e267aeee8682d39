import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawWheel } from './wheel.ts'

function arcBand(x: number, y: number, radius: number, from: number, to: number): Point[] {
  return [...arc(x, y, radius, radius, from, to), ...arc(x, y, radius - 3, radius - 3, to, from)]
}

export const tractor: DrawProp = (pen, { accent }) => {
  const paint = accent('#d2573f')
  const back = pen.piece('tractorBack', 'metal')
  back.fill(
    'cabin',
    straight([
      [-62, -178],
      [6, -178],
      [14, -100],
      [-64, -100],
    ]),
    '#bcdce4',
  )
  const body = pen.piece('tractor', 'metal')
  for (const [from, to] of [
    [
      [-62, -178],
      [-64, -96],
    ],
    [
      [6, -178],
      [16, -96],
    ],
  ] as const)
    body.fill('post', limb(from, to, 4), darker(paint, 0.2))
  body.fill('roof', roundBox(-74, -190, 92, 14, 7), paint)
  body.fill(
    'bonnet',
    smooth(
      [
        [10, -112],
        [70, -110],
        [92, -102],
        [98, -66],
        [92, -46],
        [10, -46],
      ],
      true,
      6,
    ),
    paint,
  )
  body.fill('belly', roundBox(-66, -102, 84, 58, 8), paint)
  body.fill('pipe', limb([64, -108], [64, -158], 4, 4), '#4a4650')
  body.fill('pipeCap', roundBox(58, -164, 14, 8, 3), '#4a4650')
  body.mark('grille', roundBox(80, -92, 12, 34, 3), darker(paint, 0.4))
  for (const y of [-90, -82, -74])
    body.stroke(
      'vent',
      [
        [30, y],
        [62, y],
      ],
      2,
      darker(paint, 0.35),
    )
  body.fill('lamp', ellipse(94, -98, 6), '#f7dd86')
  const wheels = pen.piece('tractorWheels', 'metal')
  drawWheel(wheels, -46, -50, 50, 'tyre', '#f0c04a')
  drawWheel(wheels, 70, -29, 29, 'tyre', '#f0c04a')
  body.fill('mudguard', arcBand(-46, -50, 58, 190, 350), darker(paint, 0.15), { group: 'tractorGuard' })
  return {
    anchors: { seat: [-28, -102], top: [-28, -190], grip: [4, -120], back: [-84, -60] },
    panel: { centre: [46, -60], size: 23, chalk: '#fff6e2' },
  }
}
