import type { Point, Sprite } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { type CreaturePose, creaturePose } from './creature-pose.ts'
import { drawFace } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type Look, lookOf } from './look.ts'
import type { Coat, CreatureOptions } from './species.ts'

/** `base` is the wings, `second` their spots, `dark` the body. */
export const butterflyCoats: readonly Coat[] = [
  { base: '#ef9a4a', second: '#fbe3b0', pattern: 'plain', dark: '#6b4638' },
  { base: '#7fa6d9', second: '#f6e9f2', pattern: 'plain', dark: '#4d4a6a' },
  { base: '#e58aa8', second: '#fdf0d8', pattern: 'plain', dark: '#6d4258' },
  { base: '#e8c24a', second: '#fff6d8', pattern: 'plain', dark: '#6b5a38' },
]

/** How wide the wings are spread, how the body leans, and how high it flutters in centimetres. */
const flights: Readonly<Record<CreaturePose, readonly [spread: number, degrees: number, height: number]>> = {
  stand: [1, 0, 0],
  walk: [0.9, 8, 0],
  run: [0.82, 20, 0],
  sit: [0.72, -4, 0],
  sleep: [0.34, 0, 0],
  lie: [0.6, 12, 0],
  jump: [1, -8, 14],
  peek: [0.5, 10, 0],
  reach: [1, -12, 0],
  ride: [0.8, 0, 0],
}

/** A butterfly, drawn big so that its face is seen; its wings fall when it is sad. */
export function drawButterfly(coat: Coat, options: CreatureOptions): Sprite {
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep' && !options.toy)
  const [spread, degrees, height] = flights[pose]
  const pen = newPen('butterfly', options.toy ? 'cloth' : 'paper')
  const droop = Math.max(0, -look.tail) * 18
  for (const side of [1, -1]) drawWings(pen, coat, side, spread * (side > 0 ? 1 : 0.94), droop)
  drawBody(pen, coat, look, options)
  const centre: Point = [0, -19]
  const drawn = placeSprite(
    {
      shapes: pen.shapes,
      faces: [{ who: options.who, centre, radius: 6.4 }],
      anchors: {
        top: [0, -30],
        back: [0, -14],
        seat: [0, -14],
        mouth: [0, -16.6],
        handA: [-5, -12],
        handB: [5, -12],
      },
    },
    { degrees, scale: 1.15 },
  )
  return placeSprite(drawn, { at: [0, -drawn.box.y1 - height] })
}

function drawWings(pen: Pen, coat: Coat, side: number, spread: number, droop: number): void {
  const edge = darker(coat.base, 0.34)
  const wing = (draw: (part: Pen) => void, at: Point, degrees: number): void =>
    drawTurnedPart(pen, draw, { at, degrees, mirror: side > 0, stretch: [spread, 1] })
  wing(
    (part) => {
      const hind: Point[] = [
        [1, -1],
        [-6, -2.6],
        [-12.6, 1.6],
        [-12, 8],
        [-6.6, 10.4],
        [-2, 6],
      ]
      part.fill('hindWing', smooth(hind), darker(coat.base, 0.1))
      part.mark('wingSpot', ellipse(-8, 4.4, 2.6, 2.3), coat.second)
    },
    [side * 1.4, -9.6],
    -droop * 0.6,
  )
  wing(
    (part) => {
      const fore: Point[] = [
        [1, 1],
        [-4, -7],
        [-12, -13.6],
        [-18, -11.4],
        [-18.4, -4],
        [-13, 1.6],
        [-5, 3],
      ]
      part.fill('foreWing', smooth(fore), coat.base, { colour2: lighter(coat.base, 0.2) })
      part.mark('wingSpot', ellipse(-12.6, -6.4, 3.2, 2.8), coat.second)
      part.mark('wingSpot', ellipse(-6.6, -3, 1.9, 1.7), coat.second)
      for (const at of [
        [-16.6, -7.6],
        [-16.2, -4.4],
        [-14.6, -11],
      ] as const)
        part.mark('edgeSpot', ellipse(at[0], at[1], 0.8), edge)
    },
    [side * 1.2, -12.6],
    -droop,
  )
}

function drawBody(pen: Pen, coat: Coat, look: Look, options: CreatureOptions): void {
  const body = pen.piece('body', options.toy ? 'cloth' : 'fur')
  const line: Point[] = [
    [0, -15],
    [0, -8],
    [0, -1.4],
  ]
  body.fill(
    'torso',
    tube(smooth(line, false), (along) => 2.3 - along * 0.9),
    coat.dark,
  )
  for (const y of [-9.6, -6.8, -4])
    body.stroke(
      'ring',
      smooth(
        [
          [-1.8, y],
          [0, y + 0.7],
          [1.8, y],
        ],
        false,
        4,
      ),
      0.6,
      lighter(coat.dark, 0.4),
    )
  for (const side of [-1, 1]) {
    const curve: Point[] = [
      [side * 1.6, -23.6],
      [side * (3 + look.ears * 0.6), -27],
      [side * (5.4 - look.ears * 0.6), -28.6 - look.ears * 1.6],
    ]
    body.line('feeler', smooth(curve, false, 5), 0.7, coat.dark)
    body.fill('feelerTip', ellipse(side * (5.4 - look.ears * 0.6), -28.6 - look.ears * 1.6, 1), coat.dark)
  }
  body.fill('head', ellipse(0, -19, 6, 5.6), '#f6dcb6')
  drawFace(body, {
    look,
    eyes: [
      [-2.5, -19.8],
      [2.5, -19.8],
    ],
    eyeSize: 1,
    mouth: [0, -16.8],
    mouthWidth: 3.2,
    toy: options.toy === true,
    cheeks: [
      [-4, -17.4],
      [4, -17.4],
    ],
  })
}
