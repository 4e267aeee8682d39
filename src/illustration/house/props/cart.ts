import { pick } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawWheel } from './wheel.ts'

/** A home-made cart, four wheels and no two alike: once an apple crate, a drawer or a bath. */
export const cart: DrawProp = (pen, { random, accent }) => {
  const body = pick(['crate', 'drawer', 'bath'] as const, random)
  const wood = body === 'bath' ? accent('#e9e4da') : body === 'drawer' ? accent('#a86f45') : accent('#cf9c5f')
  const back = pen.piece('cartBack', 'wood')
  drawWheel(back, -13, -15, 12, 'disc', '#9a6b45')
  drawWheel(back, 14, -17, 13, 'tyre', '#d9b24a')
  back.fill('inside', roundBox(-53, -62, 106, 44, 6), darker(wood, 0.35))
  const front = pen.piece('cart', body === 'bath' ? 'metal' : 'wood')
  if (body === 'bath') drawBathSide(front, wood)
  else drawPlankSide(front, wood, body === 'drawer')
  const wheels = pen.piece('cartWheels', 'wood')
  drawWheel(wheels, -40, -17, 17, 'spoked', '#4d5f78')
  drawWheel(wheels, 41, -13, 13, 'pulley', '#d2573f')
  pen.piece('cartRope', 'cloth').line(
    'rope',
    smooth(
      [
        [55, -30],
        [66, -22],
        [74, -30],
        [84, -44],
      ],
      false,
    ),
    2,
    '#b98f58',
  )
  const seats = [-42, -25, -8, 9, 26, 43].map((x, index): [string, Point] => [`seat${index + 1}`, [x, -34]])
  return {
    anchors: {
      ...Object.fromEntries(seats),
      seat: [0, -34],
      top: [0, { crate: -60, drawer: -64, bath: -65 }[body]],
      grip: [84, -44],
      back: [-56, -50],
    },
    panel: {
      centre: [0, body === 'bath' ? -40 : -41],
      size: 34,
      chalk: body === 'bath' ? '#5d7fa6' : '#fff6e2',
    },
  }
}

function drawPlankSide(pen: Pen, wood: string, drawer: boolean): void {
  pen.fill(
    'side',
    straight([
      [-56, -60],
      [56, -60],
      [53, -20],
      [-53, -20],
    ]),
    wood,
  )
  for (const y of [-47, -33])
    pen.stroke(
      'plank',
      [
        [-54, y],
        [54, y + 0.6],
      ],
      1,
      darker(wood, 0.35),
    )
  for (const x of [-47, 47])
    for (const y of [-54, -40, -26]) pen.mark('nail', ellipse(x, y, 1.1, 1.1, 0, 10), darker(wood, 0.5))
  for (const [x, y] of [
    [-30, -53],
    [24, -27],
    [33, -54],
  ] as const)
    pen.stroke(
      'grain',
      smooth(
        [
          [x - 7, y],
          [x, y - 1],
          [x + 7, y],
        ],
        false,
      ),
      0.7,
      darker(wood, 0.22),
    )
  if (drawer) {
    pen.fill('rim', roundBox(-58, -64, 116, 7, 3), lighter(wood, 0.15))
    for (const x of [-36, 36]) pen.fill('knob', ellipse(x, -40, 3.6), '#e3b64f', { material: 'metal' })
  }
}

function drawBathSide(pen: Pen, colour: string): void {
  pen.fill(
    'side',
    smooth([
      [-60, -60],
      [-56, -42],
      [-46, -22],
      [-20, -18],
      [20, -18],
      [46, -22],
      [55, -42],
      [58, -60],
      [0, -58],
    ]),
    colour,
  )
  pen.fill('rim', roundBox(-63, -65, 124, 7, 3.5), lighter(colour, 0.4))
  pen.fill('tap', limb([58, -62], [64, -74], 2, 2, [66, -66]), '#c9a24a')
  pen.stroke(
    'shine',
    smooth(
      [
        [-50, -50],
        [-44, -34],
        [-34, -26],
      ],
      false,
    ),
    2,
    lighter(colour, 0.7),
  )
}
