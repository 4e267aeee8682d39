import { darker } from '../../pen/colour.ts'
import { ellipse, limb, roundBox, smooth, tube } from '../../pen/curves.ts'
import { dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

/** Legs of an animal that is taller than anybody: the far pair darker. */
export const giraffe: DrawMotif = (pen, accent) => {
  const hide = accent('#f0c566')
  const patch = '#b5713a'
  for (const [far, x] of [
    [true, -7],
    [true, 4.6],
    [false, -11],
    [false, 0.6],
  ] as const) {
    const group = far ? 'farLegs' : 'giraffe'
    pen.fill(
      'leg',
      limb([x, -14], [x + (x < -2 ? -0.6 : 0.6), -1.6], 2, 1.3),
      far ? darker(hide, 0.14) : hide,
      {
        group,
      },
    )
    pen.fill('hoof', roundBox(x - 1.8 + (x < -2 ? -0.6 : 0.6), -2.2, 3.6, 2.2, 0.6), '#8a5a34', { group })
  }
  pen.line(
    'tail',
    smooth(
      [
        [-13.4, -17],
        [-16, -13],
        [-15.6, -9],
      ],
      false,
    ),
    1,
    hide,
  )
  pen.fill('tuft', ellipse(-15.6, -7.8, 1.1, 1.9), '#8a5a34')
  pen.fill('body', ellipse(-5, -16, 10, 6), hide)
  pen.fill(
    'neck',
    tube(
      smooth(
        [
          [0, -16],
          [5, -28],
          [7, -39],
        ],
        false,
      ),
      (along) => 4.4 - along * 1.7,
    ),
    hide,
  )
  const head = pen.piece('giraffeHead')
  for (const side of [-1, 1]) {
    head.fill('horn', limb([8 + side * 2.1, -43], [8 + side * 2.5, -47.6], 0.8), '#8a5a34')
    head.fill('knob', ellipse(8 + side * 2.5, -48, 1.2), '#8a5a34')
    head.fill('ear', ellipse(8 + side * 6, -42.4, 2.8, 1.5, side * -20), hide)
  }
  head.fill(
    'head',
    smooth([
      [3, -43],
      [8, -45.4],
      [12.4, -43.4],
      [14.6, -38.4],
      [12, -35],
      [6.6, -36],
    ]),
    hide,
  )
  head.mark('muzzle', ellipse(12, -37.4, 2.9, 2.2, 24), '#fbe9c0')
  dotEyes(head, 8.4, -41.4, 5.2, 1.1)
  smile(head, 12, -37, 1.4)
  for (const [x, y, size] of [
    [-10.6, -17.6, 2.3],
    [-6, -14.6, 2.4],
    [-6, -19.4, 1.9],
    [-1, -17, 2.3],
    [2.4, -21.6, 1.8],
    [2.8, -27, 1.8],
    [5.6, -31, 1.5],
    [5.4, -35.6, 1.4],
  ] as const)
    pen.mark('spot', ellipse(x, y, size, size * 0.88, 20, 7), patch)
}
