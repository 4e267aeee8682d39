import { drawSnailFace } from '../../../creatures/snail.ts'
import type { Point, Shape } from '../../../drawing.ts'
import { newPen } from '../../../pen/pen.ts'
import { darker, lighter } from '../../../pen/colour.ts'
import type { Modeller } from '../../model-request.ts'
import { ball, blob, limb } from '../../solids/build.ts'
import { spot } from '../../solids/spot.ts'
import { sweep } from '../../solids/sweep.ts'
import type { Painted } from '../../solids/solid.ts'
import { type Frame, movedTo, pointIn, sized } from '../../space/frame.ts'
import { alongIn } from '../../space/frame.ts'
import { lengthOf, type Vector } from '../../space/vector.ts'
import { coatOn, markOn } from './beast.ts'
import { coatTold } from './coat-told.ts'
import { faceMark } from './face-mark.ts'
import { isToy } from './is-toy.ts'
import { turnedTo } from './gaze.ts'
import { middleOf } from './flat-head.ts'
import { moodOf } from './mood.ts'
import { faceOnBall } from './worn-face.ts'

/** To the top of its shell, in metres. */
const tall = 0.07
/** Where the flat face has its middle when it is drawn about zero: it looks a little aside. */
const flatMiddle = [-0.65, 0] as const
const inHouse = new Set(['sleep', 'shy', 'peek', 'lie'])

/** A snail: base is the skin, second the shell. Who is shy or afraid draws in its horns. */
export const snail: Modeller = (request) => {
  const { id, frame, act } = request
  const coat = coatTold('snail', request)
  const body = sized(frame, tall)
  const look = moodOf(act.feels, act.pose)
  const drawn = inHouse.has(act.pose) || look.ears <= -1 ? 0.55 : 0
  const centre = pointIn(body, [0, 0.62 - drawn * 0.4, 0.86 - drawn * 0.45])
  const turned = turnedTo(body, centre, act.looks, { aside: 60, above: 40 })
  const foot = blob(
    body,
    [
      ...sweep(
        [
          [0, 0.05, -1],
          [0, 0.13, -0.4],
          [0, 0.15, 0.3],
          [0, 0.2, 0.66 - drawn * 0.3],
        ],
        [0.05, 0.17, 0.19, 0.16],
      ),
      ...sweep(
        [
          [0, 0.2, 0.66 - drawn * 0.3],
          [0, 0.62 - drawn * 0.4, 0.86 - drawn * 0.45],
        ],
        [0.16, 0.15],
      ),
    ],
    coatOn('torso', coat.base),
  )
  const globe: Vector = [0.24, 0.23, 0.24]
  const toy = isToy(request)
  const face = newPen('body', toy ? 'cloth' : 'skin')
  const gaze = [-turned.aside / 32, -turned.above / 26] as const
  drawSnailFace(face, flatMiddle, { ...look, gaze }, toy)
  const head = [
    ball(turned.frame, [0, 0, 0], globe, coatOn('head', coat.base, 'body')),
    ...[1, -1].flatMap((side) => hornOf(turned.frame, side, coat.base, 1 - drawn)),
    ...faceOnBall(
      { frame: turned.frame, unit: 0.2 / 3, globe: { centre: [0, 0, 0], size: globe } },
      face.shapes.map(farApart),
    ),
    faceMark(turned.frame, 0.3, id),
  ]
  return {
    id,
    kind: 'creature',
    frame,
    pieces: [
      { name: 'foot', solids: [foot] },
      { name: 'shell', solids: shellOf(movedTo(body, [0, 0.56, -0.22]), coat.second), nearer: 0.12 * tall },
      { name: 'head', solids: head, nearer: 0.1 * tall },
    ],
    anchors: { head: turned.frame, top: movedTo(body, [0, 1, -0.2]), back: movedTo(body, [0, 1, -0.2]) },
    head: { centre, radius: 0.25 * lengthOf(body.up), front: turned.frame.front, gaze: turned.gaze },
    height: tall * lengthOf(frame.up),
  }
}

/** Eyes and cheeks sit farther round than on the flat one, as a snail is mostly seen from its side. */
function farApart(shape: Shape): Shape {
  const [x] = middleOf(shape.points)
  const aside = Math.abs(x) < 0.3 ? 0 : Math.sign(x) * (shape.part === 'blush' ? 0.3 : 0.75)
  return { ...shape, points: shape.points.map(([across, down]): Point => [across + aside, down]) }
}

/** A feeler with a bead at its end, as long as it dares. */
function hornOf(head: Frame, side: number, skin: string, long: number): Painted[] {
  const tip: Vector = [side * (0.1 + 0.1 * long), 0.2 + 0.3 * long, 0.04]
  return [
    limb(head, [[side * 0.08, 0.12, 0.02], tip], [0.05, 0.04], coatOn('horn', skin, 'body')),
    ball(head, tip, 0.066, coatOn('bead', darker(skin, 0.25), 'body')),
  ]
}

/** A disc on edge with the spiral on both its sides. */
function shellOf(frame: Frame, colour: string): Painted[] {
  const shell = blob(
    frame,
    [
      [
        [0, 0, 0],
        [0.3, 0.44, 0.44],
      ],
      [
        [0, -0.18, 0.22],
        [0.24, 0.24, 0.28],
      ],
    ],
    coatOn('shell', colour, 'shell'),
  )
  const spiral = [1, -1].map((side): Painted => {
    const points = Array.from({ length: 30 }, (_, index): Vector => {
      const part = index / 29
      const [angle, radius] = [part * Math.PI * 4.4, 0.04 + part * 0.34]
      const x = 0.3 * Math.sqrt(Math.max(0.05, 1 - (radius / 0.44) ** 2))
      return [side * (x + 0.01), Math.sin(angle) * radius, Math.cos(angle) * radius]
    })
    return {
      kind: 'line',
      points: points.map((point) => pointIn(frame, point)),
      width: 0.045 * lengthOf(frame.up),
      paint: markOn('spiral', lighter(colour, 0.55), 'shell'),
      outward: alongIn(frame, [side, 0, 0]),
    }
  })
  const band = spot(
    { frame, size: [0.3, 0.44, 0.44] },
    [0, 62],
    [0.12, 0.1],
    markOn('shine', lighter(colour, 0.35), 'shell'),
  )
  return [shell, ...spiral, band]
}
