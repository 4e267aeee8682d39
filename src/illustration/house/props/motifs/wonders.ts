import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, limb, roundBox, scallop, smooth, starOutline, straight } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

const half = (): number => 0.5

export const volcano: DrawMotif = (pen, accent) => {
  const rock = accent('#7a6460')
  const lava = '#ef6b35'
  for (const [x, y, size] of [
    [-3, -43, 5.4],
    [5, -47, 4.4],
    [-6, -50, 3.6],
  ] as const)
    pen.fill('smoke', scallop(x, y, size, size * 0.8, 7, 0.16, half), '#cfc6c0', {
      group: `smoke${y}`,
      material: 'cloth',
    })
  pen.fill(
    'mountain',
    smooth(
      [
        [-24, 0],
        [-15, -14],
        [-8, -30],
        [8, -30],
        [15, -14],
        [24, 0],
      ],
      true,
      4,
    ),
    rock,
    { group: 'mountain' },
  )
  pen.mark(
    'lava',
    smooth(
      [
        [-8, -30.4],
        [8, -30.4],
        [9.4, -24],
        [8, -17],
        [5.4, -20],
        [3.4, -10],
        [0.4, -13],
        [-1.4, -20],
        [-4, -15],
        [-6.4, -21],
      ],
      true,
      5,
    ),
    lava,
    { group: 'mountain' },
  )
  pen.fill('crater', ellipse(0, -30, 8.4, 2.4), '#f9c24a', { group: 'crater' })
  for (const [x, y, size] of [
    [-12, -38, 1.6],
    [12, -39, 1.9],
    [15, -33, 1.3],
  ] as const)
    pen.fill('spark', ellipse(x, y, size), lava, { group: `spark${x}` })
}

/** A cut stone. */
export const gem: DrawMotif = (pen, accent) => {
  const stone = accent('#4fb4c4')
  const facet = (points: readonly Point[], colour: string): void =>
    pen.mark('facet', straight(points, true, 3), colour, { group: 'gem' })
  pen.fill(
    'gem',
    straight(
      [
        [-12, -31],
        [12, -31],
        [20, -22],
        [0, -1],
        [-20, -22],
      ],
      true,
      6,
    ),
    stone,
    { group: 'gem' },
  )
  facet(
    [
      [-12, -31],
      [0, -31],
      [-7, -22],
      [-20, -22],
    ],
    lighter(stone, 0.45),
  )
  facet(
    [
      [0, -31],
      [12, -31],
      [7, -22],
      [-7, -22],
    ],
    lighter(stone, 0.7),
  )
  facet(
    [
      [12, -31],
      [20, -22],
      [7, -22],
    ],
    lighter(stone, 0.3),
  )
  facet(
    [
      [-20, -22],
      [-7, -22],
      [0, -1],
    ],
    lighter(stone, 0.15),
  )
  facet(
    [
      [20, -22],
      [7, -22],
      [0, -1],
    ],
    darker(stone, 0.28),
  )
  for (const line of [
    [
      [-20, -22],
      [20, -22],
    ],
    [
      [-7, -22],
      [0, -1],
      [7, -22],
    ],
  ] as const)
    pen.stroke('edge', straight(line, false, 4), 0.6, darker(stone, 0.4), { group: 'gem' })
  for (const [x, y, size] of [
    [-21, -34, 3],
    [21, -36, 2.4],
  ] as const)
    pen.fill('spark', starOutline(x, y, size, 0.35, 4), '#f7e6a0', { group: `spark${x}`, material: 'light' })
}

export const ghost: DrawMotif = (pen, accent) => {
  const sheet = accent('#f4f1ea')
  for (const side of [-1, 1])
    pen.fill('arm', limb([side * 11, -19], [side * 18, -25], 3.4, 2.6), sheet, {
      group: 'ghost',
      material: 'paper',
    })
  pen.fill(
    'sheet',
    smooth(
      [
        [0, -41],
        [9, -37],
        [13, -26],
        [14, -10],
        [17, -1],
        [10, -3.4],
        [5, -0.6],
        [0, -3.6],
        [-5, -0.6],
        [-10, -3.4],
        [-17, -1],
        [-14, -10],
        [-13, -26],
        [-9, -37],
      ],
      true,
      5,
    ),
    sheet,
    { group: 'ghost', material: 'paper' },
  )
  const face = pen.piece('ghost')
  dotEyes(face, 0, -28, 9.6, 2.3)
  face.mark('mouth', ellipse(0, -21, 2.6, 3.2), '#4a4250')
  blush(face, 0, -23.4, 17, 2.2)
}

