import type { Point } from '../../drawing.ts'
import { lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, roundBox, scallop, smooth, straight } from '../../pen/curves.ts'
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
  pen.mark('mount', ellipse(0, -13.6, 9.4), '#f3eee4', { material: 'paper' })
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

export const doll: DrawMotif = (pen, accent) => {
  for (const side of [-1, 1])
    pen.fill('leg', limb([side * 4, -8], [side * 5, -2.4], 2.2), '#f0cfae', {
      material: 'cloth',
      group: 'legs',
    })
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
    pen.fill('arm', limb([side * 5, -18], [side * 12, -14], 1.9), '#f0cfae', {
      material: 'cloth',
      group: `arm${side}`,
    })
  const head = pen.piece('dollHead', 'skin')
  for (const side of [-1, 1])
    pen.fill(
      'plait',
      scallop(side * 11, -22, 2.4, 5, 5, 0.2, () => 0.5),
      '#c9663a',
      { group: `plait${side}` },
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
    { material: 'cloth' },
  )
  dotEyes(head, 0, -28, 7, 1.1)
  smile(head, 0, -24.4, 2)
}
