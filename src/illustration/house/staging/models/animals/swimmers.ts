import type { Coat } from '../../../creatures/species.ts'
import type { Modeller, ModelRequest } from '../../model-request.ts'
import { blob, type Globe, type Size, stroke } from '../../solids/build.ts'
import { spot } from '../../solids/spot.ts'
import { sweep } from '../../solids/sweep.ts'
import type { Model, Painted, Piece } from '../../solids/solid.ts'
import { type Frame, movedTo, sized } from '../../space/frame.ts'
import { lengthOf, type Vector } from '../../space/vector.ts'
import { coatOn, markOn } from './beast.ts'
import { coatTold } from './coat-told.ts'
import { eyesOn } from './face.ts'
import { faceMark } from './face-mark.ts'
import { isToy } from './is-toy.ts'
import { turnedTo } from './gaze.ts'
import { moodOf } from './mood.ts'

/** What swims has its face on its trunk: the eyes alone look. In its own lengths, middle at a height over the ground. */
interface Swimmer {
  long: number
  /** Half height and half width of the trunk. */
  high: number
  wide: number
  eye: { aside: number; above: number; size: number }
  /** The face's globe: so far before the middle. */
  face: number
  fins(body: Frame, coat: Coat): Piece[]
  belly: string | undefined
}

export function swimmer(name: 'whale' | 'fish', kind: Swimmer): Modeller {
  return (request) => {
    const coat = coatTold(name, request)
    const body = bodyOf(request, kind)
    const globe: Globe = {
      frame: movedTo(body, [0, 0, kind.face]),
      size: [kind.wide, kind.high, 0.5 - kind.face],
    }
    const look = moodOf(request.act.feels, request.act.pose)
    const turned = turnedTo(body, globe.frame.origin, request.act.looks, { aside: 0, above: 0 })
    const line = '#2b1b1a'
    const trunk = [
      trunkOf(body, kind, coat),
      ...bellyOf(globe, kind),
      ...eyesOn(
        { globe, eye: [kind.eye.aside, kind.eye.above], eyeSize: kind.eye.size, line, toy: isToy(request) },
        look,
        turned,
      ),
      ...(request.state['tired'] === true ? bagsOf(globe, kind, line) : []),
      ...smileOf(globe, kind, look.mouth === 'frown' || look.mouth === 'wavy' ? -1.8 : 1, line),
      faceMark(globe.frame, kind.high, request.id),
    ]
    return modelOf(
      request,
      kind,
      [{ name: 'trunk', solids: trunk }, ...kind.fins(body, coat)],
      turned.gaze,
      globe.frame,
    )
  }
}

function bodyOf({ frame, state }: ModelRequest, kind: Swimmer): Frame {
  const told = state['length']
  const size = typeof told === 'number' ? told : kind.long
  return sized(movedTo(frame, [0, size * kind.high, 0]), size)
}

function modelOf(request: ModelRequest, kind: Swimmer, pieces: Piece[], gaze: Vector, face: Frame): Model {
  const body = bodyOf(request, kind)
  return {
    id: request.id,
    kind: 'creature',
    frame: request.frame,
    pieces,
    anchors: {
      head: face,
      back: movedTo(body, [0, kind.high, 0]),
      top: movedTo(body, [0, kind.high, kind.face]),
    },
    head: { centre: face.origin, radius: kind.high * lengthOf(body.up), front: body.front, gaze },
    height: kind.high * 2 * lengthOf(body.up),
  }
}

function trunkOf(body: Frame, { high, wide, face }: Swimmer, { base }: Coat): Painted {
  const balls: (readonly [Vector, Size])[] = [
    [
      [0, 0, face],
      [wide, high, 0.5 - face],
    ],
    [
      [0, 0, face - 0.12],
      [wide * 0.98, high * 0.96, 0.3],
    ],
    ...sweep(
      [
        [0, 0, 0],
        [0, 0.01, -0.25],
        [0, 0.04, -0.42],
      ],
      [high * 0.8, high * 0.45, high * 0.16],
    ),
  ]
  return blob(body, balls, coatOn('torso', base))
}

function bellyOf(globe: Globe, { belly, wide, high }: Swimmer): Painted[] {
  if (!belly) return []
  return [
    ...[60, -60].map((aside) => spot(globe, [aside, -58], [wide * 0.66, high * 0.4], markOn('belly', belly))),
    spot(globe, [0, -56], [wide * 0.7, high * 0.4], markOn('belly', belly)),
  ]
}

function smileOf(globe: Globe, { eye, high }: Swimmer, bend: number, line: string): Painted[] {
  return [1, -1].map((side) =>
    stroke(
      globe,
      [0, 0.33, 0.66, 1].map((part): readonly [number, number] => [
        side * part * eye.aside * 0.65,
        eye.above - 20 + bend * part * part * 10,
      ]),
      high * 0.06,
      markOn('mouth', line, 'body', 'ink'),
    ),
  )
}

/** Two folds under each eye, of who has not slept. */
function bagsOf(globe: Globe, { eye }: Swimmer, line: string): Painted[] {
  const [across, down] = [eye.size / globe.size[0], eye.size / globe.size[1]].map((part) => part * 57) as [
    number,
    number,
  ]
  return [1, -1].flatMap((side) =>
    [2.1, 3].map((below) =>
      stroke(
        globe,
        [-1, -0.5, 0, 0.5, 1].map((part): readonly [number, number] => [
          side * eye.aside + part * across * (2.6 - below * 0.4),
          eye.above - down * (below - part * part * 0.7),
        ]),
        eye.size * 0.4,
        markOn('bag', line, 'body', 'ink'),
      ),
    ),
  )
}

/** A flat fin from a root to a tip. */
export function fin(
  body: Frame,
  points: readonly Vector[],
  radii: readonly number[],
  flat: 'across' | 'upright',
  colour: string,
  group: string,
): Painted {
  const balls = sweep(points, radii).map(([at, radius]): readonly [Vector, Size] => {
    const wide = radius as number
    return [at, flat === 'upright' ? [wide * 0.18, wide, wide] : [wide, wide * 0.22, wide]]
  })
  return blob(body, balls, coatOn('fin', colour, group))
}