/** A fairy with wings and a wand. */
export const fairy: DrawMotif = (pen, accent) => {
  const dress = accent('#9a7cc4')
  const skin = '#a86f48'
  const hair = '#4a3028'
  for (const side of [-1, 1]) {
    pen.fill('wing', ellipse(side * 12, -24, 9, 6, side * -36), '#d6e8f2', { group: `wing${side}` })
    pen.fill('wing', ellipse(side * 10.6, -14.6, 6.6, 4.4, side * 30), '#e6f1f6', { group: `wing${side}` })
  }
  for (const side of [-1, 1])
    pen.fill('leg', limb([side * 2.6, -8], [side * 3.4, -1.6], 1.5, 1.3), skin, {
      material: 'skin',
      group: 'legs',
    })
  pen.fill('arm', limb([-4, -19], [-9, -13], 1.5, 1.2), skin, { material: 'skin', group: 'arms' })
  pen.fill('arm', limb([4, -19], [12, -23.6], 1.5, 1.2), skin, { material: 'skin', group: 'arms' })
  pen.line(
    'wand',
    [
      [11, -22],
      [16, -31],
    ],
    0.9,
    '#8a6a48',
    { group: 'wand' },
  )
  pen.fill('wandStar', starOutline(16.6, -33, 3.6, 0.5), '#f6d154', { group: 'wand', material: 'light' })
  pen.fill(
    'dress',
    straight(
      [
        [-4, -21.6],
        [4, -21.6],
        [5, -16],
        [11, -7],
        [7.4, -8.4],
        [4.4, -5.4],
        [1.6, -8],
        [-1.6, -5.4],
        [-4.4, -8],
        [-7.4, -5.8],
        [-11, -7],
        [-5, -16],
      ],
      true,
      3,
    ),
    dress,
    { group: 'dress' },
  )
  pen.fill('bun', ellipse(0, -36, 4, 3.6), hair, { material: 'hair', group: 'bun' })
  const head = pen.piece('face', 'skin')
  head.fill('head', ellipse(0, -27.6, 7.4, 7), skin)
  head.fill(
    'fringe',
    smooth(
      [
        [-7.8, -27],
        [-6, -34],
        [0, -36],
        [6, -34],
        [7.8, -27],
        [4, -31.4],
        [-2, -30.6],
      ],
      true,
      5,
    ),
    hair,
    {
      material: 'hair',
    },
  )
  dotEyes(head, 0, -26.6, 5.8, 1.1)
  smile(head, 0, -23.4, 1.9)
  blush(head, 0, -24.4, 10, 1.4)
}

export const magnifier: DrawMotif = (pen, accent) => {
  const frame = accent('#c98a3c')
  pen.fill('handle', limb([8, -15], [20, -3], 2.4, 2.9), '#6b4030', { material: 'wood', group: 'handle' })
  pen.fill('glass', ellipse(-3, -25, 13.4), '#dbeef2', { group: 'glass', material: 'paper' })
  for (const [x, y, wide, degrees] of [
    [-7.6, -30, 3.4, -40],
    [-4, -31.6, 1.3, -30],
  ] as const)
    pen.mark('shine', ellipse(x, y, wide, 1.1, degrees), '#ffffff', { group: 'glass', material: 'paper' })
  pen.fill('rim', ellipse(-3, -25, 15), frame, {
    group: 'rim',
    material: 'metal',
    holes: [ellipse(-3, -25, 12.2)],
  })
}

/** A bubbling flask of somebody who finds things out. */
export const flask: DrawMotif = (pen, accent) => {
  const brew = accent('#6fb84f')
  const outline: Point[] = [
    [-4, -38],
    [4, -38],
    [4, -25],
    [15, -6],
    [13, -1],
    [-13, -1],
    [-15, -6],
    [-4, -25],
  ]
  pen.fill('glass', smooth(outline, true, 4), '#e2eff2', { group: 'flask', material: 'paper' })
  pen.mark(
    'brew',
    smooth(
      [
        [-8.4, -16.6],
        [-3, -17.6],
        [3, -15.8],
        [8.4, -16.6],
        [13.4, -6.4],
        [11.6, -2.4],
        [-11.6, -2.4],
        [-13.4, -6.4],
      ],
      true,
      4,
    ),
    brew,
    {
      group: 'flask',
    },
  )
  for (const [x, y, size] of [
    [-5, -8, 2],
    [2, -11.6, 1.4],
    [6, -6.4, 1.7],
  ] as const)
    pen.mark('bubble', ellipse(x, y, size), lighter(brew, 0.55), { group: 'flask' })
  pen.fill('rim', roundBox(-5.6, -40, 11.2, 3, 1.4), '#cfe0e4', { group: 'flask' })
  for (const [x, y, size] of [
    [-2, -44, 1.9],
    [3, -47.4, 1.4],
    [0, -51, 1],
  ] as const)
    pen.fill('bubble', ellipse(x, y, size), lighter(brew, 0.3), { group: `bubble${y}` })
  pen.stroke(
    'shine',
    [
      [-2.4, -32],
      [-2.4, -25],
      [-6, -19],
    ],
    1,
    '#ffffff',
    { group: 'flask' },
  )
}
