import { darker, lighter, lightness } from '../../../pen/colour.ts'
import type { Modeller } from '../../model-request.ts'
import { ball, type Globe } from '../../solids/build.ts'
import type { Painted } from '../../solids/solid.ts'
import { markThrough, type OnBall } from '../../solids/mark.ts'
import { spot } from '../../solids/spot.ts'
import { movedTo, pointIn } from '../../space/frame.ts'
import { lengthOf, radians, times } from '../../space/vector.ts'
import { numberTold } from '../prop-model.ts'
import { coatTold } from './coat-told.ts'
import { eyesOn, mouthOn } from './face.ts'
import { faceMark } from './face-mark.ts'
import { turnedTo } from './gaze.ts'
import { moodOf } from './mood.ts'

/** Metres from its middle to its edge. */
const radius = 2

/** Degrees and metres; none where the face is. */
const craters = [
  [-58, 34, 0.34],
  [-30, 58, 0.22],
  [50, 44, 0.3],
  [-64, -30, 0.28],
  [38, -58, 0.32],
  [82, 8, 0.2],
  [130, 30, 0.42],
  [170, -20, 0.5],
  [-140, 10, 0.4],
  [-105, 50, 0.26],
  [-115, -40, 0.34],
] as const

/**
 * A calm full moon, its lowest point at its origin; it turns its whole face to what it looks at. `state.pressed` flattens its nose
 * against the glass of a window, and clouds that with its breath;
 * `state.mouth` is how many degrees above its middle the corners of a small closed
 * smile are, that of a face so large that a page has no more of it.
 */
export const moon: Modeller = (request) => {
  const { id, frame, act, state } = request
  const coat = coatTold('moon', request)
  const look = moodOf(act.feels, act.pose)
  const centre = pointIn(frame, [0, radius, 0])
  const turned = turnedTo(frame, centre, act.pose === 'sleep' ? undefined : act.looks, {
    aside: 70,
    above: 45,
  })
  const globe: Globe = { frame: turned.frame, size: [radius, radius, radius] }
  const plan = {
    globe,
    eye: [18, 7],
    eyeSize: 0.17,
    // Of a moon that is out, its face is what is left of the light.
    line: lightness(coat.base) < 0.4 ? lighter(coat.base, 0.5) : darker(coat.dark, 0.3),
    mouth: { globe, above: -18, wide: 17, size: 0.06 },
  } as const
  const light = { part: 'moon', material: 'light', colour: coat.base, group: 'moon' } as const
  const surface = [
    ball(turned.frame, [0, 0, 0], radius, light),
    ...craters.map(([aside, above, size]) =>
      spot(globe, [aside, above], [size, size], {
        ...light,
        part: 'crater',
        colour: coat.second,
        marking: true,
      }),
    ),
    ...eyesOn(plan, look, turned),
    ...(state['mouth'] === undefined
      ? mouthOn(plan, look).filter(({ paint }) => paint.part !== 'tongue')
      : [smileOn(globe, numberTold(request, 'mouth', -18), plan.line)]),
    ...(state['pressed'] === true ? noseOn(globe, darker(coat.second, 0.12)) : []),
    faceMark(turned.frame, radius, id),
  ]
  const glow = ball(movedTo(frame, [0, radius, 0]), [0, 0, 0], radius * 1.5, {
    ...light,
    part: 'glow',
    group: 'glow',
    soft: true,
    alpha: 0.35,
  })
  return {
    id,
    kind: 'creature',
    frame,
    pieces: [
      { name: 'glow', solids: [glow], nearer: -1 },
      { name: 'moon', solids: surface },
    ],
    anchors: {
      head: turned.frame,
      top: movedTo(frame, [0, radius * 2, 0]),
      left: movedTo(frame, [-radius, radius, 0]),
      right: movedTo(frame, [radius, radius, 0]),
      below: frame,
    },
    head: { centre, radius: radius * lengthOf(frame.up), front: turned.frame.front, gaze: turned.gaze },
    height: radius * 2 * lengthOf(frame.up),
    shadowless: true,
  }
}

/** One line, low in its middle. */
function smileOn(globe: Globe, corners: number, colour: string): Painted {
  const { frame, size } = globe
  const ball = {
    centre: frame.origin,
    axes: [times(frame.right, size[0]), times(frame.up, size[1]), times(frame.front, size[2])],
  } as const
  const through = Array.from({ length: 25 }, (_, index): OnBall => {
    const part = index / 12 - 1
    const [turn, lift] = [radians(part * 10), radians(corners - 3.4 * (1 - part * part))]
    return { ball, way: [Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)] }
  })
  const paint = { part: 'mouth', material: 'ink', colour, group: 'moon', marking: true } as const
  return markThrough(through, paint, 0.05 * lengthOf(frame.up))
}

function noseOn(globe: Globe, colour: string): Painted[] {
  const mark = { part: 'nose', material: 'light', group: 'moon', marking: true } as const
  return [
    spot(globe, [0, -4], [0.62, 0.5], {
      ...mark,
      part: 'breath',
      colour: '#ffffff',
      soft: true,
      alpha: 0.75,
    }),
    // A little round, so that from the side it is seen to touch the glass.
    ball(movedTo(globe.frame, [0, -0.14, radius * 0.97]), [0, 0, 0], [0.3, 0.22, 0.14], {
      ...mark,
      colour,
      marking: false,
    }),
    spot(
      { frame: movedTo(globe.frame, [0, -0.14, radius * 0.97]), size: [0.3, 0.22, 0.14] },
      [-14, 30],
      [0.07, 0.045],
      { ...mark, part: 'glint', colour: '#fffaf0' },
    ),
  ]
}
