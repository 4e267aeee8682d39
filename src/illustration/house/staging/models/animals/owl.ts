import { drawOwlFront } from '../../../creatures/owl.ts'
import type { Coat } from '../../../creatures/species.ts'
import type { Point, Shape } from '../../../drawing.ts'
import { darker } from '../../../pen/colour.ts'
import { newPen } from '../../../pen/pen.ts'
import type { Modeller } from '../../model-request.ts'
import { ball, blob, limb, type Size } from '../../solids/build.ts'
import { sweep } from '../../solids/sweep.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { type Frame, movedTo, pointIn, sized } from '../../space/frame.ts'
import { lengthOf, type Vector } from '../../space/vector.ts'
import { coatOn } from './beast.ts'
import { coatTold } from './coat-told.ts'
import { faceMark } from './face-mark.ts'
import { isToy } from './is-toy.ts'
import { turnedTo } from './gaze.ts'
import { moodOf } from './mood.ts'
import type { Bulge } from './skull.ts'
import { faceOnBall } from './worn-face.ts'

/** To the crown, in metres. */
const tall = 0.42
const skull: Vector = [0.36, 0.3, 0.29]
/** The flat owl's height, and that of the middle of its face, in centimetres; y goes down there. */
const flatTall = 29
const flatFace = -20.9
const flying = new Set(['fly', 'jump', 'leap', 'cheer', 'wave'])

/** An owl, upright, whose head turns all the way round. */
export const owl: Modeller = (request) => {
  const { id, frame, act } = request
  const coat = coatTold('owl', request)
  const body = sized(frame, tall)
  const look = moodOf(act.feels, act.pose)
  const spread = flying.has(act.pose) ? 1 : look.mouth === 'open' ? 0.4 : 0
  const centre = pointIn(body, [0, 0.76 - (act.pose === 'sleep' ? 0.06 : 0), 0.03])
  const turned = turnedTo(body, centre, act.pose === 'sleep' ? undefined : act.looks, {
    aside: 165,
    above: 40,
  })
  const toy = isToy(request)
  const gaze = [-turned.aside / 32, -turned.above / 26] as const
  const front = newPen('front', toy ? 'cloth' : 'fur')
  drawOwlFront(front, { ...look, gaze }, coat, toy)
  const onBreast = front.shapes.filter(({ part }) => onBreastParts.has(part))
  const onFace = front.shapes
    .filter((shape) => !onBreast.includes(shape) && shape.part !== 'beak')
    .map(aboutFace)
  const breast: Bulge = { centre: [0, 0.38, 0], size: [0.35, 0.4, 0.3] }
  const trunk = [
    ball(body, breast.centre, breast.size, coatOn('torso', coat.base, 'body', toy ? 'cloth' : 'fur')),
    ...faceOnBall({ frame: body, unit: 1 / flatTall, globe: breast }, onBreast),
  ]
  const pieces: Piece[] = [
    {
      name: 'tail',
      solids: [
        blob(
          body,
          sweep(
            [
              [0, 0.16, -0.2],
              [0, 0, -0.38],
            ],
            [0.12, 0.08],
          ),
          coatOn('tail', darker(coat.base, 0.15), 'tail'),
        ),
      ],
    },
    {
      name: 'feet',
      solids: [1, -1].flatMap((side) =>
        [-1, 0, 1].map((toe) =>
          limb(
            body,
            [
              [side * 0.12, 0.03, 0.1],
              [side * 0.12 + toe * 0.06, 0.02, 0.26],
            ],
            [0.035, 0.024],
            coatOn('foot', coat.dark, 'feet'),
          ),
        ),
      ),
    },
    { name: 'trunk', solids: trunk },
    ...[1, -1].map((side) => ({
      name: `wing${side}`,
      solids: wingOf(body, side, spread, darker(coat.base, 0.14)),
    })),
    {
      name: 'head',
      solids: [
        ...headOf(turned.frame, coat),
        ...faceOnBall(
          { frame: turned.frame, unit: 1 / flatTall, globe: { centre: [0, 0, 0], size: skull } },
          onFace,
        ),
        beakOn(turned.frame, coat),
        faceMark(turned.frame, skull[1], id),
      ],
      nearer: 0.15 * tall,
    },
  ]
  return {
    id,
    kind: 'creature',
    frame,
    pieces,
    anchors: { head: turned.frame, top: movedTo(body, [0, 1.04, 0]) },
    head: { centre, radius: skull[1] * lengthOf(body.up), front: turned.frame.front, gaze: turned.gaze },
    height: 1.05 * tall * lengthOf(frame.up),
  }
}

const onBreastParts: ReadonlySet<string> = new Set(['belly', 'feather', 'seam'])

/** The flat owl's face about its own middle; its beak is a solid here. */
function aboutFace(shape: Shape): Shape {
  return { ...shape, points: shape.points.map(([x, y]): Point => [x, y - flatFace]) }
}

function headOf(frame: Frame, { base }: Coat): Painted[] {
  const tufts = [1, -1].map((side) =>
    blob(
      frame,
      sweep(
        [
          [side * 0.18, 0.18, 0.02],
          [side * 0.27, 0.34, 0],
        ],
        [0.1, 0.025],
      ),
      coatOn('ear', base, `tuft${side}`),
    ),
  )
  return [...tufts, ball(frame, [0, 0, 0], skull, coatOn('head', base, 'head'))]
}

function beakOn(frame: Frame, { dark }: Coat): Painted {
  const balls: (readonly [Vector, Size])[] = sweep(
    [
      [0, 0.02, 0.27],
      [0, -0.04, 0.32],
      [0, -0.1, 0.31],
    ],
    [0.045, 0.04, 0.01],
  )
  return blob(frame, balls, coatOn('bill', dark, 'bill'))
}

function wingOf(body: Frame, side: number, spread: number, colour: string): Painted[] {
  const mix = (a: Vector, b: Vector): Vector => [
    a[0] + (b[0] - a[0]) * spread,
    a[1] + (b[1] - a[1]) * spread,
    a[2] + (b[2] - a[2]) * spread,
  ]
  const points = [
    mix([side * 0.28, 0.58, 0], [side * 0.28, 0.58, 0]),
    mix([side * 0.35, 0.36, -0.03], [side * 0.72, 0.72, -0.05]),
    mix([side * 0.24, 0.1, -0.14], [side * 1.15, 0.58, -0.12]),
  ]
  const balls = sweep(points, [0.13, 0.2, 0.06]).map(([at, radius]): readonly [Vector, Size] => {
    const wide = radius as number
    return [at, spread > 0.3 ? [wide * 0.8, wide * 1.1, 0.05] : [0.08, wide, wide * 0.9]]
  })
  return [blob(body, balls, coatOn('wing', colour, `wing${side}`))]
}
