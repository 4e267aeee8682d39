import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawFace } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import type { HeadDrawing, Species } from './species.ts'

const dark = '#33241f'

export const dog: Species = {
  coats: [
    { base: '#f4e8d2', second: '#b9743f', pattern: 'patches', dark },
    { base: '#c98f52', second: '#f3e2c4', pattern: 'points', dark },
    { base: '#6b4a38', second: '#d9b48a', pattern: 'points', dark },
    { base: '#efe6da', second: '#4a4144', pattern: 'patches', dark },
    { base: '#d9b073', second: '#8a5a34', pattern: 'plain', dark },
  ],
  build: {
    leg: 11,
    half: 11.5,
    rump: 7.6,
    chest: 8.4,
    legTop: 5,
    legBottom: 3.3,
    pawLong: 4.6,
    pawHigh: 2.7,
    neck: [5.5, -16.5],
    neckRadius: 5.2,
    headScale: 1.22,
    rears: true,
  },
  drawHead,
  drawTail(pen, look, coat) {
    const lift = 14 + look.tail * 62
    const curve: Point[] = [
      [5, 2],
      [-3, -lift * 0.04],
      [-9, -3 - lift * 0.1],
      [-11.5, -7 - lift * 0.16],
    ]
    pen.fill(
      'tail',
      tube(smooth(curve, false), (along) => 2.8 - along * 1.3),
      coat.base,
    )
    if (coat.pattern !== 'plain')
      pen.mark('tailTip', ellipse(-11.3, -6.4 - lift * 0.16, 1.7, 2.6, 25), coat.second)
  },
  markBody(pen, coat, hip, shoulder) {
    if (coat.pattern !== 'patches') return
    const x = hip[0] * 0.72 + shoulder[0] * 0.28
    const y = hip[1] * 0.72 + shoulder[1] * 0.28
    pen.mark(
      'patch',
      smooth([
        [x - 7, y - 6],
        [x + 1, y - 7.4],
        [x + 7, y - 4.5],
        [x + 5.5, y + 1.5],
        [x - 1, y + 3],
        [x - 6.5, y + 0.5],
      ]),
      coat.second,
    )
  },
  drawNeck(pen, _coat, shoulder, head) {
    const x = shoulder[0] * 0.52 + head[0] * 0.48
    const y = shoulder[1] * 0.52 + head[1] * 0.48
    const collar = smooth(
      [
        [x - 6, y - 1.2],
        [x, y + 1.6],
        [x + 6, y + 1.2],
      ],
      false,
    )
    pen.mark(
      'collar',
      tube(collar, () => 1.5),
      '#3b8ea5',
      { material: 'cloth' },
    )
    pen.mark('tag', ellipse(x + 3.4, y + 4, 1.5), '#f0c04a', { material: 'metal' })
  },
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3.2
  const earColour = coat.pattern === 'points' ? darker(coat.base, 0.28) : coat.second
  const ear = (side: number): void =>
    drawTurnedPart(pen, earShape(earColour), {
      at: [side * (side > 0 ? 7.2 - turn * 1.4 : 7.6), -7.2],
      degrees: look.ears * (look.ears > 0 ? 46 : 10),
      mirror: side > 0,
      scale: side > 0 ? 1 - turn * 0.1 : 1,
    })
  ear(1)
  pen.fill(
    'head',
    smooth([
      [0, -10],
      [5.6, -9],
      [9, -4.6],
      [9.6, 1.2],
      [7.2, 6.2],
      [shift * 0.6, 9.2],
      [-6.6, 6.8],
      [-9.6, 1.4],
      [-9, -4.8],
      [-5.6, -9],
    ]),
    coat.base,
  )
  if (coat.pattern === 'patches') {
    pen.mark(
      'eyePatch',
      smooth([
        [-1 + shift * 0.2, -8.4],
        [-5.2, -8.4],
        [-8.4, -4],
        [-7.2, 1.4],
        [-3.4, 2],
        [-0.6, -2],
      ]),
      coat.second,
    )
  } else if (coat.pattern === 'points') {
    pen.mark(
      'blaze',
      smooth([
        [shift * 0.5 - 1.3, -9.7],
        [shift * 0.5 + 1.3, -9.7],
        [shift + 1.6, 2],
        [shift - 1.6, 2],
      ]),
      coat.second,
    )
  }
  const muzzle = coat.pattern === 'plain' ? '#f3dcb4' : coat.pattern === 'points' ? coat.second : '#fffaf0'
  pen.fill('muzzle', ellipse(shift * 1.35, 4.6, 6, 4.6), muzzle)
  ear(-1)
  pen.mark(
    'nose',
    smooth([
      [shift * 1.4 - 2.3, 1.1],
      [shift * 1.4, 0.3],
      [shift * 1.4 + 2.3, 1.1],
      [shift * 1.4 + 1.2, 3],
      [shift * 1.4, 3.5],
      [shift * 1.4 - 1.2, 3],
    ]),
    coat.dark,
  )
  drawFace(pen, {
    look,
    eyes: [
      [-4.3 + shift, -1.6],
      [4.1 + shift * 0.8, -1.6],
    ],
    eyeSize: 1.35,
    mouth: [shift * 1.4, 4.8],
    mouthWidth: 5,
    toy,
    cheeks: [
      [-6.4 + shift * 0.7, 3.2],
      [6.6 + shift * 0.4, 3.2],
    ],
  })
}

function earShape(colour: string): (ear: Pen) => void {
  return (ear) => {
    ear.fill(
      'ear',
      smooth([
        [0, -2.6],
        [-3.6, -1.6],
        [-5.2, 3.4],
        [-4.6, 9],
        [-1.4, 11],
        [1.2, 7.4],
        [2, 1.6],
      ]),
      colour,
    )
  }
}
