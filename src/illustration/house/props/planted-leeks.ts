import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { between, ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'

const leaf = '#4f8f4a'
const shank = '#f3f4df'

/** Leaves in a fan from where the white ends. @param along which way it grows, in degrees; -90 is up */
function leafFan(piece: Pen, [x, y]: Point, along: number, size: number): void {
  const towards = (degrees: number, far: number): Point => [
    x + Math.cos(((along + degrees) * Math.PI) / 180) * far * size,
    y + Math.sin(((along + degrees) * Math.PI) / 180) * far * size,
  ]
  for (const [index, side] of [-1, 1, -0.5, 0.5, 0].entries()) {
    const colour = index < 2 ? darker(leaf, 0.18) : index < 4 ? leaf : lighter(leaf, 0.14)
    const tip = towards(side * 62, side === 0 ? 34 : 30)
    const bend = towards(side * 34, 21)
    piece.fill(
      'leaf',
      smooth(
        [towards(-82, 2.6), between(towards(side * 20 - 14, 13), bend, 0.3), tip, bend, towards(82, 2.6)],
        true,
        6,
      ),
      colour,
    )
    piece.stroke(
      'vein',
      smooth([[x, y], towards(side * 30, 15), between(bend, tip)], false),
      0.7 * size,
      lighter(colour, 0.25),
    )
  }
}

/** A young leek that comes up out of something. */
function youngLeek(piece: Pen, x: number, y: number, size: number, lean = 0): void {
  const top: Point = [x + lean * 14 * size, y - 15 * size]
  leafFan(piece, top, -90 + lean * 34, size)
  piece.fill('shank', limb([x, y], top, 3.4 * size, 3 * size), shank)
  piece.stroke('stripe', [between([x, y], top, 0.2), between([x, y], top, 0.85)], 0.7 * size, '#c3cf9a')
}

/** A leek as long as somebody is tall, in its box, the blanket folded back from it. */
export const leekInBox: DrawProp = (pen, { accent }) => {
  const wood = '#c99a62'
  const cloth = accent('#b5493f')
  const half = 88
  const inside = pen.piece('leekInBoxBack', 'wood')
  inside.fill(
    'inside',
    straight([
      [-half, -30],
      [half, -30],
      [half - 8, -42],
      [-half + 8, -42],
    ]),
    darker(wood, 0.42),
  )
  const leek = pen.piece('leek', 'skin')
  leafFan(leek, [46, -33], -4, 1.35)
  leek.fill('shank', limb([-70, -33], [48, -33], 8.4, 7.2), shank)
  leek.mark(
    'green',
    straight(
      [
        [24, -40],
        [50, -39.6],
        [50, -26.4],
        [24, -26],
        [34, -33],
      ],
      true,
      4,
    ),
    lighter(leaf, 0.5),
  )
  for (const y of [-36.6, -32.6, -29])
    leek.stroke(
      'stripe',
      smooth(
        [
          [-62, y],
          [-10, y - 0.8],
          [38, y],
        ],
        false,
      ),
      0.8,
      '#c3cf9a',
    )
  for (const dy of [-5, -2, 1, 4])
    leek.line(
      'root',
      smooth(
        [
          [-77, -33 + dy * 0.6],
          [-82, -33 + dy],
          [-85, -32 + dy * 1.5],
        ],
        false,
      ),
      0.9,
      '#b89c62',
    )
  const front = pen.piece('leekInBox', 'wood')
  front.fill('side', roundBox(-half, -30, half * 2, 30, 2), wood)
  for (const y of [-20, -10])
    front.stroke(
      'plank',
      [
        [-half + 1, y],
        [half - 1, y],
      ],
      1.1,
      darker(wood, 0.28),
    )
  for (const x of [-half + 5, half - 5])
    front.fill('post', roundBox(x - 5, -32, 10, 32, 1.6), darker(wood, 0.14))
  for (const x of [-half + 5, half - 5])
    for (const y of [-25, -6]) front.mark('nail', ellipse(x, y, 1.2), darker(wood, 0.5))
  const blanket = pen.piece('blanket', 'cloth')
  blanket.fill(
    'blanket',
    smooth(
      [
        [-90, -36],
        [-70, -45],
        [-38, -44],
        [-24, -42],
        [-30, -24],
        [-26, -9],
        [-44, -12],
        [-62, -8],
        [-78, -12],
        [-92, -9],
        [-94, -24],
      ],
      true,
      6,
    ),
    cloth,
  )
  blanket.fill(
    'corner',
    smooth(
      [
        [-24, -42],
        [-8, -47],
        [-4, -36],
        [-12, -24],
        [-30, -24],
      ],
      true,
      6,
    ),
    lighter(cloth, 0.32),
  )
  for (const x of [-80, -62, -44])
    blanket.stroke(
      'stripe',
      smooth(
        [
          [x + 6, -43],
          [x, -26],
          [x + 1, -12],
        ],
        false,
      ),
      2.2,
      lighter(cloth, 0.55),
    )
  return { anchors: { grip: [0, -18], top: [10, -40] } }
}

/** A van that stood still for too long: leeks come out of its windows, its roof, its back and where its horn is. */
export const plantedVan: DrawProp = (pen, { accent }) => {
  const paint = accent('#4f86a3')
  const soil = '#6b4a35'
  const back = pen.piece('plantedVanBack', 'skin')
  for (const [x, size] of [
    [-92, 1.7],
    [-58, 2],
    [-22, 1.8],
    [14, 2],
  ] as const)
    youngLeek(back, x, -158, size, x % 4 ? 0.15 : -0.1)
  const body = pen.piece('plantedVan', 'metal')
  body.fill(
    'body',
    smooth(
      [
        [-134, -28],
        [-136, -120],
        [-128, -152],
        [-100, -160],
        [30, -160],
        [58, -150],
        [84, -104],
        [132, -92],
        [142, -70],
        [142, -28],
        [0, -24],
      ],
      true,
      5,
    ),
    paint,
  )
  body.mark(
    'stripe',
    straight(
      [
        [-135, -76],
        [141, -76],
        [141.5, -64],
        [-135, -64],
      ],
      true,
      4,
    ),
    lighter(paint, 0.5),
  )
  // Two of the windows are open and full of soil.
  for (const [x, wide] of [
    [-116, 52],
    [-50, 52],
  ] as const)
    body.fill('hatch', roundBox(x, -140, wide, 44, 5), '#3d3a40')
  body.fill(
    'pane',
    smooth(
      [
        [16, -96],
        [16, -140],
        [44, -140],
        [68, -100],
      ],
      true,
      4,
    ),
    '#3d3a40',
  )
  for (const [x, wide] of [
    [-114, 48],
    [-48, 48],
    [18, 44],
  ] as const)
    body.fill(
      'soil',
      smooth(
        [
          [x, -96],
          [x + wide * 0.2, -108],
          [x + wide * 0.5, -104],
          [x + wide * 0.8, -109],
          [x + wide, -96],
        ],
        true,
        5,
      ),
      soil,
    )
  body.stroke(
    'door',
    smooth(
      [
        [10, -146],
        [8, -84],
        [10, -32],
      ],
      false,
    ),
    2,
    darker(paint, 0.35),
  )
  body.fill('bumper', roundBox(128, -40, 22, 12, 5), '#d9d2c4')
  body.fill('plate', roundBox(-128, -50, 44, 14, 2), '#f4ead2', { group: 'plate' })
  for (const x of [-122, -112, -102, -94])
    body.mark('sign', roundBox(x, -47, 5, 8, 0), '#3d3a40', { group: 'plate' })
  body.mark('light', ellipse(134, -74, 7, 9), '#f7dd86')
  for (const x of [-86, 88]) {
    body.fill('wheel', ellipse(x, -24, 24), '#3d3a40', { group: `wheel${x}` })
    body.mark('hub', ellipse(x, -24, 10), '#d9d2c4', { group: `wheel${x}` })
  }
  const leeks = pen.piece('plantedLeeks', 'skin')
  for (const [x, size, lean] of [
    [-104, 1.5, -0.3],
    [-78, 1.7, 0.25],
    [-36, 1.7, -0.25],
    [-10, 1.5, 0.3],
    [34, 1.6, 0.3],
    [104, 1.9, 0.12],
  ] as const)
    youngLeek(leeks, x, x > 90 ? -94 : -102, size, lean)
  return { anchors: { grip: [142, -60], top: [-40, -160] } }
}
