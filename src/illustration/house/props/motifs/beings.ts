import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, polar, smooth, starOutline, straight, tube } from '../../pen/curves.ts'
import { dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

export const robot: DrawMotif = (pen, accent) => {
  const metal = accent('#7fa8b8')
  for (const x of [-6, 6])
    pen.fill('leg', limb([x, -8], [x, -3], 2.6), darker(metal, 0.2), { material: 'metal' })
  for (const x of [-7, 7]) pen.fill('foot', ellipse(x, -2, 5, 2), darker(metal, 0.3), { material: 'metal' })
  for (const side of [-1, 1])
    pen.fill('arm', limb([side * 11, -18], [side * 17, -12], 2, 2.6), darker(metal, 0.15), {
      material: 'metal',
    })
  pen.fill(
    'body',
    smooth(
      straight(
        [
          [-11, -22],
          [11, -22],
          [11, -7],
          [-11, -7],
        ],
        true,
        3,
      ),
      true,
      2,
    ),
    metal,
    { material: 'metal' },
  )
  pen.fill(
    'head',
    smooth(
      straight(
        [
          [-10, -38],
          [10, -38],
          [10, -24],
          [-10, -24],
        ],
        true,
        3,
      ),
      true,
      2,
    ),
    lighter(metal, 0.2),
    { material: 'metal', group: 'robotHead' },
  )
  const face = pen.piece('robotHead')
  face.fill('aerial', limb([0, -38], [0, -43], 0.8), darker(metal, 0.3))
  face.fill('bulb', ellipse(0, -44.4, 2.2), '#e3604f')
  dotEyes(face, 0, -32, 9, 2)
  smile(face, 0, -27, 3.2)
  pen.mark('screen', ellipse(-4, -16, 3), '#f3d67a')
  for (const x of [2, 6]) pen.mark('button', ellipse(x, -16, 1.3), x === 2 ? '#e3604f' : '#7cb068')
}

export const mermaid: DrawMotif = (pen, accent) => {
  const tail = accent('#4fa39a')
  pen.fill(
    'hair',
    smooth(
      [
        [-8, -38],
        [0, -44],
        [8, -38],
        [11, -28],
        [13, -18],
        [5, -18],
        [-5, -18],
        [-13, -18],
        [-11, -28],
      ],
      true,
      6,
    ),
    '#a8503a',
    { material: 'hair', group: 'hair' },
  )
  for (const side of [-1, 1])
    pen.fill('arm', limb([side * 4, -25], [side * 10, -18], 1.8, 1.5), '#e8b48c', { material: 'skin' })
  pen.fill(
    'body',
    smooth(
      [
        [-5, -27],
        [5, -27],
        [5, -20],
        [6, -16],
        [-6, -16],
        [-5, -20],
      ],
      true,
      4,
    ),
    '#e8b48c',
    { material: 'skin' },
  )
  pen.fill(
    'top',
    smooth(
      [
        [-5.4, -25],
        [0, -23.6],
        [5.4, -25],
        [5, -21],
        [-5, -21],
      ],
      true,
      4,
    ),
    '#e58fb0',
  )
  pen.fill(
    'tail',
    tube(
      smooth(
        [
          [0, -18],
          [-2, -10],
          [4, -4],
          [14, -4],
        ],
        false,
      ),
      (along) => 6.6 - along * 4.6,
    ),
    tail,
    { group: 'tail' },
  )
  pen.fill(
    'fin',
    smooth(
      [
        [13, -4],
        [20, -12],
        [21, -5],
        [24, 0],
        [17, -0.6],
      ],
      true,
      5,
    ),
    tail,
    { group: 'tail' },
  )
  for (const [x, y] of [
    [-3, -15],
    [1, -14],
    [-2, -10],
    [2, -8],
  ] as const)
    pen.stroke('scale', arc(x, y, 1.6, 1.4, 10, 170, 6), 0.6, darker(tail, 0.3), { group: 'tail' })
  const head = pen.piece('face', 'skin')
  head.fill('head', ellipse(0, -33, 6.8, 6.6), '#e8b48c')
  head.fill(
    'fringe',
    smooth(
      [
        [-7, -33],
        [-5, -40],
        [1, -41],
        [7, -37],
        [7, -33],
        [2, -37.4],
      ],
      true,
      5,
    ),
    '#a8503a',
    { material: 'hair' },
  )
  dotEyes(head, 0, -32, 5.4, 1)
  smile(head, 0, -29, 1.8)
}

export const wand: DrawMotif = (pen, accent) => {
  pen.fill('stick', limb([-12, -2], [5, -24], 1.5, 1.2), '#6d4f8a', { material: 'wood' })
  pen.fill('star', starOutline(9, -29, 10, 0.5, 5, 20), accent('#f7d25c'), {
    group: 'wandStar',
    material: 'light',
  })
  for (const [x, y, size] of [
    [-6, -34, 2.2],
    [22, -18, 2.6],
    [20, -40, 1.8],
    [-13, -20, 1.6],
  ] as const) {
    pen.fill('spark', starOutline(x, y, size, 0.35, 4), '#f7e6a0', { group: `spark${x}`, material: 'light' })
  }
}

export const alien: DrawMotif = (pen, accent) => {
  const skin = accent('#8fc46b')
  for (const side of [-1, 1]) {
    const tip = polar([side * 4, -34], -90 + side * 24, 8)
    pen.fill('feeler', limb([side * 3, -33], tip, 0.8), skin)
    pen.fill('bead', ellipse(tip[0], tip[1], 1.8), '#f3c84f')
    pen.fill('arm', limb([side * 7, -13], [side * 13, -18], 1.8, 1.6), skin)
    pen.fill('foot', ellipse(side * 4, -2, 4, 2), skin)
  }
  pen.fill(
    'body',
    smooth([
      [-7, -16],
      [7, -16],
      [8, -5],
      [4, -1],
      [-4, -1],
      [-8, -5],
    ]),
    skin,
  )
  pen.fill(
    'head',
    smooth([
      [0, -36],
      [11, -31],
      [12, -22],
      [6, -15],
      [-6, -15],
      [-12, -22],
      [-11, -31],
    ]),
    skin,
    { group: 'alienHead' },
  )
  const face = pen.piece('alienHead')
  dotEyes(face, 0, -25.6, 10, 2.4)
  smile(face, 0, -19, 2.8)
}
