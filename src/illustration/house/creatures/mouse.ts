import type { Point } from '../drawing.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawFace, ringed } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import type { HeadDrawing, Species } from './species.ts'

const dark = '#d9726f'

export const mouse: Species = {
  coats: [
    { base: '#a9a29e', second: '#efe6dc', pattern: 'plain', dark },
    { base: '#b08a66', second: '#f1e2cb', pattern: 'plain', dark },
    { base: '#efe8df', second: '#fffaf2', pattern: 'plain', dark },
  ],
  build: {
    scale: 1.3,
    leg: 1.4,
    half: 2.3,
    rump: 2.5,
    chest: 2,
    legTop: 0.9,
    legBottom: 0.6,
    pawLong: 1.05,
    pawHigh: 0.5,
    neck: [1.5, -2.7],
    neckRadius: 1.5,
    headScale: 0.34,
    rears: true,
  },
  drawHead,
  drawTail(pen, look) {
    const up = 1.2 + look.tail * 2
    const curve: Point[] = [
      [0.8, 1.2],
      [-1.6, 1.4],
      [-3.4, 0.6 - up * 0.3],
      [-4.6, -up * 0.9],
      [-6.2, -up * 0.7 - 0.4],
    ]
    pen.fill(
      'tail',
      tube(smooth(curve, false), (along) => 0.36 - along * 0.16),
      '#e3a69a',
    )
  },
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3
  for (const side of [1, -1]) {
    drawTurnedPart(
      pen,
      (ear) => {
        ear.fill('ear', ellipse(-1.4, -3, 5.4, 5.6), coat.base)
        ear.mark('innerEar', ellipse(-1.2, -2.6, 3.7, 3.9), '#eeb0a2')
      },
      {
        at: [side * 7, -4.6],
        degrees: look.ears * 14 - Math.max(0, -look.ears) * 30,
        mirror: side > 0,
        scale: side > 0 ? 0.95 : 1,
      },
    )
  }
  pen.fill(
    'head',
    smooth([
      [0, -8.4],
      [5.6, -6.8],
      [8.6, -2],
      [8, 2.8],
      [4.4 + shift, 6.2],
      [shift * 1.4, 8],
      [-4.4 + shift * 0.8, 6.4],
      [-8.2, 3],
      [-8.8, -2],
      [-5.6, -6.8],
    ]),
    coat.base,
  )
  pen.mark('muzzle', ellipse(shift * 1.3, 4.6, 3.4, 2.6), coat.second)
  for (const side of [-1, 1]) {
    for (const rise of [-0.7, 0.7]) {
      pen.stroke(
        'whisker',
        [
          [shift * 1.3 + side * 2.6, 4.4 + rise * 0.6],
          [shift * 1.3 + side * 7.6, 4 + rise * 2.4],
        ],
        0.32,
        '#7a6258',
        { alpha: 0.7 },
      )
    }
  }
  pen.mark('nose', ellipse(shift * 1.4, 3, 1.7, 1.3), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-3.8 + shift, -0.8],
      [3.9 + shift * 0.85, -0.8],
    ],
    eyeSize: 1.5,
    mouth: [shift * 1.35, 4.8],
    mouthWidth: 3.6,
    cleft: true,
    toy,
    ...ringed(coat.base),
    cheeks: [
      [-6 + shift * 0.6, 3],
      [6.4 + shift * 0.3, 3],
    ],
  })
}
