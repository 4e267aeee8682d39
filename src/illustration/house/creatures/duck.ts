import type { Point, Shape, Sprite } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, smooth } from '../pen/curves.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { type CreaturePose, creaturePose } from './creature-pose.ts'
import { drawFace, drawSeam } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type Look, lookOf } from './look.ts'
import type { Coat, CreatureOptions } from './species.ts'

const beak = '#ef9a3c'

export const duckCoats: readonly Coat[] = [
  { base: '#fbf3e2', second: '#f1e3c8', pattern: 'plain', dark: beak },
  { base: '#f7d25c', second: '#eebb3f', pattern: 'plain', dark: '#ef8636' },
  { base: '#b98f68', second: '#94704f', pattern: 'plain', dark: '#e0913f' },
  { base: '#cbbfae', second: '#9d8f80', pattern: 'points', dark: '#e8b23f' },
]

interface Stance {
  /** Height of the body's middle above the ground and its slope. */
  body: number
  slope: number
  head: Point
  wing: number
  feet: readonly [Point, Point] | undefined
}

const stances: Record<CreaturePose, Stance> = {
  stand: {
    body: 11,
    slope: -8,
    head: [7.5, -23.5],
    wing: 0,
    feet: [
      [-1.5, 0],
      [2.5, 0],
    ],
  },
  walk: {
    body: 11,
    slope: -4,
    head: [8.5, -23.5],
    wing: 4,
    feet: [
      [-4.2, 0],
      [4.6, -0.8],
    ],
  },
  run: {
    body: 10.5,
    slope: 10,
    head: [11, -21],
    wing: 62,
    feet: [
      [-6.5, -1.6],
      [4.5, 0],
    ],
  },
  sit: { body: 6.8, slope: -4, head: [7.5, -19.5], wing: 0, feet: undefined },
  sleep: { body: 6.6, slope: 0, head: [5.5, -12.5], wing: 0, feet: undefined },
  lie: { body: 6.6, slope: 0, head: [8.5, -15.5], wing: 0, feet: undefined },
  jump: {
    body: 17,
    slope: -16,
    head: [8.5, -29.5],
    wing: 105,
    feet: [
      [-3, -4.8],
      [1.4, -5.6],
    ],
  },
  peek: {
    body: 9,
    slope: 16,
    head: [12, -15],
    wing: 0,
    feet: [
      [-2.5, 0],
      [1.5, 0],
    ],
  },
  reach: {
    body: 11.5,
    slope: -22,
    head: [7.2, -26.5],
    wing: 96,
    feet: [
      [-2.5, 0],
      [1.5, 0],
    ],
  },
  ride: { body: 6.8, slope: -10, head: [6.5, -19.5], wing: 0, feet: undefined },
}

/** A duck, or with `toy` a stuffed one; looks right. */
export function drawDuck(coat: Coat, options: CreatureOptions): Sprite {
  const toy = options.toy === true
  const pose = toy ? 'sit' : creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep')
  const stance = stances[pose]
  const shapes: Shape[] = []
  if (stance.feet) drawFeet(newPen('feet', 'skin', shapes), stance, coat.dark)
  const head: Point = [stance.head[0], stance.head[1] - look.head * 1.2]
  drawBody(newPen('body', toy ? 'cloth' : 'fur', shapes), stance, head, look, coat, toy)
  const face = newPen('head', toy ? 'cloth' : 'fur')
  drawDuckHead(face, look, coat, options.facing === 'front' ? 0 : 0.8, toy)
  const degrees = look.tilt + (pose === 'reach' ? -10 : 0)
  shapes.push(...placeShapes(face.shapes, { at: head, scale: 0.62, degrees }))
  const anchors: Record<string, Point> = {
    top: [head[0], head[1] - 6.4],
    back: [-3, -stance.body - 6.5],
    seat: [-3, -stance.body - 6.5],
    mouth: [head[0] + 4, head[1] + 2],
    handA: [-4, -stance.body],
    handB: [4, -stance.body],
  }
  const made = { shapes, anchors, faces: [{ who: options.who, centre: head, radius: 6.2 }] }
  return placeSprite(made, { scale: toy ? 1.3 : 1 })
}

function drawFeet(pen: Pen, stance: Stance, colour: string): void {
  for (const [x, y] of stance.feet ?? []) {
    pen.fill('leg', limb([x * 0.7 - 0.4, -stance.body + 4], [x, y - 1], 1, 0.8), colour)
    pen.fill(
      'foot',
      smooth(
        [
          [x - 1.2, y - 1],
          [x + 1.4, y - 1.4],
          [x + 4, y - 0.7],
          [x + 3.6, y],
          [x - 0.4, y],
        ],
        true,
        5,
      ),
      colour,
    )
  }
}

