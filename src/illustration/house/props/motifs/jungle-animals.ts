import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, smooth, straight, tube } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

export const crocodile: DrawMotif = (pen, accent) => {
  const skin = accent('#7fa656')
  for (const x of [-9, 8])
    pen.fill('farLeg', limb([x, -7], [x + 1, -1.6], 2.4, 2), darker(skin, 0.15), { group: 'far' })
  pen.fill(
    'tail',
    smooth(
      [
        [-10, -12.6],
        [-20, -9],
        [-30, -1.4],
        [-20, -1.6],
        [-10, -3.4],
      ],
      true,
      6,
    ),
    skin,
  )
  for (const x of [-22, -17, -12, -7, -2, 3])
    pen.fill(
      'scute',
      straight(
        [
          [x - 2.4, -9 - (x + 22) * 0.2],
          [x, -13.2 - (x + 22) * 0.16],
          [x + 2.4, -9.6 - (x + 22) * 0.2],
        ],
        true,
        2,
      ),
      darker(skin, 0.18),
    )
  pen.fill('body', ellipse(0, -8, 14, 6), skin)
  pen.mark('belly', ellipse(0, -4.6, 12, 2.2), lighter(skin, 0.45))
  for (const x of [-7, 10]) {
    pen.fill('leg', limb([x, -7], [x + 1, -1.8], 2.8, 2.3), skin)
    pen.fill('foot', ellipse(x + 2, -1.4, 3.2, 1.4), skin)
  }
  const head = pen.piece('crocodileHead')
  head.fill(
    'jaw',
    smooth(
      [
        [9, -8],
        [18, -5.4],
        [32, -6.4],
        [33, -4],
        [20, -1.8],
        [9, -3],
      ],
      true,
      5,
    ),
    darker(skin, 0.1),
  )
  for (const x of [18, 22.4, 26.8, 31])
    head.fill(
      'tooth',
      straight(
        [
          [x - 1.5, -7.4],
          [x + 1.5, -7.6],
          [x, -4.6],
        ],
        true,
        2,
      ),
      '#fffaf0',
      { material: 'paper' },
    )
  head.fill(
    'snout',
    smooth(
      [
        [7, -12],
        [12, -17.4],
        [17, -14],
        [26, -11],
        [33, -11.4],
        [34.6, -8],
        [30, -6.4],
        [9, -6],
      ],
      true,
      6,
    ),
    skin,
  )
  head.mark('nostril', ellipse(32, -9.6, 0.9), darker(skin, 0.45))
  head.fill('brow', ellipse(13, -16, 3.6, 3.4), skin)
  head.mark('eye', ellipse(13.6, -16, 1.5, 1.6), '#2b1b1a')
  head.mark('glint', ellipse(13.1, -16.6, 0.5), '#ffffff')
  blush(head, 19, -9.8, 0, 1.7)
}

/** A coiled snake with its head up. */
export const snake: DrawMotif = (pen, accent) => {
  const skin = accent('#6fa84c')
  const band = '#e8b23c'
  for (const [index, y, wide] of [
    [0, -4.6, 19],
    [1, -11.4, 15],
    [2, -17.6, 11],
  ] as const) {
    const group = `coil${index}`
    pen.fill('coil', ellipse(0, y, wide, 4.7), skin, { group })
    for (const x of [-0.62, -0.1, 0.42])
      pen.mark('band', ellipse(wide * x + index, y + 0.4, 1.6, 3.6, -10), band, { group })
  }
  pen.fill(
    'tip',
    tube(
      smooth(
        [
          [14, -3.4],
          [22, -3],
          [27, -6],
        ],
        false,
      ),
      (along) => 2.6 - along * 2,
    ),
    skin,
    { group: 'tip' },
  )
  const neck = smooth(
    [
      [3, -18],
      [-7, -23],
      [-6, -30],
      [2, -34],
    ],
    false,
  )
  const head = pen.piece('snakeHead')
  head.line(
    'tongue',
    [
      [10, -34],
      [15, -33],
    ],
    0.9,
    '#d8483c',
  )
  head.line(
    'fork',
    [
      [18, -35],
      [15, -33],
      [18, -31.4],
    ],
    0.8,
    '#d8483c',
  )
  head.fill(
    'neck',
    tube(neck, (along) => 3.8 - along * 0.4),
    skin,
  )
  head.fill('head', ellipse(4.4, -35, 7.4, 5.4), skin)
  dotEyes(head, 5.4, -36.8, 5.6, 1.2)
  smile(head, 6.4, -32.8, 2.4)
}

