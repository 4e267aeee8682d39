import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, polar, roundBox, scallop, smooth, starOutline, straight } from '../../pen/curves.ts'
import { dotEyes } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

const half = (): number => 0.5
const brights = ['#d8483c', '#f2b93f', '#4f8fc0', '#6ba04c', '#8a5fa8', '#ee8fa6'] as const

/** A big wheel with six gondolas. */
export const ferrisWheel: DrawMotif = (pen, accent) => {
  const steel = accent('#5b7fa8')
  const hub: Point = [0, -24]
  for (const side of [-1, 1])
    pen.line('stand', [hub, [side * 13, -1]], 2.2, darker(steel, 0.2), { group: 'stand' })
  pen.fill('foot', roundBox(-18, -2.4, 36, 2.4, 1), darker(steel, 0.3), { group: 'stand' })
  pen.fill('rim', ellipse(0, -24, 18, 18, 0, 48), steel, {
    group: 'rim',
    holes: [ellipse(0, -24, 16, 16, 0, 48)],
  })
  for (let spoke = 0; spoke < 6; spoke++) {
    const tip = polar(hub, spoke * 60 + 30, 17)
    pen.line('spoke', [hub, tip], 1, steel, { group: 'rim' })
  }
  pen.fill('hub', ellipse(0, -24, 3), '#f6d154', { group: 'hub' })
  for (let car = 0; car < 6; car++) {
    const [x, y] = polar(hub, car * 60 + 30, 17)
    const group = `car${car}`
    pen.fill('car', [...arc(x, y + 2.4, 4.2, 4.4, 0, 180, 12)], brights[car] as string, { group })
    pen.fill(
      'roof',
      straight(
        [
          [x - 4.8, y - 1],
          [x + 4.8, y - 1],
          [x, y - 4.6],
        ],
        true,
        3,
      ),
      darker(brights[car] as string, 0.15),
      {
        group,
      },
    )
    pen.stroke(
      'post',
      [
        [x, y - 2],
        [x, y + 3],
      ],
      0.8,
      '#5a4a48',
      { group },
    )
  }
}

export const clown: DrawMotif = (pen, accent) => {
  const hair = '#e8823a'
  for (const side of [-1, 1])
    pen.fill('hair', scallop(side * 12.6, -21, 6.8, 7.4, 7, 0.2, half), hair, {
      material: 'hair',
      group: `hair${side}`,
    })
  for (const side of [-1, 1])
    pen.fill(
      'bow',
      smooth(
        [
          [0, -4],
          [side * 5, -8],
          [side * 14, -9],
          [side * 14, 0.6],
          [side * 5, -0.6],
        ],
        true,
        5,
      ),
      accent('#4f8fc0'),
      {
        group: 'bow',
      },
    )
  for (const side of [-1, 1])
    for (const y of [-6.4, -2]) pen.mark('dot', ellipse(side * 9.6, y, 1.3), '#f6d154', { group: 'bow' })
  pen.fill('knot', ellipse(0, -4.2, 3), '#f6d154', { group: 'bow' })
  const face = pen.piece('clownFace', 'cloth')
  face.fill('head', ellipse(0, -20, 12, 12), '#f3c9a4', { material: 'skin' })
  face.mark('paint', ellipse(0, -14.4, 8, 4.8), '#fffaf0', { material: 'paper' })
  for (const side of [-1, 1])
    face.mark('paint', ellipse(side * 4.6, -23.4, 2.6, 4), '#fffaf0', { material: 'paper' })
  dotEyes(face, 0, -22.6, 9.2, 1.3)
  face.stroke('mouth', arc(0, -16.6, 5.6, 4.6, 20, 160, 12), 1.4, '#d8483c')
  face.mark('nose', ellipse(0, -18.4, 3.3), '#d8483c')
  pen.fill(
    'hat',
    straight(
      [
        [-7, -30.4],
        [7, -30.4],
        [1, -46],
      ],
      true,
      4,
    ),
    '#d8483c',
    { group: 'hat' },
  )
  for (const [x, y] of [
    [-2, -33.6],
    [2.6, -38],
  ] as const)
    pen.mark('dot', ellipse(x, y, 1.3), '#f6d154', { group: 'hat' })
  pen.fill('pompom', ellipse(1, -46.4, 2.8), '#f6d154', { group: 'hat' })
}

export const present: DrawMotif = (pen, accent) => {
  const paper = accent('#4f8fc0')
  const ribbon = '#f2b93f'
  pen.fill('box', roundBox(-17, -24, 34, 24, 1.4), paper, { group: 'box', material: 'paper' })
  for (const [x, y] of [
    [-11, -16],
    [10, -18],
    [-10, -6],
    [11, -7],
  ] as const)
    pen.mark('star', starOutline(x, y, 2.4, 0.5), lighter(paper, 0.6), { group: 'box' })
  pen.mark('ribbon', roundBox(-3, -24, 6, 24, 0), ribbon, { group: 'box' })
  pen.fill('lid', roundBox(-19, -29, 38, 7, 1.4), darker(paper, 0.12), { group: 'lid', material: 'paper' })
  pen.mark('ribbon', roundBox(-3, -29, 6, 7, 0), darker(ribbon, 0.08), { group: 'lid' })
  for (const side of [-1, 1]) {
    const loop: Point[] = [
      [0, -30],
      [4, -38],
      [12, -40],
      [13, -33],
      [6, -29.4],
    ]
    pen.fill(
      'loop',
      smooth(
        loop.map(([x, y]): Point => [x * side, y]),
        true,
        6,
      ),
      ribbon,
      { group: 'bow' },
    )
    pen.mark('inside', ellipse(side * 8, -35, 2.6, 1.8, side * -30), darker(ribbon, 0.3), { group: 'bow' })
  }
  pen.fill('knot', ellipse(0, -31, 3, 2.8), darker(ribbon, 0.14), { group: 'bow' })
}

export const christmasTree: DrawMotif = (pen, accent) => {
  const green = accent('#4f8a52')
  pen.fill('trunk', roundBox(-3, -7, 6, 5, 0.6), '#8a5f3f', { group: 'trunk', material: 'wood' })
  pen.fill(
    'pot',
    straight(
      [
        [-7, -4.6],
        [7, -4.6],
        [5.4, 0],
        [-5.4, 0],
      ],
      true,
      3,
    ),
    '#d8483c',
    { group: 'pot' },
  )
  for (const [index, top, foot, wide] of [
    [0, -26, -6, 18],
    [1, -36, -17, 14],
    [2, -45, -28, 10],
  ] as const) {
    const tier: Point[] = [
      [0, top],
      [wide * 0.55, foot - 7],
      [wide, foot],
      [wide * 0.5, foot - 1.4],
      [0, foot + 1],
      [-wide * 0.5, foot - 1.4],
      [-wide, foot],
      [-wide * 0.55, foot - 7],
    ]
    pen.fill('tier', smooth(tier, true, 4), index === 1 ? lighter(green, 0.1) : green, {
      group: `tier${index}`,
    })
  }
  for (const [x, y, index] of [
    [-9, -9.4, 0],
    [0, -10, 1],
    [10, -9.8, 2],
    [-6, -19.4, 3],
    [5, -20, 0],
    [-1, -30.6, 5],
    [4, -31.6, 1],
  ] as const)
    pen.mark('bauble', ellipse(x, y, 1.9), brights[index], { group: 'tier2' })
  pen.fill('star', starOutline(0, -47, 4.4, 0.5), '#f6d154', { group: 'star', material: 'light' })
}
