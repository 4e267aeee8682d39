import type { Point, Shape, Sprite } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, smooth } from '../pen/curves.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { type CreaturePose, creaturePose } from './creature-pose.ts'
import { drawFace, drawSeam } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type Look, lookOf } from './look.ts'
import type { Coat, CreatureOptions } from './species.ts'

export const owlCoats: readonly Coat[] = [
  { base: '#a9794f', second: '#f3e1c0', pattern: 'plain', dark: '#e8a33d' },
  { base: '#8b8580', second: '#efe8dc', pattern: 'plain', dark: '#e2a94a' },
  { base: '#efe4d2', second: '#fffaf0', pattern: 'plain', dark: '#e0963c' },
  { base: '#c07f4a', second: '#f6dfb6', pattern: 'plain', dark: '#d98a35' },
]

/** How far the wings are spread, how much it is pressed together, how high it is off the ground, its slant. */
const stances: Record<CreaturePose, { wing: number; squash: number; lift: number; slant: number }> = {
  stand: { wing: 0, squash: 1, lift: 0, slant: 0 },
  walk: { wing: 10, squash: 1, lift: 0, slant: 7 },
  run: { wing: 70, squash: 0.96, lift: 0, slant: 14 },
  sit: { wing: 0, squash: 0.92, lift: 0, slant: 0 },
  sleep: { wing: 0, squash: 0.88, lift: 0, slant: 3 },
  lie: { wing: 0, squash: 0.8, lift: 0, slant: 0 },
  jump: { wing: 112, squash: 1.05, lift: 14, slant: 0 },
  peek: { wing: 0, squash: 0.84, lift: 0, slant: 13 },
  reach: { wing: 128, squash: 1.06, lift: 0, slant: -4 },
  ride: { wing: 24, squash: 0.92, lift: 0, slant: -3 },
}

/** An owl seen from the front, its face turned a little; looks right. */
export function drawOwl(coat: Coat, options: CreatureOptions): Sprite {
  const toy = options.toy === true
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep' && !toy)
  const stance = toy && pose !== 'reach' ? stances.sit : stances[pose]
  const shapes: Shape[] = []
  drawFeet(newPen('feet', 'skin', shapes), coat.dark)
  const pen = newPen('body', toy ? 'cloth' : 'fur', shapes)
  drawWings(pen, stance.wing, coat)
  drawTufts(pen, look, coat)
  pen.fill(
    'body',
    smooth([
      [0, -29],
      [7, -28],
      [10.6, -22],
      [11, -12],
      [8.6, -4],
      [0, -1],
      [-8.6, -4],
      [-11, -12],
      [-10.6, -22],
      [-7, -28],
    ]),
    coat.base,
  )
  drawBelly(pen, coat)
  if (stance.wing < 40) drawFoldedWings(pen, coat)
  drawBreastFeathers(pen, coat)
  if (toy) drawBreastSeam(pen, coat)
  const turn = options.facing === 'front' ? 0 : 1.6
  drawOwlFace(pen, look, coat, turn, toy)
  const made = {
    shapes,
    faces: [{ who: options.who, centre: [turn * 0.6, -20] as const, radius: 9 }],
    anchors: anchors(),
  }
  return placeSprite(made, {
    at: [0, -stance.lift],
    stretch: [1 / Math.sqrt(stance.squash), stance.squash],
    degrees: stance.slant * 0.7,
    scale: toy ? 1.08 : 1,
  })
}

/** What lies on an owl's front, in centimetres over the ground. */
export function drawOwlFront(pen: Pen, look: Look, coat: Coat, toy: boolean): void {
  drawBelly(pen, coat)
  drawBreastFeathers(pen, coat)
  if (toy) drawBreastSeam(pen, coat)
  drawOwlFace(pen, look, coat, 0, toy)
}

function drawBreastSeam(pen: Pen, coat: Coat): void {
  drawSeam(
    pen,
    Array.from({ length: 14 }, (_, index): Point => [0, -15 + index]),
    0.4,
    coat.second,
  )
}

function drawBelly(pen: Pen, coat: Coat): void {
  pen.mark(
    'belly',
    smooth([
      [0, -15.5],
      [5.4, -14.4],
      [7.4, -9.4],
      [5.4, -3.8],
      [0, -2],
      [-5.4, -3.8],
      [-7.4, -9.4],
      [-5.4, -14.4],
    ]),
    coat.second,
  )
}

function drawBreastFeathers(pen: Pen, coat: Coat): void {
  for (const [x, y] of [
    [-3, -11.6],
    [0, -11.2],
    [3, -11.6],
    [-4.4, -8.2],
    [-1.5, -7.8],
    [1.5, -7.8],
    [4.4, -8.2],
    [-3, -4.9],
    [0, -4.6],
    [3, -4.9],
  ] as const) {
    pen.stroke('feather', arc(x, y, 1.1, 1, 20, 160, 6), 0.4, darker(coat.second, 0.28))
  }
}

