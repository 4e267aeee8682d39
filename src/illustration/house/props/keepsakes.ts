import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, polar, roundBox, smooth, starOutline, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const fish: DrawProp = (pen, { accent }) => {
  const colour = accent('#6fa3b8')
  const piece = pen.piece('fish', 'skin')
  piece.fill(
    'tail',
    smooth(
      [
        [-12, -8],
        [-24, -16],
        [-21, -8],
        [-24, -0.6],
      ],
      true,
      5,
    ),
    darker(colour, 0.12),
  )
  piece.fill(
    'fin',
    smooth([
      [-4, -13],
      [2, -18],
      [8, -13],
    ]),
    darker(colour, 0.12),
  )
  piece.fill(
    'body',
    smooth([
      [-15, -8],
      [-6, -13.6],
      [6, -14.6],
      [15, -11],
      [18, -7.6],
      [14, -3.6],
      [5, -1.2],
      [-7, -2.6],
    ]),
    colour,
  )
  piece.mark(
    'belly',
    smooth([
      [-8, -4.6],
      [4, -3.6],
      [14, -4.6],
      [6, -1.8],
      [-4, -2.6],
    ]),
    lighter(colour, 0.55),
  )
  for (const [x, y] of [
    [-5, -9],
    [0, -7],
    [-1, -11],
    [4, -9.4],
  ] as const)
    piece.stroke('scale', arc(x, y, 2, 2, 110, 250, 8), 0.6, darker(colour, 0.25))
  piece.mark('eye', ellipse(11.6, -9.4, 1.5), '#2b1b1a')
  piece.mark('glint', ellipse(11.1, -10, 0.5), '#ffffff')
  piece.stroke('mouth', arc(15.6, -6.4, 2, 1.6, 40, 160, 8), 0.7, darker(colour, 0.5))
  return { anchors: { grip: [-12, -8], top: [0, -16] } }
}

export const sock: DrawProp = (pen, { accent }) => {
  const colour = accent('#d9705c')
  const piece = pen.piece('sock', 'cloth')
  piece.fill(
    'sock',
    smooth(
      [
        [-8, -29],
        [3, -29],
        [3, -16],
        [5, -11],
        [13, -7],
        [15, -3],
        [12, 0],
        [-2, 0],
        [-7, -4],
        [-7, -14],
      ],
      true,
      6,
    ),
    colour,
  )
  for (const y of [-21, -15])
    piece.stroke(
      'stripe',
      [
        [-5.9, y],
        [1.8, y],
      ],
      2.4,
      lighter(colour, 0.55),
    )
  piece.mark(
    'toe',
    smooth([
      [9, -8.4],
      [14, -6],
      [14.6, -2.6],
      [11, -0.6],
      [8.6, -3],
    ]),
    lighter(colour, 0.55),
  )
  piece.fill('cuff', roundBox(-9, -32, 13, 6, 2), lighter(colour, 0.55))
  return { anchors: { grip: [-2, -30], top: [-2, -32] } }
}

export const book: DrawProp = (pen, { accent, open }) => {
  const cover = accent('#3f7f9c')
  const piece = pen.piece('book', 'paper')
  if (open) {
    piece.fill(
      'cover',
      smooth(
        [
          [-26, -19],
          [0, -16],
          [26, -19],
          [27, 0],
          [0, -1],
          [-27, 0],
        ],
        true,
        5,
      ),
      cover,
    )
    for (const side of [-1, 1]) {
      piece.fill(
        'page',
        smooth(
          [
            [0, -17],
            [side * 12, -21],
            [side * 24, -19],
            [side * 24.6, -2.6],
            [side * 12, -4.4],
            [0, -2.4],
          ],
          true,
          5,
        ),
        '#fffaf0',
      )
      for (const y of [-15, -11.6, -8.2])
        piece.stroke(
          'text',
          [
            [side * 5, y],
            [side * 20, y - 0.6],
          ],
          0.8,
          '#c9b8a2',
        )
    }
    return {
      anchors: { grip: [0, -1], top: [0, -20] },
      panel: { centre: [-12, -11], size: 10, chalk: '#5d7fa6' },
    }
  }
  piece.fill('cover', roundBox(-11, -28, 22, 28, 1.6), cover)
  piece.mark('spine', roundBox(-11, -28, 4, 28, 1), darker(cover, 0.25))
  piece.mark('label', roundBox(-4, -22, 12, 12, 2), lighter(cover, 0.6))
  piece.mark('star', starOutline(2, -16, 4, 0.5), '#f0b93f')
  piece.stroke(
    'title',
    [
      [-3, -6.5],
      [7, -6.5],
    ],
    1.3,
    lighter(cover, 0.6),
  )
  return {
    anchors: { grip: [0, -4], top: [0, -28] },
    panel: { centre: [2, -16], size: 10, chalk: darker(cover, 0.2) },
  }
}

export const shell: DrawProp = (pen, { accent }) => {
  const colour = accent('#f2b79c')
  const piece = pen.piece('shell', 'skin')
  piece.fill(
    'shell',
    smooth([
      [-4, -1],
      [-11, -7],
      [-12, -14],
      [-7, -19],
      [0, -20],
      [7, -19],
      [12, -14],
      [11, -7],
      [4, -1],
      [0, 0],
    ]),
    colour,
  )
  for (const degrees of [-140, -115, -90, -65, -40])
    piece.stroke(
      'ridge',
      [polar([0, -1], degrees, 4), polar([0, -1], degrees, degrees === -90 ? 17 : 16)],
      1,
      darker(colour, 0.2),
    )
  piece.fill('hinge', roundBox(-5, -2.4, 10, 2.4, 1), darker(colour, 0.1))
  return { anchors: { grip: [0, -6], top: [0, -20] } }
}

export const drawing: DrawProp = (pen, { accent }) => {
  const piece = pen.piece('drawing', 'paper')
  piece.fill(
    'sheet',
    straight([
      [-21, -30],
      [21, -31],
      [22, 0],
      [-20, -0.6],
    ]),
    '#fffaf0',
  )
  piece.mark('sun', ellipse(13, -23, 3.6), '#f3c84f')
  piece.stroke(
    'grass',
    smooth(
      [
        [-18, -5],
        [-9, -7],
        [0, -5],
        [10, -7],
        [19, -5],
      ],
      false,
    ),
    1.4,
    accent('#7cab54'),
  )
  return {
    anchors: { grip: [20, -4], top: [0, -30] },
    panel: { centre: [-2, -15], size: 19, chalk: '#4d5f8a' },
  }
}

export const ball: DrawProp = (pen, { accent }) => {
  const colour = accent('#d2573f')
  const piece = pen.piece('ball', 'cloth')
  piece.fill('ball', ellipse(0, -12, 12), colour)
  piece.mark(
    'band',
    [
      ...smooth([polar([0, -12], 190, 11.9), [-4, -17], [4, -17], polar([0, -12], 350, 11.9)], false, 5),
      ...smooth([polar([0, -12], 12, 11.9), [4, -12], [-4, -12], polar([0, -12], 168, 11.9)], false, 5),
    ],
    '#fbf0d8',
  )
  piece.mark('star', starOutline(0, -14.4, 2.6, 0.5), '#5b8fb8')
  piece.mark('shine', ellipse(-4.6, -19.4, 2.2, 1.4, -30), '#ffffff', { alpha: 0.6 })
  return { anchors: { grip: [0, -12], top: [0, -24] } }
}
