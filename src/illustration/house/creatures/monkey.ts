import type { Point } from '../drawing.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace } from './draw-face.ts'
import type { HeadDrawing, Species } from './species.ts'

const dark = '#4a2f2a'

/** `second` is the bare face, the ears and the paws. */
export const monkey: Species = {
  coats: [
    { base: '#8a5a3a', second: '#f0c99c', pattern: 'points', dark },
    { base: '#6d4a3a', second: '#e3b68c', pattern: 'points', dark },
    { base: '#b07f4f', second: '#f7dcb6', pattern: 'points', dark },
  ],
  build: {
    leg: 13,
    half: 9,
    rump: 6.6,
    chest: 7,
    legTop: 3.6,
    legBottom: 2.6,
    pawLong: 3.6,
    pawHigh: 2.1,
    neck: [4.5, -12],
    neckRadius: 4.6,
    headScale: 1.28,
    rears: true,
  },
  drawHead,
  drawTail(pen, look, coat) {
    const lift = 4 + look.tail * 8
    const curve: Point[] = [
      [5, 2],
      [-5, 3],
      [-13, -1 - lift * 0.6],
      [-15, -11 - lift],
      [-9, -15 - lift],
      [-7, -10 - lift],
      [-10.4, -9.4 - lift],
    ]
    pen.fill(
      'tail',
      tube(smooth(curve, false), (along) => 1.9 - along * 0.7),
      coat.base,
    )
  },
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 2.8
  drawEars(pen, {
    at: [9, -1],
    degrees: look.ears * 10,
    draw(ear) {
      ear.fill('ear', ellipse(-1.6, 0, 3.9, 4.2), coat.base)
      ear.mark('innerEar', ellipse(-1.8, 0.2, 2.5, 2.8), coat.second)
    },
  })
  const outline: Point[] = [
    [0, -10],
    [6, -8.6],
    [9.2, -3.6],
    [9.2, 2.4],
    [6.6, 7],
    [shift * 0.5, 9],
    [-6.6, 7],
    [-9.2, 2.4],
    [-9.2, -3.6],
    [-6, -8.6],
  ]
  pen.fill('head', smooth(outline), coat.base)
  const face: Point[] = [
    [shift * 0.9, -3.6],
    [shift + 3.4, -6],
    [shift + 6.6, -3.4],
    [shift + 6, 1],
    [shift * 1.2 + 5.8, 5],
    [shift * 1.1, 8.4],
    [shift * 1 - 5.8, 5],
    [shift - 6.2, 1],
    [shift - 6.8, -3.4],
    [shift - 3.4, -6],
  ]
  pen.mark('facePlate', smooth(face), coat.second, { material: 'skin' })
  for (const side of [-1, 1])
    pen.mark('nostril', ellipse(shift * 1.3 + side * 0.9, 2.2, 0.45, 0.6, side * 20), coat.dark)
  const tuft: Point[] = [
    [-2.6, -9],
    [-1.6, -12.4],
    [0, -10.4],
    [1.6, -12.8],
    [2.8, -9],
  ]
  pen.fill('tuft', smooth(tuft), coat.base, { material: 'hair' })
  drawFace(pen, {
    look,
    eyes: [
      [-3.3 + shift, -1.6],
      [3.3 + shift * 0.9, -1.6],
    ],
    eyeSize: 1.5,
    mouth: [shift * 1.2, 4.2],
    mouthWidth: 6,
    toy,
    cheeks: [
      [-4.6 + shift, 2.8],
      [5 + shift * 0.8, 2.8],
    ],
  })
}
