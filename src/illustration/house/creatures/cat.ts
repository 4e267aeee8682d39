import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawBib } from './draw-bib.ts'
import { drawFace, ink, ringed } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import type { Coat, HeadDrawing, Species } from './species.ts'

const dark = '#d98880'

export const cat: Species = {
  coats: [
    { base: '#e59a4f', second: '#c4722e', pattern: 'stripes', dark },
    { base: '#9a948c', second: '#6f6a66', pattern: 'stripes', dark },
    { base: '#4a4448', second: '#f4ece0', pattern: 'points', dark },
    { base: '#f5ecdf', second: '#c98546', pattern: 'patches', dark },
    { base: '#b9a48c', second: '#85705c', pattern: 'stripes', dark },
  ],
  build: {
    leg: 6.6,
    half: 7.6,
    rump: 4.9,
    chest: 4.9,
    legTop: 3,
    legBottom: 1.9,
    pawLong: 2.7,
    pawHigh: 1.6,
    neck: [3.6, -9.2],
    neckRadius: 3.2,
    headScale: 0.88,
    rears: true,
  },
  drawHead,
  drawTail(pen, look, coat) {
    const up = 6 + look.tail * 9
    const curve = smooth(
      [
        [3, 1],
        [-2.5, 0],
        [-6.5, -up * 0.35],
        [-7.2, -up * 0.85],
        [-5, -up * 1.15 - 1],
      ],
      false,
    )
    pen.fill(
      'tail',
      tube(curve, (along) => 1.6 - along * 0.35),
      coat.base,
    )
    if (coat.pattern !== 'plain') {
      pen.mark(
        'tailTip',
        tube(curve.slice(-7), () => 1.3),
        coat.second,
      )
    }
  },
  drawNeck(pen, coat, shoulder, head) {
    drawBib(pen, shoulder, head, 4.9, coat.pattern === 'points' ? coat.second : '#fbf1e2')
  },
  markBody(pen, coat, hip, shoulder) {
    markCat(pen, coat, hip, shoulder)
  },
}

function markCat(pen: Pen, coat: Coat, hip: Point, shoulder: Point): void {
  const at = (along: number): Point => [
    hip[0] + (shoulder[0] - hip[0]) * along,
    hip[1] + (shoulder[1] - hip[1]) * along,
  ]
  if (coat.pattern === 'stripes') {
    for (const along of [0.08, 0.34, 0.6]) {
      const [x, y] = at(along)
      pen.mark(
        'stripe',
        tube(
          smooth(
            [
              [x - 0.4, y - 4.3],
              [x + 0.5, y - 2.4],
              [x + 0.1, y - 0.6],
            ],
            false,
          ),
          (part) => 0.75 - part * 0.5,
        ),
        coat.second,
      )
    }
  } else if (coat.pattern === 'patches') {
    const [x, y] = at(0.35)
    pen.mark('patch', ellipse(x, y - 2.2, 3.6, 2.2, 8), coat.second)
    const [far, high] = at(0.85)
    pen.mark('patch', ellipse(far, high - 2.6, 1.8, 1.4, 10), darker(coat.second, 0.35))
  }
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3
  for (const side of [1, -1]) {
    drawTurnedPart(pen, (ear) => drawEar(ear, coat), {
      at: [side * (side > 0 ? 6 - turn * 0.8 : 6.2), -5.6],
      degrees: look.ears * 8 - (look.ears < 0 ? look.ears * -34 : 0),
      mirror: side > 0,
    })
  }
  pen.fill(
    'head',
    smooth([
      [0, -8.6],
      [6, -7.4],
      [10, -2.2],
      [11.2, 2.6],
      [8.4, 6.6],
      [shift * 0.4, 8.6],
      [-8.4, 6.6],
      [-11.2, 2.6],
      [-10, -2.2],
      [-6, -7.4],
    ]),
    coat.base,
  )
  if (coat.pattern === 'stripes') {
    for (const x of [-2.4, 0, 2.4])
      pen.mark(
        'stripe',
        tube(
          [
            [x + shift * 0.5, -8.4 + Math.abs(x) * 0.1],
            [x * 0.8 + shift * 0.6, -6.8],
            [x * 0.7 + shift * 0.6, -5.2],
          ],
          (along) => 0.8 - along * 0.45,
        ),
        coat.second,
      )
    for (const side of [-1, 1])
      pen.mark(
        'stripe',
        tube(
          [
            [side * 10.6, 1.4],
            [side * 9, 1.8],
            [side * 7.8, 1.6],
          ],
          (along) => 0.65 - along * 0.35,
        ),
        coat.second,
      )
  } else if (coat.pattern === 'patches') {
    pen.mark(
      'patch',
      smooth([
        [1, -8.4],
        [6, -7.2],
        [9.6, -2.4],
        [6.4, -0.2],
        [3, -2.4],
      ]),
      coat.second,
    )
  }
  const pale = coat.pattern === 'plain' ? '#fbf1e2' : coat.pattern === 'stripes' ? '#fbf1e2' : '#fffaf2'
  for (const side of [-1, 1]) pen.mark('muzzle', ellipse(shift + side * 2, 4.2, 3, 2.5), pale)
  drawWhiskers(pen, shift)
  pen.mark(
    'nose',
    smooth([
      [shift - 1.3, 1.5],
      [shift + 1.3, 1.5],
      [shift, 2.9],
    ]),
    coat.dark,
  )
  drawFace(pen, {
    look,
    eyes: [
      [-4.6 + shift, -0.9],
      [4.6 + shift * 0.85, -0.9],
    ],
    eyeSize: 1.55,
    mouth: [shift, 3.4],
    mouthWidth: 4.4,
    cleft: true,
    toy,
    ...ringed(coat.base),
    line: coat.pattern === 'points' ? '#1c1316' : ink,
    cheeks: [
      [-7 + shift * 0.6, 3.4],
      [7.4 + shift * 0.3, 3.4],
    ],
  })
}

function drawEar(ear: Pen, coat: Coat): void {
  ear.fill(
    'ear',
    smooth(
      [
        [-4, 2.4],
        [-4.6, -3],
        [-3.2, -8.2],
        [0.6, -5],
        [3.4, -1],
        [2, 2.6],
      ],
      true,
      6,
    ),
    coat.base,
  )
  ear.mark(
    'innerEar',
    smooth(
      [
        [-2.6, 0.6],
        [-3.2, -3],
        [-2.6, -5.8],
        [-0.2, -3.4],
        [1.2, -0.8],
      ],
      true,
      6,
    ),
    '#eeb0a2',
  )
}

function drawWhiskers(pen: Pen, shift: number): void {
  for (const side of [-1, 1]) {
    for (const rise of [-0.8, 0.8]) {
      const from: Point = [shift + side * 4.4, 4 + rise * 0.6]
      pen.stroke(
        'whisker',
        smooth(
          [from, [from[0] + side * 3, from[1] + rise * 0.5], [from[0] + side * 6, from[1] + rise * 1.5]],
          false,
          4,
        ),
        0.3,
        '#7a6258',
        { alpha: 0.75 },
      )
    }
  }
}
