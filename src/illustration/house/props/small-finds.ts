import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

/** The screw lid of a jar, tilted towards the reader, in gingham. */
export const jarLid: DrawProp = (pen, { accent }) => {
  const colour = accent('#d6483c')
  const piece = pen.piece('jarLid', 'metal')
  const [wide, high] = [9, 6.6]
  piece.fill(
    'rim',
    [...arc(0, -high - 3.4, wide, high, 180, 360), ...arc(0, -high, wide, high, 0, 180)],
    '#d9a94a',
  )
  for (let index = 1; index < 12; index++) {
    const angle = (Math.PI * index) / 12
    const [x, y] = [Math.cos(angle) * wide, Math.sin(angle) * high]
    piece.stroke(
      'rib',
      [
        [x, -high - 2.6 + y],
        [x, -high - 0.6 + y],
      ],
      0.5,
      darker('#d9a94a', 0.35),
    )
  }
  piece.fill('top', ellipse(0, -high - 3.4, wide, high), colour)
  for (const part of [-0.66, -0.33, 0, 0.33, 0.66]) {
    const half = Math.sqrt(1 - part * part) * 0.9
    const [x, y] = [part * wide, -high - 3.4 + part * high]
    piece.stroke(
      'check',
      [
        [x, -high - 3.4 - half * high],
        [x, -high - 3.4 + half * high],
      ],
      1.3,
      lighter(colour, 0.75),
      { alpha: 0.6 },
    )
    piece.stroke(
      'check',
      [
        [-half * wide, y],
        [half * wide, y],
      ],
      1,
      lighter(colour, 0.75),
      { alpha: 0.6 },
    )
  }
  piece.stroke('groove', ellipse(0, -high - 3.4, wide * 0.84, high * 0.84), 0.5, darker(colour, 0.28))
  return { anchors: { grip: [0, -1], top: [0, -17] } }
}

/** A big button with four holes and the thread still in it. */
export const button: DrawProp = (pen, { accent }) => {
  const colour = accent('#3d9186')
  const piece = pen.piece('button', 'skin')
  piece.fill('side', ellipse(0.5, -7, 7.2, 7), darker(colour, 0.3))
  piece.fill('button', ellipse(-0.4, -7.4, 7.2, 7), colour)
  piece.mark('hollow', ellipse(-0.4, -7.4, 5.4, 5.2), darker(colour, 0.16))
  piece.mark('middle', ellipse(-0.2, -7.2, 4.8, 4.6), lighter(colour, 0.14))
  for (const x of [-1.7, 1.7])
    for (const y of [-1.7, 1.7])
      piece.mark('hole', ellipse(x - 0.3, y - 7.3, 0.95, 0.95), darker(colour, 0.68))
  for (const side of [-1, 1])
    piece.stroke(
      'thread',
      [
        [-2 * side - 0.3, -9],
        [1.7 * side - 0.3, -5.6],
      ],
      0.7,
      '#f7edd9',
    )
  piece.stroke('shine', arc(-0.4, -7.4, 6.2, 6, 195, 262, 10), 1, '#ffffff', { alpha: 0.65 })
  return { anchors: { grip: [0, -1.4], top: [0, -14] } }
}

/** A slotted screw that lies on its head, with a paper label on a thread. */
export const screw: DrawProp = (pen, { accent }) => {
  const metal = accent('#c79a4c')
  const label = pen.piece('label', 'paper')
  label.line(
    'thread',
    smooth(
      [
        [3, -9],
        [8, -14],
        [14, -11.4],
      ],
      false,
    ),
    0.5,
    '#8a5a4a',
  )
  label.fill(
    'label',
    straight([
      [13, -11.6],
      [15.6, -14.6],
      [29, -12],
      [27.4, -4.4],
      [14, -7],
    ]),
    '#f0d5a0',
  )
  label.mark('eyelet', ellipse(15.4, -11.4, 0.9), '#b5523c')
  for (const y of [-10.4, -8.2])
    label.stroke(
      'writing',
      smooth(
        [
          [18.4, y],
          [20.6, y - 0.4],
          [22.6, y + 1],
          [25.4, y + 0.8],
        ],
        false,
      ),
      0.7,
      '#6a7fa0',
    )
  const piece = pen.piece('screw', 'metal')
  piece.fill(
    'shaft',
    straight(
      [
        [-3.4, -16],
        [3.4, -16],
        [3, -6],
        [0, 0],
        [-3, -6],
      ],
      true,
      4,
    ),
    metal,
  )
  for (const [y, half] of [
    [-13.4, 4.2],
    [-10.6, 4],
    [-7.8, 3.7],
    [-5, 2.7],
  ] as const)
    piece.fill('thread', limb([-half, y + 1], [half, y - 0.8], 0.9, 0.9), darker(metal, 0.14))
  piece.fill(
    'head',
    smooth(
      [
        [-3.6, -15.4],
        [-8, -20],
        [-6.6, -23],
        [0, -24.4],
        [6.6, -23],
        [8, -20],
        [3.6, -15.4],
      ],
      true,
      5,
    ),
    lighter(metal, 0.12),
  )
  piece.mark('top', ellipse(0, -21.4, 7, 2.7), lighter(metal, 0.38))
  piece.mark('slot', roundBox(-6, -22.2, 12, 1.7, 0.8), darker(metal, 0.55))
  return { anchors: { grip: [0, -4], top: [0, -24] } }
}

