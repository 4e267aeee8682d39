import { pick } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import {
  arc,
  ellipse,
  limb,
  polar,
  roundBox,
  scallop,
  smooth,
  starOutline,
  straight,
  tube,
} from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const chalk: DrawProp = (pen, { accent }) => {
  const colour = accent('#fffaf0')
  const piece = pen.piece('chalk', 'stone')
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

export const bucket: DrawProp = (pen, { accent }) => {
  const colour = accent('#d2573f')
  const back = pen.piece('bucketBack', 'metal')
  back.fill('inside', ellipse(0, -29, 15, 4), darker(colour, 0.4))
  const piece = pen.piece('bucket', 'metal')
  piece.fill(
    'side',
    [
      ...arc(0, -29, 15, 4, 180, 0, 14).map(([x, y]): Point => [x, -58 - y]),
      ...arc(0, -2.5, 11, 2.5, 0, 180, 12),
    ],
    colour,
  )
  piece.mark(
    'band',
    straight([
      [-14.3, -23],
      [14.3, -23],
      [13.9, -19],
      [-13.9, -19],
    ]),
    lighter(colour, 0.45),
  )
  piece.line('handle', arc(0, -29, 15, 17, 180, 360), 1.4, '#6b6570')
  return {
    anchors: { grip: [0, -46], top: [0, -30] },
    panel: { centre: [0, -12], size: 11, chalk: '#fff6e2' },
  }
}

export const fish: DrawProp = (pen, { accent }) => {
  const colour = accent('#6fa3b8')
  const piece = pen.piece('fish', 'skin')
  piece.fill(
    'tail',
    smooth(
      [
        [-12, -8],
        [-24, -16],
        [-21, -8],
        [-24, -0.6],
      ],
      true,
      5,
    ),
    darker(colour, 0.12),
  )
  piece.fill(
    'fin',
    smooth([
      [-4, -13],
      [2, -18],
      [8, -13],
    ]),
    darker(colour, 0.12),
  )
  piece.fill(
    'body',
    smooth([
      [-15, -8],
      [-6, -13.6],
      [6, -14.6],
      [15, -11],
      [18, -7.6],
      [14, -3.6],
      [5, -1.2],
      [-7, -2.6],
    ]),
    colour,
  )
  piece.mark(
    'belly',
    smooth([
      [-8, -4.6],
      [4, -3.6],
      [14, -4.6],
      [6, -1.8],
      [-4, -2.6],
    ]),
    lighter(colour, 0.55),
  )
  for (const [x, y] of [
    [-5, -9],
    [0, -7],
    [-1, -11],
    [4, -9.4],
  ] as const)
    piece.stroke('scale', arc(x, y, 2, 2, 110, 250, 8), 0.6, darker(colour, 0.25))
  piece.mark('eye', ellipse(11.6, -9.4, 1.5), '#2b1b1a')
  piece.mark('glint', ellipse(11.1, -10, 0.5), '#ffffff')
  piece.stroke('mouth', arc(15.6, -6.4, 2, 1.6, 40, 160, 8), 0.7, darker(colour, 0.5))
  return { anchors: { grip: [-12, -8], top: [0, -16] } }
}

export const sock: DrawProp = (pen, { accent }) => {
  const colour = accent('#d9705c')
  const piece = pen.piece('sock', 'cloth')
  piece.fill(
    'sock',
    smooth(
      [
        [-8, -29],
        [3, -29],
        [3, -16],
        [5, -11],
        [13, -7],
        [15, -3],
        [12, 0],
        [-2, 0],
        [-7, -4],
        [-7, -14],
      ],
      true,
      6,
    ),
    colour,
  )
  for (const y of [-21, -15])
    piece.stroke(
      'stripe',
      [
        [-7.4, y],
        [2.8, y],
      ],
      2.4,
      lighter(colour, 0.55),
    )
  piece.mark(
    'toe',
    smooth([
      [9, -8.4],
      [14, -6],
      [14.6, -2.6],
      [11, -0.6],
      [8.6, -3],
    ]),
    lighter(colour, 0.55),
  )
  piece.fill('cuff', roundBox(-9, -32, 13, 6, 2), lighter(colour, 0.55))
  return { anchors: { grip: [-2, -30], top: [-2, -32] } }
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
  piece.fill('lens', ellipse(12, -4.4, 1.8, 4.4), lit ? '#fff2c0' : '#dfe9e6')
  piece.mark('button', roundBox(-5, -8, 4, 1.8, 0.8), '#f3d67a')
  return { anchors: { grip: [-6, -4.4], light: [14, -4.4], top: [0, -9] } }
}

export const book: DrawProp = (pen, { accent, open }) => {
  const cover = accent('#3f7f9c')
  const piece = pen.piece('book', 'paper')
  if (open) {
    piece.fill(
      'cover',
      smooth(
        [
          [-26, -19],
          [0, -16],
          [26, -19],
          [27, 0],
          [0, -1],
          [-27, 0],
        ],
        true,
        5,
      ),
      cover,
    )
    for (const side of [-1, 1]) {
      piece.fill(
        'page',
        smooth(
          [
            [0, -17],
            [side * 12, -21],
            [side * 24, -19],
            [side * 24.6, -2.6],
            [side * 12, -4.4],
            [0, -2.4],
          ],
          true,
          5,
        ),
        '#fffaf0',
      )
      for (const y of [-15, -11.6, -8.2])
        piece.stroke(
          'text',
          [
            [side * 5, y],
            [side * 20, y - 0.6],
          ],
          0.8,
          '#c9b8a2',
        )
    }
    return {
      anchors: { grip: [0, -1], top: [0, -20] },
      panel: { centre: [-12, -11], size: 10, chalk: '#5d7fa6' },
    }
  }
  piece.fill('cover', roundBox(-11, -28, 22, 28, 1.6), cover)
  piece.mark('spine', roundBox(-11, -28, 4, 28, 1), darker(cover, 0.25))
  piece.mark('label', roundBox(-4, -22, 12, 12, 2), lighter(cover, 0.6))
  piece.mark('star', starOutline(2, -16, 4, 0.5), '#f0b93f')
  piece.stroke(
    'title',
    [
      [-3, -6.5],
      [7, -6.5],
    ],
    1.3,
    lighter(cover, 0.6),
  )
  return {
    anchors: { grip: [0, -4], top: [0, -28] },
    panel: { centre: [2, -16], size: 10, chalk: darker(cover, 0.2) },
  }
}

export const cup: DrawProp = (pen, { accent }) => {
  const colour = accent('#e3b04a')
  const piece = pen.piece('cup', 'stone')
  piece.line('handle', arc(6, -5.6, 4.2, 3.4, -80, 80), 1.6, colour)
  piece.fill(
    'cup',
    smooth(
      [
        [-6.4, -11],
        [6.4, -11],
        [6, -3],
        [4.4, 0],
        [-4.4, 0],
        [-6, -3],
      ],
      true,
      5,
    ),
    colour,
  )
  piece.mark('rim', ellipse(0, -11, 6.2, 1.4), '#8a5a3c')
  piece.mark(
    'heart',
    smooth([
      [0, -3.4],
      [-2.4, -6],
      [-1.4, -7.6],
      [0, -6.6],
      [1.4, -7.6],
      [2.4, -6],
    ]),
    lighter(colour, 0.7),
  )
  for (const x of [-2, 2])
    piece.stroke(
      'steam',
      smooth(
        [
          [x, -14],
          [x + 1.2, -16.4],
          [x - 0.6, -18.6],
          [x + 0.8, -21],
        ],
        false,
      ),
      0.7,
      '#d9cfc2',
      { alpha: 0.7 },
    )
  return { anchors: { grip: [9.6, -5.6], top: [0, -11] } }
}

export const sandwich: DrawProp = (pen, { accent }) => {
  const piece = pen.piece('sandwich', 'paper')
  piece.fill(
    'bread',
    smooth(
      [
        [-12, -1],
        [-13, -5],
        [0, -6],
        [13, -5],
        [12, -0.4],
        [0, 0],
      ],
      true,
      5,
    ),
    '#e2b878',
  )
  piece.fill(
    'cheese',
    straight(
      [
        [-13, -6],
        [13, -6],
        [9, -3],
        [4, -5],
        [-2, -3],
        [-8, -5],
      ],
      true,
      2,
    ),
    accent('#f3c84f'),
  )
  piece.fill(
    'lettuce',
    scallop(0, -6.6, 13.4, 1.4, 12, 0.3, () => 0.5),
    '#8fbf5c',
    { material: 'foliage' },
  )
  piece.fill(
    'bread',
    smooth(
      [
        [-13, -7],
        [-12, -12],
        [-6, -14],
        [0, -13],
        [6, -14],
        [12, -12],
        [13, -7],
        [0, -6.6],
      ],
      true,
      5,
    ),
    '#edc98c',
  )
  for (const [x, y] of [
    [-6, -10.6],
    [1, -9.6],
    [7, -10.8],
  ] as const)
    piece.mark('seed', ellipse(x, y, 0.9, 0.6), '#fff3d6')
  return { anchors: { grip: [-8, -6], top: [0, -13] } }
}

export const box: DrawProp = (pen, { accent, open }) => {
  const card = accent('#cfa068')
  if (open) {
    const back = pen.piece('boxBack', 'paper')
    back.fill(
      'inside',
      straight([
        [-28, -40],
        [28, -40],
        [28, -24],
        [-28, -24],
      ]),
      darker(card, 0.35),
    )
    back.fill(
      'flap',
      straight([
        [-28, -40],
        [28, -40],
        [24, -52],
        [-24, -52],
      ]),
      darker(card, 0.1),
    )
  }
  const piece = pen.piece('box', 'paper')
  piece.fill(
    'side',
    straight([
      [-28, -38],
      [28, -38],
      [28, 0],
      [-28, 0],
    ]),
    card,
  )
  if (open)
    for (const side of [-1, 1])
      piece.fill(
        'flap',
        straight([
          [side * 28, -38],
          [side * 44, -30],
          [side * 42, -18],
          [side * 28, -24],
        ]),
        lighter(card, 0.15),
      )
  else {
    piece.fill(
      'lid',
      straight([
        [-28, -38],
        [28, -38],
        [22, -46],
        [-22, -46],
      ]),
      lighter(card, 0.18),
    )
    piece.mark(
      'tape',
      straight([
        [-4, -46],
        [4, -46],
        [4.6, -22],
        [-4.6, -22],
      ]),
      lighter(card, 0.5),
    )
  }
  return {
    anchors: { grip: [0, -20], top: [0, -40], seat: [0, -30] },
    panel: { centre: [0, -18], size: 26, chalk: '#7a4e34' },
  }
}

export const suitcase: DrawProp = (pen, { accent }) => {
  const leather = accent('#a8623f')
  const piece = pen.piece('suitcase', 'cloth')
  piece.line('handle', arc(0, -40, 9, 8, 180, 360), 2.4, darker(leather, 0.3))
  piece.fill('case', roundBox(-32, -40, 64, 40, 6), leather)
  for (const x of [-20, 14]) piece.mark('strap', roundBox(x, -40, 6, 40, 0), darker(leather, 0.25))
  for (const x of [-17, 17]) piece.mark('buckle', roundBox(x - 3, -28, 6, 5, 1), '#e3b64f')
  for (const [x, y] of [
    [-29, -37],
    [29, -37],
    [-29, -3],
    [29, -3],
  ] as const)
    piece.mark('corner', ellipse(x, y, 4.4), lighter(leather, 0.3))
  piece.mark('sticker', ellipse(0, -18, 12), '#f3d67a')
  return {
    anchors: { grip: [0, -47], top: [0, -40], seat: [0, -40] },
    panel: { centre: [0, -18], size: 17, chalk: '#7a4e34' },
  }
}

export const umbrella: DrawProp = (pen, { accent, open, random }) => {
  const cloth = accent(pick(['#d2573f', '#e3a63f', '#3f8a86'], random))
  const piece = pen.piece('umbrella', 'cloth')
  piece.line(
    'hook',
    smooth(
      [
        [0, -80],
        [0, -10],
        [0, -4],
        [4, -1.4],
        [8, -4],
      ],
      false,
    ),
    2.2,
    '#8a5f3f',
    { material: 'wood' },
  )
  if (open === false) {
    piece.fill(
      'cloth',
      smooth(
        [
          [0, -86],
          [5, -60],
          [6, -30],
          [0, -24],
          [-6, -30],
          [-5, -60],
        ],
        true,
        6,
      ),
      cloth,
    )
    piece.stroke(
      'fold',
      smooth(
        [
          [0, -82],
          [2, -56],
          [1, -28],
        ],
        false,
      ),
      1,
      darker(cloth, 0.25),
    )
    return { anchors: { grip: [0, -8], top: [0, -86] } }
  }
  const edge = [-54, -36, -18, 0, 18, 36, 54]
  const hem = edge.flatMap((x, index): Point[] =>
    index === 0
      ? [[x, -76]]
      : [
          [x - 9, -82],
          [x, -76],
        ],
  )
  piece.fill('cloth', [...arc(0, -76, 54, 42, 180, 360, 28), ...hem.toReversed()], cloth)
  for (const side of [-1, 1]) {
    piece.mark(
      'panel',
      [
        ...arc(0, -76, 36, 42, side < 0 ? 270 : 270, side < 0 ? 180 : 360, 14),
        [side * 27, -82],
        [side * 18, -76],
        ...arc(0, -76, 18, 42, side < 0 ? 180 : 360, 270, 14),
      ],
      lighter(cloth, 0.5),
    )
  }
  piece.fill('tip', limb([0, -118], [0, -124], 1.6, 0.8), '#8a5f3f')
  return { anchors: { grip: [0, -14], top: [0, -124] } }
}

export const shell: DrawProp = (pen, { accent }) => {
  const colour = accent('#f2b79c')
  const piece = pen.piece('shell', 'stone')
  piece.fill(
    'shell',
    smooth([
      [-4, -1],
      [-11, -7],
      [-12, -14],
      [-7, -19],
      [0, -20],
      [7, -19],
      [12, -14],
      [11, -7],
      [4, -1],
      [0, 0],
    ]),
    colour,
  )
  for (const degrees of [-140, -115, -90, -65, -40])
    piece.stroke(
      'ridge',
      [polar([0, -1], degrees, 4), polar([0, -1], degrees, degrees === -90 ? 17 : 16)],
      1,
      darker(colour, 0.2),
    )
  piece.fill('hinge', roundBox(-5, -2.4, 10, 2.4, 1), darker(colour, 0.1))
  return { anchors: { grip: [0, -6], top: [0, -20] } }
}

export const drawing: DrawProp = (pen, { accent }) => {
  const piece = pen.piece('drawing', 'paper')
  piece.fill(
    'sheet',
    straight([
      [-21, -30],
      [21, -31],
      [22, 0],
      [-20, -0.6],
    ]),
    '#fffaf0',
  )
  piece.mark('sun', ellipse(13, -23, 3.6), '#f3c84f')
  piece.stroke(
    'grass',
    smooth(
      [
        [-18, -5],
        [-9, -7],
        [0, -5],
        [10, -7],
        [19, -5],
      ],
      false,
    ),
    1.4,
    accent('#7cab54'),
  )
  return {
    anchors: { grip: [20, -4], top: [0, -30] },
    panel: { centre: [-2, -15], size: 19, chalk: '#4d5f8a' },
  }
}

export const cake: DrawProp = (pen, { accent, lit }) => {
  const icing = accent('#f2a8a0')
  const piece = pen.piece('cake', 'paper')
  piece.fill('plate', ellipse(0, -2.4, 25, 2.4), '#dfe6e6', { material: 'stone' })
  piece.fill('lower', roundBox(-20, -17, 40, 15, 3), '#f3d9a8')
  piece.fill('upper', roundBox(-13, -29, 26, 13, 3), '#f3d9a8')
  const drip = (y: number, half: number): Point[] =>
    smooth(
      [
        [-half, y - 3],
        [half, y - 3],
        [half, y + 2],
        [half * 0.75, y + 4.4],
        [half * 0.5, y + 1],
        [half * 0.2, y + 4],
        [-half * 0.15, y + 1],
        [-half * 0.45, y + 4.6],
        [-half * 0.75, y + 1.4],
        [-half, y + 3],
      ],
      true,
      5,
    )
  piece.fill('icing', drip(-15, 20.6), icing)
  piece.fill('icing', drip(-27, 13.6), icing)
  for (const x of [-15, -5, 5, 15]) piece.mark('berry', ellipse(x, -4.4, 1.7), '#d2453f')
  for (const x of [-8, 0, 8]) {
    piece.fill(
      'candle',
      roundBox(x - 0.9, -38, 1.8, 9, 0.6),
      ['#5b8fb8', '#f3c84f', '#7cab54'][(x + 8) / 8] as string,
    )
    if (lit !== false)
      piece.fill(
        'flame',
        smooth([
          [x, -43.6],
          [x + 1.4, -40.4],
          [x, -38.4],
          [x - 1.4, -40.4],
        ]),
        '#f7a83c',
        { material: 'light' },
      )
  }
  return { anchors: { grip: [0, -2], top: [0, -38] } }
}

export const ball: DrawProp = (pen, { accent }) => {
  const colour = accent('#d2573f')
  const piece = pen.piece('ball', 'cloth')
  piece.fill('ball', ellipse(0, -12, 12), colour)
  piece.mark(
    'band',
    smooth(
      [
        [-11.8, -14],
        [-4, -17],
        [4, -17],
        [11.8, -14],
        [11.8, -9.6],
        [4, -12],
        [-4, -12],
        [-11.8, -9.6],
      ],
      true,
      5,
    ),
    '#fbf0d8',
  )
  piece.mark('star', starOutline(0, -14.4, 2.6, 0.5), '#5b8fb8')
  piece.mark('shine', ellipse(-4.6, -19.4, 2.2, 1.4, -30), '#ffffff', { alpha: 0.6 })
  return { anchors: { grip: [0, -12], top: [0, -24] } }
}
