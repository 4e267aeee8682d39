import type { Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace } from './draw-face.ts'
import type { HeadDrawing, Species } from './species.ts'

const dark = '#4a3d3a'
const pink = '#f0b8a8'
const horn = '#f1e0b8'

/** A Dutch dairy cow; `second` is her patches. */
export const cow: Species = {
  coats: [
    { base: '#fbf5ea', second: '#4a4347', pattern: 'patches', dark },
    { base: '#fbf3e4', second: '#a8623a', pattern: 'patches', dark },
    { base: '#b9784c', second: '#f3dfc0', pattern: 'plain', dark },
  ],
  build: {
    leg: 28,
    half: 28,
    rump: 21,
    chest: 21.5,
    legTop: 9,
    legBottom: 5.8,
    pawLong: 7,
    pawHigh: 4.4,
    neck: [23, -20],
    neckRadius: 12,
    headScale: 2.4,
    rears: false,
    hooves: true,
    tailHangs: true,
  },
  drawHead,
  drawTail(pen, look, coat) {
    const swing = look.tail * 7
    const curve: Point[] = [
      [6, -3],
      [-5, -3 - swing * 0.5],
      [-9 - swing * 0.6, 10],
      [-8 - swing, 30],
    ]
    const line = smooth(curve, false)
    pen.fill(
      'tail',
      tube(line, () => 1.8),
      coat.base,
    )
    const end = line[line.length - 1] as Point
    pen.fill('tuft', ellipse(end[0], end[1] + 4, 3.6, 7), coat.second, { material: 'hair' })
  },
  drawBehind(pen, _coat, hip) {
    const x = hip[0] + 17
    const y = hip[1] + 19
    pen.fill('udder', ellipse(x, y, 9, 7.4), pink)
    for (const side of [-3.4, 3.4]) pen.fill('teat', ellipse(x + side, y + 7, 1.6, 2.6), pink)
  },
  markBody(pen, coat, hip, shoulder) {
    if (coat.pattern !== 'patches') return
    const at = (along: number, x: number, y: number): Point => [
      hip[0] + (shoulder[0] - hip[0]) * along + x,
      hip[1] + (shoulder[1] - hip[1]) * along + y,
    ]
    const saddle = [
      at(0.05, -12, -13),
      at(0.3, 0, -19),
      at(0.5, 0, -14),
      at(0.45, 0, -1),
      at(0.3, 0, 7),
      at(0.1, 0, 2),
      at(0, -12, 0),
    ]
    pen.mark('patch', smooth(saddle), coat.second)
    const flank = [at(0.72, 0, -17), at(0.95, 4, -15), at(1, 8, -2), at(0.85, 2, 7), at(0.7, 0, -3)]
    pen.mark('patch', smooth(flank), coat.second)
  },
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3.2
  drawEars(pen, {
    at: [7.4, -5],
    degrees: look.ears * 18,
    draw(ear) {
      const leaf: Point[] = [
        [1, -2],
        [-3.6, -3.4],
        [-8.6, -1],
        [-6.6, 2.6],
        [-1, 2.4],
      ]
      ear.fill('ear', smooth(leaf), coat.pattern === 'patches' ? coat.second : coat.base)
      ear.mark('innerEar', ellipse(-4.2, 0, 2.6, 1.3, 4), pink)
    },
  })
  for (const side of [1, -1]) {
    const curve: Point[] = [
      [side * 3.4, -8],
      [side * 6, -10.6],
      [side * 6.4, -14],
    ]
    pen.fill(
      'horn',
      tube(smooth(curve, false), (along) => 1.7 - along * 1.1),
      horn,
      { material: 'stone' },
    )
  }
  const outline: Point[] = [
    [0, -9.8],
    [5.4, -8.6],
    [7.8, -3.6],
    [6.8 + shift * 0.3, 2],
    [6.6 + shift, 7],
    [shift, 9],
    [-6.4 + shift, 7],
    [-6.8 + shift * 0.2, 2],
    [-7.8, -3.6],
    [-5.4, -8.6],
  ]
  pen.fill('head', smooth(outline), coat.base)
  if (coat.pattern === 'patches') {
    const patch: Point[] = [
      [-1 + shift * 0.2, -9.4],
      [-5, -8.6],
      [-7.6, -3.6],
      [-6.4, 1.6],
      [-2.6 + shift * 0.4, 1.8],
      [-0.8 + shift * 0.4, -3],
    ]
    pen.mark('eyePatch', smooth(patch), coat.second, { alpha: 0.92 })
  }
  pen.fill('muzzle', ellipse(shift * 1.35, 6.8, 7.6, 4.8), coat.muzzle ?? pink)
  for (const side of [-1, 1])
    pen.mark(
      'nostril',
      ellipse(shift * 1.4 + side * 3.2, 5.4, 0.9, 1.2, side * 18),
      coat.muzzle ? darker(coat.muzzle, 0.35) : '#a8625c',
    )
  const fringe: Point[] = [
    [-3, -9.6],
    [0, -11.4],
    [3.2, -9.6],
    [2, -6],
    [0.6, -7.4],
    [-0.8, -5.4],
    [-2, -7.2],
  ]
  pen.fill('fringe', smooth(fringe), coat.pattern === 'patches' ? coat.second : coat.base, {
    material: 'hair',
  })
  const patched = coat.pattern === 'patches'
  if (patched) pen.mark('eyeRing', ellipse(-4.2 + shift * 0.7, -2, 2.5, 2.7), coat.base, { alpha: 0.95 })
  drawFace(pen, {
    look,
    eyes: [
      [-4.2 + shift * 0.7, -2],
      [4.2 + shift * 0.7, -2],
    ],
    eyeSize: 1.6,
    mouth: [shift * 1.4, 8],
    mouthWidth: 5,
    toy,
    cheeks: [
      [-5 + shift, 3],
      [5.4 + shift * 0.9, 3],
    ],
  })
}
