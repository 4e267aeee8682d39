import type { Point, Shape, Sprite } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { type CreaturePose, creaturePose } from './creature-pose.ts'
import { drawFace } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type Look, lookOf } from './look.ts'
import type { Coat, CreatureOptions } from './species.ts'

/** `second` is the pleated belly. */
export const whaleCoats: readonly Coat[] = [
  { base: '#5d88ae', second: '#e6eef0', pattern: 'plain', dark: '#2f4a68' },
  { base: '#52748f', second: '#f1e8dc', pattern: 'plain', dark: '#2c4358' },
  { base: '#7c8fb4', second: '#eef0f6', pattern: 'plain', dark: '#414f74' },
]

const scale = 1.5
const toyScale = 0.42
const splash = '#a9d8e4'

/** Degrees the whole whale slopes, nose up being negative. */
const slopes: Readonly<Record<CreaturePose, number>> = {
  stand: 0,
  walk: -3,
  run: -8,
  sit: -4,
  sleep: 3,
  lie: 2,
  jump: -24,
  peek: 6,
  reach: -14,
  ride: -4,
}

/** A small whale in a splash of its own water, or swimming free. Looks right. */
export function drawWhale(coat: Coat, options: CreatureOptions): Sprite {
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep' && !options.toy)
  const shapes: Shape[] = []
  const body = newPen('body', options.toy ? 'cloth' : 'skin', shapes)
  drawTailFin(body, coat, look.tail)
  drawFin(body, { ...coat, base: darker(coat.base, 0.16) }, [10, -13], -18 + look.ears * 16)
  drawBody(body, coat)
  drawFin(body, coat, [4, -11], 8 - look.ears * 20)
  drawHead(body, look, options)
  if (!options.toy && !options.submerged && pose !== 'sleep')
    drawSpout(newPen('spout', 'water', shapes), look.head)
  const turned = placeShapes(shapes, { degrees: slopes[pose] })
  const foot = Math.max(...turned.flatMap((shape) => shape.points.map(([, y]) => y)))
  const lift = pose === 'jump' ? 16 : 0
  const settled = placeShapes(turned, { at: [0, -foot - lift] })
  if (!options.toy && !options.submerged) settled.push(...drawSplash(pose === 'jump'))
  const at = (x: number, y: number): Point => {
    const angle = (slopes[pose] * Math.PI) / 180
    return [
      x * Math.cos(angle) - y * Math.sin(angle),
      x * Math.sin(angle) + y * Math.cos(angle) - foot - lift,
    ]
  }
  const faces = [{ who: options.who, centre: at(27, -22), radius: 17 }]
  const back = at(-4, -45)
  const anchors = {
    back,
    seat: back,
    top: at(20, -46),
    mouth: at(44, -16),
    handA: at(4, -4),
    handB: at(12, -4),
  }
  return placeSprite({ shapes: settled, faces, anchors }, { scale: options.toy ? toyScale : scale })
}

function drawBody(pen: Pen, coat: Coat): void {
  const outline: Point[] = [
    [46, -22],
    [42, -36],
    [27, -45],
    [4, -45],
    [-18, -38],
    [-36, -26],
    [-46, -20],
    [-45, -14],
    [-30, -8],
    [-8, -1],
    [18, 0],
    [37, -5],
    [45, -13],
  ]
  pen.fill('torso', smooth(outline), coat.base)
  const belly: Point[] = [
    [46, -16],
    [30, -14],
    [10, -11],
    [-14, -8],
    [-30, -8],
    [-8, -1],
    [18, 0],
    [37, -5],
    [44.4, -12],
  ]
  pen.mark('belly', smooth(belly), coat.second)
  for (const [x0, x1, y] of [
    [2, 38, -8.4],
    [0, 33, -5.4],
    [4, 26, -2.8],
  ] as const) {
    const pleat: Point[] = [
      [x0, y + 1.2],
      [(x0 + x1) / 2, y + 0.6],
      [x1, y - 1.4],
    ]
    pen.stroke('pleat', smooth(pleat, false, 5), 0.8, darker(coat.second, 0.22), { alpha: 0.7 })
  }
  for (const [x, y, size] of [
    [-6, -36, 2],
    [-14, -31, 1.4],
    [0, -39, 1.3],
  ] as const)
    pen.mark('spot', ellipse(x, y, size, size * 0.8), lighter(coat.base, 0.3))
}

function drawTailFin(pen: Pen, coat: Coat, lift: number): void {
  drawTurnedPart(
    pen,
    (tail) => {
      const stem: Point[] = [
        [8, 2],
        [-6, 0],
        [-14, -8],
      ]
      tail.fill(
        'tail',
        tube(smooth(stem, false), (along) => 8 - along * 4.4),
        coat.base,
      )
      const flukes: Point[] = [
        [-14, -5],
        [-26, -5],
        [-33, -13],
        [-22, -17],
        [-17, -14],
        [-14, -24],
        [-4, -25],
        [-6, -14],
      ]
      tail.fill('fluke', smooth(flukes), coat.base)
    },
    { at: [-42, -18], degrees: lift * 14 },
  )
}

function drawFin(pen: Pen, coat: Coat, at: Point, degrees: number): void {
  drawTurnedPart(
    pen,
    (fin) => {
      const outline: Point[] = [
        [5, -2],
        [1, 4],
        [-7, 9],
        [-15, 9],
        [-9, 2],
        [-4, -3],
      ]
      fin.fill('fin', smooth(outline), darker(coat.base, 0.08))
    },
    { at, degrees },
  )
}

function drawHead(pen: Pen, look: Look, options: CreatureOptions): void {
  drawFace(pen, {
    look,
    eyes: [
      [18, -23],
      [39, -24],
    ],
    eyeSize: 2.5,
    mouth: [30, -16.6],
    mouthWidth: 13,
    toy: options.toy === true,
    cheeks: [
      [14, -16.6],
      [42.4, -17.4],
    ],
  })
}

function drawSpout(pen: Pen, lift: number): void {
  const high = 13 + lift * 5
  for (const side of [-1, 1]) {
    const jet: Point[] = [
      [18, -44],
      [18 + side * 2, -44 - high],
      [18 + side * 9, -45 - high],
      [18 + side * 11, -40 - high * 0.7],
    ]
    pen.fill(
      'jet',
      tube(smooth(jet, false), (along) => 1.6 + along * 1.2),
      splash,
    )
  }
}

function drawSplash(leaping: boolean): Shape[] {
  const pen = newPen('splash', 'water')
  const wide = leaping ? 34 : 54
  const outline: Point[] = [
    [-wide, 0],
    [-wide * 0.92, -5],
    [-wide * 0.62, -3],
    [-wide * 0.42, -8],
    [-wide * 0.1, -3.4],
    [wide * 0.22, -7.4],
    [wide * 0.5, -3],
    [wide * 0.76, -7],
    [wide, -2.4],
    [wide * 1.03, 0],
  ]
  pen.fill('water', smooth(outline, true, 6), splash, { colour2: '#6fb2c8', alpha: 0.92 })
  for (const x of [-0.7, -0.2, 0.34, 0.8]) {
    const ripple: Point[] = [
      [wide * x - 7, -1.6],
      [wide * x, -2.8],
      [wide * x + 7, -1.6],
    ]
    pen.stroke('ripple', smooth(ripple, false, 4), 0.9, '#eaf7f8')
  }
  return pen.shapes
}
