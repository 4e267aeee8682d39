import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, roundBox, smooth, straight } from '../pen/curves.ts'
import { box } from './luggage.ts'
import type { DrawProp } from './prop-drawing.ts'

/** A carton with its flaps out: what is near it is in it. */
export const openBox: DrawProp = (pen, drawing) => {
  const parts = box(pen, { ...drawing, open: true })
  return { ...parts, anchors: { ...parts.anchors, rim: [0, -38] } }
}

/** A suitcase with its lid up: what is near it is in it. */
export const openSuitcase: DrawProp = (pen, { accent }) => {
  const leather = accent('#a8623f')
  const lining = '#efd9a8'
  const lid = pen.piece('lidBack', 'cloth')
  lid.fill('lid', roundBox(-33, -62, 66, 44, 7), leather)
  lid.mark('lining', roundBox(-28.6, -57.6, 57.2, 38, 4), lining)
  for (const x of [-20, -7, 6, 19])
    lid.stroke(
      'stripe',
      [
        [x, -57],
        [x, -24],
      ],
      1.6,
      darker(lining, 0.16),
    )
  lid.fill('pocket', roundBox(-28.6, -35, 57.2, 16, 3), darker(lining, 0.18))
  lid.stroke(
    'elastic',
    smooth(
      [
        [-28, -34.6],
        [0, -32.4],
        [28, -34.6],
      ],
      false,
    ),
    1.6,
    darker(leather, 0.1),
  )
  const inside = pen.piece('insideBack', 'cloth')
  inside.fill('inside', roundBox(-31, -25, 62, 18, 3), darker(lining, 0.5))
  const piece = pen.piece('openSuitcase', 'cloth')
  piece.line('handle', arc(0, -9, 8, 6, 0, 180), 2.4, darker(leather, 0.34))
  const front: Point[] = [
    [-34, -21],
    [34, -21],
    [33, -2],
    [30, 0],
    [-30, 0],
    [-33, -2],
  ]
  piece.fill('case', straight(front, true, 5), leather)
  piece.stroke(
    'edge',
    [
      [-34, -20.4],
      [34, -20.4],
    ],
    1.8,
    darker(leather, 0.34),
  )
  for (const x of [-22, 16]) piece.mark('strap', roundBox(x, -20, 6, 20, 0), darker(leather, 0.25))
  for (const x of [-19, 19])
    piece.fill('clasp', roundBox(x - 3.4, -24, 6.8, 6, 1.4), '#e3b64f', { material: 'metal' })
  for (const x of [-30, 30]) piece.mark('corner', ellipse(x, -3.4, 4.2, 3.4), lighter(leather, 0.3))
  return { anchors: { grip: [0, -8], top: [0, -24], rim: [0, -21] } }
}
