import { darker } from '../../pen/colour.ts'
import { arc, ellipse, smooth, straight } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

export const shark: DrawMotif = (pen, accent) => {
  const skin = accent('#8295a6')
  pen.fill(
    'fin',
    smooth(
      [
        [-4, -20],
        [-3, -33],
        [8, -20],
      ],
      true,
      4,
    ),
    skin,
  )
  pen.fill(
    'tail',
    smooth(
      [
        [-20, -12],
        [-30, -25],
        [-28, -13],
        [-31, -3],
        [-20, -8],
      ],
      true,
      5,
    ),
    skin,
  )
  pen.fill(
    'body',
    smooth([
      [-24, -11],
      [-10, -20],
      [8, -22],
      [20, -17],
      [25, -12],
      [18, -4],
      [2, -1],
      [-12, -4],
    ]),
    skin,
  )
  pen.mark(
    'belly',
    smooth([
      [22, -9],
      [8, -9],
      [-8, -6],
      [-14, -4],
      [2, -1.4],
      [17, -4.4],
    ]),
    '#f3efe8',
  )
  pen.fill(
    'side',
    smooth(
      [
        [4, -8],
        [0, 0],
        [-6, 2],
        [-3, -7],
      ],
      true,
      5,
    ),
    darker(skin, 0.12),
  )
  pen.mark('eye', ellipse(15, -15, 1.5), '#2b1b1a')
  pen.stroke(
    'mouth',
    smooth(
      [
        [22, -9.4],
        [17, -7.4],
        [12, -9],
      ],
      false,
    ),
    0.9,
    '#2b1b1a',
  )
  pen.mark(
    'teeth',
    straight(
      [
        [13, -8.6],
        [14.4, -6.8],
        [15.6, -8.2],
        [17, -6.4],
        [18.4, -8],
        [19.8, -6.6],
        [20.8, -8.8],
        [17, -7.6],
      ],
      true,
      2,
    ),
    '#ffffff',
  )
  for (const x of [4, 7]) pen.stroke('gill', arc(x - 2, -13, 3, 4, -40, 40, 6), 0.7, darker(skin, 0.35))
}

export const dolphin: DrawMotif = (pen, accent) => {
  const skin = accent('#7fa3bd')
  pen.fill(
    'tail',
    smooth(
      [
        [-18, -7],
        [-27, -8],
        [-25, -3],
        [-28, 2],
        [-18, -1],
      ],
      true,
      5,
    ),
    skin,
  )
  pen.fill(
    'fin',
    smooth(
      [
        [-4, -26],
        [-8, -35],
        [5, -28],
      ],
      true,
      4,
    ),
    skin,
  )
  pen.fill(
    'body',
    smooth([
      [-20, -5],
      [-12, -20],
      [2, -29],
      [14, -27],
      [20, -22],
      [27, -20],
      [26, -17],
      [19, -16],
      [8, -15],
      [-4, -9],
      [-14, -2],
    ]),
    skin,
  )
  pen.mark(
    'belly',
    smooth([
      [24, -17.6],
      [14, -18],
      [2, -14],
      [-8, -8],
      [2, -12.6],
      [14, -15.4],
    ]),
    '#f1eee6',
  )
  pen.fill(
    'flipper',
    smooth(
      [
        [5, -16],
        [4, -6],
        [-1, -4],
        [-1, -13],
      ],
      true,
      5,
    ),
    darker(skin, 0.12),
  )
  pen.mark('eye', ellipse(15, -22, 1.3), '#2b1b1a')
  pen.stroke(
    'mouth',
    smooth(
      [
        [25, -18.6],
        [20, -18],
        [16.6, -19],
      ],
      false,
    ),
    0.8,
    '#2b1b1a',
  )
}
