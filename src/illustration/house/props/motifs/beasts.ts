import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, smooth, starOutline, straight, tube } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

export const dinosaur: DrawMotif = (pen, accent) => {
  const skin = accent('#7cb068')
  const spine: Point[] = [
    [-20, -24],
    [-15, -29],
    [-8, -33],
    [0, -33],
    [6, -36],
  ]
  for (const [x, y] of spine)
    pen.fill(
      'plate',
      smooth(
        [
          [x - 3.4, y + 5],
          [x - 1, y - 4],
          [x + 3.6, y + 4],
        ],
        true,
        4,
      ),
      '#ef8f4a',
      { group: 'plates' },
    )
  for (const x of [-6, 8])
    pen.fill('leg', limb([x, -12], [x + 1, -2.6], 4.6, 3.6), darker(skin, 0.14), { group: 'farLegs' })
  pen.fill(
    'tail',
    tube(
      smooth(
        [
          [-8, -16],
          [-18, -12],
          [-25, -16],
          [-30, -24],
        ],
        false,
      ),
      (along) => 8 - along * 7.2,
    ),
    skin,
  )
  pen.fill('body', ellipse(0, -17, 15, 12), skin)
  pen.fill(
    'neck',
    tube(
      smooth(
        [
          [6, -20],
          [13, -28],
          [15, -36],
        ],
        false,
      ),
      (along) => 8 - along * 3,
    ),
    skin,
  )
  pen.fill(
    'head',
    smooth([
      [8, -38],
      [12, -44],
      [20, -45],
      [27, -40],
      [27, -35],
      [20, -32],
      [12, -33],
    ]),
    skin,
  )
  pen.mark('belly', ellipse(3, -12, 9, 6), lighter(skin, 0.5))
  for (const x of [-10, 4]) pen.fill('leg', limb([x, -12], [x, -3], 5, 4), skin)
  dotEyes(pen, 18, -40, 5.6, 1.2)
  smile(pen, 22, -35.6, 2.8)
  blush(pen, 17, -36, 9, 1.6)
  for (const [x, y] of [
    [-6, -24],
    [2, -26],
    [-11, -19],
  ] as const)
    pen.mark('spot', ellipse(x, y, 1.8), darker(skin, 0.14))
}

export const dragon: DrawMotif = (pen, accent) => {
  const skin = accent('#c95f6b')
  pen.fill(
    'wing',
    smooth(
      [
        [-4, -22],
        [-22, -40],
        [-20, -31],
        [-25, -26],
        [-18, -23],
        [-19, -17],
        [-8, -16],
      ],
      true,
      5,
    ),
    '#f2b35f',
    { group: 'wing' },
  )
  pen.fill(
    'tail',
    tube(
      smooth(
        [
          [-6, -8],
          [-16, -4],
          [-24, -7],
          [-27, -14],
        ],
        false,
      ),
      (along) => 5.4 - along * 4,
    ),
    skin,
  )
  pen.fill(
    'tip',
    smooth(
      [
        [-30, -13],
        [-27, -20],
        [-23.6, -13.6],
        [-27, -12.4],
      ],
      true,
      4,
    ),
    '#f2b35f',
  )
  pen.fill(
    'body',
    smooth([
      [-9, -6],
      [-9, -18],
      [-2, -26],
      [7, -22],
      [10, -10],
      [8, -1],
      [-5, -1],
    ]),
    skin,
  )
  pen.mark(
    'belly',
    smooth([
      [0, -20],
      [6, -16],
      [7, -8],
      [5, -2.4],
      [0, -2.4],
      [-2, -10],
    ]),
    '#f7dba8',
  )
  for (const y of [-16, -11.6, -7.4])
    pen.stroke(
      'scale',
      [
        [0, y],
        [6, y],
      ],
      0.7,
      '#d9a866',
    )
  for (const x of [-3, 8]) pen.fill('foot', ellipse(x, -2, 4.6, 2.4), skin)
  for (const side of [-1, 1])
    pen.fill('horn', limb([5 + side * 5, -38], [5 + side * 7.4, -44], 1.5, 0.7), '#f7dba8', { group: 'head' })
  pen.fill(
    'head',
    smooth([
      [-5, -32],
      [0, -39],
      [9, -40],
      [16, -34],
      [17, -28],
      [9, -24],
      [-1, -25],
    ]),
    skin,
    { group: 'head' },
  )
  pen.mark('snout', ellipse(11, -28.6, 6, 3.6), lighter(skin, 0.25), { group: 'head' })
  for (const x of [9, 13.6]) pen.mark('nostril', ellipse(x, -30, 0.7), darker(skin, 0.5), { group: 'head' })
  dotEyes(pen.piece('head'), 6, -34.6, 7, 1.3)
  smile(pen.piece('head'), 11, -27, 3)
}

export const unicorn: DrawMotif = (pen, accent) => {
  const mane = accent('#e58fb0')
  pen.fill(
    'mane',
    smooth(
      [
        [-2, -36],
        [-11, -34],
        [-16, -26],
        [-13, -22],
        [-18, -14],
        [-14, -9],
        [-16, -2],
        [-6, -4],
        [-4, -18],
      ],
      true,
      6,
    ),
    mane,
    { material: 'hair', group: 'mane' },
  )
  pen.fill(
    'neck',
    smooth(
      [
        [-8, 0],
        [-8, -18],
        [-2, -30],
        [10, -26],
        [9, -16],
        [12, 0],
      ],
      true,
      6,
    ),
    '#fffaf2',
  )
  pen.fill(
    'ear',
    smooth(
      [
        [-1, -33],
        [-3, -40],
        [3.4, -35],
      ],
      true,
      5,
    ),
    '#fffaf2',
  )
  pen.fill(
    'head',
    smooth([
      [-5, -29],
      [0, -36],
      [8, -35],
      [14, -27],
      [20, -20],
      [19, -14],
      [12, -13],
      [4, -18],
    ]),
    '#fffaf2',
  )
  pen.mark(
    'muzzle',
    smooth([
      [13, -22],
      [19, -20],
      [19, -14.6],
      [13, -13.6],
      [10, -17],
    ]),
    '#f9d6d4',
  )
  pen.fill(
    'horn',
    straight(
      [
        [4, -35],
        [9, -35],
        [12, -50],
      ],
      true,
      4,
    ),
    '#f3c84f',
    { group: 'horn' },
  )
  for (const [x, y] of [
    [5, -38.4],
    [6.6, -42.4],
  ] as const)
    pen.stroke(
      'twist',
      [
        [x, y],
        [x + 4.2, y + 1.4],
      ],
      0.8,
      '#c98a2f',
      { group: 'horn' },
    )
  pen.fill(
    'forelock',
    smooth(
      [
        [-2, -36],
        [5, -38],
        [8, -34],
        [6, -28],
        [3, -32],
        [-1, -30],
      ],
      true,
      5,
    ),
    mane,
    { material: 'hair' },
  )
  pen.stroke('eye', arc(8, -26, 2, 1.8, 20, 160, 8), 0.9, '#2b1b1a')
  pen.mark('nostril', ellipse(16.6, -18, 0.7), '#8a5f5f')
  pen.mark('blush', ellipse(8, -21, 2.2, 1.6), '#f08a7c', { soft: true, alpha: 0.5 })
  pen.fill('star', starOutline(-21, -36, 3.4), '#f3c84f', { group: 'star' })
}
