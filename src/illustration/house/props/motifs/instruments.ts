import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

/** A violin leaning, its bow before it. */
export const violin: DrawMotif = (pen, accent) => {
  const wood = accent('#b8682f')
  pen.fill('neck', limb([0, -22], [0, -41], 1.5, 1.2), '#3a2c28', { material: 'wood', group: 'neck' })
  pen.fill('scroll', ellipse(0, -42.4, 2.4), darker(wood, 0.15), { material: 'wood', group: 'neck' })
  for (const side of [-1, 1])
    for (const y of [-39.4, -36.8])
      pen.fill('peg', limb([0, y], [side * 3.2, y - 0.6], 0.7), '#3a2c28', { group: 'neck' })
  const outline: Point[] = [
    [0, -26.6],
    [6.4, -24.6],
    [7.6, -19.6],
    [5.2, -16.4],
    [5, -13.4],
    [9.4, -9],
    [9, -3],
    [0, -0.4],
    [-9, -3],
    [-9.4, -9],
    [-5, -13.4],
    [-5.2, -16.4],
    [-7.6, -19.6],
    [-6.4, -24.6],
  ]
  pen.fill('body', smooth(outline, true, 6), wood, { material: 'wood', group: 'violinBody' })
  pen.mark(
    'fingerboard',
    straight(
      [
        [-1.4, -30],
        [1.4, -30],
        [2, -15],
        [-2, -15],
      ],
      true,
      3,
    ),
    '#3a2c28',
    { group: 'violinBody' },
  )
  for (const side of [-1, 1])
    pen.stroke(
      'hole',
      smooth(
        [
          [side * 4.4, -14.6],
          [side * 3.6, -12],
          [side * 4.6, -9.6],
        ],
        false,
      ),
      0.9,
      darker(wood, 0.6),
      {
        group: 'violinBody',
      },
    )
  pen.mark('bridge', roundBox(-3, -11.6, 6, 1.4, 0.4), '#f0d8a8', { group: 'violinBody' })
  pen.mark(
    'tailpiece',
    straight(
      [
        [-1.8, -8],
        [1.8, -8],
        [1, -2],
        [-1, -2],
      ],
      true,
      2,
    ),
    '#3a2c28',
    { group: 'violinBody' },
  )
  for (const x of [-0.8, 0.8])
    pen.stroke(
      'string',
      [
        [x, -38],
        [x, -7],
      ],
      0.35,
      '#fff3d6',
      { group: 'violinBody' },
    )
  pen.line(
    'bow',
    smooth(
      [
        [12, -38],
        [15, -20],
        [14, -1],
      ],
      false,
    ),
    1.3,
    '#6b4030',
    { group: 'bow', material: 'wood' },
  )
  pen.line(
    'hair',
    [
      [12, -37],
      [12.6, -2],
    ],
    0.7,
    '#f6efe0',
    { group: 'bow' },
  )
}

export const trumpet: DrawMotif = (pen, accent) => {
  const brass = accent('#eeb83c')
  const metal = { material: 'metal' } as const
  pen.line(
    'loop',
    [...arc(-6, -16, 7, 7, 90, 270, 16), [8, -23], ...arc(8, -16, 7, 7, 270, 450, 16), [-6, -9]],
    2.2,
    darker(brass, 0.1),
    {
      group: 'loop',
      ...metal,
    },
  )
  pen.line(
    'lead',
    [
      [-25, -23],
      [8, -23],
    ],
    2.4,
    brass,
    { group: 'tube', ...metal },
  )
  pen.fill(
    'mouthpiece',
    straight(
      [
        [-29, -26],
        [-25, -24.4],
        [-25, -21.6],
        [-29, -20],
      ],
      true,
      3,
    ),
    brass,
    { group: 'tube', ...metal },
  )
  for (const x of [-4, 1, 6]) {
    const group = `valve${x}`
    pen.fill('valve', roundBox(x - 1.9, -26, 3.8, 15, 1.2), lighter(brass, 0.2), { group, ...metal })
    pen.line(
      'pin',
      [
        [x, -26],
        [x, -29.4],
      ],
      1,
      '#b9843a',
      { group },
    )
    pen.fill('button', ellipse(x, -30, 2.1, 1.1), '#fffaf0', { group, ...metal })
  }
  const bell: Point[] = [
    [6, -24],
    [16, -24.6],
    [22, -27],
    [27, -32],
    [27, -14],
    [22, -19],
    [16, -21.4],
    [6, -22],
  ]
  pen.fill('bell', smooth(bell, true, 5), brass, { group: 'bell', ...metal })
  pen.fill('mouth', ellipse(27, -23, 2, 9.4), darker(brass, 0.28), { group: 'bell', ...metal })
}

/** A recorder with its holes. */
export const recorder: DrawMotif = (pen, accent) => {
  const wood = accent('#d9a45a')
  const at = (along: number, out: number): Point => [
    -14 + along * 0.62 - out * 0.78,
    -3 - along * 0.78 - out * 0.62,
  ]
  pen.fill('foot', straight([at(-1, 4), at(8, 3), at(8, -3), at(-1, -4)], true, 3), '#f6ecd8', {
    material: 'wood',
    group: 'foot',
  })
  pen.fill('body', straight([at(8, 3), at(36, 3.2), at(36, -3.2), at(8, -3)], true, 5), wood, {
    material: 'wood',
    group: 'tube',
  })
  pen.fill(
    'head',
    straight([at(36, 3.8), at(46, 3.6), at(51, 1), at(51, -2.4), at(46, -3.8), at(36, -3.8)], true, 3),
    '#f6ecd8',
    {
      material: 'wood',
      group: 'head',
    },
  )
  pen.mark('window', straight([at(40, 1.5), at(43, 1.5), at(43, -1.5), at(40, -1.5)], true, 2), '#5a3f2c', {
    group: 'head',
  })
  for (const along of [12, 16.4, 20.8, 25.2, 29.6, 34])
    pen.mark('hole', ellipse(...at(along, 0), 1.15), '#5a3f2c', { group: 'tube' })
  pen.stroke('ring', [at(36, 3.6), at(36, -3.6)], 1, darker(wood, 0.3), { group: 'tube' })
}
