import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { between, ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawFace } from './draw-face.ts'
import { drawReptileAside } from './reptile-head.ts'
import { type HeadDrawing, turningHead, type Species } from './species.ts'

/** A long-necked plant eater; `second` is the plates on its back and its spots. */
export const dinosaur: Species = {
  coats: [
    { base: '#83b56e', second: '#e88f4e', pattern: 'plain', dark: '#47693f' },
    { base: '#6fa8b4', second: '#f0b25a', pattern: 'plain', dark: '#3c6470' },
    { base: '#d99a5c', second: '#b8563f', pattern: 'plain', dark: '#7a4a2e' },
    { base: '#a48cc4', second: '#f0c05e', pattern: 'plain', dark: '#5d4a80' },
  ],
  build: {
    leg: 19,
    half: 24,
    rump: 19,
    chest: 17.5,
    legTop: 9.5,
    legBottom: 7.6,
    pawLong: 8.6,
    pawHigh: 3.8,
    neck: [20, -54],
    neckRadius: 8.6,
    headScale: 2.1,
    rears: false,
  },
  drawHead: turningHead(drawAside, drawFrontal),
  snout: 6,
  drawTail(pen, look, coat) {
    const lift = look.tail * 14
    const curve: Point[] = [
      [16, 4],
      [-6, 10],
      [-28, 16 - lift * 0.2],
      [-48, 12 - lift * 0.7],
      [-62, -2 - lift],
    ]
    pen.fill(
      'tail',
      tube(smooth(curve, false), (along) => 15 * (1 - along) + 1.6),
      coat.base,
    )
  },
  drawBehind(pen, coat, hip, shoulder) {
    for (const along of [-0.25, 0.03, 0.31, 0.59, 0.86]) {
      const [x, y] = between(hip, shoulder, along)
      const tall = 26 - Math.abs(along - 0.35) * 9
      const plate: Point[] = [
        [x - 7, y - 12],
        [x - 2.4, y - tall],
        [x + 6.4, y - 12],
      ]
      pen.fill('plate', smooth(plate, true, 6), coat.second)
    }
  },
  markBody(pen, coat, hip, shoulder) {
    for (const [along, rise, size] of [
      [-0.1, -6, 3],
      [0.2, -9, 3.8],
      [0.42, -4, 2.6],
      [0.66, -9, 3.4],
      [0.12, 2, 2.2],
    ] as const) {
      const [x, y] = between(hip, shoulder, along)
      pen.mark('spot', ellipse(x, y + rise, size, size * 0.84), darker(coat.base, 0.16))
    }
  },
  drawNeck(pen, coat, shoulder, head) {
    for (const [along, size] of [
      [0.3, 2.6],
      [0.5, 2],
      [0.66, 1.6],
    ] as const) {
      const [x, y] = between(shoulder, head, along)
      pen.mark('spot', ellipse(x - 3, y, size, size * 0.86), darker(coat.base, 0.16))
    }
  },
}

function drawAside(pen: Pen, head: HeadDrawing): void {
  drawReptileAside(pen, head)
  const crest: Point[] = [
    [-4.6, -8],
    [-1.6, -11.4],
    [2.8, -9],
    [-0.6, -7.2],
  ]
  pen.mark('crest', smooth(crest), head.coat.second)
  pen.mark('spot', ellipse(-5.4, -2.4, 1.5, 1.3), darker(head.coat.base, 0.16))
  pen.mark('spot', ellipse(-4, 1, 1.1, 1), darker(head.coat.base, 0.16))
}

function drawFrontal(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3.6
  const outline: Point[] = [
    [-1, -9],
    [4.6, -8.2],
    [7.4, -4],
    [8 + shift * 0.6, 0.6],
    [8.4 + shift * 1.2, 4.2],
    [5.4 + shift * 1.4, 7.8],
    [shift * 1.2, 8.8],
    [-5.4 + shift * 0.8, 8],
    [-8 + shift * 0.2, 4.4],
    [-8.2, -1],
    [-6, -6.6],
  ]
  pen.fill('head', smooth(outline), coat.base)
  const crest: Point[] = [
    [-3.6, -8],
    [-1, -10.6],
    [2.6, -8.4],
    [0, -7],
  ]
  pen.mark('crest', smooth(crest), coat.second)
  pen.mark('muzzle', ellipse(shift * 1.4, 5.2, 6.2, 3.5), lighter(coat.base, 0.28))
  for (const side of [-1, 1])
    pen.mark('nostril', ellipse(shift * 1.5 + side * 1.9, 3.6, 0.6, 0.8, side * 20), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-4 + shift * 0.8, -2.4],
      [4.1 + shift * 0.75, -2.4],
    ],
    eyeSize: 1.55,
    mouth: [shift * 1.4, 5.6],
    mouthWidth: 6.4,
    toy,
    cheeks: [
      [-5.6 + shift * 0.7, 2.4],
      [6.6 + shift * 0.6, 2.4],
    ],
  })
}
