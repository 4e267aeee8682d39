import type { Point } from '../drawing.ts'
import { lighter } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace, ringed } from './draw-face.ts'
import type { HeadDrawing, Species } from './species.ts'

const dark = '#3a2724'

/** A red squirrel with tufted ears; `second` is belly and muzzle. */
export const squirrel: Species = {
  coats: [
    { base: '#b8582e', second: '#fbe9cf', pattern: 'plain', dark },
    { base: '#8f4a2e', second: '#f6e0c2', pattern: 'plain', dark },
    { base: '#9a938e', second: '#f4eee4', pattern: 'plain', dark },
  ],
  build: {
    leg: 3.4,
    half: 4.6,
    rump: 4.4,
    chest: 3.6,
    legTop: 1.9,
    legBottom: 1.2,
    pawLong: 2,
    pawHigh: 1,
    neck: [2.6, -5.4],
    neckRadius: 2.6,
    headScale: 0.62,
    rears: true,
  },
  drawHead,
  drawTail(pen, look, coat) {
    const lift = 6 + look.tail * 2.4
    const curve: Point[] = [
      [3.4, 2.4],
      [-2.6, 1.8],
      [-5.8, -3 - lift * 0.3],
      [-4.2, -8 - lift * 0.7],
      [-5.6, -11.4 - lift * 0.8],
      [-9.4, -11.6 - lift * 0.8],
      [-10.2, -8.6 - lift * 0.7],
    ]
    const line = smooth(curve, false)
    const bushy = (along: number): number => 0.9 + Math.sin(Math.min(1, along * 1.04) * Math.PI) * 2.9
    pen.fill('tail', tube(line, bushy), coat.base)
    const inner = tube(line.slice(10, -8), (along) => bushy(0.2 + along * 0.6) * 0.34)
    pen.mark('tailLight', inner, lighter(coat.base, 0.3), { alpha: 0.5 })
  },
  drawNeck(pen, coat, shoulder, head) {
    const x = shoulder[0] * 0.6 + head[0] * 0.4 + 1.4
    const y = shoulder[1] * 0.65 + head[1] * 0.35 + 1.4
    pen.mark('bib', ellipse(x, y, 1.7, 3, -14), coat.second)
  },
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3
  drawEars(pen, {
    at: [5.6, -6.6],
    degrees: -6 + look.ears * 12 - Math.max(0, -look.ears) * 30,
    draw(ear) {
      const outline: Point[] = [
        [-2.6, 1.4],
        [-3.4, -2.6],
        [-2, -5.4],
        [0.8, -3],
        [2.4, 1],
      ]
      ear.fill('ear', smooth(outline), coat.base)
      const tuft: Point[] = [
        [-3.2, -3.4],
        [-3, -8.6],
        [-1.6, -6.4],
        [-0.6, -8.2],
        [-0.4, -4],
      ]
      ear.fill('tuft', smooth(tuft), coat.base, { material: 'hair' })
      ear.mark('innerEar', ellipse(-1.4, -1.6, 1.2, 2.2, -10), '#f0b89a')
    },
  })
  const outline: Point[] = [
    [0, -8.4],
    [5.4, -7.2],
    [8.6, -3],
    [9.4, 2.2],
    [7 + shift * 0.4, 6.2],
    [shift, 7.6],
    [-7 + shift * 0.4, 6.2],
    [-9.4, 2.2],
    [-8.6, -3],
    [-5.4, -7.2],
  ]
  pen.fill('head', smooth(outline), coat.base)
  // Full cheeks and two long teeth: a gnawer, and no fox.
  for (const side of [-1, 1])
    pen.mark('muzzle', ellipse(shift * 1.2 + side * 2.5, 4.4, 3.5, 2.9), coat.second)
  if (look.mouth === 'smile' || look.mouth === 'open' || look.mouth === 'flat') {
    pen.mark('teeth', ellipse(shift * 1.2, 5.9, 1.5, 1.4, 0, 20), '#fffdf6')
    const gap: Point[] = [
      [shift * 1.2, 5],
      [shift * 1.2, 6.4],
    ]
    pen.stroke('teeth', gap, 0.3, '#c9b6a2')
  }
  pen.mark('nose', ellipse(shift * 1.3, 2.2, 1, 0.8), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-4.5 + shift, -1.4],
      [4.5 + shift * 0.85, -1.4],
    ],
    eyeSize: 1.75,
    mouth: [shift * 1.25, 4.4],
    mouthWidth: 3.6,
    cleft: true,
    toy,
    ...ringed(coat.base),
    cheeks: [
      [-6.2 + shift * 0.6, 3],
      [6.8 + shift * 0.3, 3],
    ],
  })
}
