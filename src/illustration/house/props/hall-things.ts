import type { Pen } from '../pen/pen.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

function drawFurled(pen: Pen, x: number, lean: number, cloth: string): void {
  pen.line(
    'hook',
    smooth(
      [
        [x + lean * 0.5, -50],
        [x + lean, -76],
        [x + lean - 1, -81],
        [x + lean - 5.4, -82],
        [x + lean - 7, -78],
      ],
      false,
    ),
    2.4,
    '#8a5f3f',
    { material: 'wood' },
  )
  pen.fill(
    'cloth',
    smooth(
      [
        [x - 3, -26],
        [x + lean * 0.4 - 5.4, -48],
        [x + lean * 0.8 - 1.4, -66],
        [x + lean * 0.8 + 2, -66],
        [x + lean * 0.4 + 5.4, -48],
        [x + 3, -26],
      ],
      true,
      6,
    ),
    cloth,
    { material: 'cloth' },
  )
  pen.stroke(
    'fold',
    smooth(
      [
        [x + lean * 0.8, -64],
        [x + lean * 0.4 + 1.6, -48],
        [x, -32],
      ],
      false,
    ),
    0.9,
    darker(cloth, 0.28),
  )
}

/** A tall pot with two umbrellas that drip. */
export const umbrellaStand: DrawProp = (pen, { accent }) => {
  const glaze = accent('#4f86a3')
  const back = pen.piece('umbrellaStandBack', 'metal')
  back.fill('inside', ellipse(0, -38, 15, 3.6), darker(glaze, 0.55))
  const furled = pen.piece('umbrellasBack', 'cloth')
  drawFurled(furled, -5, -7, '#e3a63f')
  drawFurled(furled, 5, 8, '#d2573f')
  const pot = pen.piece('umbrellaStand', 'metal')
  pot.fill(
    'pot',
    [
      ...arc(0, -38, 15, 3.6, 180, 0, 14).map(([x, y]): [number, number] => [x, -76 - y]),
      ...smooth(
        [
          [15, -38],
          [13.4, -20],
          [12, -3],
        ],
        false,
      ),
      ...arc(0, -3, 12, 3, 0, 180, 12),
      ...smooth(
        [
          [-12, -3],
          [-13.4, -20],
          [-15, -38],
        ],
        false,
      ),
    ],
    glaze,
  )
  pot.mark(
    'light',
    smooth(
      [
        [-11, -32],
        [-8, -31.4],
        [-7.4, -6],
        [-9.4, -6.4],
      ],
      true,
      5,
    ),
    lighter(glaze, 0.45),
    { alpha: 0.7 },
  )
  for (const y of [-26, -12])
    pot.stroke(
      'wave',
      smooth(
        [-12.6, -8.4, -4.2, 0, 4.2, 8.4, 12.6].map((x, index): [number, number] => [
          x,
          y + (index % 2 ? 1.6 : -1) + 2.2 * (1 - (x / 13) ** 2),
        ]),
        false,
      ),
      1.5,
      lighter(glaze, 0.7),
    )
  pot.stroke('rim', arc(0, -38, 15, 3.6, 0, 180, 16), 1.8, lighter(glaze, 0.35))
  return { anchors: { grip: [0, -20], top: [0, -40] } }
}

