import type { Point } from '../../drawing.ts'
import { darker } from '../../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

export const pencil: DrawMotif = (pen, accent) => {
  const paint = accent('#f0b93f')
  const at = (along: number, out: number): Point => [
    -13 + along * 0.64 - out * 0.77,
    -3 - along * 0.77 - out * 0.64,
  ]
  pen.fill('wood', straight([at(0, 0), at(8, 4), at(8, -4)], true, 3), '#f3dcb4')
  pen.mark('lead', straight([at(0, 0), at(3, 1.5), at(3, -1.5)], true, 3), '#4a4650')
  pen.fill('body', straight([at(8, 4), at(37, 4), at(37, -4), at(8, -4)]), paint)
  for (const out of [-1.3, 1.3]) pen.stroke('edge', [at(8, out), at(37, out)], 0.6, darker(paint, 0.25))
  pen.fill('band', straight([at(37, 4), at(40, 4), at(40, -4), at(37, -4)], true, 2), '#c9c2b8')
  pen.fill(
    'rubber',
    smooth([at(40, 4), at(44, 3.4), at(45, 0), at(44, -3.4), at(40, -4)], true, 4),
    '#ee8f86',
  )
}

export const paint: DrawMotif = (pen) => {
  pen.fill(
    'palette',
    smooth([
      [-20, -14],
      [-14, -28],
      [2, -33],
      [17, -27],
      [20, -14],
      [10, -8],
      [9, -2],
      [0, 0],
      [-14, -4],
    ]),
    '#d9ac74',
    { holes: [ellipse(10, -18, 3.2, 2.8)], material: 'wood' },
  )
  const dabs = [
    [-12, -12, '#d8483c'],
    [-11, -20, '#f0b93f'],
    [-3, -26, '#5f9a58'],
    [6, -26, '#3a6fa8'],
    [-2, -7, '#8a5fa8'],
  ] as const
  for (const [x, y, colour] of dabs) pen.mark('dab', ellipse(x, y, 3.5, 2.9, 0, 10), colour)
  pen.fill('brush', limb([-4, -16], [20, -40], 1, 1.4), '#8a5f3f', { group: 'brush' })
  pen.fill(
    'tip',
    smooth(
      [
        [-2.6, -17],
        [-4.6, -15],
        [-9, -11],
        [-6, -17],
      ],
      true,
      4,
    ),
    '#3a6fa8',
    { group: 'brush' },
  )
}

export const guitar: DrawMotif = (pen, accent) => {
  const body = accent('#c98346')
  pen.fill('neck', limb([3, -20], [14, -42], 1.5), '#7a4e34', { material: 'wood' })
  pen.fill(
    'head',
    smooth(
      [
        [12, -41],
        [16, -48],
        [20, -46],
        [16.6, -39],
      ],
      true,
      3,
    ),
    '#7a4e34',
    { material: 'wood' },
  )
  pen.fill(
    'body',
    smooth([
      [-12, -2],
      [-16, -9],
      [-11, -16],
      [-7, -19],
      [-5, -26],
      [3, -27],
      [9, -21],
      [6, -15],
      [6, -10],
      [3, -3],
      [-4, 0],
    ]),
    body,
    { group: 'guitarBody', material: 'wood' },
  )
  pen.mark('hole', ellipse(0, -17, 3.2), darker(body, 0.55), { group: 'guitarBody' })
  pen.mark(
    'bridge',
    straight(
      [
        [-9, -10],
        [-3, -6.6],
        [-4, -5],
        [-10, -8.4],
      ],
      true,
      2,
    ),
    darker(body, 0.5),
    { group: 'guitarBody' },
  )
  for (const out of [-0.8, 0.8])
    pen.stroke(
      'string',
      [
        [-6.4 + out, -8.6 + out * 0.5],
        [14.4 + out, -43],
      ],
      0.4,
      '#fff3d6',
      { group: 'guitarStrings' },
    )
}

