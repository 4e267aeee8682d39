import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawHorseHead } from './horse-head.ts'
import type { Coat, Species } from './species.ts'

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
    leg: 41,
    half: 31,
    rump: 22,
    chest: 21,
    legTop: 11.5,
    legBottom: 6.8,
    pawLong: 8.8,
    pawHigh: 4.6,
    neck: [22, -49],
    neckRadius: 13.5,
    headScale: 2.75,
    rears: false,
    hooves: true,
    tailHangs: true,
  },
  drawHead: (pen, head) => drawHorseHead(pen, head, 1),
  snout: 4.6,
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
    at(1.3, 22),
    ...locks.toReversed().flatMap((along) => [at(along, 21 + along * 11), at(along - 0.1, 15 + along * 10)]),
    at(0.15, 6),
    at(0.6, 3),
  ]
  pen.fill('mane', smooth(outline), coat.second, { material: 'hair' })
}
