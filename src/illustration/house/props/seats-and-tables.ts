import { darker, lighter } from '../pen/colour.ts'
import { limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const chair: DrawProp = (pen, { accent }) => {
  const paint = accent('#cf9c5f')
  const back = pen.piece('chairBack', 'wood')
  for (const x of [-15, 19]) back.fill('leg', limb([x, -40], [x - 1, -2], 2.4), darker(paint, 0.22))
  back.fill('post', limb([-19, -42], [-22, -88], 2.6), paint)
  back.fill('post', limb([14, -46], [13, -86], 2.4), darker(paint, 0.1))
  for (const y of [-84, -70])
    back.fill(
      'slat',
      smooth(
        [
          [-22, y - 4],
          [-4, y - 7],
          [14, y - 3],
          [14, y + 4],
          [-4, y + 1],
          [-22, y + 4],
        ],
        true,
        5,
      ),
      paint,
    )
  const front = pen.piece('chair', 'wood')
  front.fill(
    'seat',
    smooth(
      [
        [-24, -43],
        [-16, -48],
        [19, -48],
        [25, -43],
        [23, -39],
        [-22, -39],
      ],
      true,
      5,
    ),
    lighter(paint, 0.15),
  )
  for (const x of [-20, 20]) front.fill('leg', limb([x, -40], [x + (x < 0 ? -1.5 : 1.5), -2.4], 2.6), paint)
  front.fill('rung', limb([-20, -16], [20, -16], 1.5), paint)
  return { anchors: { seat: [0, -44], top: [-4, -90], grip: [-4, -88] } }
}

export const table: DrawProp = (pen, { accent }) => {
  const paint = accent('#c08a55')
  const piece = pen.piece('table', 'wood')
  for (const x of [-44, 44]) piece.fill('leg', limb([x, -66], [x, -3], 3, 2.6), darker(paint, 0.25))
  for (const x of [-54, 54]) piece.fill('leg', limb([x, -66], [x * 1.02, -3.4], 4, 3.4), darker(paint, 0.08))
  piece.fill('apron', roundBox(-55, -66, 110, 10, 2), darker(paint, 0.12))
  piece.fill(
    'top',
    straight([
      [-66, -64],
      [66, -64],
      [58, -76],
      [-58, -76],
    ]),
    lighter(paint, 0.16),
  )
  piece.fill('edge', roundBox(-67, -66, 134, 6, 3), paint)
  for (const [x, y] of [
    [-24, -70],
    [20, -72],
  ] as const)
    piece.stroke(
      'grain',
      smooth(
        [
          [x - 18, y],
          [x, y - 1],
          [x + 18, y],
        ],
        false,
      ),
      0.9,
      darker(paint, 0.18),
    )
  return {
    anchors: {
      seat1: [-40, -68],
      seat2: [40, -68],
      top: [0, -70],
      top1: [-36, -70],
      top2: [0, -71],
      top3: [36, -70],
    },
  }
}

export const ladder: DrawProp = (pen, { accent }) => {
  const paint = accent('#cf9c5f')
  const piece = pen.piece('ladder', 'wood')
  for (let y = -22; y > -240; y -= 30)
    piece.fill('rung', limb([-19 - y * 0.02, y], [19 + y * 0.02, y], 2.2), darker(paint, 0.12))
  for (const side of [-1, 1]) piece.fill('rail', limb([side * 22, -3], [side * 15, -250], 3.4, 3), paint)
  return { anchors: { top: [0, -250], grip: [15, -130] } }
}

export const bench: DrawProp = (pen, { accent }) => {
  const paint = accent('#7c9c58')
  const back = pen.piece('benchBack', 'wood')
  for (const x of [-62, 62]) back.fill('post', limb([x, -40], [x * 0.98, -88], 3.2), '#5b5660')
  for (const y of [-84, -68]) back.fill('slat', roundBox(-76, y - 6, 152, 11, 4), paint)
  const front = pen.piece('bench', 'wood')
  for (const x of [-60, 60])
    front.fill(
      'leg',
      smooth(
        [
          [x - 4, -42],
          [x + 4, -42],
          [x + 5, 0],
          [x - 6, 0],
        ],
        true,
        4,
      ),
      '#5b5660',
    )
  front.fill(
    'seat',
    straight([
      [-80, -40],
      [80, -40],
      [74, -50],
      [-74, -50],
    ]),
    lighter(paint, 0.15),
  )
  front.fill('edge', roundBox(-81, -42, 162, 7, 3), paint)
  return { anchors: { seat: [0, -45], seat1: [-46, -45], seat2: [0, -45], seat3: [46, -45], top: [0, -90] } }
}
