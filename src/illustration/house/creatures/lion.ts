import { randomFrom } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { ellipse, scallop, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace, ringed } from './draw-face.ts'
import type { HeadDrawing, Species } from './species.ts'

const dark = '#5a3328'

/** `second` is the mane and the tuft of the tail. */
export const lion: Species = {
  coats: [
    { base: '#e3ab56', second: '#a8602c', pattern: 'plain', dark },
    { base: '#d99c4e', second: '#7d4526', pattern: 'plain', dark },
    { base: '#edc27a', second: '#c97a35', pattern: 'plain', dark },
  ],
  build: {
    leg: 16,
    half: 17,
    rump: 11.5,
    chest: 12.5,
    legTop: 6.4,
    legBottom: 4.6,
    pawLong: 6.4,
    pawHigh: 3.6,
    neck: [9, -17.5],
    neckRadius: 8,
    headScale: 1.85,
    rears: true,
  },
  drawHead,
  drawTail(pen, look, coat) {
    const lift = look.tail * 12
    const curve: Point[] = [
      [6, 2],
      [-6, 3 - lift * 0.3],
      [-15, -2 - lift * 0.8],
      [-18, -11 - lift],
      [-24, -14 - lift * 1.1],
    ]
    const line = smooth(curve, false)
    pen.fill(
      'tail',
      tube(line, (along) => 2.2 - along * 0.8),
      coat.base,
    )
    const [x, y] = line[line.length - 1] as Point
    const tuft: Point[] = [
      [x + 3, y - 1],
      [x, y - 4],
      [x - 5.4, y - 2.6],
      [x - 7.4, y + 1.4],
      [x - 3, y + 3.4],
      [x + 1.6, y + 2.6],
    ]
    pen.fill('tuft', smooth(tuft), coat.second, { material: 'hair' })
  },
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 2.8
  const random = randomFrom('mane')
  // A piece of its own, or styles that lay markings last would paint it over the face.
  const mane = pen.piece('mane', 'hair')
  mane.fill('mane', scallop(-0.4, 0.6, 13.2, 13, 12, 0.16, random), coat.second)
  mane.mark('maneInner', scallop(shift * 0.2, 0.6, 10.6, 10.6, 11, 0.12, random), darker(coat.second, 0.14), {
    alpha: 0.55,
  })
  drawEars(pen, {
    at: [7, -7],
    degrees: look.ears * 14,
    draw(ear) {
      ear.fill('ear', ellipse(-0.6, -0.6, 3.1, 3), coat.base)
      ear.mark('innerEar', ellipse(-0.4, -0.2, 1.7, 1.7), coat.second, { alpha: 0.7 })
    },
  })
  const outline: Point[] = [
    [0, -8.6],
    [5.4, -7.4],
    [8.4, -2.8],
    [8.4, 2.6],
    [6 + shift * 0.2, 6.8],
    [shift * 0.7, 8.8],
    [-6, 6.8],
    [-8.4, 2.6],
    [-8.4, -2.8],
    [-5.4, -7.4],
  ]
  pen.fill('head', smooth(outline), coat.base)
  pen.mark('muzzle', ellipse(shift * 1.2 - 2, 4.6, 3.2, 2.7), '#fbeed6')
  pen.mark('muzzle', ellipse(shift * 1.2 + 2, 4.6, 3.2, 2.7), '#fbeed6')
  const nose: Point[] = [
    [shift * 1.25 - 2.3, 0.9],
    [shift * 1.25, 0.4],
    [shift * 1.25 + 2.3, 0.9],
    [shift * 1.25, 3.2],
  ]
  pen.mark('nose', smooth(nose), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-4.1 + shift, -1.8],
      [4.1 + shift * 0.8, -1.8],
    ],
    eyeSize: 1.5,
    mouth: [shift * 1.2, 4.2],
    mouthWidth: 4.4,
    cleft: true,
    toy,
    ...ringed(coat.base),
    cheeks: [
      [-6 + shift * 0.6, 2.6],
      [6.4 + shift * 0.3, 2.6],
    ],
  })
}
