import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { between, ellipse, smooth, tube } from '../pen/curves.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { drawReptileAside } from './reptile-head.ts'
import { type Coat, type HeadDrawing, turningHead, type Species } from './species.ts'

const horn = '#f3e2b4'

/** A friendly young dragon; `second` is wings, crest and belly. */
export const dragon: Species = {
  coats: [
    { base: '#6aa77a', second: '#f0b45c', pattern: 'plain', dark: '#3f6a52' },
    { base: '#c9605a', second: '#f3bd6a', pattern: 'plain', dark: '#7d3540' },
    { base: '#7487c4', second: '#f2a58a', pattern: 'plain', dark: '#3f4c82' },
    { base: '#9a78b8', second: '#f0c66a', pattern: 'plain', dark: '#5a3f7a' },
  ],
  build: {
    leg: 17,
    half: 19,
    rump: 14,
    chest: 13.5,
    legTop: 7.4,
    legBottom: 5.2,
    pawLong: 6.6,
    pawHigh: 3.6,
    neck: [12, -28],
    neckRadius: 7.6,
    headScale: 2.05,
    rears: true,
  },
  drawHead: turningHead(drawAside, drawFrontal),
  snout: 6,
  drawTail(pen, look, coat) {
    const lift = look.tail * 10
    const curve: Point[] = [
      [12, 2],
      [-4, 8],
      [-20, 8 - lift * 0.3],
      [-33, -2 - lift],
      [-38, -14 - lift * 1.3],
    ]
    const line = smooth(curve, false)
    pen.fill(
      'tail',
      tube(line, (along) => 10.5 * (1 - along) + 1.6),
      coat.base,
    )
    const [x, y] = line[line.length - 1] as Point
    const dart: Point[] = [
      [x, y + 2],
      [x - 8, y + 1],
      [x - 2.4, y - 13],
      [x + 6.4, y - 2],
    ]
    pen.fill('dart', smooth(dart, true, 5), coat.second)
  },
  drawBehind(pen, coat, hip, shoulder, look) {
    drawPlates(pen, coat, hip, shoulder)
    drawWing(
      pen,
      { ...coat, second: darker(coat.second, 0.14) },
      between(hip, shoulder, 0.86),
      look.tail * 9 + 24,
    )
  },
  drawSeatedBack(pen, coat, radius, look) {
    const root: Point = [-radius * 0.45, -radius]
    const wings = newPen('wings', 'fur')
    drawWing(wings, coat, root, look.tail * 9 - 14)
    pen.shapes.push(...wings.shapes, ...placeShapes(wings.shapes, { mirror: true }))
  },
  markBody(pen, coat, hip, shoulder, look) {
    drawWing(pen, coat, between(hip, shoulder, 0.72), look.tail * 9)
  },
  drawNeck(pen, coat, shoulder, head) {
    for (const along of [0.15, 0.34, 0.53, 0.7]) {
      const [x, y] = between(shoulder, head, along)
      pen.mark(
        'belly',
        ellipse(x + 6.6 - along * 2.6, y + 1.6, 3.6 - along, 2.1, -40),
        lighter(coat.second, 0.3),
      )
    }
  },
}

function drawPlates(pen: Pen, coat: Coat, hip: Point, shoulder: Point): void {
  for (const along of [-0.2, 0.08, 0.36]) {
    const [x, y] = between(hip, shoulder, along)
    const plate: Point[] = [
      [x - 6, y - 9],
      [x - 4.4, y - 19],
      [x + 4, y - 10],
    ]
    pen.fill('plate', smooth(plate, true, 5), coat.second)
  }
}

/** A bat's wing that stands up from its root and leans back. */
function drawWing(pen: Pen, coat: Coat, root: Point, degrees: number): void {
  drawTurnedPart(
    pen,
    (wing) => {
      const skin: Point[] = [
        [3, 0],
        [2, -16],
        [-10, -34],
        [-17, -26],
        [-26, -25],
        [-25, -15],
        [-30, -8],
        [-18, -5],
        [-9, 3],
      ]
      wing.fill('wing', smooth(skin, true, 6), coat.second)
      for (const tip of [
        [-24, -23],
        [-26, -9],
      ] as const) {
        const rib: Point[] = [[1, -14], between([1, -14], tip, 0.55), tip]
        wing.stroke('rib', smooth(rib, false, 4), 1, darker(coat.second, 0.28), { alpha: 0.7 })
      }
      const arm: Point[] = [
        [0, 1],
        [1.4, -16],
        [-9.6, -33],
      ]
      wing.fill(
        'wingArm',
        tube(smooth(arm, false), (along) => 2.6 - along * 1.4),
        coat.base,
      )
    },
    { at: [root[0], root[1] - 6], degrees, scale: 1.2 },
  )
}

function drawAside(pen: Pen, head: HeadDrawing): void {
  const { look, coat } = head
  const degrees = -14 + look.ears * 12
  drawTurnedPart(pen, drawHorn, { at: [2.4, -8.4], degrees })
  drawReptileAside(pen, head)
  drawTurnedPart(pen, drawHorn, { at: [-3, -8], degrees: degrees - 12, scale: 1.15 })
  drawTurnedPart(pen, finIn(coat.second), { at: [-6.4, 0.4], degrees: look.ears * 22, scale: 1.2 })
}

function drawHorn(part: Pen): void {
  const curve: Point[] = [
    [0, 1],
    [-2, -4],
    [-1, -9],
  ]
  part.fill(
    'horn',
    tube(smooth(curve, false), (along) => 1.9 - along * 1.4),
    horn,
    { material: 'stone' },
  )
}

/** The fin where others have an ear. */
function finIn(colour: string): (part: Pen) => void {
  const fin: Point[] = [
    [1, -2.6],
    [-4.6, -5.4],
    [-4, -1.6],
    [-6.4, 0.6],
    [-3.4, 2],
    [-1, 3.4],
  ]
  return (part) => part.fill('fin', smooth(fin, true, 4), colour)
}

function drawFrontal(pen: Pen, { look, turn, coat, toy }: HeadDrawing): void {
  const shift = turn * 3.2
  drawEars(pen, { at: [4.6, -7], degrees: -14 + look.ears * 12, draw: drawHorn })
  drawEars(pen, { at: [8.4, -1.6], degrees: look.ears * 22, draw: finIn(coat.second) })
  const outline: Point[] = [
    [0, -9],
    [5.4, -8],
    [8.2, -3.8],
    [7.4 + shift * 0.2, 1],
    [6.4 + shift * 0.9, 5],
    [4.4 + shift * 1.3, 8.6],
    [shift * 1.2, 9.6],
    [-4.4 + shift, 8.6],
    [-6.2 + shift * 0.5, 5],
    [-7.4, 1],
    [-8.2, -3.8],
    [-5.4, -8],
  ]
  pen.fill('head', smooth(outline), coat.base)
  for (const side of [-1, 1]) {
    const [x, y] = [shift * 1.45 + side * 2.2, 2.4]
    pen.mark('nostrilRim', ellipse(x, y, 1.5, 1.3, side * 24), darker(coat.base, 0.12))
    pen.mark('nostril', ellipse(x + side * 0.2, y, 0.7, 0.9, side * 34), coat.dark)
  }
  drawFace(pen, {
    look,
    eyes: [
      [-4.2 + shift * 0.8, -2],
      [4.3 + shift * 0.75, -2],
    ],
    eyeSize: 1.45,
    mouth: [shift * 1.35, 6],
    mouthWidth: 6,
    toy,
    cheeks: [
      [-6 + shift * 0.6, 2.4],
      [6.8 + shift * 0.5, 2.4],
    ],
  })
}