/** A till's receipt, its end curled and torn. */
export const paperSlip: DrawProp = (pen, { accent }) => {
  const paper = accent('#fffaf0')
  const piece = pen.piece('paperSlip', 'paper')
  piece.fill(
    'slip',
    [
      ...smooth(
        [
          [-7, -1.4],
          [-8, -10],
          [-6.4, -20],
          [-7, -29],
        ],
        false,
      ),
      ...[-5, -3, -1, 1, 3, 5, 7].map((x, index): [number, number] => [x, index % 2 ? -29.4 : -31]),
      ...smooth(
        [
          [7.4, -29.6],
          [8, -20],
          [6.4, -10],
          [7.4, -2],
        ],
        false,
      ),
    ],
    paper,
  )
  piece.fill(
    'curl',
    smooth(
      [
        [-7.2, -2.2],
        [-2, -4.4],
        [7.4, -3],
        [8, -0.6],
        [0, 0],
        [-6.6, 0],
      ],
      true,
      5,
    ),
    darker(paper, 0.14),
  )
  for (const [y, long] of [
    [-24.6, 6],
    [-21.2, 4],
    [-17.8, 5.4],
    [-14.4, 3.4],
  ] as const) {
    const lean = y < -16 ? 0.6 : 0.3
    piece.stroke(
      'line',
      [
        [-4.6 + lean, y],
        [-4.6 + long, y],
      ],
      0.9,
      '#9aa0ad',
    )
    piece.stroke(
      'price',
      [
        [3.4 + lean, y],
        [5.6 + lean, y],
      ],
      0.9,
      '#9aa0ad',
    )
  }
  piece.stroke(
    'sum',
    [
      [-4.6, -9.4],
      [5.6, -9.4],
    ],
    1.5,
    '#c8553d',
  )
  return { anchors: { grip: [0, -28], top: [0, -31] } }
}

/** A leaf torn off a calendar: when the sun comes up, and when the moon does. */
export const calendar: DrawProp = (pen, { accent }) => {
  const red = accent('#cf4a3c')
  const piece = pen.piece('calendar', 'paper')
  piece.fill(
    'sheet',
    straight([
      [-14, -36],
      [14, -37],
      [15, -2],
      [11, 0],
      [-13.4, 0],
    ]),
    '#fffaf0',
  )
  piece.mark(
    'band',
    straight([
      [-14, -36],
      [14, -37],
      [14.2, -29],
      [-13.8, -28.4],
    ]),
    red,
  )
  for (const x of [-7, 0, 7]) piece.mark('hole', ellipse(x, -33.6, 1.3), darker(red, 0.5))
  for (const degrees of [0, 45, 90, 135, 180, 225, 270, 315])
    piece.stroke(
      'ray',
      [arc(-6, -19, 4.8, 4.8, degrees, degrees, 1), arc(-6, -19, 6.8, 6.8, degrees, degrees, 1)].map(
        ([point]) => point as [number, number],
      ),
      0.9,
      '#eda52f',
    )
  piece.mark('sun', ellipse(-6, -19, 3.8), '#f4bd3c')
  piece.mark('moon', [...arc(7.4, -19, 5, 5, 60, 300, 20), ...arc(10, -19, 4.4, 4.4, 285, 75, 16)], '#5b7bab')
  for (const x of [-10, 4])
    for (const [y, long] of [
      [-9.6, 7.4],
      [-5.6, 5],
    ] as const)
      piece.stroke(
        'line',
        [
          [x, y],
          [x + long, y],
        ],
        1.2,
        y < -8 ? '#6a6472' : '#b9b2b0',
      )
  piece.mark(
    'fold',
    straight([
      [11, 0],
      [11.4, -4],
      [15, -2],
    ]),
    '#e3d8c4',
  )
  return { anchors: { grip: [13, -4], top: [0, -36] } }
}
