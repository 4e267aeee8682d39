import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, roundBox, scallop, smooth, straight } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

const half = (): number => 0.5

export const pancakes: DrawMotif = (pen, accent) => {
  pen.fill('plate', ellipse(0, -3, 23, 3), '#dfe6e6', { material: 'metal', group: 'plate' })
  for (let layer = 0; layer < 5; layer++) {
    const y = -6 - layer * 4.4
    const x = [0, 1.2, -0.8, 0.6, 0][layer] as number
    pen.fill('pancake', roundBox(x - 17, y - 2.6, 34, 5, 2.5), layer % 2 ? '#e3a95c' : '#edbd74', {
      group: `pancake${layer}`,
    })
  }
  pen.fill(
    'syrup',
    smooth(
      [
        [-12, -27],
        [0, -28.6],
        [12, -27],
        [14, -20],
        [11, -14],
        [9, -21],
        [2, -22],
        [-1, -17],
        [-4, -22],
        [-10, -22],
        [-13, -18],
      ],
      true,
      5,
    ),
    accent('#a8623a'),
    { group: 'syrup' },
  )
  pen.fill('butter', roundBox(-4, -31, 8, 4, 1), '#f7e08a', { group: 'butter' })
}

export const iceCream: DrawMotif = (pen, accent) => {
  pen.fill(
    'cone',
    straight(
      [
        [-8, -21],
        [8, -21],
        [0, 0],
      ],
      true,
      4,
    ),
    '#e0a95c',
    { group: 'cone' },
  )
  for (const [from, to] of [
    [
      [-5, -21],
      [3, -8],
    ],
    [
      [1, -21],
      [5.4, -14],
    ],
    [
      [5, -21],
      [-3, -8],
    ],
    [
      [-1, -21],
      [-5.4, -14],
    ],
  ] as const)
    pen.stroke('waffle', [from, to], 0.8, '#b57c3c', { group: 'cone' })
  for (const [x, y, colour] of [
    [-5.4, -26, '#f7ead0'],
    [5.4, -26, '#8a5a40'],
    [0, -33.6, accent('#f2a0a8')],
  ] as const)
    pen.fill('scoop', scallop(x, y, 7.6, 7, 10, 0.06, half), colour, { group: `scoop${x}` })
  pen.fill('cherry', ellipse(1, -41.6, 2.6), '#d8383c', { group: 'cherry' })
}

export const apple: DrawMotif = (pen, accent) => {
  const skin = accent('#d8483c')
  pen.fill(
    'apple',
    smooth([
      [0, -30],
      [9, -34],
      [18, -27],
      [18, -14],
      [10, -2],
      [0, -3],
      [-10, -2],
      [-18, -14],
      [-18, -27],
      [-9, -34],
    ]),
    skin,
  )
  pen.fill('stalk', limb([0, -30], [2, -38], 1.2, 1), '#7a4e34', { group: 'stalk' })
  pen.fill(
    'leaf',
    smooth([
      [2, -36],
      [8, -42],
      [14, -39],
      [9, -34],
    ]),
    '#6ba04c',
    { group: 'leaf' },
  )
  pen.mark('shine', ellipse(-9, -23, 3, 5, 20), lighter(skin, 0.6))
}

export const strawberry: DrawMotif = (pen, accent) => {
  pen.fill(
    'berry',
    smooth([
      [0, -29],
      [12, -30],
      [17, -22],
      [12, -9],
      [0, 0],
      [-12, -9],
      [-17, -22],
      [-12, -30],
    ]),
    accent('#e04a4a'),
  )
  for (const [x, y] of [
    [-8, -22],
    [0, -20],
    [8, -22],
    [-5, -13],
    [5, -13],
    [0, -7],
  ] as const)
    pen.mark('seed', ellipse(x, y, 1, 1.5), '#fbe6a0')
  pen.fill(
    'leaves',
    straight(
      [
        [-13, -33],
        [-6, -30],
        [-2, -38],
        [2, -31],
        [9, -37],
        [9, -30],
        [14, -30],
        [4, -25],
        [0, -28],
        [-5, -25],
        [-12, -28],
      ],
      true,
      2,
    ),
    '#6ba04c',
    { group: 'leaves' },
  )
}

