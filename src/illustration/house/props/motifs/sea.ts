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

/** A breaker that curls, with foam on its crest, before another one. */
export const waves: DrawMotif = (pen, accent) => {
  const water = accent('#4f97bd')
  const breaker = (x: number, size: number): Point[] =>
    (
      [
        [-24, 0],
        [-19, -7],
        [-13, -17],
        [-3, -25],
        [8, -26],
        [15, -20],
        [15.6, -13],
        [11, -10.4],
        [9.6, -13.6],
        [6, -16.6],
        [2, -13],
        [2.6, -6],
        [10, -2.4],
        [24, 0],
      ] as const
    ).map(([px, py]): Point => [x + px * size, py * size])
  const crest = (x: number, size: number): Point[] =>
    (
      [
        [-13, -17],
        [-3, -25],
        [8, -26],
        [15, -20],
        [15.6, -13],
        [11, -10.4],
        [13, -15],
        [9, -21],
        [0, -21],
        [-8, -15.6],
      ] as const
    ).map(([px, py]): Point => [x + px * size, py * size])
  for (const [index, x, size] of [
    [0, 8, 0.8],
    [1, -4, 1],
  ] as const) {
    const group = `wave${index}`
    pen.fill('wave', smooth(breaker(x, size), true, 6), index ? lighter(water, 0.18) : darker(water, 0.12), {
      group,
    })
    pen.mark('foam', smooth(crest(x, size), true, 6), '#fbfdfb', { group, material: 'paper' })
  }
  pen.stroke(
    'swell',
    smooth(
      [
        [-20, -3.4],
        [-14, -9],
        [-8, -14],
      ],
      false,
    ),
    1,
    darker(water, 0.2),
    { group: 'wave1' },
  )
}
