import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, limb, smooth } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

const metal = { material: 'metal' } as const

export const plane: DrawMotif = (pen, accent) => {
  const paint = accent('#5b8fb8')
  pen.fill(
    'farWing',
    smooth(
      [
        [2, -22],
        [-4, -34],
        [2, -34],
        [10, -22],
      ],
      true,
      4,
    ),
    darker(paint, 0.15),
    { group: 'farWing' },
  )
  pen.fill(
    'fin',
    smooth(
      [
        [-20, -19],
        [-26, -32],
        [-20, -32],
        [-12, -20],
      ],
      true,
      4,
    ),
    paint,
    metal,
  )
  pen.fill(
    'body',
    smooth([
      [-26, -20],
      [-10, -22],
      [12, -22],
      [22, -18],
      [25, -14],
      [20, -10],
      [4, -8],
      [-16, -13],
    ]),
    '#fbf3e6',
    metal,
  )
  pen.mark(
    'stripe',
    smooth([
      [-25, -18],
      [0, -16.6],
      [24, -14.6],
      [22, -11.6],
      [0, -12.6],
      [-18, -14.4],
    ]),
    paint,
  )
  for (const x of [-6, 0, 6]) pen.mark('window', ellipse(x, -18.6, 1.5), '#3f6f8f')
  pen.mark(
    'cockpit',
    smooth(
      [
        [13, -21],
        [19, -19],
        [20, -16.8],
        [13, -17],
      ],
      true,
      4,
    ),
    '#3f6f8f',
  )
  pen.fill(
    'wing',
    smooth(
      [
        [2, -13],
        [-12, -2],
        [-5, -1.6],
        [12, -11],
      ],
      true,
      4,
    ),
    paint,
    { group: 'nearWing' },
  )
}

export const helicopter: DrawMotif = (pen, accent) => {
  const paint = accent('#7cab54')
  pen.fill('tail', limb([-8, -18], [-26, -22], 3, 1.5), paint, metal)
  pen.fill('rotorTail', ellipse(-26, -24, 1.6, 5.6), '#5b5660', { group: 'tailRotor' })
  pen.fill(
    'cabin',
    smooth([
      [-12, -18],
      [-4, -27],
      [10, -27],
      [18, -17],
      [14, -8],
      [-4, -7],
    ]),
    paint,
    metal,
  )
  pen.mark(
    'window',
    smooth(
      [
        [4, -25],
        [10, -24],
        [16, -17],
        [13, -14.6],
        [4, -15],
      ],
      true,
      4,
    ),
    '#d8ecf0',
    { material: 'paper' },
  )
  pen.fill('mast', limb([2, -27], [2, -34], 1), '#5b5660')
  pen.fill('rotor', ellipse(2, -35, 24, 1.5), '#5b5660', { group: 'rotor' })
  pen.line(
    'skid',
    smooth(
      [
        [-12, -2],
        [12, -2],
        [17, -4.6],
      ],
      false,
    ),
    1.6,
    '#5b5660',
    { group: 'skid' },
  )
  for (const x of [-4, 8])
    pen.line(
      'strut',
      [
        [x, -7],
        [x, -2],
      ],
      1.3,
      '#5b5660',
      { group: 'skid' },
    )
}

export const rocket: DrawMotif = (pen, accent) => {
  const paint = accent('#d2573f')
  pen.fill(
    'flame',
    smooth(
      [
        [-5, -9],
        [0, 0],
        [5, -9],
      ],
      true,
      5,
    ),
    '#f7a83c',
    { group: 'flame', material: 'light' },
  )
  for (const side of [-1, 1])
    pen.fill(
      'fin',
      smooth(
        [
          [side * 7, -20],
          [side * 15, -10],
          [side * 13, -5],
          [side * 6, -9],
        ],
        true,
        4,
      ),
      paint,
      metal,
    )
  pen.fill(
    'hull',
    smooth([
      [0, -46],
      [7, -36],
      [9, -23],
      [6, -9],
      [-6, -9],
      [-9, -23],
      [-7, -36],
    ]),
    '#fbf3e6',
    metal,
  )
  pen.mark(
    'nose',
    smooth([
      [0, -45.6],
      [4, -41],
      [6.6, -36],
      [0, -34.6],
      [-6.6, -36],
      [-4, -41],
    ]),
    paint,
  )
  pen.mark('rim', ellipse(0, -26, 4.8), '#5b8fb8')
  pen.mark('window', ellipse(0, -26, 3.3), '#cfe6ea')
  pen.mark(
    'band',
    smooth(
      [
        [-7.4, -15],
        [0, -13.6],
        [7.4, -15],
        [7, -12.6],
        [0, -11.2],
        [-7, -12.6],
      ],
      true,
      4,
    ),
    lighter(paint, 0.2),
  )
}
