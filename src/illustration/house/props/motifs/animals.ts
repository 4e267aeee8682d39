import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, polar, scallop, smooth, straight, tube } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

const half = (): number => 0.5

export const cow: DrawMotif = (pen, accent) => {
  const hide = accent('#fbf3e6')
  for (const side of [-1, 1]) {
    pen.fill(
      'horn',
      smooth(
        [
          [side * 6, -34],
          [side * 9, -41],
          [side * 12, -40],
          [side * 10, -32],
        ],
        true,
        4,
      ),
      '#e8d3a6',
    )
    pen.fill(
      'ear',
      smooth([
        [side * 10, -30],
        [side * 18, -33],
        [side * 20, -28],
        [side * 12, -25],
      ]),
      '#5a4a48',
    )
  }
  pen.fill(
    'head',
    smooth([
      [0, -38],
      [9, -36],
      [13, -27],
      [11, -14],
      [0, -8],
      [-11, -14],
      [-13, -27],
      [-9, -36],
    ]),
    hide,
  )
  pen.mark(
    'patch',
    smooth([
      [3, -37],
      [10, -35],
      [12.6, -27],
      [8, -22],
      [3, -27],
    ]),
    '#5a4a48',
  )
  pen.fill('muzzle', ellipse(0, -10, 13, 9), '#f2b5ac')
  for (const x of [-5, 5]) pen.mark('nostril', ellipse(x, -12, 1.6, 2), '#b5706c')
  dotEyes(pen, 0, -25, 11, 1.7)
  smile(pen, 0, -6, 4)
}

export const pig: DrawMotif = (pen, accent) => {
  const skin = accent('#f2b0ab')
  for (const side of [-1, 1])
    pen.fill(
      'ear',
      smooth(
        [
          [side * 6, -31],
          [side * 15, -38],
          [side * 17, -27],
          [side * 12, -23],
        ],
        true,
        5,
      ),
      darker(skin, 0.1),
    )
  pen.fill('head', ellipse(0, -18, 18, 17), skin)
  pen.fill('snout', ellipse(0, -15, 8.4, 6.2), darker(skin, 0.1))
  for (const x of [-3, 3]) pen.mark('nostril', ellipse(x, -15, 1.3, 2), '#a8605c')
  dotEyes(pen, 0, -24, 14, 1.6)
  smile(pen, 0, -5.6, 4)
  blush(pen, 0, -15, 26, 3)
}

export const chicken: DrawMotif = (pen, accent) => {
  const feather = accent('#fbf3e2')
  for (const x of [-2, 5]) pen.fill('leg', limb([x, -8], [x, -1], 0.9), '#e8a33d', { group: 'legs' })
  for (const x of [-1, 6]) pen.fill('foot', ellipse(x, -0.9, 3.2, 0.9), '#e8a33d', { group: 'legs' })
  for (const [x, y] of [
    [6, -38],
    [10, -40],
    [14, -38],
  ] as const)
    pen.fill('comb', ellipse(x, y, 2.8), '#d8483c')
  pen.fill(
    'body',
    smooth([
      [-18, -28],
      [-12, -18],
      [-2, -19],
      [4, -24],
      [5, -34],
      [11, -38],
      [17, -33],
      [18, -24],
      [14, -11],
      [4, -6],
      [-8, -8],
      [-16, -16],
    ]),
    feather,
  )
  pen.mark(
    'wing',
    smooth([
      [-6, -17],
      [4, -17],
      [7, -13],
      [0, -9],
      [-6, -12],
    ]),
    darker(feather, 0.16),
  )
  pen.fill(
    'beak',
    straight(
      [
        [17, -31],
        [22, -28.6],
        [17, -26.6],
      ],
      true,
      3,
    ),
    '#e8a33d',
  )
  pen.mark('wattle', ellipse(16.6, -24, 1.7, 2.6), '#d8483c')
  pen.mark('eye', ellipse(12.4, -31, 1.3), '#2b1b1a')
}