export const koala: DrawMotif = (pen, accent) => {
  const fur = accent('#9aa0a8')
  const pale = lighter(fur, 0.6)
  pen.fill('torso', ellipse(0, -9.6, 11, 9.6), fur, { group: 'body' })
  pen.mark('belly', ellipse(0, -8, 6.6, 6.4), pale, { group: 'body' })
  for (const side of [-1, 1]) {
    pen.fill('foot', ellipse(side * 8, -3, 5.4, 3.2), darker(fur, 0.1), { group: `foot${side}` })
    pen.fill('arm', limb([side * 9, -15], [side * 5, -8], 3, 2.7), darker(fur, 0.06), { group: `arm${side}` })
  }
  const head = pen.piece('koalaHead')
  for (const side of [-1, 1]) {
    head.fill('ear', ellipse(side * 13, -32, 6.8, 6.4), fur)
    head.mark('innerEar', ellipse(side * 13, -31.6, 4, 3.8), '#f3c9c0')
  }
  head.fill('head', ellipse(0, -26.6, 13, 11), fur)
  head.mark(
    'nose',
    smooth([
      [0, -30.4],
      [2.8, -28],
      [2.6, -23.4],
      [0, -21.6],
      [-2.6, -23.4],
      [-2.8, -28],
    ]),
    '#3a343a',
  )
  dotEyes(head, 0, -27.6, 12.4, 1.5)
  smile(head, 0, -19, 2.4)
  blush(head, 0, -23, 17, 2.2)
}

/** A kangaroo with its joey in the pouch. */
export const kangaroo: DrawMotif = (pen, accent) => {
  const fur = accent('#c48a52')
  const pale = lighter(fur, 0.5)
  pen.fill(
    'tail',
    tube(
      smooth(
        [
          [-5, -10],
          [-13, -6],
          [-19, -2.4],
          [-27, -2],
        ],
        false,
      ),
      (along) => 4 - along * 2.7,
    ),
    fur,
  )
  pen.fill(
    'body',
    smooth([
      [2, -32],
      [7, -28],
      [9, -18],
      [8, -8],
      [-2, -4],
      [-11, -8],
      [-10, -17],
      [-4, -26],
    ]),
    fur,
  )
  pen.mark(
    'belly',
    smooth([
      [5, -26],
      [8, -20],
      [7.6, -10],
      [2, -8],
      [1, -16],
      [2.6, -24],
    ]),
    pale,
  )
  pen.fill('foot', limb([-1, -2.2], [13, -1.8], 2.3, 1.8), fur, { group: 'leg' })
  pen.fill('thigh', ellipse(-4.4, -8.4, 7, 6.6, 10), fur, { group: 'leg' })
  pen.stroke('fold', arc(-4.4, -8.4, 6.6, 6.2, 250, 350, 10), 0.8, darker(fur, 0.25), { group: 'leg' })
  const joey = pen.piece('joey')
  for (const side of [-1, 1]) joey.fill('joeyEar', ellipse(8.4 + side * 2.2, -20.4, 1, 2.6, side * 14), fur)
  joey.fill('joeyHead', ellipse(8.4, -16.4, 3.6, 3.3), lighter(fur, 0.15))
  dotEyes(joey, 9, -16.8, 2.8, 0.7)
  joey.mark('joeyNose', ellipse(9.6, -15.2, 0.7, 0.5), '#3a2a26')
  pen.fill('pouch', arc(7.4, -14, 4.6, 5.6, 0, 180, 12), pale, { group: 'pouch' })
  pen.stroke('pouchEdge', arc(7.4, -14, 4.6, 1.4, 0, 180, 8), 0.8, darker(fur, 0.25), { group: 'pouch' })
  pen.fill('arm', limb([6, -26], [13, -22], 1.9, 1.5), fur, { group: 'arm' })
  const head = pen.piece('kangarooHead')
  for (const side of [-1, 1]) {
    head.fill('ear', ellipse(4 + side * 3, -45, 1.9, 5, side * 12), fur)
    head.mark('innerEar', ellipse(4 + side * 3, -44.6, 0.9, 3.2, side * 12), '#f0bfae')
  }
  head.fill(
    'head',
    smooth([
      [3, -41],
      [8, -40],
      [12, -36],
      [14.6, -33.4],
      [13, -31],
      [7, -31],
      [1, -34],
    ]),
    fur,
  )
  head.mark('nose', ellipse(14, -33.6, 1.3, 1), '#3a2a26')
  dotEyes(head, 7.6, -37, 4.4, 1.1)
  smile(head, 11, -32.6, 1.5)
}
