import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight, tube } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

/** A trampoline with its net of poles. */
export const trampoline: DrawMotif = (pen, accent) => {
  const pad = accent('#4f8fc0')
  for (const x of [-19, -7, 7, 19]) {
    pen.line(
      'pole',
      [
        [x, -14],
        [x, -38],
      ],
      1.3,
      '#6b6f78',
      { group: 'poles' },
    )
    pen.fill('cap', ellipse(x, -38.6, 1.5), '#f2b93f', { group: 'poles' })
  }
  pen.line('net', arc(0, -36, 19.4, 2.6, 0, 180, 20), 0.7, '#9aa2ac', { group: 'poles' })
  for (const x of [-17, 0, 17])
    pen.line(
      'leg',
      [
        [x, -12],
        [x * 1.06, -0.8],
      ],
      2,
      '#6b6f78',
      { group: 'legs', material: 'metal' },
    )
  pen.fill('pad', ellipse(0, -13.6, 23, 6.6), pad, { group: 'bed' })
  pen.mark('mat', ellipse(0, -14, 17, 4.4), '#3a3640', { group: 'bed' })
  pen.mark('shine', ellipse(-4, -15, 7, 1.3, -4), '#6a6472', { group: 'bed' })
}

/** A hockey stick and its ball. */
export const hockeyStick: DrawMotif = (pen, accent) => {
  const wood = accent('#e0a64e')
  const shaft: Point[] = [
    [14, -42],
    [2, -16],
    [-4, -4.6],
    [-11, -2.6],
    [-15.6, -7],
    [-16, -11],
  ]
  const line = smooth(shaft, false)
  pen.fill(
    'stick',
    tube(line, (along) => 1.8 + along * 0.9),
    wood,
    { material: 'wood' },
  )
  pen.mark(
    'grip',
    tube(line.slice(0, 9), () => 2),
    '#3a6fa8',
  )
  for (const at of [2, 5]) {
    const [x, y] = line[at] as Point
    pen.stroke(
      'tape',
      [
        [x - 2, y - 0.8],
        [x + 1.8, y + 1],
      ],
      0.7,
      lighter('#3a6fa8', 0.6),
    )
  }
  pen.fill('ball', ellipse(7, -5.4, 5.4), '#fffaf0', { group: 'hockeyBall' })
  for (const [x, y] of [
    [5, -7],
    [9, -7.4],
    [7, -3.6],
  ] as const)
    pen.mark('dimple', ellipse(x, y, 0.8), '#c9c2b8', { group: 'hockeyBall' })
}

/** The white jacket of judo and karate with its belt. */
export const judoSuit: DrawMotif = (pen, accent) => {
  const belt = accent('#e8823a')
  const cotton = '#fbf7ee'
  const seam = '#c4bcae'
  for (const side of [-1, 1])
    pen.fill(
      'sleeve',
      straight(
        [
          [side * 9, -36],
          [side * 22, -24],
          [side * 17, -16],
          [side * 8, -24],
        ],
        true,
        4,
      ),
      cotton,
      {
        group: `sleeve${side}`,
      },
    )
  pen.fill(
    'jacket',
    smooth(
      [
        [-11, -37],
        [11, -37],
        [11, -24],
        [12, -1],
        [-12, -1],
        [-11, -24],
      ],
      true,
      5,
    ),
    cotton,
    { group: 'jacket' },
  )
  pen.mark(
    'neck',
    straight(
      [
        [-4.6, -38],
        [4.6, -38],
        [0.6, -27],
      ],
      true,
      3,
    ),
    darker(cotton, 0.3),
    { group: 'jacket' },
  )
  pen.stroke(
    'lapel',
    straight(
      [
        [-6, -37.4],
        [0, -28],
        [3, -16],
      ],
      false,
      4,
    ),
    2.6,
    seam,
    { group: 'jacket' },
  )
  pen.stroke(
    'lapel',
    straight(
      [
        [6, -37.4],
        [0.6, -27.6],
      ],
      false,
      3,
    ),
    2.6,
    seam,
    { group: 'jacket' },
  )
  pen.fill('belt', roundBox(-12.6, -18.4, 25.2, 4.4, 1.2), belt, { group: 'belt' })
  for (const side of [-1, 1]) pen.fill('end', limb([0, -16], [side * 5, -5], 2, 2.2), belt, { group: 'belt' })
  pen.fill('knot', roundBox(-3, -19, 6, 5.6, 1.6), darker(belt, 0.14), { group: 'belt' })
}

export const rollerSkate: DrawMotif = (pen, accent) => {
  const boot = accent('#ee8fa6')
  pen.fill('plate', roundBox(-14, -10, 30, 3, 1), '#8d949e', { group: 'plate', material: 'metal' })
  for (const x of [-9, 11]) {
    pen.fill('wheel', ellipse(x, -4.6, 4.6), '#4fb0a8', { group: `wheel${x}` })
    pen.mark('hub', ellipse(x, -4.6, 1.7), '#fffaf0', { group: `wheel${x}` })
  }
  pen.fill('stopper', ellipse(18, -7.4, 2.8), '#d8483c', { group: 'stopper' })
  pen.fill(
    'boot',
    smooth(
      [
        [-13, -36],
        [0, -36],
        [1.6, -24],
        [8, -19.6],
        [16, -17],
        [17, -10],
        [-13, -10],
        [-14.4, -20],
      ],
      true,
      6,
    ),
    boot,
    {
      group: 'boot',
    },
  )
  pen.mark('sole', roundBox(-13, -12, 30, 2.6, 1), darker(boot, 0.3), { group: 'boot' })
  for (const y of [-31, -27, -23])
    pen.stroke(
      'lace',
      [
        [-4, y],
        [1.6, y + 0.8],
      ],
      1.2,
      '#fffaf0',
      { group: 'boot' },
    )
  pen.fill('cuff', roundBox(-14.4, -39, 16, 4.6, 2), lighter(boot, 0.5), { group: 'boot' })
}
