import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, polar, roundBox, scallop, smooth, straight, tube } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

const half = (): number => 0.5

export const rainbow: DrawMotif = (pen) => {
  const bands = ['#d8584c', '#ef9a4a', '#f5d060', '#7cb068', '#5b8fc0', '#8a6fb0']
  bands.forEach((colour, index) => {
    const radius = 24 - index * 2.6
    pen.fill(
      'band',
      [...arc(0, -4, radius, radius, 180, 360, 30), ...arc(0, -4, radius - 2.8, radius - 2.8, 360, 180, 30)],
      colour,
      { material: 'light', group: `band${index}` },
    )
  })
  for (const x of [-17, 17])
    pen.fill('cloud', scallop(x, -5, 8.4, 5, 7, 0.16, half), '#fdf8ef', {
      material: 'cloud',
      group: `cloud${x}`,
    })
}

export const sun: DrawMotif = (pen, accent) => {
  const colour = accent('#f7cf52')
  for (let ray = 0; ray < 12; ray++) {
    const degrees = ray * 30
    pen.fill(
      'ray',
      straight(
        [polar([0, -20], degrees - 8, 14), polar([0, -20], degrees, 20.5), polar([0, -20], degrees + 8, 14)],
        true,
        3,
      ),
      darker(colour, 0.06),
      { group: 'rays', material: 'light' },
    )
  }
  pen.fill('sun', ellipse(0, -20, 13, 13), colour, { group: 'disc', material: 'light' })
  const face = pen.piece('disc')
  dotEyes(face, 0, -22, 8, 1.4)
  smile(face, 0, -16.4, 3.2)
  blush(face, 0, -18, 15, 2)
}

export const snowman: DrawMotif = (pen, accent) => {
  for (const side of [-1, 1])
    pen.line(
      'arm',
      straight(
        [
          [side * 8, -19],
          [side * 18, -26],
        ],
        false,
        2,
      ),
      1.1,
      '#7a4e34',
      { group: 'arms' },
    )
  pen.fill('bottom', ellipse(0, -10, 13, 10.4), '#f9fbfa')
  pen.fill('top', ellipse(0, -27, 9.4, 9), '#f9fbfa')
  pen.fill('scarf', roundBox(-8.6, -21, 17.2, 4, 2), accent('#d2573f'), { group: 'scarf', material: 'cloth' })
  pen.fill('scarfEnd', roundBox(3, -20, 4, 10, 1.4), accent('#d2573f'), { group: 'scarf', material: 'cloth' })
  for (const y of [-13, -8]) pen.mark('button', ellipse(-1, y, 1.2), '#3a3640')
  pen.fill('brim', roundBox(-9, -37, 18, 2.4, 1), '#3a3640', { group: 'hat' })
  pen.fill('hat', roundBox(-6, -46, 12, 10, 1), '#3a3640', { group: 'hat' })
  dotEyes(pen, 0, -29.6, 6, 1.1)
  pen.mark(
    'nose',
    straight(
      [
        [0, -27.6],
        [7, -26.4],
        [0, -25.4],
      ],
      true,
      2,
    ),
    '#ef8a3a',
  )
}

export const snowflake: DrawMotif = (pen, accent) => {
  const colour = accent('#8fc0dc')
  for (let arm = 0; arm < 6; arm++) {
    const degrees = arm * 60 - 90
    pen.fill('arm', limb([0, -20], polar([0, -20], degrees, 18), 1.2), colour)
    const fork = polar([0, -20], degrees, 11)
    for (const side of [-45, 45]) pen.fill('fork', limb(fork, polar(fork, degrees + side, 6), 0.9), colour)
  }
}

export const mountain: DrawMotif = (pen, accent) => {
  const rock = accent('#8a93a8')
  pen.fill(
    'far',
    straight(
      [
        [0, 0],
        [12, -25],
        [25, 0],
      ],
      true,
      4,
    ),
    lighter(rock, 0.2),
    { group: 'far', material: 'stone' },
  )
  pen.fill(
    'near',
    straight(
      [
        [-24, 0],
        [-6, -36],
        [13, 0],
      ],
      true,
      4,
    ),
    rock,
    { material: 'stone' },
  )
  pen.mark(
    'snow',
    straight(
      [
        [-6, -36],
        [0.4, -24],
        [-3, -26],
        [-6, -22],
        [-9, -26],
        [-12, -24],
      ],
      true,
      2,
    ),
    '#fbfbf7',
    { material: 'paper' },
  )
}

