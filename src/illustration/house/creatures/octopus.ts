import type { Point, Shape, Sprite } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { creaturePose } from './creature-pose.ts'
import { drawFace, ringed } from './draw-face.ts'
import { type Look, lookOf } from './look.ts'
import type { Coat, CreatureOptions } from './species.ts'

/** `second` is of suckers and spots. */
export const octopusCoats: readonly Coat[] = [
  { base: '#d0566a', second: '#f2b7b4', pattern: 'plain', dark: '#7d2440' },
  { base: '#e2814f', second: '#f8d3ae', pattern: 'plain', dark: '#8a3f24' },
  { base: '#7f6fb5', second: '#cfc5ec', pattern: 'plain', dark: '#3f3470' },
  { base: '#3f97a0', second: '#b5e0dc', pattern: 'plain', dark: '#1d5661' },
]

/** Arms that others do not hide, from the far left: where they come down and where their tips are, and how thick they are. */
interface Arm {
  root: Point
  out: Point
  tip: Point
  curl: number
}

/** An octopus on its arms, which holds, waves and reaches with the foremost. Looks right. */
export function drawOctopus(coat: Coat, options: CreatureOptions): Sprite {
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep')
  const low = pose === 'sleep' || pose === 'lie' ? 7 : 0
  const lifted = pose === 'jump' ? -9 : 0
  const head: Point = [0, -25 + low - look.head]
  const shapes: Shape[] = []
  const material = options.toy ? 'cloth' : 'skin'
  const hand = handOf(pose)
  drawArms(newPen('farArms', material, shapes), behind, { ...coat, base: darker(coat.base, 0.12) }, low)
  const body = newPen('body', material, shapes)
  drawMantle(body, head, coat)
  drawArms(body, [...before, ...(hand ? [] : [resting])], coat, low)
  drawFace(newPen('body', material, shapes), faceOf(head, look, coat, options.toy === true))
  if (hand) {
    const pen = newPen('hand', material, shapes)
    drawArms(pen, [hand], coat, low)
    drawSuckers(pen, hand, coat)
  }
  const tip = hand?.tip ?? resting.tip
  const anchors: Record<string, Point> = {
    top: [head[0], head[1] - 15],
    back: [-4, head[1] - 13],
    seat: [-4, head[1] - 13],
    mouth: [head[0] + 4, head[1] + 8],
    handA: tip,
    handB: tip,
  }
  const faces = [{ who: options.who, centre: head, radius: 13.5 }]
  const swims = pose === 'run' || pose === 'jump' ? 7 : 0
  return placeSprite({ shapes, faces, anchors }, { at: [0, lifted], degrees: swims })
}

const behind: readonly Arm[] = [
  { root: [-6, -13], out: [-17, -9], tip: [-26, -3.4], curl: -3 },
  { root: [6, -13], out: [17, -9], tip: [26, -3.4], curl: -3 },
  { root: [0, -12], out: [1, -6], tip: [2, -2.4], curl: 0 },
]
const before: readonly Arm[] = [
  { root: [-7, -14], out: [-15, -5], tip: [-21, -2], curl: -5 },
  { root: [-3.4, -13], out: [-7, -4], tip: [-12, -2], curl: -4 },
  { root: [3.4, -13], out: [6, -4], tip: [11.5, -2], curl: -4 },
]
const resting: Arm = { root: [7, -14], out: [15, -5], tip: [21, -2], curl: -5 }

type Pose = ReturnType<typeof creaturePose>

/** The arm that does something; absent: it stands on that too. */
function handOf(pose: Pose): Arm | undefined {
  if (pose === 'reach' || pose === 'jump') return { root: [8, -15], out: [19, -21], tip: [24, -33], curl: 3 }
  return undefined
}

function drawArms(pen: Pen, arms: readonly Arm[], coat: Coat, low: number): void {
  for (const arm of arms) {
    const course = courseOf(arm, low)
    pen.fill(
      'arm',
      tube(course, (along) => 4.1 - along * 2.7),
      coat.base,
    )
  }
}

/** From the mantle out to the ground, with a tip that curls up. */
function courseOf({ root: [x, y], out, tip, curl }: Arm, low: number): Point[] {
  const aside = Math.sign(tip[0]) || 1
  return smooth(
    [[x, y + low * 0.7], [out[0], out[1] + low * 0.3], tip, [tip[0] + aside * 2.6, tip[1] + curl]],
    false,
  )
}

function drawSuckers(pen: Pen, arm: Arm, coat: Coat): void {
  const course = courseOf(arm, 0)
  for (const part of [0.42, 0.56, 0.7, 0.82]) {
    const at = course[Math.round(part * (course.length - 1))]
    if (at) pen.mark('sucker', ellipse(at[0] + 0.9, at[1] + 0.5, 1.1 - part * 0.5), coat.second)
  }
}

function drawMantle(pen: Pen, [x, y]: Point, coat: Coat): void {
  const outline: Point[] = [
    [0, -15],
    [9.5, -12.4],
    [13.4, -4],
    [11.6, 5],
    [9.4, 12],
    [0, 14],
    [-9.4, 12],
    [-11.6, 5],
    [-13.4, -4],
    [-9.5, -12.4],
  ]
  pen.fill('head', smooth(outline.map(([px, py]): Point => [x + px, y + py])), coat.base)
  const spots: readonly (readonly [number, number, number])[] = [
    [-7, -9, 1.9],
    [-2.6, -11.6, 1.2],
    [-9.6, -4.4, 1.2],
    [6.4, -10.4, 1.5],
  ]
  for (const [dx, dy, size] of spots)
    pen.mark('spot', ellipse(x + dx, y + dy, size, size * 0.8), lighter(coat.base, 0.24))
}

function faceOf([x, y]: Point, look: Look, coat: Coat, toy: boolean): Parameters<typeof drawFace>[1] {
  return {
    look,
    eyes: [
      [x - 3.4, y - 0.8],
      [x + 6.2, y - 0.8],
    ],
    eyeSize: 1.75,
    mouth: [x + 1.4, y + 4],
    mouthWidth: look.mouth === 'smile' ? 6 : 5,
    line: coat.dark,
    toy,
    cheeks: [
      [x - 6.4, y + 3.4],
      [x + 9.2, y + 3.4],
    ],
    ...ringed(coat.base),
  }
}
