import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { between, ellipse, limb, roundBox, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

const yellow = '#f4c532'
const black = '#37323c'

/** Where a railway crosses: its bar is down, its two lamps take turns. */
export const levelCrossing: DrawProp = (pen, { accent }) => {
  const red = accent('#d8402f')
  const post = pen.piece('post', 'metal')
  post.fill('foot', roundBox(-92, -12, 40, 12, 3), '#8d9196')
  post.fill('post', limb([-72, -10], [-72, -204], 5, 4.4), '#d9d6cc')
  for (const y of [-40, -84, -128]) post.mark('band', roundBox(-77, y, 10, 20, 0), black)
  const cross = pen.piece('cross', 'wood')
  for (const side of [-1, 1]) {
    const [from, to]: [Point, Point] = [
      [-72 - side * 38, -232],
      [-72 + side * 38, -186],
    ]
    cross.fill('arm', limb(from, to, 7, 7), yellow)
    for (const part of [0.2, 0.5, 0.8])
      cross.stroke('stripe', [between(from, to, part - 0.02), between(from, to, part + 0.02)], 13, black)
  }
  const lamps = pen.piece('lamps', 'cloth')
  lamps.fill('beam', limb([-102, -158], [-42, -158], 3.4), '#4a4650')
  for (const [index, x] of [-102, -42].entries()) {
    lamps.fill('hood', ellipse(x, -158, 17), black)
    lamps.fill('lamp', ellipse(x, -157, 11.5), index === 0 ? red : darker(red, 0.5))
    lamps.mark('shine', ellipse(x - 4, -161, 3.4, 2.2, -30), '#ffffff', { alpha: index === 0 ? 0.8 : 0.3 })
  }
  const bar = pen.piece('bar', 'wood')
  bar.fill('weight', roundBox(-104, -94, 24, 26, 4), '#4a4650')
  bar.fill(
    'bar',
    straight(
      [
        [-84, -86],
        [170, -82],
        [170, -73],
        [-84, -74],
      ],
      true,
      8,
    ),
    yellow,
  )
  for (let x = -52; x < 160; x += 44)
    bar.mark(
      'stripe',
      straight(
        [
          [x, -85.4],
          [x + 20, -85],
          [x + 26, -73.8],
          [x + 6, -74],
        ],
        true,
        3,
      ),
      black,
    )
  bar.mark('tip', ellipse(170, -77.5, 5), red)
  bar.fill('hub', ellipse(-72, -80, 9), '#6a6f78')
  bar.mark('bolt', ellipse(-72, -80, 3), '#d9d6cc')
  return { anchors: { top: [-72, -236], grip: [60, -78] } }
}
