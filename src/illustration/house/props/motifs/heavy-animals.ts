import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, limb, roundBox, smooth } from '../../pen/curves.ts'
import type { Pen } from '../../pen/pen.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

/** The round body that hippo and rhino share. */
function drawHeavyBody(pen: Pen, skin: string): void {
  for (const x of [-13, 5])
    pen.fill('farLeg', limb([x, -9], [x, -2.6], 4, 3.8), darker(skin, 0.14), { group: 'far' })
  pen.line(
    'tail',
    smooth(
      [
        [-20, -17],
        [-23, -14],
        [-23, -11],
      ],
      false,
    ),
    1.5,
    skin,
  )
  pen.fill('body', ellipse(-5, -15, 17, 12), skin)
  for (const x of [-15, 1]) {
    pen.fill('leg', limb([x, -10], [x, -3], 4.6, 4.2), skin)
    for (const toe of [-2.4, 0, 2.4]) pen.mark('toe', ellipse(x + toe, -0.9, 1.1, 0.9), lighter(skin, 0.5))
  }
}

export const hippo: DrawMotif = (pen, accent) => {
  const skin = accent('#9a93ad')
  drawHeavyBody(pen, skin)
  const head = pen.piece('hippoHead')
  for (const side of [-1, 1]) {
    head.fill('ear', ellipse(12 + side * 7.4, -33.4, 2.6, 2.6), skin)
    head.mark('innerEar', ellipse(12 + side * 7.4, -33, 1.4, 1.4), '#e9b3b8')
  }
  head.fill('head', ellipse(12, -26, 9.4, 9), skin)
  head.fill('muzzle', ellipse(14.6, -17.4, 12, 8.6), lighter(skin, 0.16))
  for (const side of [-1, 1]) {
    head.mark('nostril', ellipse(14.6 + side * 4.4, -21.6, 1.5, 1.1), darker(skin, 0.4))
    head.mark('tooth', roundBox(14.6 + side * 5 - 1.3, -14.4, 2.6, 3.2, 0.9), '#fffaf0', {
      material: 'paper',
    })
  }
  smile(head, 14.6, -15, 6)
  dotEyes(head, 12.6, -28.6, 8, 1.5)
  blush(head, 14.6, -17.6, 20, 2)
}

export const rhino: DrawMotif = (pen, accent) => {
  const skin = accent('#98a0a6')
  const horn = '#efe4cc'
  drawHeavyBody(pen, skin)
  const head = pen.piece('rhinoHead')
  for (const side of [-1, 1]) {
    head.fill('ear', ellipse(10 + side * 5.4, -35, 2.2, 3.8, side * 16), skin)
    head.mark('innerEar', ellipse(10 + side * 5.4, -34.6, 1.1, 2.2, side * 16), '#dba9a4')
  }
  head.fill(
    'head',
    smooth([
      [4, -33],
      [13, -34],
      [19, -29],
      [28, -22],
      [30, -15],
      [25, -11],
      [15, -12],
      [5, -16],
      [1, -25],
    ]),
    skin,
  )
  head.fill(
    'smallHorn',
    smooth(
      [
        [17.6, -29.4],
        [20, -35],
        [22.6, -27],
      ],
      true,
      5,
    ),
    horn,
  )
  head.fill(
    'bigHorn',
    smooth(
      [
        [23, -25],
        [29.6, -38],
        [30, -21],
      ],
      true,
      5,
    ),
    horn,
  )
  head.mark(
    'muzzle',
    smooth([
      [25, -22],
      [28.6, -19],
      [29, -14.6],
      [24.6, -12],
      [20, -14],
      [21, -20],
    ]),
    lighter(skin, 0.25),
  )
  head.mark('nostril', ellipse(27, -18, 1, 1.4, 20), darker(skin, 0.45))
  dotEyes(head, 13, -26.4, 7.4, 1.5)
  smile(head, 22.6, -14.6, 2.6)
  blush(head, 13, -21.6, 14, 1.8)
}
