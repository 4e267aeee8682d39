import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, polar, roundBox, smooth, straight, tube, turnAbout } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const chalk: DrawProp = (pen, { accent }) => {
  const colour = accent('#fffaf0')
  const piece = pen.piece('chalk', 'paper')
  piece.fill('chalk', limb([-6, -2.2], [6, -2.2], 2.2, 1.9), colour)
  piece.mark('end', ellipse(6.6, -2.2, 1, 1.7), darker(colour, 0.1))
  return { anchors: { grip: [-3, -2.2], top: [0, -4.4] } }
}

export const hammer: DrawProp = (pen, { accent }) => {
  const piece = pen.piece('hammer', 'wood')
  piece.fill('handle', limb([0, -1.6], [0, -24], 1.7, 1.3), accent('#c98a4f'))
  const head = pen.piece('hammerHead', 'metal')
  head.fill(
    'head',
    smooth(
      [
        [-7, -29],
        [5, -29],
        [10, -27],
        [12, -23],
        [6, -24.5],
        [-7, -24],
      ],
      true,
      5,
    ),
    '#7b8490',
  )
  head.fill('face', roundBox(-10, -30, 4, 7.4, 1), '#5b636e')
  return { anchors: { grip: [0, -7], top: [0, -30] } }
}

export const rope: DrawProp = (pen, { accent }) => {
  const colour = accent('#d0a468')
  const piece = pen.piece('rope', 'cloth')
  for (const [x, y, wide] of [
    [0, -4, 20],
    [0, -8, 19],
    [0, -12, 17.5],
  ] as const) {
    piece.fill('coil', ellipse(x, y, wide, 6), colour, { holes: [ellipse(x, y, wide - 5, 3)] })
    for (let index = 0; index < 9; index++)
      piece.stroke(
        'twist',
        [
          polar([x, y], 20 + index * 17.5, 4),
          [
            x + Math.cos((20 + index * 17.5) / 57.3) * (wide - 1.5),
            y + Math.sin((20 + index * 17.5) / 57.3) * 5,
          ],
        ]
          .slice(1)
          .flatMap((point): Point[] => [
            point as Point,
            [(point as Point)[0] + 1.6, (point as Point)[1] - 1.6],
          ]),
        0.8,
        darker(colour, 0.3),
      )
  }
  piece.fill(
    'end',
    tube(
      smooth(
        [
          [16, -6],
          [24, -2.6],
          [34, -4],
          [42, -1.8],
        ],
        false,
      ),
      () => 1.7,
    ),
    colour,
  )
  return { anchors: { grip: [42, -2], top: [0, -16] } }
}

export const stick: DrawProp = (pen, { accent }) => {
  const colour = accent('#8a5f3f')
  const piece = pen.piece('stick', 'wood')
  piece.fill(
    'stick',
    tube(
      smooth(
        [
          [-2, -2],
          [1, -30],
          [-1, -60],
          [3, -92],
        ],
        false,
      ),
      (along) => 2.2 - along,
    ),
    colour,
  )
  piece.fill('twig', limb([0.4, -62], [12, -76], 1.3, 0.7), colour)
  piece.fill(
    'leaf',
    smooth([
      [12, -75],
      [14, -84],
      [21, -85],
      [19, -77],
    ]),
    '#7cab54',
    { material: 'foliage' },
  )
  return { anchors: { grip: [0, -40], top: [3, -92] } }
}

/** Of a bucket that stands; centimetres from its middle on the ground. */
const bucketSide: readonly Point[] = [
  ...arc(0, -29, 15, 4, 180, 0, 14).map(([x, y]): Point => [x, -58 - y]),
  ...arc(0, -2.5, 11, 2.5, 0, 180, 12),
]
const bucketBand = straight([
  [-14.3, -23],
  [14.3, -23],
  [13.9, -19],
  [-13.9, -19],
])

export const bucket: DrawProp = (pen, { accent }) => {
  const colour = accent('#e8813a')
  const back = pen.piece('bucketBack', 'metal')
  back.fill('inside', ellipse(0, -29, 15, 4), darker(colour, 0.4))
  const piece = pen.piece('bucket', 'metal')
  piece.fill('side', bucketSide, colour)
  piece.mark('band', bucketBand, lighter(colour, 0.45))
  piece.line('handle', arc(0, -29, 15, 17, 180, 360), 1.4, '#6b6570')
  return {
    anchors: { grip: [0, -46], top: [0, -30] },
    panel: { centre: [0, -12], size: 11, chalk: '#fff6e2' },
  }
}