function anchors(): Record<string, Point> {
  return {
    top: [0, -31],
    back: [0, -14],
    seat: [0, -14],
    mouth: [1, -17],
    handA: [-12, -12],
    handB: [12, -12],
  }
}

function drawFeet(pen: Pen, colour: string): void {
  for (const side of [-1, 1]) {
    for (const toe of [-1, 0, 1]) pen.fill('toe', ellipse(side * 4 + toe * 1.4, -1, 0.9, 1), colour)
  }
}

function drawWings(pen: Pen, spread: number, coat: Coat): void {
  if (spread < 40) return
  for (const side of [-1, 1]) {
    drawTurnedPart(
      pen,
      (wing) => {
        wing.fill(
          'wing',
          smooth([
            [1.5, -3],
            [-2.6, 2],
            [-4.4, 8],
            [-3.2, 14.6],
            [-1, 12.6],
            [0.4, 15.4],
            [2.2, 12],
            [3.6, 13],
            [4, 6],
            [3.6, 0],
          ]),
          darker(coat.base, 0.14),
        )
      },
      { at: [side * 8.6, -17.5], degrees: spread - 6, mirror: side > 0 },
    )
  }
}

function drawFoldedWings(pen: Pen, coat: Coat): void {
  for (const side of [-1, 1]) {
    const wing: Point[] = [
      [8.8, -17.6],
      [11.4, -14],
      [11.8, -7.4],
      [8.4, -2.6],
      [6.8, -7],
      [6.6, -13],
    ]
    pen.fill('wing', smooth(wing.map(([x, y]) => [x * side, y])), darker(coat.base, 0.14))
    for (const y of [-10.4, -7.6])
      pen.stroke('feather', arc(side * 9.2, y, 1.3, 1.2, 20, 160, 6), 0.4, darker(coat.base, 0.4))
  }
}

function drawTufts(pen: Pen, look: Look, coat: Coat): void {
  for (const side of [-1, 1]) {
    drawTurnedPart(
      pen,
      (tuft) =>
        tuft.fill(
          'tuft',
          smooth([
            [2.6, 1.4],
            [-1.6, -1],
            [-3.4, -5.4],
            [0.6, -3.8],
            [3.6, -1.4],
          ]),
          coat.base,
        ),
      { at: [side * 6.2, -26.6], degrees: look.ears * 12 - Math.max(0, -look.ears) * 34, mirror: side > 0 },
    )
  }
}

function drawOwlFace(pen: Pen, look: Look, coat: Coat, turn: number, toy: boolean): void {
  const disc = lighter(coat.second, 0.2)
  for (const side of [-1, 1]) pen.mark('disc', ellipse(side * 4.3 + turn * 0.5, -20.6, 4.9, 5), disc)
  for (const side of [-1, 1])
    pen.stroke(
      'discRim',
      arc(side * 4.3 + turn * 0.5, -20.6, 4.1, 4.2, 35, 145, 12),
      0.3,
      darker(coat.second, 0.18),
    )
  // Low between the eyes it would frown whatever the owl feels.
  const frowns = look.mouth === 'frown'
  const [low, wide] = frowns ? [-22, 4.4] : [-23.3, 2.6]
  pen.mark(
    'brow',
    smooth(
      [
        [turn * 0.5, low],
        [turn * 0.5 - wide, -26.6],
        [turn * 0.5, -25.6],
        [turn * 0.5 + wide, -26.6],
      ],
      true,
      5,
    ),
    darker(coat.base, 0.14),
  )
  const open = look.mouth === 'open' || look.mouth === 'round' || look.mouth === 'yawn'
  const x = turn
  if (open)
    pen.mark(
      'mouth',
      smooth([
        [x - 1.2, -17.8],
        [x + 1.2, -17.8],
        [x + 0.7, -14.8],
        [x - 0.7, -14.8],
      ]),
      '#8c2f38',
    )
  pen.mark(
    'beak',
    smooth([
      [x - 1.5, -19.2],
      [x, -19.8],
      [x + 1.5, -19.2],
      [x + 0.9, -17.4],
      [x, -16.2],
      [x - 0.9, -17.4],
    ]),
    coat.dark,
  )
  drawFace(pen, {
    look,
    eyes: [
      [-4.1 + turn, -20.6],
      [4.1 + turn * 0.8, -20.6],
    ],
    eyeSize: 1.75,
    mouth: [x, -16],
    mouthWidth: 3,
    toy,
    mouthless: true,
    cheeks: [
      [-6 + turn * 0.6, -17],
      [6.4 + turn * 0.5, -17],
    ],
  })
}
