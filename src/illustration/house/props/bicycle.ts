import type { Point } from '../drawing.ts'
import { arc, ellipse, limb, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawWheel } from './wheel.ts'

export const bicycle: DrawProp = (pen, { accent }) => {
  const frame = accent('#3f8a86')
  const wheels = pen.piece('bicycleWheels', 'metal')
  drawWheel(wheels, -48, -30, 30, 'spoked', '#4a4650')
  drawWheel(wheels, 48, -30, 30, 'spoked', '#4a4650')
  const tubes = pen.piece('bicycle', 'metal')
  const tube = (from: Point, to: Point, radius = 2.4): void =>
    tubes.fill('tube', limb(from, to, radius), frame)
  tube([-48, -30], [-6, -30], 1.8)
  tube([-48, -30], [-17, -66], 1.8)
  tube([-6, -30], [-19, -72])
  tube([-6, -30], [35, -64])
  tube([-17, -62], [33, -66])
  tube([48, -30], [32, -84])
  tubes.fill('mudguard', arcBand(-48, -30, 34, 215, 330), frame)
  tubes.fill(
    'saddle',
    smooth([
      [-32, -78],
      [-20, -80],
      [-6, -77],
      [-14, -73],
      [-30, -72],
    ]),
    '#7a4e34',
  )
  tubes.fill('handlebar', limb([32, -84], [22, -92], 2, 2.6, [34, -94]), '#3d3a40')
  tubes.fill('lamp', ellipse(42, -76, 5, 5.6), '#f3d67a')
  const crate = pen.piece('bicycleBasket', 'wood')
  crate.fill(
    'basket',
    straight([
      [-74, -82],
      [-36, -82],
      [-40, -64],
      [-70, -64],
    ]),
    '#c79355',
  )
  for (const y of [-77, -71])
    crate.stroke(
      'weave',
      [
        [-72, y],
        [-38, y],
      ],
      1,
      '#8a5f35',
    )
  tubes.fill('crank', ellipse(-6, -30, 6), '#5b5660')
  tubes.fill('pedal', limb([-6, -30], [4, -17], 1.6), '#5b5660')
  return { anchors: { seat: [-19, -79], grip: [24, -92], top: [32, -94], back: [-54, -82] } }
}

function arcBand(x: number, y: number, radius: number, from: number, to: number): Point[] {
  return [...arc(x, y, radius, radius, from, to), ...arc(x, y, radius - 3, radius - 3, to, from)]
}
