import type { Point, Shape, Sprite } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, polar, smooth, tube } from '../pen/curves.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { creaturePose } from './creature-pose.ts'
import { drawFace } from './draw-face.ts'
import { type Look, lookOf } from './look.ts'
import type { Coat, CreatureOptions } from './species.ts'

/** `base` is the soft body, `second` the shell. */
export const snailCoats: readonly Coat[] = [
  { base: '#e6c08f', second: '#c9683f', pattern: 'plain', dark: '#5a3a2c' },
  { base: '#cdb98f', second: '#6f93a8', pattern: 'plain', dark: '#4a3d33' },
  { base: '#e3b79a', second: '#b98a3e', pattern: 'plain', dark: '#5a3a2c' },
]

/** A snail, drawn big so that it is found; asleep it is in its house. Looks right. */
export function drawSnail(coat: Coat, options: CreatureOptions): Sprite {
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep')
  const shapes: Shape[] = []
  const stretch = pose === 'run' ? 1.25 : pose === 'peek' ? 0.72 : 1
  const rise =
    pose === 'reach' || pose === 'jump' ? 3 : pose === 'lie' || pose === 'peek' ? -2.2 : look.head * 0.9
  const asleep = pose === 'sleep'
  const head: Point = asleep ? [6.6, -2] : [8.4 * stretch, -6.6 - rise]
  const body = newPen('body', options.toy ? 'cloth' : 'skin', shapes)
  if (!asleep) drawHorns(body, head, look, coat)
  const foot = smooth(
    [
      [-9.6 * stretch, -0.6],
      [-4, -1.5],
      [3.6, -1.6],
      [head[0] * 0.82, -2.6],
      [head[0], head[1] + 0.4],
    ],
    false,
  )
  if (!asleep)
    body.fill(
      'foot',
      tube(foot, (along) => 0.6 + Math.min(1, along * 2.2) * 1.05 + along * 0.55),
      coat.base,
    )
  else
    body.fill(
      'foot',
      smooth([
        [-7, 0],
        [-6.4, -1.6],
        [5.6, -1.8],
        [8.6, -1],
        [8, 0],
      ]),
      coat.base,
    )
  if (!asleep) body.fill('head', ellipse(head[0], head[1], 3, 2.8), coat.base)
  drawShell(newPen('shell', 'wood', shapes), coat.second)
  if (!asleep) drawSnailFace(newPen('body', 'skin', shapes), head, look, options.toy === true)
  const faces = [{ who: options.who, centre: head, radius: 3.2 }]
  const anchors: Record<string, Point> = {
    top: [-1, -13.4],
    back: [-1, -13.4],
    seat: [-1, -13.4],
    mouth: [head[0] + 2, head[1] + 1],
    handA: head,
    handB: head,
  }
  const lifted = pose === 'jump' ? -4 : 0
  return placeSprite({ shapes, faces, anchors }, { at: [0, lifted], degrees: pose === 'jump' ? -8 : 0 })
}

function drawHorns(pen: Pen, head: Point, look: Look, coat: Coat): void {
  for (const side of [-1, 1]) {
    const tip = polar(
      [head[0] + side * 0.9, head[1] - 2],
      -90 + side * (20 - look.ears * 8) + look.tilt,
      4.6 + look.ears * 1.1,
    )
    pen.fill('horn', limb([head[0] + side, head[1] - 1.4], tip, 0.6, 0.5), coat.base)
    pen.fill('bead', ellipse(tip[0], tip[1], 0.85), darker(coat.base, 0.25))
  }
}

function drawShell(pen: Pen, colour: string): void {
  pen.fill(
    'shell',
    smooth([
      [-1, -13.6],
      [4, -12],
      [6, -7.4],
      [4.6, -3],
      [1, -1],
      [-4, -1],
      [-7.4, -4],
      [-7.6, -8.6],
      [-5.2, -12.2],
    ]),
    colour,
  )
  const spiral = Array.from(
    { length: 56 },
    (_, index): Point => polar([-0.9, -6.9], 70 - index * 15, 5.7 - index * 0.1),
  )
  pen.stroke('spiral', spiral, 0.75, lighter(colour, 0.55))
  for (const degrees of [200, 240, 280, 320]) {
    pen.stroke(
      'ridge',
      [polar([-0.9, -7.2], degrees, 5.6), polar([-0.9, -7.2], degrees, 4.6)],
      0.45,
      darker(colour, 0.3),
    )
  }
}

/** Its face, a little to the right of the middle of its head. */
export function drawSnailFace(pen: Pen, head: Point, look: Look, toy: boolean): void {
  drawFace(pen, {
    look,
    eyes: [
      [head[0] - 0.4, head[1] - 0.4],
      [head[0] + 1.7, head[1] - 0.4],
    ],
    eyeSize: 0.5,
    mouth: [head[0] + 0.7, head[1] + 0.7],
    mouthWidth: look.mouth === 'smile' ? 1.9 : 1.7,
    toy,
    cheeks: [
      [head[0] - 1.3, head[1] + 0.9],
      [head[0] + 2.3, head[1] + 0.9],
    ],
  })
}