export const planet: DrawMotif = (pen, accent) => {
  const colour = accent('#d98a5a')
  pen.fill('ringBack', ellipse(0, -20, 25, 7.4, -18), '#f0cf8a', {
    holes: [ellipse(0, -20, 19, 4.4, -18)],
    group: 'ring',
  })
  pen.fill('planet', ellipse(0, -20, 14, 14), colour, { group: 'planet' })
  for (const [y, wide] of [
    [-26, 10],
    [-16, 12],
  ] as const)
    pen.mark('band', roundBox(-wide, y, wide * 2, 3, 1.5), lighter(colour, 0.3), { group: 'planet' })
  const front = arc(0, 0, 22, 5.9, 8, 172, 24).map(
    ([x, y]) => [x * 0.951 + y * 0.309, -20 - x * 0.309 + y * 0.951] as const,
  )
  pen.fill(
    'ringFront',
    tube(front, () => 1.7),
    '#f0cf8a',
    { group: 'ringFront' },
  )
}

export const globe: DrawMotif = (pen, accent) => {
  pen.fill('sea', ellipse(0, -19, 18.4, 18.4, 0, 48), accent('#8fc4de'))
  pen.mark(
    'land',
    smooth([
      [-12, -31],
      [-3, -34],
      [0, -27],
      [-6, -22],
      [-5, -14],
      [-10, -12],
      [-15, -20],
    ]),
    '#4f8a48',
  )
  pen.mark(
    'land',
    smooth([
      [4, -25],
      [12, -28],
      [17, -20],
      [13, -11],
      [7, -6],
      [5, -14],
    ]),
    '#4f8a48',
  )
}

export const mushroom: DrawMotif = (pen, accent) => {
  pen.fill(
    'stem',
    smooth(
      [
        [-6, -19],
        [6, -19],
        [7, -6],
        [9, -1],
        [-9, -1],
        [-7, -6],
      ],
      true,
      5,
    ),
    '#f7ecd8',
  )
  pen.fill(
    'cap',
    smooth([
      [-20, -17],
      [-16, -30],
      [0, -38],
      [16, -30],
      [20, -17],
      [0, -15],
    ]),
    accent('#d8483c'),
    { group: 'cap' },
  )
  for (const [x, y, size] of [
    [-9, -25, 3.4],
    [3, -31, 3.8],
    [11, -23, 2.8],
    [-1, -21, 2.2],
  ] as const)
    pen.mark('dot', ellipse(x, y, size, size * 0.85), '#fff8ec', { group: 'cap' })
}

export const leaf: DrawMotif = (pen, accent) => {
  const colour = accent('#7cab54')
  pen.fill(
    'leaf',
    smooth([
      [-13, -4],
      [-15, -18],
      [-4, -33],
      [16, -38],
      [14, -20],
      [3, -7],
    ]),
    colour,
  )
  pen.stroke(
    'vein',
    smooth(
      [
        [-17, 0],
        [-7, -12],
        [12, -34],
      ],
      false,
    ),
    1.1,
    darker(colour, 0.3),
  )
  for (const [x, y, dx, dy] of [
    [-5, -14, -6, -6],
    [1, -21, -4, -7],
    [-3, -12, 8, -1],
    [4, -19, 8, -2],
  ] as const)
    pen.stroke(
      'vein',
      [
        [x, y],
        [x + dx, y + dy],
      ],
      0.8,
      darker(colour, 0.3),
    )
}

export const heart: DrawMotif = (pen, accent) => {
  const colour = accent('#e0566a')
  pen.fill(
    'heart',
    smooth([
      [0, -28],
      [7, -36],
      [17, -34],
      [20, -24],
      [12, -11],
      [0, 0],
      [-12, -11],
      [-20, -24],
      [-17, -34],
      [-7, -36],
    ]),
    colour,
  )
  pen.mark('shine', ellipse(-11, -27, 2.6, 4.4, 30), lighter(colour, 0.6))
}

export const feather: DrawMotif = (pen, accent) => {
  const colour = accent('#6f93a8')
  pen.fill(
    'vane',
    smooth([
      [-10, -5],
      [-11, -18],
      [-2, -32],
      [12, -40],
      [11, -26],
      [6, -14],
      [-3, -5],
    ]),
    colour,
  )
  pen.stroke(
    'shaft',
    smooth(
      [
        [-14, 0],
        [-6, -12],
        [9, -36],
      ],
      false,
    ),
    1.1,
    '#fff6ea',
  )
}
