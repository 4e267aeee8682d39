import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, limb, polar, roundBox, smooth, straight, turnAbout } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

export const football: DrawMotif = (pen) => {
  pen.fill('ball', ellipse(0, -19, 19, 19, 0, 48), '#fffaf0', { material: 'cloth' })
  const patch = (x: number, y: number, radius: number, turn: number): Point[] =>
    straight(
      [0, 1, 2, 3, 4].map((corner) => polar([x, y], -90 + turn + corner * 72, radius)),
      true,
      3,
    )
  pen.mark('patch', patch(0, -19, 6.4, 0), '#3a3640')
  for (const corner of [0, 1, 2, 3, 4]) {
    const degrees = -90 + corner * 72
    const [x, y] = polar([0, -19], degrees, 16.2)
    pen.mark(
      'patch',
      smooth(
        [
          polar([x, y], degrees + 90, 5.6),
          polar([x, y], degrees + 180, 3.4),
          polar([x, y], degrees - 90, 5.6),
          polar([0, -19], degrees - 14, 18.8),
          polar([0, -19], degrees, 19),
          polar([0, -19], degrees + 14, 18.8),
        ],
        true,
        3,
      ),
      '#3a3640',
    )
    pen.stroke('seam', [polar([0, -19], degrees, 6.4), polar([0, -19], degrees, 12.6)], 0.8, '#8a8290')
  }
}

export const basketball: DrawMotif = (pen, accent) => {
  const colour = accent('#e8833a')
  pen.fill('ball', ellipse(0, -19, 19, 19, 0, 48), colour, { material: 'cloth' })
  const line = darker(colour, 0.55)
  pen.stroke(
    'seam',
    [
      [-18.4, -19],
      [18.4, -19],
    ],
    1.1,
    line,
  )
  pen.stroke(
    'seam',
    [
      [0, -37.4],
      [0, -0.6],
    ],
    1.1,
    line,
  )
  for (const side of [-1, 1])
    pen.stroke('seam', arc(side * 22, -19, 14, 17, side < 0 ? -52 : 128, side < 0 ? 52 : 232, 16), 1.1, line)
}

export const tennis: DrawMotif = (pen, accent) => {
  const frame = accent('#d2573f')
  pen.fill('grip', limb([13, -3], [6, -14], 1.9, 1.5), '#4a4650', { material: 'cloth' })
  pen.fill('rim', ellipse(-3, -25.6, 10.6, 13.4, -32), frame, {
    holes: [ellipse(-3, -25.6, 8.6, 11.4, -32)],
    material: 'wood',
  })
  const inRim = (across: number, along: number): Point =>
    turnAbout([-3 + across, -25.6 + along], -32, [-3, -25.6])
  for (const at of [-0.78, -0.4, 0, 0.4, 0.78]) {
    const reach = Math.sqrt(1 - at * at)
    pen.stroke('string', [inRim(at * 9, -reach * 11.6), inRim(at * 9, reach * 11.6)], 0.6, '#a89a86')
    pen.stroke('string', [inRim(-reach * 8.8, at * 11.6), inRim(reach * 8.8, at * 11.6)], 0.6, '#a89a86')
  }
  pen.fill('ball', ellipse(-12, -5, 5), '#d9e05a', { group: 'tennisBall', material: 'cloth' })
  pen.stroke('seam', arc(-17, -5, 4.4, 4.4, -60, 60, 10), 0.7, '#fffaf0', { group: 'tennisBall' })
}

