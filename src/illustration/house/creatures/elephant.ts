import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { between, ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace } from './draw-face.ts'
import type { HeadDrawing, Species } from './species.ts'

const dark = '#5b5660'

/** A young elephant; `second` is the inside of the ears. */
export const elephant: Species = {
  coats: [
    { base: '#a3a4b0', second: '#e3b3ae', pattern: 'plain', dark },
    { base: '#b3aaa6', second: '#e8bcae', pattern: 'plain', dark },
    { base: '#8f99a8', second: '#d9a8aa', pattern: 'plain', dark },
  ],
  build: {
    scale: 0.95,
    leg: 27,
    half: 27,
    rump: 25,
    chest: 24,
    legTop: 12,
    legBottom: 9.6,
    pawLong: 10,
    pawHigh: 4.6,
    neck: [27, -15],
    neckRadius: 16,
    headScale: 2.65,
    rears: false,
  },
  drawHead,
  drawTail(pen, look, coat) {
    const curve: Point[] = [
      [8, 2],
      [-4, 4 - look.tail * 5],
      [-9, 16 - look.tail * 8],
    ]
    const line = smooth(curve, false)
    pen.fill(
      'tail',
      tube(line, (along) => 2 - along * 0.7),
      coat.base,
    )
    const end = line[line.length - 1] as Point
    pen.fill('tuft', ellipse(end[0] - 0.4, end[1] + 2.6, 2.2, 4), coat.dark, { material: 'hair' })
  },
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 2.6
  const flap = {
    at: [6.6, -4] as const,
    degrees: look.ears * 16,
    draw(ear: Pen): void {
      const sheet: Point[] = [
        [2, -3.6],
        [-3, -7.6],
        [-9.4, -6.4],
        [-12, 0],
        [-9.6, 7],
        [-4, 8.6],
        [1.4, 4.4],
      ]
      ear.fill('ear', smooth(sheet), coat.base)
      const inner: Point[] = sheet.map(([x, y]) => [x * 0.74 - 1, y * 0.74])
      ear.mark('innerEar', smooth(inner), coat.second)
    },
  }
  drawEars(pen, flap)
  const outline: Point[] = [
    [0, -10],
    [6, -8.6],
    [8.8, -3.4],
    [8.4, 2.4],
    [5.6 + shift * 0.4, 7],
    [shift * 0.6, 8.4],
    [-5.8 + shift * 0.2, 7],
    [-8.4, 2.4],
    [-8.8, -3.4],
    [-6, -8.6],
  ]
  pen.fill('head', smooth(outline), coat.base)
  drawMouthUnder(pen, { look, turn, coat, toy })
  drawTrunk(pen, look.head, shift, coat.base)
}

/** The mouth shows beside the trunk. */
function drawMouthUnder(pen: Pen, { look, turn, toy }: HeadDrawing): void {
  const shift = turn * 2.6
  drawFace(pen, {
    look,
    eyes: [
      [-4.7 + shift, -2],
      [4.9 + shift * 0.8, -2],
    ],
    eyeSize: 1.55,
    mouth: [shift * 1.2 + 4.4, 5.2],
    mouthWidth: 4,
    toy,
    cheeks: [
      [-6.4 + shift * 0.8, 3],
      [7 + shift * 0.4, 2.4],
    ],
  })
}

/** Hangs when sad, curls up when glad. */
function drawTrunk(pen: Pen, lift: number, shift: number, colour: string): void {
  const up = Math.max(0, lift)
  const x = shift * 1.1
  const curve: Point[] = [
    [x, -0.6],
    [x + 0.2, 5],
    [x + 0.4, 10 - up * 1.4],
    [x + 2.4 + up * 2, 13.6 - up * 3],
    [x + 5.6 + up * 1.6, 13 - up * 6.4],
  ]
  const line = smooth(curve, false)
  pen.fill(
    'trunk',
    tube(line, (along) => 3.3 - along * 1.5),
    lighter(colour, 0.06),
  )
  for (const at of [0.3, 0.42, 0.54, 0.66]) {
    const index = Math.floor(line.length * at)
    const [cx, cy] = line[index] as Point
    const half = 3 - at * 1.5
    const fold = smooth(
      [
        [cx - half, cy - 0.3],
        [cx, cy + 0.5],
        [cx + half, cy - 0.3],
      ],
      false,
      4,
    )
    pen.stroke('fold', fold, 0.36, darker(colour, 0.3), { alpha: 0.55 })
  }
  const tip = between(line[line.length - 1] as Point, line[line.length - 2] as Point, 0)
  pen.mark('tip', ellipse(tip[0] + 0.5, tip[1], 0.9, 1.1), darker(colour, 0.3))
}