export const frog: DrawMotif = (pen, accent) => {
  const skin = accent('#82b85c')
  for (const side of [-1, 1]) {
    pen.fill('thigh', ellipse(side * 13, -8, 7, 7.6), skin)
    pen.fill('foot', ellipse(side * 15, -1.8, 7.6, 1.9), darker(skin, 0.12))
  }
  pen.fill('body', ellipse(0, -12, 13, 11.4), skin)
  pen.mark('belly', ellipse(0, -8, 8.4, 7), lighter(skin, 0.5))
  for (const x of [-5, 5]) pen.fill('hand', ellipse(x, -1.8, 3.8, 1.9), skin)
  const head = pen.piece('frogHead')
  for (const side of [-1, 1]) head.fill('eyeball', ellipse(side * 7, -31, 5), skin)
  head.fill('head', ellipse(0, -24, 15, 9), skin)
  dotEyes(head, 0, -31.4, 14, 2)
  head.stroke(
    'mouth',
    smooth(
      [
        [-10, -23],
        [-5, -20],
        [0, -19.4],
        [5, -20],
        [10, -23],
      ],
      false,
    ),
    1,
    '#2b1b1a',
  )
  blush(head, 0, -23, 24, 2.2)
}

export const spider: DrawMotif = (pen, accent) => {
  pen.line(
    'thread',
    [
      [0, -44],
      [0, -30],
    ],
    0.7,
    '#8a8290',
    { group: 'thread' },
  )
  for (const side of [-1, 1]) {
    for (const [lift, reach] of [
      [-12, 17],
      [-5, 20],
      [2, 20],
      [9, 16],
    ] as const) {
      const leg: Point[] = [
        [side * 7, -17 + lift * 0.4],
        [side * reach * 0.8, -21 + lift],
        [side * reach, -14 + lift],
      ]
      pen.line('leg', smooth(leg, false), 1.4, '#3f3a48')
    }
  }
  pen.fill('body', ellipse(0, -18, 12, 12.4), accent('#5a5068'))
  dotEyes(pen, 0, -18, 8, 2.4)
  smile(pen, 0, -11, 3)
}

export const hedgehog: DrawMotif = (pen, accent) => {
  const spines = accent('#7a5a44')
  const spikes = Array.from(
    { length: 29 },
    (_, index): Point => polar([-3, -10], 172 + index * 6.6, index % 2 ? 17 : 21),
  )
  pen.fill('spines', straight([...spikes, [10, -2], [-18, -2]], true, 2), spines)
  pen.fill(
    'face',
    smooth([
      [4, -20],
      [11, -17],
      [17, -9],
      [21, -7],
      [20, -4],
      [10, -1],
      [2, -1],
      [0, -10],
    ]),
    '#e6c49a',
  )
  pen.mark('nose', ellipse(21, -6.8, 1.8), '#2b1b1a')
  pen.mark('eye', ellipse(11.6, -11, 1.4), '#2b1b1a')
  pen.fill('ear', ellipse(4.6, -17.6, 2.8), '#d9ac7c')
  pen.stroke('mouth', arc(14.6, -5.6, 2.6, 2, 30, 140, 8), 0.7, '#2b1b1a')
  for (const x of [-9, 7]) pen.fill('foot', ellipse(x, -1.4, 3.4, 1.5), '#e6c49a')
  for (const [x, y] of [
    [-10, -12],
    [-4, -18],
    [-2, -9],
    [-13, -6],
  ] as const)
    pen.stroke(
      'spine',
      [
        [x, y],
        [x - 2, y - 3],
      ],
      0.8,
      lighter(spines, 0.4),
    )
}

