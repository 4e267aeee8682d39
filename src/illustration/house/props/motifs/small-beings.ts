import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, limb, smooth, straight } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

/** A small garden bird with a red breast. */
export const bird: DrawMotif = (pen, accent) => {
  const feathers = accent('#8a6f5a')
  for (const x of [-2, 5]) {
    pen.fill('leg', limb([x, -7], [x + 0.6, -1], 0.9, 0.8), '#c98a4a')
    pen.fill('foot', ellipse(x + 1.8, -0.8, 3, 0.9), '#c98a4a')
  }
  pen.fill(
    'tail',
    smooth(
      [
        [-12, -18],
        [-27, -21],
        [-27, -16],
        [-12, -11],
      ],
      true,
      5,
    ),
    darker(feathers, 0.2),
  )
  pen.fill(
    'body',
    smooth(
      [
        [-15, -15],
        [-8, -7],
        [4, -5],
        [14, -11],
        [17, -21],
        [14, -31],
        [5, -35],
        [-4, -31],
        [-8, -22],
      ],
      true,
      7,
    ),
    feathers,
  )
  pen.mark(
    'breast',
    smooth(
      [
        [4, -6.4],
        [13, -11.4],
        [16, -20],
        [13.6, -26],
        [8, -22],
        [2, -12],
      ],
      true,
      7,
    ),
    '#e0683f',
  )
  pen.mark('belly', ellipse(2, -8.4, 6, 2.8), lighter(feathers, 0.6))
  pen.piece('wing').fill(
    'wing',
    smooth(
      [
        [-14, -15],
        [-3, -11],
        [4, -17],
        [1, -23],
        [-6, -22],
      ],
      true,
      6,
    ),
    darker(feathers, 0.14),
  )
  pen.piece('beak').fill(
    'beak',
    straight(
      [
        [16, -29],
        [22.6, -26.4],
        [16.4, -24.4],
      ],
      true,
      3,
    ),
    '#f0b23c',
  )
  dotEyes(pen, 10.6, -28.6, 0, 1.7)
}

/** A caterpillar, its head up. */
export const caterpillar: DrawMotif = (pen, accent) => {
  const skin = accent('#8fc25a')
  const rings: readonly Point[] = [
    [-24, -6],
    [-16, -9],
    [-8, -11],
    [0, -9],
    [8, -8.4],
  ]
  for (const [x, y] of rings) {
    pen.fill('foot', ellipse(x, -1.2, 2, 1.6), darker(skin, 0.4))
    if (y < -8) pen.fill('leg', limb([x, y + 4], [x, -1.6], 1.2, 1), darker(skin, 0.3))
  }
  rings.forEach(([x, y], index) =>
    pen
      .piece(`ring${index}`)
      .fill('ring', ellipse(x, y, index === 0 ? 5 : 6.6), index % 2 ? skin : lighter(skin, 0.25)),
  )
  const head = pen.piece('head')
  for (const side of [-1, 1]) {
    head.fill('feeler', limb([16 + side * 3, -22], [16 + side * 6, -31], 0.7, 0.7), darker(skin, 0.4))
    head.fill('knob', ellipse(16 + side * 6.2, -31.6, 1.8), '#e0683f')
  }
  head.fill('head', ellipse(16, -15, 9.4, 9), skin)
  dotEyes(head, 17, -16.6, 7, 1.7)
  smile(head, 17, -11.6, 3)
  blush(head, 17, -12.6, 13, 1.7)
}

/** An ant. */
export const ant: DrawMotif = (pen, accent) => {
  const skin = accent('#6b4334')
  for (const side of [-1, 1])
    for (const [from, to] of [
      [-3, -9],
      [0, 1],
      [3, 10],
    ] as const)
      pen.line(
        'leg',
        smooth(
          [
            [from, -11],
            [from + (to - from) * 0.7, -16 - side],
            [to + side * 1.6, -1],
          ],
          false,
          6,
        ),
        1.1,
        darker(skin, 0.3),
      )
  pen.fill('rear', ellipse(-13, -13, 10, 7.6, -8), skin)
  pen.mark('shine', ellipse(-15, -16, 4, 1.8, -8), lighter(skin, 0.35))
  pen.fill('middle', ellipse(0, -12.4, 5.6, 4.8), skin)
  const head = pen.piece('head')
  for (const x of [12, 17])
    head.line(
      'feeler',
      smooth(
        [
          [x, -22],
          [x + 1, -28],
          [x + 5, -31],
        ],
        false,
        6,
      ),
      1,
      darker(skin, 0.3),
    )
  head.fill('head', ellipse(13, -16, 8.4, 7.8), skin)
  for (const x of [12, 17.4]) {
    head.mark('white', ellipse(x, -17.6, 2.3, 2.6), '#ffffff')
    head.mark('eye', ellipse(x + 0.5, -17.2, 1.2, 1.5), '#2b1b1a')
  }
  smile(head, 14.6, -12, 2.4)
}

