import { hashText, randomFrom } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { arc, ellipse, scallop, smooth } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawFace } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import type { Coat, HeadDrawing, Species } from './species.ts'

const dark = '#3a2f33'

/** `base` is the face and the legs, `second` the wool. */
export const sheep: Species = {
  coats: [
    { base: '#94796c', second: '#f6efe2', pattern: 'plain', dark },
    { base: '#e8cfae', second: '#fbf6ea', pattern: 'plain', dark: '#6b5148' },
    { base: '#e3c7a8', second: '#d8cbb8', pattern: 'plain', dark: '#6b5148' },
    { base: '#e6cdb0', second: '#7a6658', pattern: 'plain', dark: '#4a3a36' },
  ],
  build: {
    scale: 1.2,
    leg: 17,
    half: 17,
    rump: 15,
    chest: 15.5,
    legTop: 4,
    legBottom: 3.1,
    pawLong: 3.8,
    pawHigh: 2.4,
    neck: [17, -15],
    neckRadius: 6,
    headScale: 1.6,
    rears: false,
    hooves: true,
    woolly: true,
  },
  drawHead,
  drawTail(pen, look, coat) {
    pen.fill('tail', ellipse(-3, 2 - look.tail * 3, 4.5, 6.5, 25), coat.second)
  },
  markBody: drawWool,
}

function drawWool(pen: Pen, coat: Coat, hip: Point, shoulder: Point): void {
  const x = (hip[0] + shoulder[0]) / 2
  const y = (hip[1] + shoulder[1]) / 2
  const tilt = (Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0]) * 180) / Math.PI
  const random = randomFrom(`wool${hashText(coat.second)}`)
  drawTurnedPart(
    pen,
    (wool) => {
      wool.fill('wool', scallop(0, 0, 29.5, 17, 15, 0.13, random), coat.second)
      for (const [cx, cy, from] of [
        [-16, -6, 200],
        [-2, -9, 190],
        [12, -4, 210],
        [-9, 4, 200],
        [6, 6, 190],
        [19, 5, 210],
        [-21, 5, 195],
      ] as const) {
        wool.stroke('curl', arc(cx, cy, 3.6, 3.2, from, from + 170, 10), 0.9, darker(coat.second, 0.2))
      }
    },
    { at: [x, y - 1], degrees: tilt },
  )
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 2
  for (const side of [1, -1]) {
    drawTurnedPart(
      pen,
      (ear) => {
        ear.fill(
          'ear',
          smooth([
            [0, -1.6],
            [-4, -2.8],
            [-8, -1],
            [-8.4, 1],
            [-4, 2],
            [0, 1.6],
          ]),
          coat.base,
        )
        ear.mark(
          'innerEar',
          smooth([
            [-1.6, -0.4],
            [-4.4, -1.2],
            [-6.8, 0],
            [-4, 0.9],
          ]),
          '#e3a69a',
          { alpha: 0.8 },
        )
      },
      { at: [side * 5.6, -3.6], degrees: 4 + look.ears * 24, mirror: side > 0 },
    )
  }
  pen.fill(
    'head',
    smooth([
      [0, -9.6],
      [5.4, -8],
      [7, -3],
      [6 + shift * 0.3, 3.4],
      [5 + shift * 0.6, 8],
      [shift * 0.8, 10.2],
      [-4.4 + shift * 0.6, 8],
      [-6, 3.4],
      [-7, -3],
      [-5.4, -8],
    ]),
    coat.base,
  )
  for (const side of [-1, 1])
    pen.mark('nostril', ellipse(shift + side * 1.4, 5, 0.55, 0.8, side * 20), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-3.4 + shift * 0.9, -1.3],
      [3.4 + shift * 0.8, -1.3],
    ],
    eyeSize: 1.3,
    mouth: [shift, 6.4],
    mouthWidth: 3.6,
    toy,
    line: coat.dark,
    cheeks: [
      [-4.8 + shift * 0.6, 2.6],
      [5 + shift * 0.5, 2.6],
    ],
  })
  const random = randomFrom(`cap${hashText(coat.second)}`)
  pen.fill('cap', scallop(-0.4 + shift * 0.3, -8.4, 6.4, 3.6, 8, 0.22, random), coat.second)
  pen.stroke('curl', arc(shift * 0.3, -8.2, 1.8, 1.5, 200, 380, 8), 0.5, darker(coat.second, 0.2))
}