/** Of three places, with a cushion and buttons in its back. */
export const sofa: DrawProp = (pen, { accent }) => {
  const cloth = accent('#4f8a86')
  const back = pen.piece('sofaBack', 'cloth')
  for (const x of [-82, 82])
    back.fill('leg', limb([x, -14], [x * 1.02, -2.4], 3.6, 2.6), '#7d5940', { material: 'wood' })
  back.fill(
    'back',
    smooth(
      [
        [-86, -40],
        [-86, -78],
        [-74, -90],
        [-38, -92],
        [0, -88],
        [38, -92],
        [74, -90],
        [86, -78],
        [86, -40],
      ],
      true,
      6,
    ),
    darker(cloth, 0.1),
  )
  for (const x of [-28, 28])
    back.stroke(
      'seam',
      smooth(
        [
          [x, -88],
          [x * 1.04, -66],
          [x, -46],
        ],
        false,
      ),
      1.4,
      darker(cloth, 0.3),
    )
  for (const x of [-56, 0, 56]) back.mark('button', ellipse(x, -70, 2.6), darker(cloth, 0.35))
  const seat = pen.piece('sofa', 'cloth')
  seat.fill('base', roundBox(-86, -32, 172, 20, 5), darker(cloth, 0.2))
  for (const x of [-80, -26.6, 26.8]) {
    seat.fill('cushion', roundBox(x, -48, 53, 19, 7), lighter(cloth, 0.12))
    seat.stroke(
      'piping',
      [
        [x + 6, -34],
        [x + 47, -34],
      ],
      1,
      darker(cloth, 0.18),
    )
  }
  for (const side of [-1, 1]) {
    seat.fill(
      'arm',
      smooth(
        [
          [side * 78, -12],
          [side * 77, -52],
          [side * 82, -62],
          [side * 94, -62],
          [side * 99, -53],
          [side * 97, -12],
        ],
        true,
        6,
      ),
      cloth,
    )
    seat.stroke('scroll', arc(side * 88, -52, 5, 5, 0, 300, 16), 1.4, darker(cloth, 0.3))
  }
  const cushion = pen.piece('cushion', 'cloth')
  cushion.fill(
    'cushion',
    smooth(
      [
        [48, -50],
        [50, -74],
        [74, -78],
        [76, -52],
      ],
      true,
      6,
    ),
    '#e8b34c',
  )
  cushion.stroke(
    'stripe',
    smooth(
      [
        [57, -52],
        [59, -75],
      ],
      false,
    ),
    2,
    '#fbf0d8',
  )
  cushion.stroke(
    'stripe',
    smooth(
      [
        [66, -52],
        [67, -77],
      ],
      false,
    ),
    2,
    '#fbf0d8',
  )
  return { anchors: { seat: [0, -46], seat1: [-54, -46], seat2: [0, -46], seat3: [50, -46], top: [0, -90] } }
}

/** Two doors that slide, a lamp that says where it is, and a button. */
export const lift: DrawProp = (pen, { accent, lit }) => {
  const metal = accent('#aebac2')
  const frame = pen.piece('lift', 'stone')
  frame.fill(
    'frame',
    straight([
      [-72, 0],
      [-72, -238],
      [72, -238],
      [72, 0],
    ]),
    '#b98d5c',
  )
  frame.mark(
    'lintel',
    straight([
      [-72, -238],
      [72, -238],
      [72, -228],
      [-72, -228],
    ]),
    lighter('#b98d5c', 0.3),
  )
  const dial = pen.piece('dial', 'metal')
  dial.fill('dial', [...arc(0, -212, 24, 20, 180, 360, 18), [-24, -212]], '#fbf0d6')
  for (const degrees of [200, 230, 260, 280, 310, 340])
    dial.mark(
      'floor',
      arc(0, -212, 17, 14, degrees, degrees, 1).flatMap(([x, y]) => ellipse(x, y, 1.4, 1.4, 0, 8)),
      '#6a4a3a',
    )
  dial.stroke(
    'needle',
    [
      [0, -213],
      [11, -224],
    ],
    1.6,
    '#c9503f',
  )
  dial.mark('pin', ellipse(0, -213, 2.4), '#c9503f')
  const doors = pen.piece('liftDoors', 'metal')
  doors.fill(
    'doors',
    straight([
      [-54, 0],
      [-54, -202],
      [54, -202],
      [54, 0],
    ]),
    metal,
  )
  for (const side of [-1, 1]) {
    doors.mark(
      'leaf',
      straight([
        [side * 4, -4],
        [side * 4, -198],
        [side * 50, -198],
        [side * 50, -4],
      ]),
      lighter(metal, 0.18),
    )
    doors.mark('pane', roundBox(side < 0 ? -36 : 18, -168, 18, 58, 4), lit ? '#ffe49a' : '#f3e6b8')
    doors.mark(
      'light',
      straight([
        [side * 10, -90],
        [side * 15, -90],
        [side * 15, -14],
        [side * 10, -14],
      ]),
      lighter(metal, 0.6),
    )
  }
  doors.stroke(
    'gap',
    [
      [0, -202],
      [0, 0],
    ],
    2.2,
    darker(metal, 0.55),
  )
  const panel = pen.piece('panel', 'metal')
  panel.fill('panel', roundBox(58, -122, 11, 26, 3), '#f3e3c0')
  panel.mark(
    'up',
    straight([
      [60.6, -111],
      [66.4, -111],
      [63.5, -117],
    ]),
    '#c9503f',
  )
  panel.mark(
    'down',
    straight([
      [60.6, -107],
      [66.4, -107],
      [63.5, -101],
    ]),
    '#6a6472',
  )
  return { anchors: { top: [0, -238], grip: [0, -110] } }
}