/** A guinea pig in three colours, no tail to be seen. */
export const guineaPig: DrawMotif = (pen, accent) => {
  const fur = accent('#c98a4a')
  for (const x of [-12, -6, 10, 15]) pen.fill('foot', ellipse(x, -1.6, 3.4, 1.7), '#eba6a0')
  pen.fill(
    'body',
    smooth(
      [
        [-22, -11],
        [-19, -20],
        [-8, -25],
        [6, -24],
        [16, -22],
        [22, -15],
        [22, -9],
        [16, -3.4],
        [0, -2],
        [-17, -3],
      ],
      true,
      7,
    ),
    fur,
  )
  pen.mark(
    'saddle',
    smooth(
      [
        [-9, -24.6],
        [2, -24],
        [3, -12],
        [1, -2.4],
        [-8, -2.6],
        [-7, -13],
      ],
      true,
      6,
    ),
    '#fff6ea',
  )
  pen.mark(
    'rump',
    smooth(
      [
        [-22, -11],
        [-19, -20],
        [-13, -23],
        [-12, -12],
        [-14, -3.4],
        [-18, -3.6],
      ],
      true,
      6,
    ),
    '#5b4336',
  )
  pen.piece('ear').fill('ear', ellipse(6.6, -22, 3.6, 4.4, -30), darker(fur, 0.28))
  pen.mark('snout', ellipse(18.6, -10.4, 4.4, 5), '#fff6ea')
  pen.mark('nose', ellipse(21.4, -12.6, 1.5, 1.1), '#d9776a')
  dotEyes(pen, 14, -16, 0, 1.8)
  smile(pen, 20, -8, 1.8)
}

/** A friendly furry monster. */
export const monster: DrawMotif = (pen, accent) => {
  const fur = accent('#8f6fc0')
  for (const side of [-1, 1]) {
    pen.fill(
      'horn',
      smooth(
        [
          [side * 6, -34],
          [side * 12, -35],
          [side * 12, -42],
        ],
        true,
        5,
      ),
      '#f3dfae',
    )
    pen.fill('arm', limb([side * 14, -20], [side * 21, -13], 3.4, 3), darker(fur, 0.1))
    pen.fill('foot', ellipse(side * 7, -2.2, 6.2, 2.4), darker(fur, 0.2))
  }
  const edge = Array.from({ length: 28 }, (_, index): Point => {
    const angle = (index / 28) * Math.PI * 2
    const out = index % 2 === 0 ? 1 : 0.9
    return [Math.cos(angle) * 16.4 * out, -20 + Math.sin(angle) * 18 * out]
  })
  pen.fill('body', straight(edge, true, 2), fur, { material: 'fur' })
  pen.mark('belly', ellipse(0, -12, 8.4, 7.4), lighter(fur, 0.4))
  for (const side of [-1, 1]) {
    pen.mark('white', ellipse(side * 5.4, -27, 4.2, 4.8), '#ffffff')
    pen.mark('eye', ellipse(side * 5, -26.4, 2, 2.4), '#2b1b1a')
  }
  pen.mark(
    'mouth',
    smooth(
      [
        [-8, -19.4],
        [8, -19.4],
        [4, -14],
        [-4, -14],
      ],
      true,
      6,
    ),
    '#5b2b3a',
  )
  for (const x of [-4.4, 3.2])
    pen.mark(
      'tooth',
      straight(
        [
          [x - 1.6, -19.4],
          [x + 2, -19.4],
          [x + 0.2, -16.4],
        ],
        true,
        2,
      ),
      '#ffffff',
    )
}