export const drum: DrawMotif = (pen, accent) => {
  const shell = accent('#d2573f')
  pen.fill(
    'shell',
    [
      ...arc(0, -24, 17, 5, 180, 0, 16).map(([x, y]): Point => [x, -48 - y]),
      ...arc(0, -5, 17, 5, 0, 180, 16),
    ],
    shell,
    { material: 'wood' },
  )
  const zig: Point[] = [
    [-16.6, -20],
    [-12, -3],
    [-6, -17],
    [0, -1],
    [6, -17],
    [12, -3],
    [16.6, -20],
  ]
  pen.stroke('cord', straight(zig, false, 2), 1.1, '#fff3d6')
  pen.fill('skin', ellipse(0, -24, 17, 5), '#fbf3e2')
  for (const side of [-1, 1]) {
    pen.fill('stick', limb([side * 3, -26], [side * 17, -40], 1, 0.8), '#c98a4f', { group: `stick${side}` })
    pen.fill('bead', ellipse(side * 3, -26, 2.2, 2), '#c98a4f', { group: `stick${side}` })
  }
}

/** An upright piano with its lid open, from the front. */
export const piano: DrawMotif = (pen, accent) => {
  const wood = accent('#7a4a34')
  for (const x of [-19, 16.4])
    pen.fill('leg', roundBox(x, -14, 2.6, 14, 0.8), darker(wood, 0.2), { material: 'wood', group: 'legs' })
  pen.fill('lower', roundBox(-18, -15, 36, 14, 1), darker(wood, 0.12), { material: 'wood', group: 'lower' })
  for (const x of [-1.8, 1.8])
    pen.mark('pedal', ellipse(x, -2.6, 1.2, 0.8), '#f0c04a', { group: 'lower', material: 'metal' })
  pen.fill('case', roundBox(-21, -38, 42, 18, 1.4), wood, { material: 'wood', group: 'case' })
  pen.fill('top', roundBox(-22.4, -40, 44.8, 3, 1.2), darker(wood, 0.15), { material: 'wood', group: 'case' })
  for (const side of [-1, 1])
    pen.mark('page', roundBox(side < 0 ? -6.6 : 0.4, -34, 6.2, 8.4, 0.5), '#fffaf0', {
      material: 'paper',
      group: 'case',
    })
  for (const side of [-1, 1])
    for (const y of [-32, -30, -28])
      pen.stroke(
        'score',
        [
          [side < 0 ? -5.4 : 1.6, y],
          [side < 0 ? -1.6 : 5.4, y],
        ],
        0.5,
        '#5a4a48',
        { group: 'case' },
      )
  pen.fill('keyBed', roundBox(-23, -22, 46, 8, 1.4), wood, { material: 'wood', group: 'keyBed' })
  pen.mark('keys', roundBox(-20, -21, 40, 6, 0.6), '#fffaf0', { material: 'paper', group: 'keyBed' })
  for (let key = 1; key < 12; key++) {
    const x = -20 + key * (40 / 12)
    pen.stroke(
      'gap',
      [
        [x, -21],
        [x, -15],
      ],
      0.4,
      '#8a7a6a',
      { group: 'keyBed' },
    )
    if (![3, 7, 10].includes(key))
      pen.mark('black', roundBox(x - 0.9, -21, 1.8, 3.6, 0.3), '#2f262a', { group: 'keyBed' })
  }
}

export const note: DrawMotif = (pen, accent) => {
  const colour = accent('#4d5f9a')
  for (const x of [-10, 9]) {
    pen.fill('head', ellipse(x, -5 + (x > 0 ? -3 : 0), 6, 4.6, -20), colour)
    pen.fill('stem', limb([x + 5, -7 + (x > 0 ? -3 : 0)], [x + 5, -36 + (x > 0 ? -3 : 0)], 1), colour)
  }
  pen.fill(
    'beam',
    straight(
      [
        [-6, -38],
        [15, -41],
        [15, -35.6],
        [-6, -32.6],
      ],
      true,
      3,
    ),
    colour,
  )
}