export const elephant: DrawMotif = (pen, accent) => {
  const hide = accent('#9fa9b8')
  pen.fill('tail', limb([-17, -20], [-22, -12], 0.9, 0.7), hide)
  for (const x of [-11, 7]) pen.fill('leg', limb([x, -12], [x, -3.4], 4.6, 4.4), hide)
  pen.fill('body', ellipse(-2, -19, 17, 13), hide)
  for (const x of [-11, 7])
    for (const dx of [-2, 1.6]) pen.mark('nail', ellipse(x + dx, -1.6, 1.2, 1), '#f3ece2')
  const head = pen.piece('elephantHead')
  head.fill(
    'trunk',
    tube(
      smooth(
        [
          [19, -24],
          [24, -16],
          [24, -9],
          [29, -7],
        ],
        false,
      ),
      (along) => 4.4 - along * 1.8,
    ),
    hide,
  )
  head.fill('head', ellipse(14, -27, 10, 9.6), hide)
  head.fill(
    'ear',
    smooth([
      [10, -34],
      [2, -37],
      [-4, -30],
      [-2, -21],
      [5, -18],
      [10, -22],
    ]),
    darker(hide, 0.08),
  )
  head.mark(
    'innerEar',
    smooth([
      [7, -32],
      [2, -34],
      [-1, -29],
      [1, -23],
      [6, -21],
    ]),
    '#e3b3ae',
    { alpha: 0.7 },
  )
  dotEyes(head, 16.6, -29, 6, 1.3)
  smile(head, 16, -20.4, 2.4)
}

export const lion: DrawMotif = (pen, accent) => {
  const fur = accent('#e8b04f')
  pen.fill('mane', scallop(0, -20, 18, 17.4, 13, 0.16, half), '#b5672f', { group: 'mane' })
  for (const side of [-1, 1]) pen.fill('ear', ellipse(side * 10.4, -31, 3.6), fur)
  pen.fill('head', ellipse(0, -19, 12.6, 12), fur)
  pen.mark('muzzle', ellipse(0, -13, 6, 4.6), '#f9e3b8')
  pen.mark(
    'nose',
    smooth(
      [
        [-2.2, -17],
        [2.2, -17],
        [0, -14.2],
      ],
      true,
      4,
    ),
    '#5a3326',
  )
  dotEyes(pen, 0, -21.4, 10, 1.5)
  smile(pen, 0, -11.6, 2.6)
  blush(pen, 0, -16, 18, 2)
}

export const tiger: DrawMotif = (pen, accent) => {
  const fur = accent('#ea9440')
  for (const side of [-1, 1]) {
    pen.fill('ear', ellipse(side * 12, -33, 5), fur)
    pen.mark('innerEar', ellipse(side * 12, -33, 2.8), '#fbead0')
  }
  pen.fill(
    'head',
    smooth([
      [0, -38],
      [11, -35],
      [17, -25],
      [19, -14],
      [12, -4],
      [0, -1],
      [-12, -4],
      [-19, -14],
      [-17, -25],
      [-11, -35],
    ]),
    fur,
  )
  for (const side of [-1, 1]) {
    pen.mark('cheek', ellipse(side * 6, -10, 8, 6.6), '#fff6ea')
    for (const [x, y] of [
      [17, -20],
      [18, -13],
    ] as const)
      pen.mark(
        'stripe',
        tube(
          [
            [side * x, y],
            [side * (x - 4), y + 0.6],
            [side * (x - 7.4), y],
          ],
          (along) => 1.5 - along * 1.1,
        ),
        '#4a342c',
      )
  }
  for (const x of [-5, 0, 5])
    pen.mark(
      'stripe',
      tube(
        [
          [x, -37.4 + Math.abs(x) * 0.2],
          [x * 0.9, -33],
          [x * 0.7, -29],
        ],
        (along) => 1.5 - along * 1.1,
      ),
      '#4a342c',
    )
  pen.mark(
    'nose',
    smooth(
      [
        [-3, -16],
        [3, -16],
        [0, -12.4],
      ],
      true,
      4,
    ),
    '#d9736c',
  )
  dotEyes(pen, 0, -21.4, 13, 1.7)
  smile(pen, 0, -8.6, 3)
}

export const wolf: DrawMotif = (pen, accent) => fox(pen, () => accent('#8d949f'))