/** A pair hung up by its ribbons, which are tied in a bow. */
export const balletShoes: DrawMotif = (pen, accent) => {
  const satin = accent('#f2a8b4')
  const ribbon = lighter(satin, 0.25)
  for (const side of [-1, 1]) {
    const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * side, y])
    const strap: Point[] = [
      [5.8, -21],
      [5, -26],
      [0, -31],
    ]
    pen.line('ribbon', smooth(mirrored(strap), false), 1.5, ribbon, { group: 'ribbons', material: 'cloth' })
    const tail: Point[] = [
      [0, -31],
      [3.4, -34],
      [2.6, -38],
    ]
    pen.line('ribbon', smooth(mirrored(tail), false), 1.4, ribbon, { group: 'ribbons', material: 'cloth' })
    const group = `shoe${side}`
    const shoe: Point[] = [
      [1.4, -19],
      [3.2, -22.4],
      [8.4, -22.4],
      [10.2, -19],
      [10.9, -12],
      [10, -5],
      [7.8, -0.5],
      [4.4, -0.5],
      [1.9, -5],
      [0.8, -12],
    ]
    pen.fill('shoe', smooth(mirrored(shoe)), satin, { group, material: 'cloth' })
    pen.mark('inside', ellipse(side * 5.8, -16, 3.5, 5), darker(satin, 0.28), { group })
    pen.mark('insole', ellipse(side * 5.8, -15.2, 2.5, 3.9), lighter(satin, 0.6), { group })
    const seam: Point[] = [
      [3.2, -4.6],
      [6, -6],
      [8.8, -4.6],
    ]
    pen.stroke('seam', smooth(mirrored(seam), false), 0.7, darker(satin, 0.22), { group })
  }
  for (const side of [-1, 1]) {
    const loop: Point[] = [
      [0, -31],
      [3.6, -28],
      [8.6, -29],
      [8.2, -33.4],
      [3.6, -33.4],
    ]
    pen.fill('bow', smooth(loop.map(([x, y]): Point => [x * side, y])), ribbon, {
      group: 'ribbons',
      material: 'cloth',
    })
  }
  pen.fill('knot', ellipse(0, -31, 1.8, 1.7), darker(ribbon, 0.12), { group: 'ribbons', material: 'cloth' })
}

export const skateboard: DrawMotif = (pen, accent) => {
  const deck = accent('#3f8a86')
  for (const x of [-11, 11]) {
    pen.fill(
      'axle',
      straight(
        [
          [x - 2, -8],
          [x + 2, -8],
          [x + 3.4, -4],
          [x - 3.4, -4],
        ],
        true,
        2,
      ),
      '#8a8a94',
      { material: 'metal' },
    )
    for (const dx of [-2.6, 2.6])
      pen.fill('wheel', ellipse(x + dx, -3.4, 3.4), '#f3c84f', { group: `wheel${x}${dx}` })
  }
  pen.fill(
    'deck',
    smooth(
      [
        [-23, -16],
        [-19, -11],
        [-13, -9.6],
        [13, -9.6],
        [19, -11],
        [23, -16],
        [20, -7.8],
        [13, -6.6],
        [-13, -6.6],
        [-20, -7.8],
      ],
      true,
      5,
    ),
    deck,
    { group: 'deck' },
  )
  pen.stroke(
    'line',
    [
      [-12, -8.2],
      [12, -8.2],
    ],
    1,
    lighter(deck, 0.5),
    { group: 'deck' },
  )
}

export const iceSkate: DrawMotif = (pen, accent) => {
  const boot = accent('#fffaf0')
  pen.fill(
    'blade',
    smooth(
      [
        [-14, -4],
        [-14, -1],
        [10, 0],
        [18, -1],
        [20, -5],
        [16, -3.4],
        [8, -3],
        [8, -6],
        [5, -6],
        [5, -3],
        [-6, -3],
        [-6, -6],
        [-9, -6],
        [-9, -3.6],
      ],
      true,
      3,
    ),
    '#8d98a4',
    { material: 'metal' },
  )
  pen.fill(
    'boot',
    smooth(
      [
        [-12, -34],
        [1, -34],
        [2, -22],
        [6, -17],
        [15, -13],
        [16, -7],
        [-11, -7],
        [-13, -16],
      ],
      true,
      6,
    ),
    boot,
    { group: 'boot', material: 'cloth' },
  )
  for (const y of [-29, -25, -21])
    pen.stroke(
      'lace',
      [
        [-3, y],
        [2.6, y + 1],
      ],
      1,
      '#d2573f',
      { group: 'boot' },
    )
  pen.fill('cuff', roundBox(-13.6, -37, 16, 5, 2.4), '#d2573f', { group: 'boot', material: 'cloth' })
}

