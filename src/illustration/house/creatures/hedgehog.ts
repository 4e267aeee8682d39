import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { between, ellipse, polar, smooth } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace, ringed } from './draw-face.ts'
import type { HeadDrawing, Species } from './species.ts'

const dark = '#2f2422'

/** `base` is face and paws, `second` the spines. */
export const hedgehog: Species = {
  coats: [
    { base: '#e6c49a', second: '#7a5640', pattern: 'plain', dark },
    { base: '#f0d8b4', second: '#96714f', pattern: 'plain', dark },
    { base: '#d8b48a', second: '#5f463a', pattern: 'plain', dark },
  ],
  build: {
    leg: 2.6,
    half: 5.2,
    rump: 5.6,
    chest: 5,
    legTop: 2,
    legBottom: 1.5,
    pawLong: 2.2,
    pawHigh: 1.1,
    neck: [5.6, -1.4],
    neckRadius: 3.6,
    headScale: 0.52,
    rears: false,
  },
  drawHead,
  drawTail(pen, _look, coat) {
    pen.fill('tail', ellipse(1, 2, 1.2, 1), coat.base)
  },
  drawSeatedBack(pen, coat, radius) {
    pen.fill('spines', spines([0, -radius * 1.1], radius * 1.16, radius * 1.2, 0, 15), coat.second, {
      material: 'hair',
    })
  },
  markBody(pen, coat, hip, shoulder) {
    const middle = between(hip, shoulder, 0.46)
    const tilt = (Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0]) * 180) / Math.PI
    pen.fill('spines', spines(middle, 10.6, 8.4, tilt, 17), coat.second, { material: 'hair' })
    for (const [turn, out] of [
      [-150, 0.62],
      [-120, 0.7],
      [-90, 0.66],
      [-62, 0.68],
      [-38, 0.6],
      [-135, 0.34],
      [-95, 0.36],
      [-55, 0.36],
      [-172, 0.4],
      [-8, 0.34],
    ] as const) {
      const root = onOval(middle, 10.6 * out, 8.4 * out, tilt, turn)
      const tip = onOval(middle, 10.6 * (out + 0.22), 8.4 * (out + 0.22), tilt, turn - 7)
      pen.stroke(
        'spine',
        [root, tip],
        0.42,
        turn % 4 === 0 ? lighter(coat.second, 0.45) : darker(coat.second, 0.3),
      )
    }
  },
}

function onOval(middle: Point, wide: number, high: number, tilt: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [Math.cos(angle) * wide, Math.sin(angle) * high]
  return polar(middle, tilt + (Math.atan2(y, x) * 180) / Math.PI, Math.hypot(x, y))
}

/** A dome of points that lean back, flat underneath. */
function spines(middle: Point, wide: number, high: number, tilt: number, count: number): Point[] {
  const outline: Point[] = []
  for (let index = 0; index <= count; index++) {
    const turn = -190 + (index / count) * 196
    outline.push(onOval(middle, wide, high, tilt, turn))
    if (index < count) outline.push(onOval(middle, wide * 1.15, high * 1.17, tilt, turn + 1))
  }
  outline.push(
    onOval(middle, wide * 0.7, high * 0.5, tilt, 60),
    onOval(middle, wide * 0.7, high * 0.5, tilt, 120),
  )
  return outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length] as Point
    return [point, between(point, next, 0.5)]
  })
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3.6
  pen.fill('spines', spines([-1, -0.4], 10.4, 10.6, 0, 15), coat.second, { material: 'hair' })
  drawEars(pen, {
    at: [6.6, -5],
    degrees: look.ears * 14,
    draw(ear) {
      ear.fill('ear', ellipse(-0.6, -0.6, 2.6, 2.7), coat.base)
      ear.mark('innerEar', ellipse(-0.5, -0.3, 1.5, 1.6), '#d99a80')
    },
  })
  const outline: Point[] = [
    [0, -5.4],
    [3.2, -6.8],
    [7, -4],
    [8.6, 1],
    [5.4 + shift, 5.4],
    [shift * 1.9 + 0.6, 7.2],
    [shift * 1.2 - 2.6, 8.2],
    [-6.6, 6.2],
    [-8.8, 1],
    [-7, -4],
    [-3.4, -6.8],
  ]
  pen.fill('head', smooth(outline), coat.base)
  pen.mark('nose', ellipse(shift * 1.9 + 0.4, 3.4, 2, 1.7), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-3.9 + shift, -0.6],
      [3.9 + shift * 0.9, -0.6],
    ],
    eyeSize: 1.5,
    mouth: [shift * 1.4 - 0.4, 5.5],
    mouthWidth: 3.6,
    toy,
    ...ringed(coat.base),
    cheeks: [
      [-6 + shift * 0.6, 3],
      [6.2 + shift * 0.4, 2.6],
    ],
  })
}