export const monkey: DrawMotif = (pen, accent) => {
  const fur = accent('#8a5f44')
  for (const side of [-1, 1]) {
    pen.fill('ear', ellipse(side * 15.6, -20, 5.4), fur)
    pen.mark('innerEar', ellipse(side * 15.8, -20, 3.2), '#f0c9a0')
  }
  pen.fill('head', ellipse(0, -20, 15, 15.6), fur)
  pen.mark(
    'face',
    smooth([
      [0, -27],
      [5, -30],
      [10, -26],
      [9.6, -19],
      [12, -13],
      [7, -6.6],
      [0, -5.4],
      [-7, -6.6],
      [-12, -13],
      [-9.6, -19],
      [-10, -26],
      [-5, -30],
    ]),
    '#f0c9a0',
  )
  dotEyes(pen, 0, -21.6, 9, 1.6)
  for (const x of [-1.4, 1.4]) pen.mark('nostril', ellipse(x, -15.6, 0.6), '#7a4e34')
  smile(pen, 0, -10, 4.6)
  pen.fill(
    'tuft',
    smooth(
      [
        [-3, -34],
        [-1, -40],
        [1, -37],
        [4, -40],
        [4, -34],
      ],
      true,
      4,
    ),
    fur,
  )
}

export const giraffe: DrawMotif = (pen, accent) => {
  const hide = accent('#f0c566')
  for (const x of [-10, 0]) pen.fill('leg', limb([x, -12], [x, -1.4], 2, 1.5), hide)
  pen.fill('body', ellipse(-5, -14, 9, 5.6), hide)
  pen.fill(
    'neck',
    tube(
      smooth(
        [
          [0, -14],
          [4, -26],
          [6, -38],
        ],
        false,
      ),
      (along) => 4 - along * 1.4,
    ),
    hide,
  )
  for (const side of [-1, 1]) {
    pen.fill('horn', limb([7 + side * 2, -42], [7 + side * 2.4, -47], 0.8), '#8a5a34')
    pen.fill('ear', ellipse(7 + side * 6, -42, 2.6, 1.5, side * -20), hide)
  }
  pen.fill(
    'head',
    smooth([
      [2, -43],
      [7, -45],
      [11, -43],
      [14, -37],
      [11, -34],
      [6, -35],
    ]),
    hide,
  )
  for (const [x, y, size] of [
    [-9, -15, 2.4],
    [-3, -12.6, 2.2],
    [-3, -17, 1.8],
    [2, -21, 1.7],
    [4, -27, 1.6],
    [4.6, -33, 1.4],
  ] as const)
    pen.mark('spot', ellipse(x, y, size, size * 0.9, 20, 10), '#b5713a')
  dotEyes(pen, 7.6, -41, 5, 1)
  smile(pen, 11, -37, 1.6)
}

export const penguin: DrawMotif = (pen, accent) => {
  const coat = accent('#47505f')
  for (const side of [-1, 1]) {
    pen.fill('foot', ellipse(side * 5, -1.4, 4.6, 1.6), '#ef9a3c')
    pen.fill(
      'wing',
      smooth(
        [
          [side * 11, -24],
          [side * 17, -14],
          [side * 15, -9],
          [side * 10, -13],
        ],
        true,
        5,
      ),
      coat,
    )
  }
  pen.fill(
    'body',
    smooth([
      [0, -40],
      [9, -36],
      [12, -24],
      [12, -10],
      [7, -2],
      [-7, -2],
      [-12, -10],
      [-12, -24],
      [-9, -36],
    ]),
    coat,
  )
  pen.mark(
    'belly',
    smooth([
      [0, -31],
      [4.6, -34],
      [8, -29],
      [8.4, -12],
      [5, -4],
      [-5, -4],
      [-8.4, -12],
      [-8, -29],
      [-4.6, -34],
    ]),
    '#fffaf0',
  )
  dotEyes(pen, 0, -29, 7.4, 1.4)
  pen.mark(
    'beak',
    smooth(
      [
        [-2.6, -26],
        [2.6, -26],
        [0, -22.6],
      ],
      true,
      4,
    ),
    '#ef9a3c',
  )
  blush(pen, 0, -25.4, 12, 1.8)
}

