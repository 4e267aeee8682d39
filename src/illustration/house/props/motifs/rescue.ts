import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, polar, roundBox, smooth, straight } from '../../pen/curves.ts'
import type { Pen } from '../../pen/pen.ts'
import type { DrawMotif } from './motif.ts'

const metal = { material: 'metal' } as const
const glass = { material: 'paper' } as const
const glassBlue = '#d8ecf0'

/** The star of six arms that ambulances bear. */
function drawStarOfLife(pen: Pen, [x, y]: Point, size: number, group: string): void {
  for (const degrees of [0, 60, 120]) {
    const [from, to] = [polar([x, y], degrees - 90, size), polar([x, y], degrees + 90, size)]
    pen.mark('star', limb(from, to, size * 0.22), '#3a6fa8', { group })
  }
}

export const ambulance: DrawMotif = (pen) => {
  const yellow = '#f6d33f'
  pen.fill('body', roundBox(-25, -31, 34, 26, 2.4), yellow, { ...metal, group: 'body' })
  pen.fill(
    'cabin',
    smooth(
      [
        [7, -5],
        [7, -28],
        [16, -27],
        [22, -17],
        [25, -13],
        [25, -5],
      ],
      true,
      4,
    ),
    yellow,
    {
      ...metal,
      group: 'body',
    },
  )
  pen.mark(
    'window',
    straight(
      [
        [11, -25],
        [15.4, -24.6],
        [20.4, -16],
        [11, -16],
      ],
      true,
      3,
    ),
    glassBlue,
    {
      ...glass,
      group: 'body',
    },
  )
  pen.mark('stripe', roundBox(-25, -12, 50, 3.2, 0), '#d8483c', { group: 'body' })
  pen.mark('panel', ellipse(-8, -21.4, 6.6, 6.4), '#fffaf0', { ...glass, group: 'body' })
  drawStarOfLife(pen, [-8, -21.4], 4, 'body')
  pen.fill('siren', roundBox(-1, -35, 8, 4, 1.6), '#4f8fd0', { group: 'siren', material: 'light' })
  for (const x of [-14, 14]) {
    pen.fill('wheel', ellipse(x, -5.2, 5.2), '#3d3a40', { group: `wheel${x}` })
    pen.mark('hub', ellipse(x, -5.2, 2.3), '#d9d2c4', { group: `wheel${x}` })
  }
}

export const motorbike: DrawMotif = (pen, accent) => {
  const paint = accent('#d2412f')
  const steel = '#8d949e'
  for (const x of [-15, 15]) {
    const group = `wheel${x}`
    pen.fill('tyre', ellipse(x, -8, 8), '#37343a', { group })
    pen.mark('hub', ellipse(x, -8, 4.4), '#d9d5cc', { group })
    pen.mark('axle', ellipse(x, -8, 1.4), '#5b5660', { group })
  }
  pen.line(
    'fork',
    [
      [8.4, -27],
      [15, -8],
    ],
    2.2,
    steel,
    { group: 'frame', ...metal },
  )
  pen.line(
    'bar',
    smooth(
      [
        [10, -27],
        [6.6, -31],
        [2.6, -31],
      ],
      false,
    ),
    1.8,
    '#37343a',
    { group: 'frame' },
  )
  pen.line(
    'rear',
    [
      [-4, -14],
      [-15, -8],
    ],
    2.2,
    steel,
    { group: 'frame', ...metal },
  )
  pen.line(
    'exhaust',
    [
      [0, -6],
      [-18, -5],
    ],
    2.4,
    steel,
    { group: 'frame', ...metal },
  )
  pen.fill('engine', roundBox(-6, -15, 12, 10.4, 3), '#6b6f78', { group: 'engine', ...metal })
  for (const y of [-12.4, -9.8])
    pen.stroke(
      'rib',
      [
        [-4.4, y],
        [4.4, y],
      ],
      0.8,
      '#3f4148',
      { group: 'engine' },
    )
  pen.fill(
    'mudguard',
    smooth(
      [
        [-23, -14],
        [-17, -19],
        [-9, -18],
        [-12, -15.4],
        [-18, -15.6],
      ],
      true,
      5,
    ),
    paint,
    {
      group: 'paint',
      ...metal,
    },
  )
  pen.fill(
    'seat',
    smooth(
      [
        [-16, -20],
        [-8, -22],
        [0, -19],
        [0, -16.4],
        [-14, -17],
      ],
      true,
      5,
    ),
    '#37343a',
    { group: 'seat' },
  )
  pen.fill(
    'tank',
    smooth(
      [
        [-1, -18],
        [2, -25],
        [10, -24.4],
        [12, -18.4],
        [6, -15.4],
      ],
      true,
      6,
    ),
    paint,
    {
      group: 'paint',
      ...metal,
    },
  )
  pen.mark('shine', ellipse(5, -22.4, 2.6, 0.9, 6), lighter(paint, 0.6), { group: 'paint' })
  pen.fill('lamp', ellipse(14, -24, 2.8, 2.8), '#f7e08a', { group: 'lamp', ...metal })
}