/** A bucket that hangs tipped by its handle, and the water that runs out of it to the right. */
export const pouringBucket: DrawProp = (pen, { accent }) => {
  const colour = accent('#e8813a')
  const water = '#8fb4c4'
  const tipped = (points: readonly Point[]): Point[] =>
    points.map((point) => turnAbout(point, 104, [0, -29])).map(([x, y]) => [x, y - 22])
  pen.piece('bucketBack', 'metal').fill('inside', tipped(ellipse(0, -29, 15, 4)), darker(colour, 0.4))
  const run = pen.piece('water', 'water')
  run.fill(
    'water',
    smooth([
      [0, -59],
      [9, -56],
      [17, -44],
      [22, -28],
      [24, -12],
      [31, -2],
      [18, 0],
      [3, -2],
      [8, -12],
      [7, -26],
      [2, -35],
      [-3.6, -38],
    ]),
    water,
    { colour2: lighter(water, 0.3) },
  )
  for (const [x, from, to] of [
    [11, -42, -18],
    [17, -34, -8],
  ] as const)
    run.stroke(
      'stream',
      smooth(
        [
          [x, from],
          [x + 2.4, (from + to) / 2],
          [x + 3, to],
        ],
        false,
      ),
      1.3,
      lighter(water, 0.65),
    )
  for (const [x, y, size] of [
    [31, -27, 2.2],
    [36, -13, 2.8],
    [0, -17, 2.4],
    [-3, -7, 1.9],
  ] as const)
    run.fill('drop', ellipse(x, y, size, size * 1.3), lighter(water, 0.2))
  const piece = pen.piece('bucket', 'metal')
  piece.fill('side', tipped(bucketSide), colour)
  piece.mark('band', tipped(bucketBand), lighter(colour, 0.45))
  piece.line(
    'handle',
    [
      [0, -51],
      [1, -60],
      [0, -69],
    ],
    1.4,
    '#6b6570',
  )
  return { anchors: { grip: [0, -68], top: [0, -69] } }
}

export const lantern: DrawProp = (pen, { accent, lit }) => {
  const metal = accent('#4d5f78')
  if (lit)
    pen.piece('glow', 'light').fill('glow', ellipse(0, -14, 38, 36), '#ffe09a', { soft: true, alpha: 0.55 })
  const glass = pen.piece('lanternGlass', 'light')
  glass.fill('glass', roundBox(-7.4, -24, 14.8, 20, 4), lit ? '#ffe9ae' : '#dfe9e6')
  if (lit)
    glass.mark(
      'flame',
      smooth([
        [0, -20],
        [3, -13],
        [1.8, -8],
        [-1.8, -8],
        [-3, -13],
      ]),
      '#f59a3c',
    )
  else glass.mark('candle', roundBox(-1.8, -12, 3.6, 8, 1), '#f7efe0')
  const frame = pen.piece('lantern', 'metal')
  frame.fill('base', roundBox(-10, -5, 20, 5, 2), metal)
  frame.fill(
    'roof',
    smooth(
      [
        [-11, -23],
        [-6, -30],
        [0, -32],
        [6, -30],
        [11, -23],
      ],
      true,
      5,
    ),
    metal,
  )
  for (const x of [-7.4, 7.4]) frame.fill('bar', limb([x, -23], [x, -4], 0.9), metal)
  frame.line('ring', arc(0, -33, 5, 6, 150, 390), 1.3, metal)
  return { anchors: { grip: [0, -39], top: [0, -32], light: [0, -14] } }
}

export const torch: DrawProp = (pen, { accent, lit }) => {
  const body = accent('#d2573f')
  const beam: Point[] = [
    [12, -8.5],
    [78, -34],
    [84, -6],
    [78, 20],
    [12, 0],
  ]
  if (lit)
    pen.piece('glow', 'light').fill('beam', smooth(beam, true, 4), '#fff0b8', { soft: true, alpha: 0.6 })
  const piece = pen.piece('torch', 'metal')
  piece.fill('body', roundBox(-14, -7, 18, 5.4, 2), body)
  piece.fill(
    'head',
    straight([
      [3, -7.4],
      [12, -9],
      [12, 0],
      [3, -1.4],
    ]),
    darker(body, 0.2),
  )
  piece.fill('glass', ellipse(12, -4.4, 1.8, 4.4), lit ? '#fff2c0' : '#e6efec', { material: 'paper' })
  piece.mark('button', roundBox(-5, -8, 4, 1.8, 0.8), '#f3d67a')
  return { anchors: { grip: [-6, -4.4], light: [14, -4.4], top: [0, -9] } }
}
