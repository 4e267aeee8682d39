import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, straight, tube } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

export const seal: DrawMotif = (pen, accent) => {
  const skin = accent('#8b97a6')
  pen.fill(
    'tail',
    smooth(
      [
        [-17, -6],
        [-27, -10],
        [-24, -5],
        [-29, -1],
        [-20, -1.4],
        [-14, -2],
      ],
      true,
      5,
    ),
    darker(skin, 0.12),
    {
      group: 'tail',
    },
  )
  pen.fill(
    'body',
    smooth([
      [6, -30],
      [13, -24],
      [13, -12],
      [8, -2],
      [-8, -1],
      [-19, -3],
      [-19, -7],
      [-9, -11],
      [-1, -20],
    ]),
    skin,
  )
  pen.mark(
    'belly',
    smooth([
      [11, -20],
      [12.4, -11],
      [8, -3],
      [3, -4],
      [7, -11],
    ]),
    lighter(skin, 0.55),
  )
  pen.fill(
    'flipper',
    smooth(
      [
        [5, -11],
        [9, -7],
        [5, -0.6],
        [-3, -0.4],
        [1, -5],
      ],
      true,
      6,
    ),
    darker(skin, 0.12),
    {
      group: 'flipper',
    },
  )
  for (const [x, y] of [
    [-9, -7],
    [-4, -11],
    [-13, -5],
  ] as const)
    pen.mark('spot', ellipse(x, y, 1.3, 1), darker(skin, 0.2))
  const head = pen.piece('sealHead')
  head.fill('head', ellipse(8.6, -30, 8.6, 8), skin)
  for (const side of [-1, 1])
    head.mark('muzzle', ellipse(11.4 + side * 2.6, -26.6, 3.1, 2.5), lighter(skin, 0.6))
  head.mark('nose', ellipse(11.4, -29, 1.8, 1.2), '#2f2a30')
  for (const side of [-1, 1])
    for (const rise of [-0.6, 0.8])
      head.stroke(
        'whisker',
        [
          [11.4 + side * 3, -26.6 + rise],
          [11.4 + side * 8, -26.8 + rise * 2.4],
        ],
        0.4,
        '#5a5460',
      )
  dotEyes(head, 9.6, -32, 8, 1.6)
}

export const flamingo: DrawMotif = (pen, accent) => {
  const pink = accent('#ee8fa6')
  const legs = darker(pink, 0.22)
  pen.line(
    'leg',
    [
      [0, -18],
      [0.6, -1],
    ],
    1.3,
    legs,
    { group: 'legs' },
  )
  pen.fill('foot', ellipse(2, -1, 3, 0.9), legs, { group: 'legs' })
  pen.line(
    'leg',
    straight(
      [
        [-3, -18],
        [-8, -12],
        [-1.6, -9.4],
      ],
      false,
      4,
    ),
    1.3,
    legs,
    { group: 'legs' },
  )
  const neck = smooth(
    [
      [5, -22],
      [11, -26],
      [9, -33],
      [3, -37],
      [5, -44],
      [10, -44],
    ],
    false,
  )
  pen.fill(
    'neck',
    tube(neck, (along) => 2.5 - along * 0.5),
    pink,
  )
  pen.fill(
    'tail',
    smooth(
      [
        [-9, -24],
        [-17, -19.6],
        [-14, -17],
        [-8, -17],
      ],
      true,
      5,
    ),
    darker(pink, 0.14),
  )
  pen.fill('body', ellipse(-2, -21.6, 10, 6.4, -8), pink)
  pen.mark(
    'wing',
    smooth([
      [-8, -25],
      [1, -25],
      [4, -21],
      [-3, -17.4],
      [-11, -19],
    ]),
    darker(pink, 0.16),
  )
  const head = pen.piece('flamingoHead')
  head.fill(
    'bill',
    smooth(
      [
        [11, -47],
        [16, -45],
        [17, -40],
        [14.6, -38.6],
        [13.6, -42],
        [11, -43],
      ],
      true,
      5,
    ),
    '#f8e3da',
  )
  head.mark(
    'billTip',
    smooth(
      [
        [15.6, -42.6],
        [17, -40],
        [14.6, -38.4],
        [14.2, -41],
      ],
      true,
      5,
    ),
    '#3a343a',
  )
  head.fill('head', ellipse(9, -45.4, 4, 3.6), pink)
  head.mark('eye', ellipse(9.8, -46.2, 0.9), '#2b1b1a')
}

