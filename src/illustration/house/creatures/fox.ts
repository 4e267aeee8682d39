import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace, drawFaceAside, ringed } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type HeadDrawing, turningHead, type Species } from './species.ts'

const dark = '#3a2a2a'

/** `second` is cheeks, bib and the tip of the tail; the paws wear dark socks. */
export const fox: Species = {
  coats: [
    { base: '#d9742f', second: '#fdf3e2', pattern: 'plain', dark },
    { base: '#c65f2c', second: '#f8e6cb', pattern: 'plain', dark },
    { base: '#e4924a', second: '#fffaf0', pattern: 'plain', dark },
  ],
  build: {
    leg: 10,
    half: 10.4,
    rump: 6.8,
    chest: 7.4,
    legTop: 4.3,
    legBottom: 2.7,
    pawLong: 3.6,
    pawHigh: 2.2,
    neck: [5.5, -14],
    neckRadius: 4.8,
    headScale: 1.3,
    rears: true,
    socks: true,
  },
  drawHead: turningHead(drawAside, drawFrontal),
  snout: 7,
  drawTail(pen, look, coat) {
    const lift = look.tail * 9
    const curve: Point[] = [
      [5, 2],
      [-4, 3 - lift * 0.2],
      [-12, 1 - lift * 0.6],
      [-19, -5 - lift],
      [-23, -12 - lift * 1.3],
    ]
    const line = smooth(curve, false)
    const brush = (along: number): number => 1.6 + Math.sin(Math.min(1, along * 1.15) * Math.PI * 0.8) * 5
    pen.fill('tail', tube(line, brush), coat.base)
    const from = Math.floor(line.length * 0.72)
    const tip = tube(line.slice(from), (along) => brush(0.72 + along * 0.28) * (1 - along * 0.55))
    pen.mark('tailTip', tip, coat.second)
  },
  drawNeck(pen, coat, shoulder, head) {
    const x = shoulder[0] * 0.55 + head[0] * 0.45 + 2.4
    const y = shoulder[1] * 0.6 + head[1] * 0.4 + 2
    const bib: Point[] = [
      [x - 3, y - 5],
      [x + 3.4, y - 4],
      [x + 3.6, y + 3],
      [x + 1.4, y + 8],
      [x - 1.6, y + 4],
    ]
    pen.mark('bib', smooth(bib), coat.second)
  },
}

function drawAside(pen: Pen, { look, coat }: HeadDrawing): void {
  const pricked = 4 + look.ears * 14 - Math.max(0, -look.ears) * 40
  drawTurnedPart(pen, earIn(darker(coat.base, 0.1)), { at: [3.2, -7.2], degrees: pricked + 20 })
  pen.fill(
    'head',
    smooth([
      [-1.6, -9.6],
      [4, -8.4],
      [8, -4.4],
      [11, -1.6],
      [16, -0.6],
      [17.2, 1.8],
      [13, 4.4],
      [8, 6.6],
      [2.6, 8.6],
      [-4, 10.4],
      [-5, 7.6],
      [-9.8, 7.6],
      [-8.4, 4.4],
      [-10.4, 1],
      [-9, -5],
    ]),
    coat.base,
  )
  const cheek: Point[] = [
    [16.8, 2.4],
    [13, 4.4],
    [8, 6.6],
    [2.6, 8.6],
    [-4, 10.4],
    [-5, 7.6],
    [-9.8, 7.6],
    [-6.6, 4.2],
    [-2, 3.4],
    [2.4, 1.6],
    [7.4, 2.4],
    [12, 1.6],
  ]
  pen.mark('cheek', smooth(cheek), coat.second)
  drawFaceAside(pen, {
    look,
    eye: [4, -2.4],
    eyeSize: 1.6,
    cheek: [0.8, 2.6],
    fur: coat.base,
    mouth: { at: [14.2, 3.2], reach: 7, jaw: coat.second, size: 1.4, tongueless: true },
  })
  pen.mark('nose', ellipse(16.6, 0, 1.9, 1.6, 14), coat.dark)
  drawTurnedPart(pen, earIn(coat.base), { at: [-5, -6.8], degrees: pricked - 4, scale: 1.1 })
}

/** A pointed ear in a colour, dark inside. */
function earIn(colour: string): (ear: Pen) => void {
  return (ear) => {
    const outline: Point[] = [
      [-3.6, 2],
      [-4, -3],
      [-2.4, -9.4],
      [1.6, -5],
      [3.6, 1],
    ]
    ear.fill('ear', smooth(outline, true, 6), colour)
    const inner: Point[] = [
      [-2, 0.6],
      [-2.6, -3],
      [-1.8, -6.6],
      [0.8, -3.6],
      [1.6, 0.6],
    ]
    ear.mark('innerEar', smooth(inner), dark, { alpha: 0.8 })
  }
}

function drawFrontal(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3.2
  drawEars(pen, {
    at: [6, -6],
    degrees: -10 + look.ears * 14 - Math.max(0, -look.ears) * 34,
    draw: earIn(coat.base),
  })
  const outline: Point[] = [
    [0, -8.6],
    [5.6, -7.4],
    [8.8, -3],
    [11.4, 2.4],
    [6.6 + shift * 0.4, 5],
    [shift * 1.1 + 1.6, 8.6],
    [shift * 1.1 - 1.6, 8.6],
    [-6.4 + shift * 0.3, 5.4],
    [-11.4, 2.6],
    [-8.8, -3],
    [-5.6, -7.4],
  ]
  pen.fill('head', smooth(outline), coat.base)
  for (const side of [-1, 1]) {
    const cheek: Point[] = [
      [shift * 1.1 + side * 0.6, 8.2],
      [shift + side * 1.2, 3.4],
      [shift * 0.8 + side * 4.4, 1.2],
      [side * 10.4 + shift * 0.05, 2.6],
      [side * 6.4 + shift * 0.3, 4.8],
    ]
    pen.mark('cheek', smooth(cheek), coat.second)
  }
  pen.mark('nose', ellipse(shift * 1.25, 4.4, 2, 1.5), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-4.2 + shift, -1.4],
      [4.2 + shift * 0.85, -1.4],
    ],
    eyeSize: 1.3,
    mouth: [shift * 1.2, 5.8],
    mouthWidth: 3.4,
    cleft: true,
    toy,
    ...ringed(coat.base),
    cheeks: [
      [-6.4 + shift * 0.7, 2.4],
      [7 + shift * 0.4, 2.4],
    ],
  })
}
