import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace } from './draw-face.ts'
import type { HeadDrawing, Species } from './species.ts'

const dark = '#8a5a58'

/** `second` is the snout. */
export const pig: Species = {
  coats: [
    { base: '#f2b3a6', second: '#e58f88', pattern: 'plain', dark },
    { base: '#f6c9b8', second: '#e79c8e', pattern: 'plain', dark },
    { base: '#f0baa8', second: '#5b474b', pattern: 'patches', dark },
  ],
  build: {
    leg: 11,
    half: 17,
    rump: 14.5,
    chest: 14.5,
    legTop: 6,
    legBottom: 4,
    pawLong: 4.2,
    pawHigh: 2.6,
    neck: [14, -9],
    neckRadius: 10,
    headScale: 1.72,
    rears: false,
    hooves: true,
  },
  drawHead,
  drawTail(pen, look, coat) {
    const curl = 1 + look.tail * 0.35
    const curve: Point[] = [
      [4, 0],
      [-2, -1],
      [-4.4 * curl, -4.4],
      [-1.4, -6.4 * curl],
      [0.4, -3.6],
      [-3, -1.6],
      [-7 * curl, -3.4 * curl],
    ]
    pen.fill(
      'tail',
      tube(smooth(curve, false), (along) => 1.4 - along * 0.5),
      darker(coat.base, 0.1),
    )
  },
  markBody(pen, coat, hip, shoulder) {
    if (coat.pattern !== 'patches') return
    const x = hip[0] * 0.6 + shoulder[0] * 0.4
    const y = hip[1] * 0.6 + shoulder[1] * 0.4
    pen.mark('patch', ellipse(x, y - 5, 7.4, 5.6, 12), coat.second)
    pen.mark('patch', ellipse(x + 15, y + 2, 4.2, 3.6), coat.second)
  },
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3
  const snout = coat.pattern === 'patches' ? darker(coat.base, 0.12) : coat.second
  drawEars(pen, {
    at: [6, -6.6],
    degrees: look.ears * 20,
    draw(ear) {
      const flap: Point[] = [
        [3, -0.6],
        [-0.6, -5],
        [-5.4, -5],
        [-6.4, 1.6],
        [-4.6, 4],
        [-2, 2.6],
      ]
      ear.fill('ear', smooth(flap, true, 6), coat.base)
      ear.mark('innerEar', ellipse(-3.2, -1, 2, 3, 20), lighter(snout, 0.1), { alpha: 0.8 })
    },
  })
  const outline: Point[] = [
    [0, -8.8],
    [6, -7.6],
    [9.8, -2.6],
    [10.2, 3],
    [7, 7.6],
    [shift * 0.5, 9.2],
    [-7, 7.6],
    [-10.2, 3],
    [-9.8, -2.6],
    [-6, -7.6],
  ]
  pen.fill('head', smooth(outline), coat.base)
  pen.fill('snout', ellipse(shift * 1.5, 2.6, 4.8, 3.7), snout)
  pen.stroke('snoutEdge', arc(shift * 1.5, 2.6, 4.8, 3.7, 0, 360, 24), 0.45, darker(snout, 0.28))
  for (const side of [-1, 1])
    pen.mark('nostril', ellipse(shift * 1.55 + side * 1.7, 2.5, 0.75, 1.3), '#7d3b3c')
  // On both sides of the snout.
  const smiles = look.mouth === 'smile'
  drawFace(pen, {
    look,
    eyes: [
      [-4.9 + shift, -2.2],
      [4.8 + shift * 0.85, -2.2],
    ],
    eyeSize: 1.5,
    mouth: [shift * 1.35, smiles ? 6.6 : 6.2],
    mouthWidth: smiles ? 6 : 4.2,
    toy,
    cheeks: [
      [-7 + shift * 0.6, 3],
      [7.8 + shift * 0.3, 3],
    ],
  })
}
