import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, starOutline, straight } from '../../pen/curves.ts'
import { dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

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

/** Somebody small with a mask, a cape in the wind and a fist in the air. */
export const superhero: DrawMotif = (pen, accent) => {
  const cape = accent('#d2412f')
  const suit = '#3f6fae'
  const skin = '#b9805a'
  pen.fill(
    'cape',
    smooth(
      [
        [3, -25],
        [-3, -25.6],
        [-14, -19],
        [-21, -8],
        [-16, -9.4],
        [-15, -4],
        [-8, -6],
        [2, -8],
      ],
      true,
      6,
    ),
    cape,
    { material: 'cloth', group: 'cape' },
  )
  for (const side of [-1, 1]) {
    pen.fill('leg', limb([side * 2.8, -12], [side * 5, -2.6], 2.6, 2.2), suit, { group: 'suit' })
    pen.fill('boot', limb([side * 4.6, -4.4], [side * 6.2, -1.6], 2.3, 1.8), cape, { group: 'suit' })
  }
  pen.fill('armDown', limb([-4.6, -22], [-9.4, -14.6], 2.1, 1.7), suit, { group: 'suit' })
  pen.fill('fist', ellipse(-9.8, -13.8, 2), skin, { group: 'suit', material: 'skin' })
  pen.fill('armUp', limb([4.6, -22.4], [12.6, -33], 2.1, 1.7), suit, { group: 'suit' })
  pen.fill('fistUp', ellipse(13.2, -34, 2.3), skin, { group: 'suit', material: 'skin' })
  pen.fill(
    'body',
    smooth(
      [
        [-5.6, -24],
        [5.6, -24],
        [5, -11],
        [0, -9],
        [-5, -11],
      ],
      true,
      5,
    ),
    suit,
    { group: 'suit' },
  )
  pen.mark('badge', ellipse(0, -18.4, 3.4, 3.3), '#f6d154', { group: 'suit' })
  pen.mark('star', starOutline(0, -18.2, 2.5), cape, { group: 'suit' })
  pen.mark('belt', roundBox(-5, -13.4, 10, 2, 0.8), '#f6d154', { group: 'suit' })
  const head = pen.piece('face', 'skin')
  head.fill('head', ellipse(0, -31, 7.4, 7), skin)
  head.fill(
    'hair',
    smooth(
      [
        [-7.6, -31],
        [-6, -38.4],
        [1, -40],
        [7, -37.4],
        [7.6, -31],
        [4, -34.6],
        [-1, -33.8],
        [-4.4, -35],
      ],
      true,
      5,
    ),
    '#3f2c26',
    { material: 'hair' },
  )
  head.mark(
    'mask',
    smooth(
      [
        [-7.2, -32],
        [-3.4, -33],
        [0, -32],
        [3.4, -33],
        [7.2, -32],
        [6.4, -28.6],
        [3, -28],
        [0, -29.6],
        [-3, -28],
        [-6.4, -28.6],
      ],
      true,
      4,
    ),
    cape,
  )
  for (const side of [-1, 1])
    head.mark('hole', ellipse(side * 3.1, -30.4, 1.7, 1.5), '#fffaf2', { material: 'paper' })
  dotEyes(head, 0, -30.3, 6.2, 0.95)
  smile(head, 0, -26, 1.9)
}
