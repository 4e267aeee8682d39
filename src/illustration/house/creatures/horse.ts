import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawFace, ringed } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import type { Coat, HeadDrawing, Species } from './species.ts'

/** `second` is mane and tail. */
export const horse: Species = {
  coats: [
    { base: '#b0713f', second: '#4a3028', pattern: 'plain', dark: '#3d2c28' },
    { base: '#d9a860', second: '#f6e6c4', pattern: 'plain', dark: '#5b4636' },
    { base: '#8f8a88', second: '#e9e2d8', pattern: 'plain', dark: '#4b4546' },
    { base: '#f2e9dc', second: '#c9a878', pattern: 'patches', dark: '#5b4a42' },
    { base: '#6a4534', second: '#2e211f', pattern: 'plain', dark: '#2e211f' },
  ],
  build: {
    leg: 46,
    half: 33,
    rump: 22,
    chest: 21,
    legTop: 12,
    legBottom: 6.6,
    pawLong: 8,
    pawHigh: 4.6,
    neck: [24, -50],
    neckRadius: 12.5,
    headScale: 2.25,
    rears: false,
    hooves: true,
    tailHangs: true,
  },
  drawHead: (pen, head) => drawHorseHead(pen, head, 1),
  drawTail(pen, look, coat) {
    const out = 10 + look.tail * 10
    const curve = smooth(
      [
        [8, -4],
        [-6, -6 - look.tail * 5],
        [-out - 4, 8 - look.tail * 4],
        [-out * 0.9, 34],
        [-out * 1.3, 54],
      ],
      false,
    )
    pen.fill(
      'tail',
      tube(curve, (along) => 3.4 + Math.sin(along * Math.PI) * 6.5),
      coat.second,
    )
    pen.stroke(
      'hair',
      tube(curve.slice(8, -4), () => 0.1),
      1,
      darker(coat.second, 0.25),
    )
  },
  markBody(pen, coat, hip, shoulder) {
    if (coat.pattern !== 'patches') return
    const x = hip[0] * 0.6 + shoulder[0] * 0.4
    const y = hip[1] * 0.6 + shoulder[1] * 0.4
    pen.mark(
      'patch',
      smooth([
        [x - 20, y - 14],
        [x - 4, y - 20],
        [x + 12, y - 15],
        [x + 8, y],
        [x - 6, y + 4],
        [x - 17, y],
      ]),
      coat.second,
    )
  },
  drawNeck: drawMane,
}

function drawMane(pen: Pen, coat: Coat, shoulder: Point, head: Point): void {
  const at = (along: number, out: number): Point => {
    const dx = head[0] - shoulder[0]
    const dy = head[1] - shoulder[1]
    const length = Math.hypot(dx, dy)
    return [shoulder[0] + dx * along + (dy / length) * out, shoulder[1] + dy * along - (dx / length) * out]
  }
  const locks = [0.1, 0.3, 0.52, 0.74, 0.95]
  const outline = [
    at(1.2, 6),
    at(1.25, 15),
    ...locks.toReversed().flatMap((along) => [at(along, 20), at(along - 0.1, 14)]),
    at(0.15, 6),
    at(0.6, 3),
  ]
  pen.fill('mane', smooth(outline), coat.second, { material: 'hair' })
}

/** `ears` is their length beside a horse's: a donkey's are longer. */
export function drawHorseHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing, ears: number): void {
  const shift = turn * 3.4
  for (const side of [1, -1]) {
    drawTurnedPart(
      pen,
      (ear) => {
        ear.fill(
          'ear',
          smooth([
            [-1.9, 1.6],
            [-2.5, -2.4 * ears],
            [-0.4, -6.4 * ears],
            [1.8, -2.4 * ears],
            [1.9, 1.6],
          ]),
          coat.base,
        )
        ear.mark(
          'innerEar',
          smooth([
            [-0.9, 0],
            [-1.2, -2 * ears],
            [-0.3, -4.2 * ears],
            [0.8, -2 * ears],
            [0.8, 0],
          ]),
          '#e3a69a',
          { alpha: 0.75 },
        )
      },
      {
        at: [side * 4.4 - 0.4, -9],
        degrees: -8 + look.ears * 16 - Math.max(0, -look.ears) * 24,
        mirror: side > 0,
      },
    )
  }
  const muzzle = lighter(coat.base, 0.45)
  pen.fill(
    'head',
    smooth([
      [0, -10.6],
      [5.2, -9.2],
      [7, -4],
      [6.4 + shift * 0.3, 2],
      [5.6 + shift, 7],
      [shift, 9],
      [-5.4 + shift, 7],
      [-6.4 + shift * 0.2, 2],
      [-7.4, -4],
      [-5.4, -9.2],
    ]),
    coat.base,
  )
  pen.mark(
    'blaze',
    smooth([
      [shift * 0.3 - 1, -6.6],
      [shift * 0.3 + 1, -6.6],
      [shift + 1.4, 3],
      [shift - 1.4, 3],
    ]),
    '#fffaf0',
  )
  pen.fill('muzzle', ellipse(shift * 1.35, 7.2, 6.6, 4.9), muzzle)
  for (const side of [-1, 1])
    pen.mark('nostril', ellipse(shift * 1.4 + side * 2.6, 6, 0.8, 1.1, side * 18), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-4.3 + shift * 0.7, -2],
      [4.2 + shift * 0.7, -2],
    ],
    eyeSize: 1.25,
    mouth: [shift * 1.4, 8.2],
    mouthWidth: look.mouth === 'smile' ? 5 : 4,
    toy,
    ...ringed(coat.base),
    cheeks: [
      [-5 + shift, 3],
      [5.4 + shift * 0.9, 3],
    ],
  })
  const forelock: Point[] = [
    [-2.6, -11],
    [2.4, -11],
    [3.4, -7.4],
    [1.6, -4.6],
    [0.8, -7],
    [-0.6, -4.2],
    [-1.6, -7],
    [-3.2, -5.4],
  ]
  pen.fill('forelock', smooth(forelock), coat.second, { material: 'hair' })
}
