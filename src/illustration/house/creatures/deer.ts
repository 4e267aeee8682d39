import type { Point } from '../drawing.ts'
import { between, ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace, drawFaceAside, ringed } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type HeadDrawing, turningHead, type Species } from './species.ts'

const dark = '#4a3430'

/** A young deer with its first antlers; `second` is belly, muzzle and the spots on its back. */
export const deer: Species = {
  coats: [
    { base: '#b77a47', second: '#f6e4c6', pattern: 'plain', dark },
    { base: '#9c6a44', second: '#ecd6b4', pattern: 'plain', dark },
    { base: '#c9935c', second: '#fbefd8', pattern: 'plain', dark },
  ],
  build: {
    leg: 28,
    half: 18,
    rump: 11,
    chest: 11,
    legTop: 5,
    legBottom: 2.7,
    pawLong: 3.4,
    pawHigh: 2.6,
    neck: [11, -27],
    neckRadius: 5.6,
    headScale: 1.75,
    rears: false,
    hooves: true,
  },
  drawHead: turningHead(drawAside, drawFrontal),
  snout: 4.6,
  drawTail(pen, look, coat) {
    pen.fill('tail', ellipse(-1, -1 - look.tail * 2, 3.2, 5.2, -30 + look.tail * 20), coat.second)
  },
  markBody(pen, coat, hip, shoulder) {
    for (const [along, rise] of [
      [0.05, -6],
      [0.22, -3],
      [0.34, -7],
      [0.5, -3.5],
      [0.62, -7],
      [0.16, 1],
    ] as const) {
      const [x, y] = between(hip, shoulder, along)
      pen.mark('spot', ellipse(x, y + rise, 1.7, 1.4), coat.second, { alpha: 0.9 })
    }
  },
}

function drawAside(pen: Pen, { look, coat }: HeadDrawing): void {
  drawAntler(pen, 1)
  drawAntler(pen, -1)
  pen.fill(
    'head',
    smooth([
      [-1.6, -9.4],
      [3.6, -8.4],
      [7, -4.8],
      [9.6, -0.6],
      [13.4, 1.6],
      [14.6, 4.4],
      [12.2, 7.2],
      [7.4, 7.8],
      [2.6, 8],
      [-4, 7.4],
      [-7.8, 2.8],
      [-7.8, -3.4],
      [-5.4, -7.8],
    ]),
    coat.base,
  )
  const muzzle: Point[] = [
    [13, 2.6],
    [14.2, 4.6],
    [12, 6.9],
    [7.4, 7.5],
    [4.4, 6.6],
    [8.6, 4.4],
  ]
  pen.mark('muzzle', smooth(muzzle), coat.second)
  drawFaceAside(pen, {
    look,
    eye: [3, -2.2],
    eyeSize: 1.75,
    cheek: [1, 3.6],
    fur: coat.base,
    mouth: { at: [12.8, 5.2], reach: 5, jaw: coat.second, size: 1.3, tongueless: true },
  })
  pen.mark('nose', ellipse(13.7, 2.4, 1.8, 1.5, 24), coat.dark)
  drawTurnedPart(pen, leafEar(coat.base), { at: [-4.6, -5.4], degrees: 6 + look.ears * 24 })
}

function leafEar(colour: string): (ear: Pen) => void {
  const leaf: Point[] = [
    [1.6, 1.4],
    [-3, 1.6],
    [-9.4, -3.4],
    [-6, -5.4],
    [-0.6, -2.6],
  ]
  return (ear) => {
    ear.fill('ear', smooth(leaf), colour)
    ear.mark('innerEar', ellipse(-4.2, -1.8, 3, 1.1, 28), '#f2c3ae')
  }
}

function drawFrontal(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3
  for (const side of [1, -1]) drawAntler(pen, side)
  drawEars(pen, { at: [6.4, -5.6], degrees: -6 + look.ears * 24, draw: leafEar(coat.base) })
  const outline: Point[] = [
    [0, -9],
    [5.2, -7.8],
    [7.4, -3],
    [5.4 + shift * 0.4, 3],
    [4 + shift, 7.4],
    [shift * 1.2, 8.8],
    [-3.8 + shift, 7.4],
    [-5.6 + shift * 0.2, 3],
    [-7.6, -3],
    [-5.2, -7.8],
  ]
  pen.fill('head', smooth(outline), coat.base)
  pen.mark('muzzle', ellipse(shift * 1.25, 6, 3.6, 2.7), coat.second)
  pen.mark('nose', ellipse(shift * 1.3, 4.7, 1.9, 1.3), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-4.3 + shift * 0.8, -1.4],
      [4.2 + shift * 0.75, -1.4],
    ],
    eyeSize: 1.4,
    mouth: [shift * 1.25, 6.4],
    mouthWidth: 3.2,
    cleft: true,
    toy,
    ...ringed(coat.base),
    cheeks: [
      [-5 + shift * 0.8, 2.4],
      [5.4 + shift * 0.6, 2.4],
    ],
  })
}

function drawAntler(pen: Pen, side: number): void {
  const beam: Point[] = [
    [side * 2.6, -7.6],
    [side * 4.4, -12],
    [side * 4, -17],
  ]
  const tine: Point[] = [
    [side * 4.2, -12.4],
    [side * 7.2, -14.6],
  ]
  const bone = '#8a6a4c'
  for (const curve of [beam, tine])
    pen.fill(
      'antler',
      tube(smooth(curve, false), (along) => 0.95 - along * 0.4),
      bone,
      { material: 'wood' },
    )
}
