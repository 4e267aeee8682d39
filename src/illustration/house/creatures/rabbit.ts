import type { Point } from '../drawing.ts'
import { darker, mixColours } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawBib } from './draw-bib.ts'
import { drawFace, ringed } from './draw-face.ts'
import type { Coat, HeadDrawing, Species } from './species.ts'

const dark = '#d9837f'

export const rabbit: Species = {
  coats: [
    { base: '#c9a57e', second: '#f6ead8', pattern: 'plain', dark },
    { base: '#f6efe4', second: '#fffdf8', pattern: 'plain', dark },
    { base: '#a39a94', second: '#ece4da', pattern: 'plain', dark },
    { base: '#8a6248', second: '#e6cfb2', pattern: 'plain', dark },
    { base: '#f4ebdd', second: '#8d7768', pattern: 'patches', dark },
  ],
  build: {
    leg: 3.4,
    half: 5,
    rump: 5.2,
    chest: 4.2,
    legTop: 2.3,
    legBottom: 1.6,
    pawLong: 2.7,
    pawHigh: 1.3,
    neck: [3.4, -6.6],
    neckRadius: 3.2,
    headScale: 0.6,
    rears: true,
  },
  drawHead,
  drawTail(pen, look, coat) {
    pen.fill(
      'tail',
      ellipse(-0.8, -1 - look.tail * 0.6, 2.3, 2.1),
      coat.pattern === 'patches' ? coat.base : coat.second,
    )
  },
  drawNeck(pen, coat, shoulder, head) {
    drawBib(pen, shoulder, head, 4.2, coat.pattern === 'patches' ? '#fffaf2' : coat.second)
  },
  markBody(pen, coat, hip) {
    if (coat.pattern === 'patches')
      pen.mark('patch', ellipse(hip[0] + 1, hip[1] - 1.8, 3.4, 2.4, -12), coat.second)
  },
}

function drawHead(pen: Pen, { look, turn, coat, toy, swift }: HeadDrawing): void {
  const shift = turn * 2.6
  if (swift && turn > 0) for (const side of [1, -1]) drawEarCurve(pen, side, sweptEar(side), coat)
  else {
    drawEar(pen, 1, look.ears, look.brow === 8, coat)
    drawEar(pen, -1, look.ears, false, coat)
  }
  pen.fill(
    'head',
    smooth([
      [0, -9.4],
      [5.2, -8.2],
      [8.4, -3.6],
      [9.6, 2],
      [7.6, 6.8],
      [shift * 0.5, 9],
      [-7.6, 6.8],
      [-9.6, 2],
      [-8.4, -3.6],
      [-5.2, -8.2],
    ]),
    coat.base,
  )
  if (coat.pattern === 'patches')
    pen.mark(
      'patch',
      smooth([
        [-2, -8.9],
        [-6, -7.4],
        [-8.6, -2],
        [-5, 0.8],
        [-2, -2.4],
      ]),
      coat.second,
    )
  const pale = coat.pattern === 'patches' ? '#fffaf2' : coat.second
  for (const side of [-1, 1]) pen.mark('muzzle', ellipse(shift * 1.2 + side * 2.1, 4.2, 3.2, 2.7), pale)
  if (look.mouth === 'smile' || look.mouth === 'open' || look.mouth === 'flat') {
    pen.mark('teeth', ellipse(shift * 1.2, 6.3, 1.3, 1.5, 0, 20), '#fffdf6')
    pen.stroke(
      'teeth',
      [
        [shift * 1.2, 5.4],
        [shift * 1.2, 7.4],
      ],
      0.3,
      '#c9b6a2',
    )
  }
  pen.mark(
    'nose',
    smooth([
      [shift * 1.2 - 1.5, 1.3],
      [shift * 1.2 + 1.5, 1.3],
      [shift * 1.2, 2.9],
    ]),
    coat.dark,
  )
  drawFace(pen, {
    look,
    eyes: [
      [-4.5 + shift, -1.3],
      [4.4 + shift * 0.85, -1.3],
    ],
    eyeSize: 1.6,
    mouth: [shift * 1.2, look.mouth === 'open' ? 4.6 : 3.6],
    mouthWidth: 4.2,
    cleft: true,
    toy,
    ...ringed(coat.base),
    cheeks: [
      [-6.4 + shift * 0.6, 3.4],
      [7 + shift * 0.3, 3.4],
    ],
  })
}

/** Long ears tell the feeling: upright, one folded, or hanging outwards. */
function drawEar(pen: Pen, side: number, ears: number, folded: boolean, coat: Coat): void {
  const droop = Math.max(0, -ears)
  const root: Point = [side * 3.4, -7]
  const middle: Point = [side * (4.6 + droop * 6), -15 + droop * 5]
  const tip: Point = folded
    ? [side * 11, -13.5]
    : [side * (5.2 + droop * 9.5), -23 + droop * 22 - Math.max(0, ears) * 1.5]
  drawEarCurve(pen, side, [root, folded ? [side * 4.2, -16.5] : middle, tip], coat)
}

/** An ear that the wind of a leap lays back. */
function sweptEar(side: number): Point[] {
  return [
    [side * 2.6 - 1.4, -7],
    [side * 2 - 8.6, -13.4],
    [side * 2.6 - 18, -14.6],
  ]
}

function drawEarCurve(pen: Pen, side: number, line: Point[], coat: Coat): void {
  const curve = smooth(line, false, 10)
  const wide = (along: number): number => 1.7 + Math.sin(Math.min(1, along * 1.15) * Math.PI) * 1.5
  pen.fill('ear', tube(curve, wide), coat.pattern === 'patches' && side < 0 ? coat.second : coat.base)
  pen.mark(
    'innerEar',
    tube(curve.slice(3, -2), (along) => wide(along) * 0.5),
    mixColours('#eeb0a2', darker(coat.base), 0.15),
  )
}
