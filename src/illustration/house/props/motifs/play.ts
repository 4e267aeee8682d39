import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, roundBox, scallop, smooth, starOutline, straight } from '../../pen/curves.ts'
import { dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

export const blocks: DrawMotif = (pen, accent) => {
  const brick = (x: number, y: number, wide: number, colour: string): void => {
    const group = `brick${x}${y}`
    for (let stud = 0; stud < wide / 8; stud++)
      pen.fill('stud', roundBox(x + 1.6 + stud * 8, y - 12.6, 4.8, 3.4, 1), colour, { group })
    pen.fill('brick', roundBox(x, y - 10, wide, 10, 1), colour, { group })
    pen.mark('shine', roundBox(x + 1.4, y - 8.6, wide - 2.8, 1.4, 0.7), lighter(colour, 0.35), { group })
  }
  brick(-20, 0, 24, accent('#d2573f'))
  brick(5, 0, 16, '#3a6fa8')
  brick(-12, -10, 24, '#f0c04a')
  brick(-8, -20, 16, '#5f9a58')
}

export const puzzle: DrawMotif = (pen, accent) => {
  const knob = (x: number, y: number, from: number, to: number): Point[] => arc(x, y, 4.6, 4.6, from, to, 14)
  const outline: Point[] = [
    [-15, -30],
    [-3, -30],
    ...knob(0, -33, 140, 400),
    [3, -30],
    [15, -30],
    [15, -18],
    ...knob(18, -15, 230, 490),
    [15, -12],
    [15, 0],
    [4, 0],
    ...knob(0, -3.4, 40, -220),
    [-4, 0],
    [-15, 0],
    [-15, -11],
    ...knob(-11.6, -15, 130, -130),
    [-15, -19],
  ]
  pen.fill('piece', straight(outline, true, 2), accent('#5f9a9a'), { material: 'wood' })
  pen.stroke(
    'shine',
    [
      [-11, -26],
      [-6, -26],
    ],
    1.4,
    '#d9efe8',
  )
}

export const pencil: DrawMotif = (pen, accent) => {
  const paint = accent('#f0b93f')
  const at = (along: number, out: number): Point => [
    -13 + along * 0.64 - out * 0.77,
    -3 - along * 0.77 - out * 0.64,
  ]
  pen.fill('wood', straight([at(0, 0), at(8, 4), at(8, -4)], true, 3), '#f3dcb4')
  pen.mark('lead', straight([at(0, 0), at(3, 1.5), at(3, -1.5)], true, 3), '#4a4650')
  pen.fill('body', straight([at(8, 4), at(37, 4), at(37, -4), at(8, -4)]), paint)
  for (const out of [-1.3, 1.3]) pen.stroke('edge', [at(8, out), at(37, out)], 0.6, darker(paint, 0.25))
  pen.fill('band', straight([at(37, 4), at(40, 4), at(40, -4), at(37, -4)], true, 2), '#c9c2b8')
  pen.fill(
    'rubber',
    smooth([at(40, 4), at(44, 3.4), at(45, 0), at(44, -3.4), at(40, -4)], true, 4),
    '#ee8f86',
  )
}

export const paint: DrawMotif = (pen) => {
  pen.fill(
    'palette',
    smooth([
      [-20, -14],
      [-14, -28],
      [2, -33],
      [17, -27],
      [20, -14],
      [10, -8],
      [9, -2],
      [0, 0],
      [-14, -4],
    ]),
    '#d9ac74',
    { holes: [ellipse(10, -18, 3.2, 2.8)], material: 'wood' },
  )
  const dabs = [
    [-12, -12, '#d8483c'],
    [-11, -20, '#f0b93f'],
    [-3, -26, '#5f9a58'],
    [6, -26, '#3a6fa8'],
    [-2, -7, '#8a5fa8'],
  ] as const
  for (const [x, y, colour] of dabs) pen.mark('dab', ellipse(x, y, 3.5, 2.9, 0, 10), colour)
  pen.fill('brush', limb([-4, -16], [20, -40], 1, 1.4), '#8a5f3f', { group: 'brush' })
  pen.fill(
    'tip',
    smooth(
      [
        [-2.6, -17],
        [-4.6, -15],
        [-9, -11],
        [-6, -17],
      ],
      true,
      4,
    ),
    '#3a6fa8',
    { group: 'brush' },
  )
}

export const guitar: DrawMotif = (pen, accent) => {
  const body = accent('#c98346')
  pen.fill('neck', limb([3, -20], [14, -42], 1.5), '#7a4e34', { material: 'wood' })
  pen.fill(
    'head',
    smooth(
      [
        [12, -41],
        [16, -48],
        [20, -46],
        [16.6, -39],
      ],
      true,
      3,
    ),
    '#7a4e34',
    { material: 'wood' },
  )
  pen.fill(
    'body',
    smooth([
      [-12, -2],
      [-16, -9],
      [-11, -16],
      [-7, -19],
      [-5, -26],
      [3, -27],
      [9, -21],
      [6, -15],
      [6, -10],
      [3, -3],
      [-4, 0],
    ]),
    body,
    { group: 'guitarBody', material: 'wood' },
  )
  pen.mark('hole', ellipse(0, -17, 3.2), darker(body, 0.55), { group: 'guitarBody' })
  pen.mark(
    'bridge',
    straight(
      [
        [-9, -10],
        [-3, -6.6],
        [-4, -5],
        [-10, -8.4],
      ],
      true,
      2,
    ),
    darker(body, 0.5),
    { group: 'guitarBody' },
  )
  for (const out of [-0.8, 0.8])
    pen.stroke(
      'string',
      [
        [-6.4 + out, -8.6 + out * 0.5],
        [14.4 + out, -43],
      ],
      0.4,
      '#fff3d6',
      { group: 'guitarStrings' },
    )
}

export const drum: DrawMotif = (pen, accent) => {
  const shell = accent('#d2573f')
  pen.fill(
    'shell',
    [
      ...arc(0, -24, 17, 5, 180, 0, 16).map(([x, y]): Point => [x, -48 - y]),
      ...arc(0, -5, 17, 5, 0, 180, 16),
    ],
    shell,
    { material: 'wood' },
  )
  const zig: Point[] = [
    [-16.6, -20],
    [-12, -3],
    [-6, -17],
    [0, -1],
    [6, -17],
    [12, -3],
    [16.6, -20],
  ]
  pen.stroke('cord', straight(zig, false, 2), 1.1, '#fff3d6')
  pen.fill('skin', ellipse(0, -24, 17, 5), '#fbf3e2')
  for (const side of [-1, 1]) {
    pen.fill('stick', limb([side * 3, -26], [side * 17, -40], 1, 0.8), '#c98a4f', { group: `stick${side}` })
    pen.fill('bead', ellipse(side * 3, -26, 2.2, 2), '#c98a4f', { group: `stick${side}` })
  }
}

export const piano: DrawMotif = (pen) => {
  pen.fill('case', roundBox(-20, -26, 40, 24, 2), '#5a4038', { material: 'wood' })
  pen.fill('stand', roundBox(-18, -32, 36, 7, 2), '#6d4f44', { material: 'wood' })
  pen.mark('keys', roundBox(-17, -18, 34, 14, 1), '#fffaf0')
  for (let key = 1; key < 8; key++)
    pen.stroke(
      'gap',
      [
        [-17 + key * 4.25, -18],
        [-17 + key * 4.25, -4],
      ],
      0.6,
      '#8a7a6a',
    )
  for (const key of [1, 2, 4, 5, 6])
    pen.mark('black', roundBox(-17 + key * 4.25 - 1.3, -18, 2.6, 8, 0.5), '#2f262a')
}

export const note: DrawMotif = (pen, accent) => {
  const colour = accent('#4d5f9a')
  for (const x of [-10, 9]) {
    pen.fill('head', ellipse(x, -5 + (x > 0 ? -3 : 0), 6, 4.6, -20), colour)
    pen.fill('stem', limb([x + 5, -7 + (x > 0 ? -3 : 0)], [x + 5, -36 + (x > 0 ? -3 : 0)], 1), colour)
  }
  pen.fill(
    'beam',
    straight(
      [
        [-6, -38],
        [15, -41],
        [15, -35.6],
        [-6, -32.6],
      ],
      true,
      3,
    ),
    colour,
  )
}

export const crown: DrawMotif = (pen, accent) => {
  const gold = accent('#f0c04a')
  pen.fill(
    'crown',
    straight(
      [
        [-17, -2],
        [-20, -26],
        [-10, -15],
        [0, -32],
        [10, -15],
        [20, -26],
        [17, -2],
      ],
      true,
      4,
    ),
    gold,
    { material: 'metal' },
  )
  for (const [x, y] of [
    [-20, -27],
    [0, -33],
    [20, -27],
  ] as const)
    pen.fill('pearl', ellipse(x, y, 2.6), '#fff6e6')
  pen.mark('band', roundBox(-17.4, -8, 34.8, 6, 1), darker(gold, 0.16))
  for (const [x, colour] of [
    [-10, '#3a6fa8'],
    [0, '#d8483c'],
    [10, '#5f9a58'],
  ] as const)
    pen.mark('jewel', ellipse(x, -5, 2.3), colour)
}

export const princess: DrawMotif = (pen, accent) => {
  const dress = accent('#e58fb0')
  pen.fill(
    'hair',
    smooth([
      [-8, -34],
      [0, -40],
      [8, -34],
      [10, -22],
      [0, -18],
      [-10, -22],
    ]),
    '#7a4a30',
    { material: 'hair', group: 'hair' },
  )
  pen.fill(
    'dress',
    smooth(
      [
        [-4, -22],
        [4, -22],
        [6, -14],
        [16, -2],
        [0, 0],
        [-16, -2],
        [-6, -14],
      ],
      true,
      6,
    ),
    dress,
    { material: 'cloth' },
  )
  pen.mark(
    'hem',
    smooth(
      [
        [-15.6, -4],
        [-8, -2.6],
        [0, -3.4],
        [8, -2.6],
        [15.6, -4],
        [16, -1.4],
        [0, -0.2],
        [-16, -1.4],
      ],
      true,
      4,
    ),
    lighter(dress, 0.5),
  )
  for (const side of [-1, 1])
    pen.fill('arm', limb([side * 4.4, -20], [side * 10, -13], 1.7, 1.4), '#c98d62', { material: 'skin' })
  const head = pen.piece('face', 'skin')
  head.fill('head', ellipse(0, -28, 7, 6.8), '#c98d62')
  head.fill(
    'fringe',
    smooth(
      [
        [-7.4, -28],
        [-5, -35],
        [2, -36],
        [7.4, -31],
        [7, -27],
        [2, -32],
      ],
      true,
      5,
    ),
    '#7a4a30',
    { material: 'hair' },
  )
  head.fill(
    'crown',
    straight(
      [
        [-5, -34],
        [-6, -41],
        [-2.6, -37.6],
        [0, -42],
        [2.6, -37.6],
        [6, -41],
        [5, -34],
      ],
      true,
      2,
    ),
    '#f0c04a',
    { material: 'metal' },
  )
  dotEyes(head, 0, -27, 5.6, 1)
  smile(head, 0, -24, 1.9)
}

export const sword: DrawMotif = (pen, accent) => {
  const at = (along: number, out: number): Point => [
    -11 + along * 0.6 - out * 0.8,
    -2 - along * 0.8 - out * 0.6,
  ]
  pen.fill(
    'blade',
    straight([at(14, 3), at(44, 2.6), at(49, 0), at(44, -2.6), at(14, -3)], true, 3),
    '#cfd6dc',
    { material: 'metal' },
  )
  pen.stroke('ridge', [at(15, 0), at(45, 0)], 0.7, '#8a95a0')
  pen.fill('guard', limb(at(13, 8), at(13, -8), 1.9), '#f0c04a', { group: 'hilt', material: 'metal' })
  pen.fill('grip', limb(at(3, 0), at(12, 0), 1.8), accent('#a8443c'), { group: 'hilt' })
  pen.fill('knob', ellipse(...at(2, 0), 2.6), '#f0c04a', { group: 'hilt' })
}

export const castle: DrawMotif = (pen, accent) => {
  const stone = accent('#c9bba8')
  const tower = (x: number, wide: number, high: number): void => {
    const merlons = Array.from({ length: 3 }, (_, index): Point[] => {
      const from = x - wide / 2 + (index * wide) / 2.5
      return [
        [from, -high - 3],
        [from + wide / 5, -high - 3],
        [from + wide / 5, -high],
        [from + (wide * 2) / 5, -high],
      ]
    })
      .flat()
      .slice(0, -1)
    pen.fill(
      'tower',
      straight([[x - wide / 2, 0], ...merlons, [x + wide / 2, -high], [x + wide / 2, 0]], true, 2),
      stone,
      { material: 'stone' },
    )
    pen.mark(
      'window',
      [...arc(x, -high + 8, 1.7, 1.9, 180, 360, 8), [x + 1.7, -high + 12], [x - 1.7, -high + 12]],
      '#5a4f58',
    )
  }
  tower(-15, 11, 28)
  tower(15, 11, 28)
  tower(0, 20, 22)
  pen.mark('gate', [...arc(0, -8, 5, 5.4, 180, 360, 12), [5, 0], [-5, 0]], '#7a4e34')
  for (const x of [-15, 15]) {
    pen.line(
      'pole',
      [
        [x, -31],
        [x, -42],
      ],
      0.8,
      '#6b5544',
      { group: `flag${x}` },
    )
    pen.fill(
      'flag',
      straight(
        [
          [x, -42],
          [x + 8, -39.4],
          [x, -36.6],
        ],
        true,
        2,
      ),
      '#d2573f',
      { group: `flag${x}`, material: 'cloth' },
    )
  }
}

export const treasure: DrawMotif = (pen, accent) => {
  const wood = accent('#9a6540')
  pen.fill('lid', [...arc(0, -24, 19, 13, 180, 360, 20), [19, -22], [-19, -22]], wood, {
    group: 'lid',
    material: 'wood',
  })
  pen.fill(
    'gold',
    scallop(0, -20, 16, 5, 10, 0.2, () => 0.5),
    '#f3c84f',
    { group: 'gold', material: 'metal' },
  )
  pen.fill('chest', roundBox(-19, -18, 38, 18, 1.6), wood, { group: 'chest', material: 'wood' })
  for (const x of [-15, 12]) pen.mark('strap', roundBox(x, -18, 3, 18, 0), '#e3b64f', { group: 'chest' })
  pen.mark('lock', roundBox(-3, -15, 6, 6.4, 1.4), '#e3b64f', { group: 'chest' })
  pen.mark('keyhole', ellipse(0, -12.4, 1), '#4a3a30', { group: 'chest' })
}

export const pirateHat: DrawMotif = (pen) => {
  pen.fill(
    'hat',
    smooth(
      [
        [-24, -6],
        [-16, -22],
        [-6, -33],
        [6, -33],
        [16, -22],
        [24, -6],
        [12, -2],
        [0, -6],
        [-12, -2],
      ],
      true,
      6,
    ),
    '#3f3a44',
    { material: 'cloth' },
  )
  pen.stroke(
    'trim',
    smooth(
      [
        [-22, -7],
        [-11, -4.4],
        [0, -8],
        [11, -4.4],
        [22, -7],
      ],
      false,
    ),
    1.6,
    '#f0c04a',
  )
  for (const side of [-1, 1]) pen.mark('bone', limb([side * -6.6, -13], [side * 6.6, -18.6], 1), '#fffaf0')
  pen.mark('skull', ellipse(0, -20.6, 4.8, 4.6), '#fffaf0')
  pen.mark('jaw', roundBox(-2.4, -17.6, 4.8, 3.6, 1), '#fffaf0')
  for (const side of [-1, 1]) pen.mark('eye', ellipse(side * 1.9, -20.6, 1.2), '#3f3a44')
}

export const knight: DrawMotif = (pen, accent) => {
  pen.fill(
    'plume',
    smooth(
      [
        [0, -36],
        [-6, -46],
        [-18, -42],
        [-20, -30],
        [-12, -36],
      ],
      true,
      5,
    ),
    accent('#d2573f'),
    { group: 'plume' },
  )
  pen.fill(
    'helmet',
    smooth([
      [0, -38],
      [11, -34],
      [14, -22],
      [13, -6],
      [0, 0],
      [-13, -6],
      [-14, -22],
      [-11, -34],
    ]),
    '#aab4be',
    { material: 'metal' },
  )
  pen.mark('slit', roundBox(-11, -25, 22, 4, 2), '#3f3a44')
  for (const x of [-6, -2, 2, 6]) for (const y of [-14, -9]) pen.mark('hole', ellipse(x, y, 0.9), '#5b636e')
  pen.stroke(
    'ridge',
    [
      [0, -38],
      [0, -26],
    ],
    1.2,
    '#7b8490',
  )
}

export const camera: DrawMotif = (pen, accent) => {
  const body = accent('#4d5f78')
  pen.fill(
    'hump',
    straight(
      [
        [-8, -27],
        [-5, -32],
        [5, -32],
        [8, -27],
      ],
      true,
      3,
    ),
    body,
  )
  pen.fill('body', roundBox(-20, -27, 40, 26, 4), body, { material: 'metal' })
  pen.mark('lens', ellipse(0, -13.6, 9.4), '#e9e2d6')
  pen.mark('glass', ellipse(0, -13.6, 6.8), '#3f5a70')
  pen.mark('shine', ellipse(-2.4, -16, 1.8), '#cfe6ea')
  pen.mark('flash', roundBox(10, -24, 7, 4, 1), '#f7dd86')
}

export const gameController: DrawMotif = (pen, accent) => {
  pen.fill(
    'body',
    smooth([
      [-18, -22],
      [-8, -20],
      [8, -20],
      [18, -22],
      [23, -8],
      [21, -1],
      [15, -3],
      [9, -9],
      [-9, -9],
      [-15, -3],
      [-21, -1],
      [-23, -8],
    ]),
    accent('#5b6f9a'),
  )
  pen.mark(
    'cross',
    straight(
      [
        [-15, -18],
        [-12, -18],
        [-12, -15.6],
        [-9.6, -15.6],
        [-9.6, -12.6],
        [-12, -12.6],
        [-12, -10.2],
        [-15, -10.2],
        [-15, -12.6],
        [-17.4, -12.6],
        [-17.4, -15.6],
        [-15, -15.6],
      ],
      true,
      2,
    ),
    '#fffaf0',
  )
  for (const [x, y, colour] of [
    [13.4, -17.4, '#d8483c'],
    [16.6, -14, '#f0c04a'],
    [10.2, -14, '#7cb068'],
    [13.4, -10.8, '#8fc0d0'],
  ] as const)
    pen.mark('button', ellipse(x, y, 1.6), colour)
}

export const superhero: DrawMotif = (pen, accent) => {
  const cape = accent('#d2412f')
  pen.fill(
    'cape',
    smooth(
      [
        [-8, -38],
        [8, -38],
        [14, -20],
        [19, -2],
        [8, -4],
        [0, 0],
        [-8, -4],
        [-19, -2],
        [-14, -20],
      ],
      true,
      6,
    ),
    cape,
    { material: 'cloth' },
  )
  pen.mark('badge', ellipse(0, -20, 9, 8.4), '#f3c84f')
  pen.mark('star', starOutline(0, -20, 6.4), cape)
  for (const side of [-1, 1])
    pen.stroke(
      'fold',
      smooth(
        [
          [side * 8, -12],
          [side * 9, -7],
          [side * 12, -4],
        ],
        false,
      ),
      0.9,
      darker(cape, 0.25),
    )
}

export const doll: DrawMotif = (pen, accent) => {
  for (const side of [-1, 1])
    pen.fill('leg', limb([side * 4, -8], [side * 5, -2.4], 2.2), '#f0cfae', { material: 'cloth' })
  pen.fill(
    'dress',
    smooth(
      [
        [-5, -20],
        [5, -20],
        [12, -6],
        [0, -5],
        [-12, -6],
      ],
      true,
      5,
    ),
    accent('#6f93a8'),
    { material: 'cloth' },
  )
  for (const side of [-1, 1])
    pen.fill('arm', limb([side * 5, -18], [side * 12, -14], 1.9), '#f0cfae', { material: 'cloth' })
  const head = pen.piece('dollHead', 'cloth')
  for (const side of [-1, 1])
    head.fill(
      'plait',
      scallop(side * 11, -22, 2.4, 5, 5, 0.2, () => 0.5),
      '#c9663a',
    )
  head.fill('head', ellipse(0, -29, 9.4, 9), '#f0cfae')
  head.fill(
    'fringe',
    smooth(
      [
        [-9.6, -29],
        [-7, -38],
        [0, -40],
        [7, -38],
        [9.6, -29],
        [4, -34],
        [-3, -33.4],
      ],
      true,
      5,
    ),
    '#c9663a',
  )
  dotEyes(head, 0, -28, 7, 1.1)
  smile(head, 0, -24.4, 2)
}