export const swimRing: DrawMotif = (pen, accent) => {
  const colour = accent('#e3604f')
  pen.fill('ring', ellipse(0, -18, 19, 18, 0, 48), '#fff6ea', {
    holes: [ellipse(0, -18, 8.6, 8)],
    material: 'cloth',
  })
  for (const degrees of [-112, -22, 68, 158]) {
    const band: Point[] = [
      ...arc(0, -18, 18.8, 17.8, degrees, degrees + 44, 8),
      ...arc(0, -18, 8.8, 8.2, degrees + 44, degrees, 8),
    ]
    pen.mark('band', band, colour)
  }
}

export const swing: DrawMotif = (pen, accent) => {
  for (const side of [-1, 1]) {
    pen.fill('post', limb([side * 19, -1.4], [side * 13, -39], 1.6), '#9a6b45', { material: 'wood' })
    pen.line(
      'rope',
      [
        [side * 6, -38],
        [side * 6, -10],
      ],
      0.9,
      '#b98f58',
      { group: 'swingSeat' },
    )
  }
  pen.fill('beam', limb([-15, -39], [15, -39], 1.8), '#9a6b45', { material: 'wood' })
  pen.fill('seat', roundBox(-9, -11, 18, 3.4, 1.4), accent('#d2573f'), {
    group: 'swingSeat',
    material: 'wood',
  })
}

export const footballShoe: DrawMotif = (pen, accent) => {
  const colour = accent('#3a6fa8')
  for (const x of [-14, -6, 5, 13])
    pen.fill(
      'stud',
      straight(
        [
          [x - 1.8, -5],
          [x + 1.8, -5],
          [x + 1.2, 0],
          [x - 1.2, 0],
        ],
        true,
        2,
      ),
      '#3a3640',
    )
  pen.fill(
    'shoe',
    smooth(
      [
        [-18, -22],
        [-8, -23],
        [-3, -18],
        [6, -14],
        [17, -11],
        [21, -7],
        [18, -4],
        [-17, -4],
        [-20, -12],
      ],
      true,
      6,
    ),
    colour,
    { material: 'cloth' },
  )
  pen.mark('sole', roundBox(-18, -6, 38, 2.6, 1.2), '#3a3640')
  for (const x of [-11, -6, -1])
    pen.stroke(
      'stripe',
      [
        [x, -7],
        [x + 4.6, -14],
      ],
      1.6,
      '#fffaf0',
    )
  for (const x of [0, 3.6, 7])
    pen.stroke(
      'lace',
      [
        [x - 1.6, -17.4 + x * 0.4],
        [x + 2, -14 + x * 0.4],
      ],
      0.9,
      '#fffaf0',
    )
}

export const trophy: DrawMotif = (pen, accent) => {
  const gold = accent('#f0c04a')
  for (const side of [-1, 1])
    pen.line('handle', arc(side * 11, -29, 7, 6.6, side < 0 ? 90 : -90, side < 0 ? 290 : 90, 14), 2, gold)
  pen.fill(
    'cup',
    smooth(
      [
        [-12, -40],
        [12, -40],
        [11, -28],
        [6, -20],
        [2.4, -17],
        [-2.4, -17],
        [-6, -20],
        [-11, -28],
      ],
      true,
      5,
    ),
    gold,
    { material: 'metal' },
  )
  pen.fill('stem', limb([0, -17], [0, -8], 2, 2.4), gold, { material: 'metal' })
  pen.fill('foot', roundBox(-10, -8, 20, 8, 2), '#8a5f3f', { group: 'trophyFoot', material: 'wood' })
  pen.mark('shine', ellipse(-5.6, -32, 1.6, 4.4, 8), lighter(gold, 0.7))
}
