import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, roundBox, straight } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'

const steel = '#b9c3cc'

/** A round box of steel with a lid, two clips and a handle, as lunch is carried in. */
export const lunchBox: DrawProp = (pen, { accent }) => {
  const metal = accent(steel)
  const back = pen.piece('lunchBoxBack', 'metal')
  back.line('handle', arc(0, -33, 12, 13, 180, 360), 2, darker(metal, 0.34))
  const piece = pen.piece('lunchBox', 'metal')
  drawSide(piece, metal)
  piece.fill('lid', outlineOf(-34, -28, 21.4), lighter(metal, 0.16))
  piece.fill('top', ellipse(0, -34, 21.4, 5), lighter(metal, 0.45))
  piece.mark('ring', ellipse(0, -34.2, 14, 3), darker(metal, 0.12))
  piece.mark('middle', ellipse(0, -34.6, 12.4, 2.4), lighter(metal, 0.55))
  for (const x of [-1, 1]) {
    piece.fill('clip', roundBox(x * 21 - 2.6, -33, 5.2, 14, 2.2), darker(metal, 0.36))
    piece.mark('pin', ellipse(x * 21, -22.4, 1.2), lighter(metal, 0.5))
  }
  return { anchors: { grip: [0, -46], top: [0, -36] } }
}

/** The same box without its lid, which leans against it: things are put in, as many as it holds and more. */
export const openLunchBox: DrawProp = (pen, { accent }) => {
  const metal = accent(steel)
  const back = pen.piece('openLunchBoxBack', 'metal')
  back.fill('inside', ellipse(0, -29, 20, 3.6), darker(metal, 0.55))
  const piece = pen.piece('openLunchBox', 'metal')
  drawSide(piece, metal)
  piece.stroke('rim', arc(0, -29, 20, 3.6, 0, 180, 20), 1.4, lighter(metal, 0.5))
  const lid = pen.piece('lid', 'metal')
  lid.fill('lid', ellipse(27.4, -16, 7.6, 16.4, 14), lighter(metal, 0.16))
  lid.fill('top', ellipse(28.8, -15.6, 6.4, 15, 14), lighter(metal, 0.45))
  lid.mark('ring', ellipse(29, -15.6, 4.2, 10, 14), darker(metal, 0.12))
  lid.mark('middle', ellipse(29.2, -15.6, 3.6, 8.8, 14), lighter(metal, 0.55))
  return { anchors: { grip: [0, -18], top: [0, -29], rim: [0, -29] } }
}

/** The same box with its mouth down, empty: a hat. */
export const upturnedLunchBox: DrawProp = (pen, { accent }) => {
  const metal = accent(steel)
  const piece = pen.piece('upturnedLunchBox', 'metal')
  drawSide(piece, metal)
  piece.fill('bottom', ellipse(0, -29, 20, 4.4), lighter(metal, 0.3))
  piece.mark('ring', ellipse(0, -29.2, 13, 2.6), darker(metal, 0.1))
  piece.stroke('rim', arc(0, -3.6, 20, 3.6, 0, 180, 20), 2, lighter(metal, 0.5))
  return { anchors: { grip: [0, -9], top: [0, -30] } }
}

/** A round wall seen from a little above; its upper edge is the near one. */
function outlineOf(top: number, foot: number, half: number): Point[] {
  return [
    ...arc(0, top, half, 3.6, 180, 0, 14).map(([x, y]): Point => [x, top * 2 - y]),
    ...arc(0, foot, half, 3.6, 0, 180, 14),
  ]
}

function drawSide(piece: Pen, metal: string): void {
  piece.fill('side', outlineOf(-29, -3.6, 20), metal)
  piece.mark(
    'shade',
    straight([
      [12, -27],
      [20, -28],
      [20, -4],
      [12, -1.4],
    ]),
    darker(metal, 0.22),
  )
  piece.mark(
    'light',
    straight([
      [-15, -26],
      [-10, -25.4],
      [-10, -1.4],
      [-15, -2],
    ]),
    lighter(metal, 0.7),
  )
  for (const y of [-19, -8]) piece.stroke('bead', arc(0, y, 20, 3.6, 4, 176, 20), 1.1, darker(metal, 0.3))
}
