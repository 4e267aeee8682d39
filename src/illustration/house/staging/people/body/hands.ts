import { limb } from '../../solids/build.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import type { Painted } from '../../solids/solid.ts'
import { add, cross, dot, minus, times, unit, type Vector } from '../../space/vector.ts'
import { creaseOn, type Figure, skinOf } from './paints.ts'
import { type Axes, sides } from './skeleton.ts'

/** A hand's axes: front along the fingers, right to the thumb, up out of the back of the hand. */
export function handAxes({ bones, stance }: Figure, index: 0 | 1): Axes {
  const [, elbow, wrist] = bones.arms[index]
  const side = sides[index] as number
  const front = unit(minus(wrist, elbow))
  const raised = stance.forms[index] === 'open' && front[1] > 0.2
  const hint: Vector = raised ? [-side, 0.2, 0.25] : [-side * 0.35, 0.5, 0.8]
  const right = unit(minus(hint, times(front, dot(hint, front))))
  return { right, up: times(cross(front, right), side), front }
}

/** Where the palm is: what the hand holds is there. */
export function palmOf(figure: Figure, index: 0 | 1): Vector {
  const [, , wrist] = figure.bones.arms[index]
  return add(wrist, times(handAxes(figure, index).front, figure.body.hand))
}

type Place = readonly [along: number, thumbward: number, out: number]

/** Palm, fingers and thumb of one hand; lengths in half hands from the wrist. */
export function handOf(figure: Figure, index: 0 | 1): Painted[] {
  const { frame, body, bones, stance, skin } = figure
  const axes = handAxes(figure, index)
  const [, , wrist] = bones.arms[index]
  const size = body.hand
  const at = ([along, thumbward, out]: Place): Vector =>
    add(
      add(wrist, times(axes.front, along * size)),
      add(times(axes.right, thumbward * size), times(axes.up, out * size)),
    )
  const group = `hand${index === 0 ? 'L' : 'R'}`
  const bone = (part: string, places: readonly Place[], radius: number): Painted =>
    limb(frame, places.map(at), radius * size, skinOf(part, skin, group))
  const palm = (long: number, wide: number, thick: number): Painted => ({
    kind: 'blob',
    balls: [
      {
        centre: pointIn(frame, at([0.5, 0, 0])),
        axes: [
          alongIn(frame, times(axes.right, wide * size)),
          alongIn(frame, times(axes.up, thick * size)),
          alongIn(frame, times(axes.front, long * size)),
        ],
      },
      {
        centre: pointIn(frame, at([-0.1, 0, 0])),
        axes: [
          alongIn(frame, times(axes.right, 0.52 * size)),
          alongIn(frame, times(axes.up, 0.46 * size)),
          alongIn(frame, times(axes.front, 0.5 * size)),
        ],
      },
    ],
    paint: skinOf('hand', skin, group),
  })
  const knuckles = (along: number): Painted[] =>
    [-0.22, 0.14].map(
      (thumbward): Painted => ({
        kind: 'line',
        points: [at([along, thumbward, 0.4]), at([along + 0.45, thumbward, 0.36])].map((point) =>
          pointIn(frame, point),
        ),
        width: 0.1 * size * Math.hypot(...frame.up),
        paint: creaseOn('finger', skin),
        outward: alongIn(frame, axes.up),
      }),
    )
  const thumb = (to: Place): Painted => bone('thumb', [[0.2, 0.45, -0.1], to], 0.25)
  switch (stance.forms[index]) {
    case 'open':
      return [
        palm(0.72, 0.7, 0.4),
        ...fan.map((end, finger) => bone('finger', [[0.7, 0.45 - finger * 0.3, 0], end], 0.2)),
        thumb([0.75, 1.05, -0.1]),
      ]
    case 'flat':
      return [
        palm(0.72, 0.66, 0.4),
        ...joined.map((end, finger) => bone('finger', [[0.6, 0.38 - finger * 0.25, 0], end], 0.22)),
        thumb([0.95, 0.72, -0.2]),
        ...knuckles(1.1),
      ]
    case 'point':
      return [
        palm(0.66, 0.62, 0.56),
        bone(
          'finger',
          [
            [0.7, 0.32, 0.1],
            [1.95, 0.3, 0.1],
          ],
          0.22,
        ),
        thumb([0.85, 0.62, -0.3]),
      ]
    case 'grip':
      return [palm(0.72, 0.7, 0.62), thumb([0.95, 0.55, -0.4]), ...knuckles(0.75)]
    case 'rest':
      return [
        palm(0.7, 0.6, 0.42),
        bone(
          'finger',
          [
            [0.6, 0.15, 0],
            [1.2, 0.12, -0.15],
            [1.5, 0.1, -0.45],
          ],
          0.36,
        ),
        bone(
          'finger',
          [
            [0.6, -0.2, 0],
            [1.15, -0.2, -0.2],
            [1.4, -0.2, -0.5],
          ],
          0.32,
        ),
        thumb([1, 0.6, -0.3]),
      ]
  }
}

/** Ends of spread and of joined fingers, the first beside the thumb. */
const fan: readonly Place[] = [
  [1.75, 0.85, 0],
  [2, 0.3, 0.05],
  [1.95, -0.25, 0.05],
  [1.6, -0.78, 0],
]
const joined: readonly Place[] = [
  [1.7, 0.34, 0],
  [1.9, 0.1, 0],
  [1.82, -0.14, 0],
  [1.55, -0.36, 0],
]
