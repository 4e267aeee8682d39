import type { Point, Shape, Sprite } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, roundBox, smooth } from '../pen/curves.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { type CreaturePose, creaturePose } from './creature-pose.ts'
import { drawFace } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type Look, lookOf } from './look.ts'
import type { Coat, CreatureOptions } from './species.ts'

/** `second` is fins and stripes. */
export const fishCoats: readonly Coat[] = [
  { base: '#ef8a3c', second: '#fbd9a0', pattern: 'plain', dark: '#a8502c' },
  { base: '#e8b23f', second: '#f9e8b8', pattern: 'stripes', dark: '#9c6a2e' },
  { base: '#5f9ac0', second: '#bfe0e6', pattern: 'stripes', dark: '#2f5878' },
  { base: '#d9677a', second: '#f9cfd0', pattern: 'plain', dark: '#8a3448' },
]

const bowlMiddle: Point = [0, -15]

/** Degrees the fish slopes and how far it swims up or down from the middle. */
const swims: Readonly<Record<CreaturePose, readonly [slope: number, rise: number]>> = {
  stand: [0, 0],
  walk: [-4, 0],
  run: [-12, 1.4],
  sit: [0, -3],
  sleep: [6, -5],
  lie: [3, -5],
  jump: [-34, 7],
  peek: [12, -2],
  reach: [-20, 4],
  ride: [0, 0],
}

/** A fish: in a bowl of water on land, free where everybody is under water, of cloth as a toy. Looks right. */
export function drawFish(coat: Coat, options: CreatureOptions): Sprite {
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep' && !options.toy)
  const swimming = newPen('fish', options.toy ? 'cloth' : 'skin')
  drawSwimmer(swimming, coat, look, options)
  if (options.toy || options.submerged) return freeFish(swimming.shapes, options, pose)
  const [degrees, rise] = swims[pose]
  const centre: Point = [bowlMiddle[0], bowlMiddle[1] - rise]
  const shapes: Shape[] = []
  drawBowlBack(newPen('bowlBack', 'water', shapes))
  shapes.push(...placeShapes(swimming.shapes, { at: centre, degrees, scale: 0.76 }))
  drawBowlFront(newPen('bowl', 'light', shapes))
  const anchors: Record<string, Point> = {
    back: [0, -31],
    seat: [0, -31],
    top: [0, -32],
    mouth: [centre[0] + 10, centre[1]],
    handA: [-8, -4],
    handB: [8, -4],
  }
  return placeSprite(
    { shapes, faces: [{ who: options.who, centre: [centre[0] + 3, centre[1]], radius: 7.4 }], anchors },
    { at: [0, pose === 'jump' ? -5 : 0] },
  )
}

function freeFish(shapes: readonly Shape[], options: CreatureOptions, pose: CreaturePose): Sprite {
  const [degrees] = options.toy ? [0] : swims[pose]
  const turned = placeShapes(shapes, { degrees })
  const foot = Math.max(...turned.flatMap((shape) => shape.points.map(([, y]) => y)))
  const at: Point = [0, -foot - (pose === 'jump' ? 6 : 0)]
  const anchors: Record<string, Point> = {
    back: [0, at[1] - 8],
    seat: [0, at[1] - 8],
    top: [0, at[1] - 9],
    mouth: [11, at[1]],
    handA: [0, at[1] + 4],
    handB: [3, at[1] + 4],
  }
  const faces = [{ who: options.who, centre: [3.4, at[1]] as const, radius: 9.4 }]
  return placeSprite(
    { shapes: placeShapes(turned, { at }), faces, anchors },
    { scale: options.toy ? 1.4 : 1.6 },
  )
}