function drawBody(pen: Pen, stance: Stance, head: Point, look: Look, coat: Coat, toy: boolean): void {
  const body = newPen('body', toy ? 'cloth' : 'fur')
  const lift = look.tail * 2
  body.fill(
    'torso',
    smooth([
      [9.6, -2],
      [8.2, 4.2],
      [2, 6.8],
      [-6, 5.6],
      [-11, 0.6],
      [-14.6, -4.6 - lift],
      [-12.8, -6.6 - lift],
      [-8.4, -4.6],
      [0, -5.6],
      [6, -5.6],
    ]),
    coat.base,
  )
  for (const shape of placeShapes(body.shapes, { at: [0, -stance.body], degrees: stance.slope }))
    pen.fill(shape.part, shape.points, shape.colour)
  pen.fill('neck', limb([5.4, -stance.body - 1.5], [head[0] - 0.3, head[1] + 1], 4.8, 3.7), coat.base)
  if (coat.pattern === 'points') {
    const collar: Point = [head[0] * 0.75 + 1.35, head[1] * 0.75 - stance.body * 0.25 + 1.6]
    pen.mark('ring', ellipse(collar[0], collar[1], 4.1, 1.1, -6), '#fffaf0')
  }
  const spread = stance.wing > 40 ? 1.35 : 1
  drawTurnedPart(
    pen,
    (wing) => {
      wing.fill(
        'wing',
        smooth([
          [3.4, -2.6],
          [4.4, 1],
          [0, 3.4],
          [-5, 2.6],
          [-9.4, -0.6],
          [-5.4, -1.2],
          [-1, -3.4],
        ]),
        coat.second,
      )
      for (const at of [-1.6, -4.4])
        wing.stroke(
          'feather',
          smooth(
            [
              [at + 2.6, 1.8],
              [at, 2],
              [at - 1.6, 1],
            ],
            false,
          ),
          0.5,
          darker(coat.second, 0.25),
        )
      if (toy)
        drawSeam(
          wing,
          [
            [3, -2],
            [2.6, -0.8],
            [2.4, 0.2],
            [1.6, 1.4],
            [0.4, 2],
            [-1, 2.3],
          ],
          0.4,
          coat.second,
        )
    },
    { at: [0.4, -stance.body - 0.6], degrees: stance.slope + stance.wing + look.tail * 4, scale: spread },
  )
}

/** Drakes have a head of another colour. */
export function duckHeadColour({ pattern, base }: Coat): string {
  return pattern === 'points' ? '#4f8a6a' : base
}

/** About its middle, with a radius of about ten. */
export function drawDuckHead(pen: Pen, look: Look, coat: Coat, turn: number, toy: boolean): void {
  const shift = turn * 3.4
  const colour = duckHeadColour(coat)
  pen.fill(
    'tuft',
    smooth([
      [-2.2, -8.6],
      [-3.6, -12.6],
      [-0.6, -11],
      [0.4, -13.6],
      [2.2, -10.4],
      [2, -8.4],
    ]),
    colour,
  )
  pen.fill('head', ellipse(0, 0, 9.8, 9.6), colour)
  const x = shift * 1.5
  const open = look.mouth === 'open' || look.mouth === 'round' || look.mouth === 'yawn'
  if (open)
    pen.fill(
      'beakLow',
      smooth([
        [x - 3.6, 6.2],
        [x, 7.4],
        [x + 3.6, 6.2],
        [x + 2.4, 9],
        [x, 9.8],
        [x - 2.4, 9],
      ]),
      darker(coat.dark, 0.12),
    )
  else pen.fill('beakLow', ellipse(x, 4.7, 3.6, 2.5), darker(coat.dark, 0.14))
  const sulk = look.mouth === 'frown' || look.mouth === 'wavy'
  // Its lower edge is its mouth.
  const [corner, side, middle] = sulk ? [3.8, 4.6, 3.9] : [2.2, 4.3, 5]
  const upper = smooth([
    [x - 2.4, 0.6],
    [x, -0.2],
    [x + 2.4, 0.6],
    [x + 5.7, corner],
    [x + 3.4, side],
    [x, middle],
    [x - 3.4, side],
    [x - 5.7, corner],
  ])
  pen.fill('beak', upper, coat.dark)
  if (open) {
    const gape: Point[] = [
      [x - 3.3, side + 0.3],
      [x, middle + 0.2],
      [x + 3.3, side + 0.3],
      [x + 2.3, 7],
      [x, 8],
      [x - 2.3, 7],
    ]
    pen.mark('mouth', smooth(gape), '#8c2f38')
  }
  pen.stroke('beakEdge', [...upper, upper[0] as Point], 0.4, darker(coat.dark, 0.35))
  for (const side of [-1, 1])
    pen.mark('nostril', ellipse(x + side * 1.2, 1.4, 0.35, 0.5), darker(coat.dark, 0.5))
  drawFace(pen, {
    look,
    eyes: [
      [-4.4 + shift * 0.8, -2],
      [4.4 + shift * 0.7, -2],
    ],
    eyeSize: 1.4,
    mouth: [x, 4],
    mouthWidth: 4,
    toy,
    cheeks: [
      [-6.2 + shift * 0.5, 2.6],
      [7 + shift * 0.2, 2.6],
    ],
    mouthless: true,
    line: colour === coat.base ? '#3b2a24' : lighter('#1d2d26', 0),
  })
}
