import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, polar, roundBox } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

/** An alarm clock with two bells. It says ten past ten, as those do that stand still. */
export const clock: DrawProp = (pen, { accent }) => {
  const paint = accent('#c9503f')
  const brass = '#e0b14c'
  const back = pen.piece('clock', 'metal')
  back.line('loop', arc(0, -30, 5, 5, 180, 360, 12), 1.4, darker(brass, 0.3))
  back.fill('hammer', limb([0, -26], [0, -31], 1, 1), darker(brass, 0.4))
  for (const side of [-1, 1]) {
    back.fill('foot', limb([side * 8, -4], [side * 11, -1.4], 2, 1.4), darker(brass, 0.25))
    const centre = polar([0, -15], -90 + side * 36, 15.4)
    back.fill('bell', arc(centre[0], centre[1], 6, 5.6, 180 + side * 36, 360 + side * 36, 16), brass)
    back.mark('shine', ellipse(centre[0] - 1.6, centre[1] - 2.6, 1.3, 0.8, -30), '#fff6da')
  }
  const piece = pen.piece('clock', 'metal')
  piece.fill('case', ellipse(0, -15, 14), paint)
  piece.fill('ring', ellipse(0, -15, 11.6), brass)
  piece.fill('face', ellipse(0, -15, 10.4), '#fff8e8', { material: 'paper' })
  for (let hour = 0; hour < 12; hour++) {
    const angle = hour * 30
    const main = hour % 3 === 0
    piece.stroke(
      'hour',
      [polar([0, -15], angle, main ? 7.4 : 8.2), polar([0, -15], angle, 9.2)],
      main ? 1.1 : 0.7,
      '#4a4650',
    )
  }
  // Hands at ten past ten: the hour a little past ten, the minute at two.
  piece.stroke('hand', [[0, -15], polar([0, -15], -90 - 55, 5)], 1.5, '#2f2a33')
  piece.stroke('hand', [[0, -15], polar([0, -15], -90 + 60, 7.4)], 1.1, '#2f2a33')
  piece.mark('pin', ellipse(0, -15, 1.1), paint)
  piece.stroke('shine', arc(0, -15, 12.8, 12.8, 195, 250, 10), 1.2, lighter(paint, 0.6))
  piece.fill('base', roundBox(-4, -2, 8, 1.6, 0.8), darker(paint, 0.3))
  return { anchors: { grip: [0, -3], top: [0, -33] } }
}