export const pizza: DrawMotif = (pen) => {
  pen.fill(
    'crust',
    smooth(
      [
        [-19, -34],
        [-8, -39],
        [8, -39],
        [19, -34],
        [18, -29],
        [-18, -29],
      ],
      true,
      5,
    ),
    '#d9a05a',
    { group: 'crust' },
  )
  pen.fill(
    'cheese',
    smooth(
      [
        [-17, -31],
        [17, -31],
        [9, -15],
        [1, -1],
        [-1, -1],
        [-9, -15],
      ],
      true,
      3,
    ),
    '#f5cd6a',
  )
  for (const [x, y] of [
    [-7, -25],
    [6, -26],
    [0, -14],
  ] as const)
    pen.mark('tomato', ellipse(x, y, 3.6), '#d8583c')
  for (const [x, y] of [
    [-2, -21],
    [8, -19],
    [-5, -16],
  ] as const)
    pen.mark('basil', ellipse(x, y, 2, 1.2, 30), '#6ba04c')
}

export const biscuit: DrawMotif = (pen, accent) => {
  pen.fill('biscuit', scallop(0, -18, 17.4, 17, 16, 0.05, half), accent('#d9a566'))
  for (const [x, y] of [
    [-7, -25],
    [4, -27],
    [9, -17],
    [-2, -16],
    [-10, -13],
    [4, -8],
    [-4, -6],
  ] as const)
    pen.mark('chip', ellipse(x, y, 2.3, 1.9, 20, 8), '#6b4030')
}

export const carrot: DrawMotif = (pen, accent) => {
  for (const degrees of [-0.5, 0, 0.5])
    pen.fill(
      'green',
      smooth(
        [
          [8, -30],
          [10 + degrees * 12, -40],
          [14 + degrees * 14, -42],
          [12, -32],
        ],
        true,
        4,
      ),
      '#6ba04c',
      { group: 'green' },
    )
  pen.fill(
    'carrot',
    smooth([
      [4, -31],
      [13, -29],
      [13, -21],
      [2, -9],
      [-14, 0],
      [-8, -12],
    ]),
    accent('#ef8a3a'),
  )
  for (const [x, y] of [
    [3, -24],
    [6, -18],
    [-3, -12],
  ] as const)
    pen.stroke('ring', arc(x, y, 3, 2, 200, 300, 6), 0.8, '#c9661f')
}

export const sweet: DrawMotif = (pen, accent) => {
  const colour = accent('#e0567a')
  for (const side of [-1, 1]) {
    const wrap: Point[] = [
      [side * 11, -16],
      [side * 22, -24],
      [side * 20, -16],
      [side * 22, -8],
    ]
    pen.fill('wrap', smooth(wrap, true, 4), lighter(colour, 0.35))
  }
  pen.fill('sweet', ellipse(0, -16, 13, 12), colour)
  const edge = (x: number): number => 11.4 * Math.sqrt(1 - (x / 13) ** 2)
  for (const x of [-5, 2])
    pen.mark(
      'stripe',
      smooth(
        [
          [x, -16 - edge(x)],
          [x + 4, -16 - edge(x + 4)],
          [x + 7, -16],
          [x + 4, -16 + edge(x + 4)],
          [x, -16 + edge(x)],
          [x + 3, -16],
        ],
        true,
        4,
      ),
      '#fff6ea',
      { material: 'paper' },
    )
}

export const spaghetti: DrawMotif = (pen) => {
  pen.fill('bowl', [...arc(0, -16, 21, 16, 0, 180, 20)], '#5b8fb8', { group: 'bowl', material: 'metal' })
  pen.fill('pasta', scallop(0, -18, 18, 7, 12, 0.12, half), '#f3d27a', { group: 'pasta' })
  for (const [x, y] of [
    [-9, -18],
    [0, -20],
    [9, -18],
    [-4, -15],
    [5, -15],
  ] as const)
    pen.stroke('strand', arc(x, y, 4, 2.4, 190, 420, 12), 0.9, '#c99a3c', { group: 'pasta' })
  pen.fill(
    'sauce',
    smooth([
      [-8, -23],
      [0, -28],
      [8, -23],
      [4, -19],
      [-5, -19],
    ]),
    '#d8483c',
    { group: 'sauce' },
  )
  pen.stroke('rim', arc(0, -15, 20, 3, 10, 170, 12), 1, darker('#5b8fb8', 0.3), { group: 'bowlRim' })
}