export const fox: DrawMotif = (pen, accent) => {
  const fur = accent('#dd7a3a')
  for (const side of [-1, 1]) {
    pen.fill(
      'ear',
      smooth(
        [
          [side * 4, -30],
          [side * 14, -42],
          [side * 17, -26],
        ],
        true,
        4,
      ),
      fur,
    )
    pen.mark(
      'innerEar',
      smooth(
        [
          [side * 8.6, -31],
          [side * 13, -36.6],
          [side * 14, -28],
        ],
        true,
        4,
      ),
      '#4a3434',
    )
  }
  pen.fill(
    'head',
    smooth([
      [0, -34],
      [12, -30],
      [20, -18],
      [12, -8],
      [0, -2],
      [-12, -8],
      [-20, -18],
      [-12, -30],
    ]),
    fur,
  )
  for (const side of [-1, 1])
    pen.mark(
      'cheek',
      smooth([
        [0, -13],
        [side * 9, -18],
        [side * 19, -17.6],
        [side * 11, -8.4],
        [0, -2.4],
      ]),
      '#fff6ea',
    )
  dotEyes(pen, 0, -20, 14, 1.7)
  pen.mark('nose', ellipse(0, -4.4, 2.6, 2), '#2b1b1a')
}

export const turtle: DrawMotif = (pen, accent) => {
  const shell = accent('#6f9a58')
  for (const x of [-11, 9]) pen.fill('leg', limb([x, -7], [x, -2.4], 3.6, 3), '#b8c98a')
  pen.fill('head', ellipse(20, -15, 6.4, 6), '#b8c98a')
  pen.fill('neck', limb([12, -8], [19, -13], 4, 3.6), '#b8c98a')
  pen.fill(
    'shell',
    smooth([
      [-19, -6],
      [-16, -18],
      [-4, -26],
      [8, -23],
      [16, -12],
      [16, -6],
      [0, -4],
    ]),
    shell,
    { group: 'shell' },
  )
  for (const [x, y] of [
    [-9, -13],
    [0, -17],
    [8, -12],
  ] as const)
    pen.mark('plate', ellipse(x, y, 4.2, 3.6, 0, 7), lighter(shell, 0.25), { group: 'shell' })
  dotEyes(pen, 21, -16, 5, 1.1)
  smile(pen, 22, -12, 2)
}

export const ladybird: DrawMotif = (pen, accent) => {
  for (const side of [-1, 1])
    pen.line(
      'feeler',
      smooth(
        [
          [13, -18],
          [16 + side * 2, -24],
          [20 + side * 2, -25],
        ],
        false,
      ),
      0.9,
      '#3a3640',
    )
  for (const x of [-8, 0, 8])
    pen.line(
      'leg',
      [
        [x, -4],
        [x - 1, -0.6],
      ],
      1.3,
      '#3a3640',
    )
  pen.fill('head', ellipse(13.6, -12, 7, 7.4), '#3a3640')
  pen.fill(
    'wings',
    smooth([
      [-18, -3],
      [-16, -15],
      [-6, -23],
      [5, -21],
      [12, -12],
      [12, -3],
    ]),
    accent('#d8483c'),
    { group: 'wings' },
  )
  pen.stroke(
    'seam',
    smooth(
      [
        [-16, -12],
        [-4, -13],
        [12, -9],
      ],
      false,
    ),
    0.9,
    '#3a3640',
    { group: 'wings' },
  )
  for (const [x, y] of [
    [-9, -8],
    [0, -6.6],
    [-6, -17],
    [3, -16],
    [7, -8],
  ] as const)
    pen.mark('dot', ellipse(x, y, 2.2), '#3a3640', { group: 'wings' })
  for (const x of [13, 17.6]) pen.mark('eye', ellipse(x, -13.4, 1.5), '#fffaf0')
  pen.stroke('mouth', arc(16, -10, 2.2, 1.8, 20, 150, 8), 0.7, '#fffaf0')
}

