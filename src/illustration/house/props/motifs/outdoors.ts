import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, straight } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

const ink = '#3a3640'

/** A pair of rain boots. */
export const boots: DrawMotif = (pen, accent) => {
  const rubber = accent('#e9b93f')
  for (const [x, y, shade] of [
    [7, -3, darker(rubber, 0.12)],
    [-8, 0, rubber],
  ] as const) {
    const boot = pen.piece(`boot${x}`)
    const at = ([px, py]: Point): Point => [px + x, py + y]
    const outline: Point[] = [
      [-8, -33],
      [6, -33],
      [6.6, -22],
      [7, -13],
      [13, -10],
      [16.5, -5],
      [16, -2.4],
      [-8, -2.4],
      [-8.6, -10],
      [-7.4, -22],
    ]
    boot.fill('boot', smooth(outline.map(at), true, 6), shade)
    boot.fill('sole', roundBox(x - 9.4, y - 3.4, 26.6, 3.4, 1.6), darker(rubber, 0.42))
    boot.mark('rim', roundBox(x - 9, y - 36, 16, 4.4, 2), darker(rubber, 0.24))
    boot.mark(
      'shine',
      smooth(
        (
          [
            [-4.6, -29],
            [-2.8, -29],
            [-3, -14],
            [-4.6, -14],
          ] as Point[]
        ).map(at),
      ),
      lighter(rubber, 0.5),
    )
  }
}

/** A kick scooter. */
export const scooter: DrawMotif = (pen, accent) => {
  const frame = accent('#d8503f')
  for (const x of [-16, 16]) {
    const wheel = pen.piece(`wheel${x}`)
    wheel.fill('tyre', ellipse(x, -5.4, 5.4), ink)
    wheel.mark('rim', ellipse(x, -5.4, 2.6), '#d9dde2')
  }
  pen.fill('deck', roundBox(-18, -9.4, 30, 3.6, 1.8), frame, { material: 'metal' })
  pen.fill('neck', limb([10, -7.6], [15, -12], 1.9, 1.7), frame, { material: 'metal' })
  pen.fill('stem', limb([16, -6], [11, -38], 1.7, 1.5), lighter(frame, 0.2), { material: 'metal' })
  for (const [from, to] of [
    [-1, 4],
    [18, 23],
  ] as const)
    pen.fill('grip', roundBox(from - 1, -40.6, to - from + 2, 3.6, 1.8), ink)
  pen.fill('bar', roundBox(3, -39.8, 16, 2, 1), '#b9bec6', { material: 'metal' })
}

/** A playground slide with its steps. */
export const slide: DrawMotif = (pen, accent) => {
  const chute = accent('#4d9ad0')
  for (const x of [-18, -8])
    pen.fill('post', limb([x - 2, 0], [x + 2, -40], 1.3, 1.3), '#c98a4a', { material: 'wood' })
  for (const up of [7, 14, 21])
    pen.fill('step', roundBox(-19 + up * 0.1, -up - 1, 11, 2, 1), '#e0a765', { material: 'wood' })
  const run = pen.piece('chute')
  const top: Point[] = [
    [-12, -31],
    [-7, -30],
    [2, -20],
    [12, -8],
    [19, -4.4],
    [25, -4.4],
  ]
  const bottom: Point[] = [
    [25, -1.4],
    [18, -1.4],
    [9, -5],
    [-1, -17],
    [-9, -26],
    [-13, -26.4],
  ]
  run.fill('chute', [...smooth(top, false, 6), ...smooth(bottom, false, 6)], chute, { material: 'metal' })
  run.stroke('edge', smooth(top, false, 6), 2.2, lighter(chute, 0.4))
}

/** A screen with a keyboard before it. */
export const computer: DrawMotif = (pen, accent) => {
  pen.fill(
    'foot',
    straight(
      [
        [-5, -15],
        [5, -15],
        [8, -7],
        [-8, -7],
      ],
      true,
      3,
    ),
    '#aab0b8',
    { material: 'metal' },
  )
  const screen = pen.piece('screen')
  screen.fill('frame', roundBox(-20, -40, 40, 27, 3), '#5b6472', { material: 'metal' })
  screen.mark('glass', roundBox(-17.4, -37.4, 34.8, 21.8, 1.6), accent('#8ecae6'))
  screen.mark('window', roundBox(-14, -34, 14, 9, 1), '#fffaf0')
  for (const [x, y, wide] of [
    [3, -33, 10],
    [3, -29.6, 8],
    [-14, -21.6, 20],
  ] as const)
    screen.mark('line', roundBox(x, y, wide, 1.7, 0.8), '#fffaf0')
  const keys = pen.piece('keyboard')
  keys.fill('keyboard', roundBox(-17, -7, 34, 7, 2), '#d9dde2', { material: 'metal' })
  for (const y of [-5.6, -3])
    for (let x = -14.6; x < 13; x += 4.2) keys.mark('key', roundBox(x, y, 3, 1.7, 0.5), '#8d949e')
}

/** A die. */
export const dice: DrawMotif = (pen, accent) => {
  const side = accent('#fffaf0')
  pen.fill(
    'left',
    straight(
      [
        [-18, -29],
        [0, -20],
        [0, 0],
        [-18, -9],
      ],
      true,
      3,
    ),
    darker(side, 0.06),
  )
  pen.fill(
    'right',
    straight(
      [
        [18, -29],
        [0, -20],
        [0, 0],
        [18, -9],
      ],
      true,
      3,
    ),
    darker(side, 0.16),
  )
  pen.fill(
    'top',
    straight(
      [
        [0, -38],
        [18, -29],
        [0, -20],
        [-18, -29],
      ],
      true,
      3,
    ),
    side,
  )
  const pip = (x: number, y: number, turn: number): void =>
    pen.mark('pip', ellipse(x, y, 2.6, 2, turn, 16), '#c2504a')
  pip(0, -29, 0)
  for (const [x, y] of [
    [-13, -20.6],
    [-5, -8.4],
    [-9, -14.5],
  ] as const)
    pip(x, y, 50)
  for (const [x, y] of [
    [5, -16],
    [13, -20.2],
    [5, -8],
    [13, -12.4],
  ] as const)
    pip(x, y, -50)
}