export const submarine: DrawMotif = (pen, accent) => {
  const paint = accent('#f2b93f')
  pen.line(
    'periscope',
    straight(
      [
        [3, -28],
        [3, -38],
        [9, -38],
      ],
      false,
      3,
    ),
    2.4,
    darker(paint, 0.3),
    { group: 'periscope' },
  )
  pen.fill(
    'fin',
    straight(
      [
        [-20, -16],
        [-29, -25],
        [-29, -3],
        [-20, -12],
      ],
      true,
      4,
    ),
    darker(paint, 0.16),
    { group: 'fin' },
  )
  pen.fill(
    'tower',
    smooth(
      [
        [-6, -22],
        [-4, -31],
        [9, -31],
        [11, -22],
      ],
      true,
      4,
    ),
    darker(paint, 0.08),
    { group: 'tower', ...metal },
  )
  pen.fill('hull', ellipse(0, -14, 24, 12), paint, { group: 'hull', ...metal })
  pen.mark('keel', [...arc(0, -14, 23.2, 11.2, 30, 150, 20)], darker(paint, 0.2), { group: 'hull' })
  for (const x of [-12, 0, 12]) {
    pen.mark('frame', ellipse(x, -15, 4.6), '#8a5f3f', { group: 'hull' })
    pen.mark('porthole', ellipse(x, -15, 3.1), glassBlue, { group: 'hull', ...glass })
  }
  for (const [x, y, size] of [
    [-34, -18, 1.4],
    [-36, -24, 2],
    [-33, -29, 1.2],
  ] as const)
    pen.fill('bubble', ellipse(x, y, size), '#cfe6ee', { group: `bubble${y}` })
}

export const hotAirBalloon: DrawMotif = (pen, accent) => {
  const cloth = accent('#d8483c')
  const outline = (half: number): Point[] =>
    smooth(
      [
        [0, -52],
        [half * 0.75, -47],
        [half, -36],
        [half * 0.72, -26],
        [half * 0.24, -17],
        [-half * 0.24, -17],
        [-half * 0.72, -26],
        [-half, -36],
        [-half * 0.75, -47],
      ],
      true,
      6,
    )
  for (const x of [-3.6, 3.6])
    pen.line(
      'rope',
      [
        [x, -18],
        [x * 0.8, -9],
      ],
      0.7,
      '#8a6a48',
      { group: 'ropes' },
    )
  pen.fill('envelope', outline(18), cloth, { group: 'envelope' })
  pen.mark('gore', outline(11.4), '#f6d154', { group: 'envelope' })
  pen.mark('gore', outline(4.6), cloth, { group: 'envelope' })
  pen.fill(
    'basket',
    straight(
      [
        [-4.6, -9.4],
        [4.6, -9.4],
        [3.8, -1],
        [-3.8, -1],
      ],
      true,
      4,
    ),
    '#a97845',
    { group: 'basket', material: 'wood' },
  )
  for (const y of [-6.8, -4])
    pen.stroke(
      'weave',
      [
        [-4, y],
        [4, y],
      ],
      0.6,
      '#7a5230',
      { group: 'basket' },
    )
  pen.fill('rim', limb([-5, -9.4], [5, -9.4], 1), '#7a5230', { group: 'basket', material: 'wood' })
}
