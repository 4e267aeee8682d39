import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, roundBox, smooth, straight } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

export const burger: DrawMotif = (pen, accent) => {
  const bun = accent('#dc9c52')
  pen.fill('bottom', roundBox(-18, -9, 36, 9, 4), bun, { group: 'bottom' })
  pen.fill('meat', roundBox(-20, -15, 40, 7.4, 3.6), '#7a4a34', { group: 'meat' })
  pen.fill(
    'cheese',
    straight(
      [
        [-20, -17.4],
        [20, -17.4],
        [20, -14.6],
        [13, -14.6],
        [8, -9.6],
        [3, -14.6],
        [-6, -14.6],
        [-11, -10.4],
        [-16, -14.6],
        [-20, -14.6],
      ],
      true,
      2,
    ),
    '#f6cf4e',
    { group: 'cheese' },
  )
  pen.fill('tomato', roundBox(-18, -20.4, 36, 3.6, 1.8), '#d8483c', { group: 'tomato' })
  const frill = Array.from({ length: 13 }, (_, index): Point => [21 - index * 3.5, index % 2 ? -21.6 : -18.6])
  pen.fill('lettuce', smooth([[-20.4, -23], [20.4, -23], ...frill], true, 4), '#86b854', { group: 'lettuce' })
  pen.fill('top', [...arc(0, -22, 19.6, 16, 180, 360, 24), [18, -21], [-18, -21]], bun, { group: 'top' })
  for (const [x, y] of [
    [-10, -29],
    [-2, -33],
    [7, -31.6],
    [1, -27.4],
    [12, -27],
  ] as const)
    pen.mark('seed', ellipse(x, y, 1.5, 1, x * 3), '#fff3d6', { group: 'top' })
}

/** A bag of chips. */
export const fries: DrawMotif = (pen, accent) => {
  const paper = accent('#d8483c')
  const chips = [
    [-12, -8, 33],
    [-7, -3, 38],
    [-2, 3, 35],
    [3, 1, 41],
    [8, 4, 36],
    [12, 9, 34],
  ] as const
  for (const [index, [x, lean, top]] of chips.entries()) {
    const chip: Point[] = [
      [x - 2, -14],
      [x - 2 + lean * 0.5, -top],
      [x + 2 + lean * 0.5, -top - 0.8],
      [x + 2, -14],
    ]
    pen.fill('chip', straight(chip, true, 3), index % 2 ? '#f2c552' : '#f8d878', { group: `chip${index}` })
  }
  const bag: Point[] = [
    [-17, -22],
    [-8, -18],
    [0, -16.6],
    [8, -18],
    [17, -22],
    [12, 0],
    [-12, 0],
  ]
  pen.fill('bag', straight(bag, true, 4), paper, { group: 'bag', material: 'paper' })
  for (const x of [-8, 0, 8])
    pen.stroke(
      'stripe',
      [
        [x, -15.4],
        [x * 0.72, -1],
      ],
      2,
      lighter(paper, 0.75),
      { group: 'bag' },
    )
}

/** A wedge with holes. */
export const cheese: DrawMotif = (pen, accent) => {
  const yellow = accent('#f4c546')
  const top: Point[] = [
    [-21, -17],
    [6, -31],
    [21, -19],
  ]
  pen.fill(
    'side',
    straight(
      [
        [-21, -17],
        [21, -19],
        [21, -1],
        [-21, -1],
      ],
      true,
      5,
    ),
    yellow,
    { group: 'wedge' },
  )
  pen.fill('top', straight(top, true, 5), lighter(yellow, 0.4), { group: 'wedge' })
  pen.stroke(
    'edge',
    straight(
      [
        [-21, -17],
        [21, -19],
      ],
      false,
      4,
    ),
    0.9,
    darker(yellow, 0.22),
    { group: 'wedge' },
  )
  for (const [x, y, size] of [
    [-12, -9, 3.4],
    [2, -12, 2.6],
    [0, -4.6, 2],
    [13, -8, 3.6],
  ] as const)
    pen.mark('hole', ellipse(x, y, size, size * 0.9), darker(yellow, 0.42), { group: 'wedge' })
  pen.mark('hole', ellipse(7, -24, 3, 1.5, -6), darker(yellow, 0.36), { group: 'wedge' })
}

/** A painted egg in an egg cup. */
export const egg: DrawMotif = (pen, accent) => {
  const shell = accent('#8fc4de')
  const side = (y: number): number =>
    12.6 * Math.sqrt(Math.max(0, 1 - ((y + 23) / 17) ** 2)) * (1 + (y + 23) * 0.008)
  const outline = smooth([
    [0, -40],
    [7, -36],
    [11.4, -28],
    [12.4, -20],
    [8, -10],
    [-8, -10],
    [-12.4, -20],
    [-11.4, -28],
    [-7, -36],
  ])
  pen.fill('egg', outline, shell, { group: 'egg' })
  const belt = (y: number, tall: number, colour: string): void => {
    const [upper, lower] = [side(y) * 0.96, side(y + tall) * 0.96]
    pen.mark(
      'belt',
      straight(
        [
          [-upper, y],
          [upper, y],
          [lower, y + tall],
          [-lower, y + tall],
        ],
        true,
        4,
      ),
      colour,
      {
        group: 'egg',
        material: 'paper',
      },
    )
  }
  belt(-33.4, 2.6, '#f6d154')
  belt(-28.4, 5.4, '#fffaf0')
  belt(-20.4, 2.6, '#f6d154')
  for (const x of [-7, 0, 7]) pen.mark('dot', ellipse(x, -25.7, 1.8), '#e0566a', { group: 'egg' })
  const bowl: Point[] = [
    [-14, -17],
    [14, -17],
    [11, -9],
    [3.4, -6],
    [3.4, -4],
    [9, -1],
    [-9, -1],
    [-3.4, -4],
    [-3.4, -6],
    [-11, -9],
  ]
  pen.fill('cup', smooth(bowl, true, 4), '#e8825a', { group: 'cup', material: 'metal' })
  pen.mark('rim', roundBox(-13, -16.6, 26, 2.4, 1.2), '#f6c9a8', { group: 'cup' })
}