export const bat: DrawMotif = (pen, accent) => {
  const fur = accent('#6b5a78')
  const skin = darker(fur, 0.2)
  for (const side of [-1, 1]) {
    const wing: Point[] = [
      [4, -26],
      [12, -35],
      [24, -33],
      [28, -20],
      [22, -22],
      [18, -15],
      [13, -19],
      [8, -13],
      [4, -17],
    ]
    pen.fill(
      'wing',
      straight(
        wing.map(([x, y]): Point => [x * side, y]),
        true,
        4,
      ),
      skin,
      { group: `wing${side}` },
    )
    for (const tip of [
      [21, -22.6],
      [13, -19.4],
    ] as const)
      pen.stroke(
        'finger',
        [
          [side * 12, -34],
          [side * tip[0], tip[1]],
        ],
        0.8,
        darker(fur, 0.42),
        { group: `wing${side}` },
      )
  }
  for (const side of [-1, 1]) pen.fill('foot', limb([side * 2.6, -9], [side * 3, -5.4], 1.1, 0.9), skin)
  pen.fill('body', ellipse(0, -15, 7, 8), fur)
  pen.mark('belly', ellipse(0, -13.6, 4.4, 5.6), lighter(fur, 0.4))
  const head = pen.piece('batHead')
  for (const side of [-1, 1]) {
    head.fill(
      'ear',
      smooth(
        [
          [side * 2, -31],
          [side * 7, -40],
          [side * 8.6, -29],
        ],
        true,
        5,
      ),
      fur,
    )
    head.mark(
      'innerEar',
      smooth(
        [
          [side * 4, -31],
          [side * 6.6, -36.6],
          [side * 7.4, -30],
        ],
        true,
        5,
      ),
      '#e3a6b0',
    )
  }
  head.fill('head', ellipse(0, -27, 8.6, 7.4), fur)
  dotEyes(head, 0, -28, 7.4, 1.6)
  smile(head, 0, -23.6, 2.2)
  for (const side of [-1, 1])
    head.mark(
      'fang',
      straight(
        [
          [side * 1.8 - 0.7, -23.2],
          [side * 1.8 + 0.7, -23.2],
          [side * 1.8, -21.2],
        ],
        true,
        2,
      ),
      '#fffaf0',
      {
        material: 'paper',
      },
    )
  blush(head, 0, -25, 12, 1.6)
}

export const goat: DrawMotif = (pen, accent) => {
  const hair = accent('#efe6d6')
  const horn = '#9a8468'
  for (const x of [-10, 7])
    pen.fill('farLeg', limb([x, -12], [x + 0.6, -2.6], 2.2, 1.7), darker(hair, 0.16), { group: 'far' })
  pen.fill(
    'tail',
    smooth(
      [
        [-15, -22],
        [-20, -27],
        [-17, -20],
      ],
      true,
      5,
    ),
    hair,
  )
  pen.fill('body', ellipse(-2, -18, 15, 8), hair)
  pen.fill('neck', limb([9, -20], [13, -30], 5.4, 4.4), hair)
  for (const x of [-12, 5]) {
    pen.fill('leg', limb([x, -14], [x, -2.6], 2.6, 1.9), hair)
    pen.fill('hoof', roundBox(x - 2.2, -2.6, 4.4, 2.6, 0.8), '#5b4a42')
  }
  const head = pen.piece('goatHead')
  for (const side of [-1, 1]) {
    const curve = smooth(
      [
        [13 + side * 2, -38],
        [12 + side * 3.4, -44],
        [7 + side * 3, -47],
      ],
      false,
    )
    head.fill(
      'horn',
      tube(curve, (along) => 1.6 - along),
      horn,
    )
  }
  for (const side of [-1, 1])
    head.fill('ear', ellipse(14 + side * 7.6, -34.4, 3.8, 1.7, side * 18), darker(hair, 0.1))
  head.fill(
    'beard',
    smooth(
      [
        [15, -25],
        [19, -25],
        [17, -17],
      ],
      true,
      5,
    ),
    darker(hair, 0.14),
  )
  head.fill(
    'head',
    smooth([
      [14, -39.4],
      [18.6, -37],
      [19.6, -31],
      [20, -26],
      [17, -23.6],
      [14, -26],
      [10, -32],
      [10, -37],
    ]),
    hair,
  )
  head.mark('muzzle', ellipse(17, -26.6, 3.4, 2.6), '#f3cdbd')
  for (const side of [-1, 1]) head.mark('nostril', ellipse(17.2 + side * 1.3, -27.4, 0.5, 0.7), '#8a5a52')
  dotEyes(head, 15, -33.4, 5.6, 1.2)
  smile(head, 17, -25.4, 1.5)
}
