import { darker } from '../../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, straight } from '../../pen/curves.ts'
import type { Pen } from '../../pen/pen.ts'
import type { DrawMotif } from './motif.ts'

function wheels(pen: Pen, places: readonly number[], radius: number): void {
  for (const x of places) {
    pen.fill('wheel', ellipse(x, -radius, radius), '#3d3a40', { group: `wheel${x}` })
    pen.mark('hub', ellipse(x, -radius, radius * 0.45), '#d9d2c4', { group: `wheel${x}` })
  }
}

const metal = { material: 'metal' } as const
/** Glass is the palest thing on a vehicle: it must stay so in black and white. */
const glass = { material: 'paper' } as const

export const car: DrawMotif = (pen, accent) => {
  const paint = accent('#d2573f')
  pen.fill(
    'cabin',
    smooth(
      [
        [-14, -14],
        [-10, -24],
        [6, -24],
        [13, -14],
      ],
      true,
      4,
    ),
    paint,
    metal,
  )
  pen.fill(
    'body',
    smooth(
      [
        [-22, -8],
        [-21, -15],
        [-12, -16],
        [14, -16],
        [22, -13],
        [23, -6],
        [0, -4.6],
        [-22, -5],
      ],
      true,
      5,
    ),
    paint,
    metal,
  )
  pen.mark(
    'window',
    smooth(
      [
        [-11, -15],
        [-8.4, -21.6],
        [-3, -21.6],
        [-3, -15],
      ],
      true,
      3,
    ),
    '#d8ecf0',
    glass,
  )
  pen.mark(
    'window',
    smooth(
      [
        [-0.6, -15],
        [-0.6, -21.6],
        [5, -21.6],
        [9.4, -15],
      ],
      true,
      3,
    ),
    '#d8ecf0',
    glass,
  )
  pen.mark('light', ellipse(21, -11, 1.7), '#f7dd86')
  pen.stroke(
    'door',
    [
      [-1.8, -14.4],
      [-1.8, -6],
    ],
    0.7,
    darker(paint, 0.3),
  )
  wheels(pen, [-12, 12], 5.4)
}

export const policeCar: DrawMotif = (pen) => {
  car(pen, () => '#f6f1e6')
  pen.mark(
    'stripe',
    straight(
      [
        [-21, -12.4],
        [22, -11.4],
        [22.4, -8.6],
        [-21.6, -9.4],
      ],
      true,
      2,
    ),
    '#3a6fa8',
  )
  for (const x of [-8, 2])
    pen.mark(
      'slash',
      straight(
        [
          [x, -12.2],
          [x + 3, -12.2],
          [x + 1.4, -9],
          [x - 1.6, -9],
        ],
        true,
        2,
      ),
      '#e3604f',
    )
  pen.fill('siren', roundBox(-5, -28, 8, 3.6, 1.6), '#4f8fd0', { group: 'siren', material: 'light' })
}

export const fireEngine: DrawMotif = (pen) => {
  pen.fill('body', roundBox(-24, -24, 34, 20, 2), '#d2412f', metal)
  pen.fill(
    'cabin',
    smooth(
      [
        [10, -4],
        [10, -27],
        [20, -27],
        [25, -16],
        [25, -4],
      ],
      true,
      4,
    ),
    '#d2412f',
    metal,
  )
  pen.mark(
    'window',
    straight(
      [
        [13, -24],
        [19, -24],
        [22.4, -15.6],
        [13, -15.6],
      ],
      true,
      2,
    ),
    '#d8ecf0',
    glass,
  )
  pen.mark('stripe', roundBox(-24, -11, 49, 3, 0), '#fff6ea')
  for (const x of [-18, -9, 0]) pen.mark('locker', roundBox(x - 3.4, -21, 6.8, 7.6, 1), '#ea8a70')
  pen.fill(
    'ladder',
    straight(
      [
        [-26, -31],
        [12, -28],
        [12, -25.4],
        [-26, -28.4],
      ],
      true,
      3,
    ),
    '#d9d2c4',
    { group: 'ladder', material: 'metal' },
  )
  for (let x = -22; x < 12; x += 5)
    pen.stroke(
      'rung',
      [
        [x, -30.6 + (x + 22) * 0.08],
        [x, -28 + (x + 22) * 0.08],
      ],
      0.8,
      '#8a8290',
      { group: 'ladder' },
    )
  pen.fill('siren', roundBox(12, -30.6, 6, 3.6, 1.6), '#4f8fd0', { group: 'siren', material: 'light' })
  wheels(pen, [-15, 16], 5.4)
}

export const bus: DrawMotif = (pen, accent) => {
  const paint = accent('#f0b93f')
  pen.fill('body', roundBox(-25, -28, 50, 24, 5), paint, metal)
  for (const x of [-19, -9, 1]) pen.mark('window', roundBox(x - 3.8, -24, 8, 8.6, 1.4), '#d8ecf0', glass)
  pen.mark('front', roundBox(12, -24, 9, 8.6, 1.4), '#d8ecf0', glass)
  pen.mark('stripe', roundBox(-25, -12, 50, 2.6, 0), darker(paint, 0.3))
  pen.mark('light', ellipse(23, -8, 1.5), '#fff3c0')
  wheels(pen, [-14, 14], 5)
}

export const truck: DrawMotif = (pen, accent) => {
  const paint = accent('#3f8a86')
  pen.fill('load', roundBox(-26, -30, 32, 24, 1.6), '#f3e6cc', metal)
  pen.fill(
    'cabin',
    smooth(
      [
        [8, -5],
        [8, -23],
        [17, -23],
        [23, -14],
        [24, -5],
      ],
      true,
      4,
    ),
    paint,
    { ...metal, group: 'cabin' },
  )
  pen.mark(
    'window',
    straight(
      [
        [11, -20],
        [16, -20],
        [20, -13.6],
        [11, -13.6],
      ],
      true,
      2,
    ),
    '#d8ecf0',
    { ...glass, group: 'cabin' },
  )
  pen.mark('stripe', roundBox(-26, -22, 32, 4, 0), paint)
  wheels(pen, [-18, -7, 15], 4.8)
}

export const digger: DrawMotif = (pen, accent) => {
  const paint = accent('#f0b02f')
  pen.fill('boom', limb([4, -18], [17, -34], 2.6, 2.2), paint, { group: 'boom' })
  pen.fill('arm', limb([17, -34], [26, -19], 2, 1.7), paint, { group: 'boom' })
  pen.fill(
    'bucket',
    smooth(
      [
        [22, -20],
        [30, -19],
        [31, -10],
        [26, -7],
        [21, -10],
        [24, -13],
      ],
      true,
      4,
    ),
    '#5b5660',
    { group: 'boom' },
  )
  pen.fill('body', roundBox(-20, -22, 26, 13, 3), paint, metal)
  pen.fill(
    'cabin',
    smooth(
      [
        [-8, -20],
        [-8, -34],
        [4, -34],
        [8, -20],
      ],
      true,
      3,
    ),
    paint,
    metal,
  )
  pen.mark(
    'window',
    straight(
      [
        [-5, -22],
        [-5, -31],
        [2.4, -31],
        [5, -22],
      ],
      true,
      2,
    ),
    '#d8ecf0',
    glass,
  )
  pen.fill('track', roundBox(-22, -9.6, 34, 9.6, 4.8), '#4a4650', { group: 'track' })
  for (const x of [-17, -9, -1, 7]) pen.mark('roller', ellipse(x, -4.8, 2.8), '#8a8290', { group: 'track' })
}