export const bee: DrawMotif = (pen, accent) => {
  for (const [x, degrees] of [
    [-3, -28],
    [5, 8],
  ] as const)
    pen.fill('wing', ellipse(x, -31, 5.6, 10, degrees), '#dbeaf0', { group: `wing${x}` })
  pen.fill(
    'sting',
    straight(
      [
        [-18, -18],
        [-23, -16],
        [-17, -13],
      ],
      true,
      3,
    ),
    '#3a3640',
  )
  pen.fill('body', ellipse(0, -15, 19, 12.4), accent('#f3c33f'))
  for (const x of [-10, -2.4])
    pen.mark(
      'stripe',
      smooth(
        [
          [x - 2, -26],
          [x + 2, -27],
          [x + 2.6, -15],
          [x + 2, -3.6],
          [x - 2, -4.6],
          [x - 1.4, -15],
        ],
        true,
        4,
      ),
      '#4a3a30',
    )
  dotEyes(pen, 11, -16.6, 7, 1.5)
  smile(pen, 11.6, -11.6, 2.4)
  for (const side of [-1, 1])
    pen.line(
      'feeler',
      smooth(
        [
          [10 + side * 2, -25],
          [12 + side * 3, -30],
          [15 + side * 3, -31],
        ],
        false,
      ),
      0.9,
      '#3a3640',
      { group: 'feelers' },
    )
}

export const butterfly: DrawMotif = (pen, accent) => {
  const wing = accent('#e58a5a')
  for (const side of [-1, 1]) {
    pen.fill(
      'wingUpper',
      smooth([
        [side * 1, -20],
        [side * 8, -36],
        [side * 19, -38],
        [side * 21, -28],
        [side * 12, -18],
      ]),
      wing,
      { group: `wing${side}` },
    )
    pen.fill(
      'wingLower',
      smooth([
        [side * 1, -18],
        [side * 13, -19],
        [side * 17, -10],
        [side * 10, -3],
        [side * 4, -8],
      ]),
      lighter(wing, 0.3),
      { group: `wing${side}` },
    )
    pen.mark('spot', ellipse(side * 14, -30, 3.6), '#f7dc7a', { group: `wing${side}` })
    pen.mark('spot', ellipse(side * 10, -11, 2.4), '#5b8fb8', { group: `wing${side}` })
    pen.line(
      'feeler',
      smooth(
        [
          [side * 0.6, -27],
          [side * 3, -34],
          [side * 6, -37],
        ],
        false,
      ),
      0.8,
      '#4a3a40',
      { group: 'body' },
    )
  }
  pen.fill('body', limb([0, -26], [0, -8], 1.8, 1.2), '#4a3a40', { group: 'body' })
}

export const parrot: DrawMotif = (pen, accent) => {
  const feather = accent('#d8483c')
  pen.fill(
    'tail',
    smooth(
      [
        [-6, -12],
        [-16, 0],
        [-9, -1],
        [-2, -8],
      ],
      true,
      4,
    ),
    '#3a6fa8',
    { group: 'tail' },
  )
  pen.fill(
    'body',
    smooth([
      [2, -38],
      [10, -34],
      [11, -22],
      [7, -10],
      [-2, -6],
      [-8, -14],
      [-7, -28],
    ]),
    feather,
  )
  pen.fill(
    'wing',
    smooth([
      [-6, -26],
      [1, -24],
      [2, -15],
      [-5, -7],
      [-9, -15],
    ]),
    '#3f8a5c',
  )
  pen.mark(
    'stripe',
    smooth([
      [-7, -16],
      [-1, -14],
      [-4, -9],
      [-8, -12],
    ]),
    '#f3c33f',
  )
  pen.mark('face', ellipse(7, -32, 4, 4), '#fffaf0')
  pen.mark('eye', ellipse(7, -32.6, 1.3), '#2b1b1a')
  pen.fill(
    'beak',
    smooth(
      [
        [10, -35],
        [16, -33],
        [15, -26],
        [11, -28],
      ],
      true,
      5,
    ),
    '#4a4650',
  )
  for (const x of [0, 4]) pen.fill('claw', limb([x, -7], [x, -3], 0.9), '#8a7a6a')
}
