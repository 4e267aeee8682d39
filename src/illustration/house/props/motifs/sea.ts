import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, limb, smooth, tube } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

export const octopus: DrawMotif = (pen, accent) => {
  const skin = accent('#c9708f')
  const arms: [Point, Point, Point][] = [
    [
      [-8, -14],
      [-17, -9],
      [-20, -15],
    ],
    [
      [-6, -12],
      [-12, -3],
      [-19, -4],
    ],
    [
      [-2, -11],
      [-5, -2],
      [-10, -1],
    ],
    [
      [2, -11],
      [5, -2],
      [10, -1],
    ],
    [
      [6, -12],
      [12, -3],
      [19, -4],
    ],
    [
      [8, -14],
      [17, -9],
      [20, -15],
    ],
  ]
  for (const arm of arms)
    pen.fill(
      'arm',
      tube(smooth(arm, false), (along) => 3 - along * 1.6),
      skin,
    )
  pen.fill(
    'head',
    smooth([
      [0, -40],
      [10, -36],
      [13, -26],
      [10, -15],
      [0, -11],
      [-10, -15],
      [-13, -26],
      [-10, -36],
    ]),
    skin,
  )
  dotEyes(pen, 0, -23, 10, 1.9)
  smile(pen, 0, -16.6, 3)
  blush(pen, 0, -19, 18, 2.2)
  for (const [x, y, size] of [
    [-5, -34, 1.8],
    [1, -36, 1.3],
    [6, -32, 1.5],
  ] as const)
    pen.mark('spot', ellipse(x, y, size), lighter(skin, 0.35))
}

export const crab: DrawMotif = (pen, accent) => {
  const shell = accent('#dd6a4a')
  for (const side of [-1, 1]) {
    for (const y of [-9, -6, -3])
      pen.line(
        'leg',
        smooth(
          [
            [side * 10, y],
            [side * 17, y - 2],
            [side * 20, y + 2.6],
          ],
          false,
        ),
        1.5,
        darker(shell, 0.12),
      )
    pen.fill('arm', limb([side * 11, -14], [side * 17, -23], 1.8), shell)
    pen.fill(
      'claw',
      smooth(
        [
          [side * 14, -24],
          [side * 15, -33],
          [side * 19, -29],
          [side * 23, -33],
          [side * 22, -24],
          [side * 18, -21],
        ],
        true,
        5,
      ),
      shell,
    )
    pen.fill('stalk', limb([side * 4, -17], [side * 4.6, -24], 0.9), shell)
    pen.fill('eyeball', ellipse(side * 4.6, -25, 2.2), '#fffaf0')
    pen.mark('eye', ellipse(side * 4.6, -25, 1.1), '#2b1b1a')
  }
  pen.fill('shell', ellipse(0, -10, 14, 9), shell)
  smile(pen, 0, -8, 4)
}

export const waves: DrawMotif = (pen, accent) => {
  const water = accent('#5fa3bf')
  const crest = (y: number): Point[] => [
    [-23, y + 2],
    [-19, y - 4],
    [-13, y - 8],
    [-7, y - 8],
    [-4, y - 4],
    [-6.6, y - 2.6],
    [-5, y + 0.6],
    [-1, y + 0.4],
    [3, y - 5],
    [9, y - 8.6],
    [15, y - 8],
    [18, y - 4],
    [15.4, y - 2.6],
    [17, y + 0.6],
    [22, y - 0.4],
  ]
  for (const [index, y] of [-20, -12].entries()) {
    pen.fill(
      'wave',
      smooth([...crest(y).map(([x, py]): Point => [x + index * 3 - 1.5, py]), [22, -1], [-22, -1]], true, 5),
      index ? lighter(water, 0.25) : water,
      { group: `wave${index}`, material: 'water' },
    )
  }
  pen.stroke(
    'foam',
    smooth(
      [
        [-14, -7],
        [-8, -5],
        [-2, -7],
        [6, -5],
        [14, -7],
      ],
      false,
    ),
    1.1,
    '#fffaf0',
    { group: 'wave1' },
  )
}