function drawSwimmer(pen: Pen, coat: Coat, look: Look, options: CreatureOptions): void {
  drawTurnedPart(
    pen,
    (tail) => {
      const fan: Point[] = [
        [2, 0],
        [-4, -3],
        [-9.6, -8],
        [-8.4, -1.6],
        [-9.4, 0],
        [-8.4, 1.8],
        [-9.6, 8],
        [-4, 3],
      ]
      tail.fill('tail', smooth(fan), coat.second)
      for (const y of [-1, 0, 1])
        tail.stroke(
          'ray',
          [
            [-3.4, y * 1.2],
            [-7.6, y * 4],
          ],
          0.4,
          darker(coat.second, 0.22),
          { alpha: 0.7 },
        )
    },
    { at: [-8.4, 0], degrees: look.tail * 14 },
  )
  const topFin: Point[] = [
    [5, -6],
    [1, -11.6 - look.ears * 1.4],
    [-6, -9.4 - look.ears],
    [-7, -4],
  ]
  pen.fill('fin', smooth(topFin), coat.second)
  const lowFin: Point[] = [
    [1, 6],
    [-3, 10.4],
    [-6, 8.6],
    [-5, 4.6],
  ]
  pen.fill('fin', smooth(lowFin), coat.second)
  const body: Point[] = [
    [12, 0.4],
    [10, -5],
    [4, -8.4],
    [-4, -6.6],
    [-10, -1.6],
    [-10, 1.6],
    [-4, 6.6],
    [4, 8.2],
    [10, 5.4],
  ]
  pen.fill('torso', smooth(body), coat.base, { colour2: lighter(coat.base, 0.2) })
  if (coat.pattern === 'stripes')
    for (const [x, half] of [
      [-3.4, 5.6],
      [-7.4, 3],
    ] as const)
      pen.mark('stripe', ellipse(x, 0, 1.1, half), coat.second, { alpha: 0.9 })
  drawTurnedPart(
    pen,
    (fin) => {
      const outline: Point[] = [
        [1.4, -1.4],
        [-4.4, -1.6],
        [-5.6, 2.4],
        [-1, 2.2],
      ]
      fin.fill('sideFin', smooth(outline), darker(coat.second, 0.06))
    },
    { at: [-0.8, 3.2], degrees: -look.ears * 20 },
  )
  drawFace(pen, {
    look,
    eyes: [
      [1.6, -2.2],
      [8, -2.2],
    ],
    eyeSize: 1.5,
    mouth: [5.4, 1.8],
    mouthWidth: 4.2,
    toy: options.toy === true,
    cheeks: [
      [0.4, 1.6],
      [9.6, 1.4],
    ],
  })
}

function drawBowlBack(pen: Pen): void {
  const glass: Point[] = [
    [-12.6, -27],
    [12.6, -27],
    [16.6, -21],
    [18.4, -13],
    [15.4, -3.6],
    [8.4, 0],
    [-8.4, 0],
    [-15.4, -3.6],
    [-18.4, -13],
    [-16.6, -21],
  ]
  pen.fill('glass', smooth(glass), '#e6f2f4')
  pen.fill('rim', roundBox(-13.4, -28.6, 26.8, 2.6, 1.3), '#dceef2')
  const water: Point[] = [
    [-14.6, -21],
    [-17.6, -13],
    [-15, -4.4],
    [-8, -0.4],
    [8, -0.4],
    [15, -4.4],
    [17.6, -13],
    [14.6, -21],
  ]
  pen.fill('water', smooth(water), '#b6dfe8', { colour2: '#7fc0d4', alpha: 0.9 })
  const sand: Point[] = [
    [-13, -5],
    [-4, -4],
    [5, -5.4],
    [13, -4.4],
    [8, -0.6],
    [-8, -0.6],
  ]
  pen.mark('sand', smooth(sand), '#e8cf9c', { material: 'ground' })
  for (const [x, tall] of [
    [-10.6, 9],
    [-8.4, 6],
  ] as const) {
    const weed: Point[] = [
      [x, -4],
      [x - 1.4, -4 - tall * 0.5],
      [x + 0.4, -4 - tall],
    ]
    pen.stroke('weed', smooth(weed, false, 5), 1.2, '#5f9a62')
  }
}

function drawBowlFront(pen: Pen): void {
  pen.stroke('surface', arc(0, -21, 14.2, 1.6, 0, 360, 30), 0.7, '#eefafa')
  pen.stroke('shine', arc(0, -13.6, 14.4, 10.6, 190, 235, 10), 1.3, '#ffffff', { alpha: 0.8 })
}
