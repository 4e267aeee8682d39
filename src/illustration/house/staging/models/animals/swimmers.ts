import { darker, lighter } from '../../../pen/colour.ts'
import type { Coat } from '../../../creatures/species.ts'
import type { Modeller, ModelRequest } from '../../model-request.ts'
import { ball, blob, type Globe, type Size, stroke } from '../../solids/build.ts'
import { spot } from '../../solids/spot.ts'
import { sweep } from '../../solids/sweep.ts'
import type { Model, Painted, Piece } from '../../solids/solid.ts'
import { type Frame, frameAlong, movedTo, pointIn, sized } from '../../space/frame.ts'
import { lengthOf, times, type Vector } from '../../space/vector.ts'
import { coatOn, markOn } from './beast.ts'
import { coatTold } from './coat-told.ts'
import { eyesOn } from './face.ts'
import { faceMark } from './face-mark.ts'
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

function swimmer(name: 'whale' | 'fish', kind: Swimmer): Modeller {
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
      ...eyesOn({ globe, eye: [kind.eye.aside, kind.eye.above], eyeSize: kind.eye.size, line }, look, turned),
      ...smileOf(globe, kind, look.mouth === 'frown' || look.mouth === 'wavy' ? -1 : 1, line),
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
    ...[60, -60].map((aside) => spot(globe, [aside, -48], [wide * 0.7, high * 0.5], markOn('belly', belly))),
    spot(globe, [0, -46], [wide * 0.75, high * 0.5], markOn('belly', belly)),
  ]
}

function smileOf(globe: Globe, { eye, high }: Swimmer, bend: number, line: string): Painted[] {
  return [1, -1].map((side) =>
    stroke(
      globe,
      [0, 0.33, 0.66, 1].map((part): readonly [number, number] => [
        side * part * eye.aside * 0.65,
        eye.above - 26 + bend * part * part * 10,
      ]),
      high * 0.06,
      markOn('mouth', line, 'body', 'ink'),
    ),
  )
}

/** A flat fin from a root to a tip. */
function fin(
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

export const whale = swimmer('whale', {
  long: 9,
  high: 0.2,
  wide: 0.2,
  face: 0.18,
  eye: { aside: 62, above: -2, size: 0.022 },
  belly: '#eef2f2',
  fins: (body, { base }) => [
    ...[1, -1].map((side) => ({
      name: `fin${side}`,
      solids: [
        fin(
          body,
          [
            [side * 0.16, -0.1, 0.12],
            [side * 0.3, -0.17, 0.02],
          ],
          [0.06, 0.03],
          'across',
          darker(base, 0.1),
          `fin${side}`,
        ),
      ],
    })),
    {
      name: 'flukes',
      solids: [1, -1].map((side) =>
        fin(
          body,
          [
            [0, 0.04, -0.42],
            [side * 0.1, 0.07, -0.5],
            [side * 0.22, 0.1, -0.54],
          ],
          [0.06, 0.06, 0.02],
          'across',
          base,
          'flukes',
        ),
      ),
    },
    { name: 'spout', solids: spoutOf(body) },
  ],
})

function spoutOf(body: Frame): Painted[] {
  const water = coatOn('jet', '#cfeaf0', 'spout', 'water')
  return [-1, 0, 1].map((side) =>
    blob(
      body,
      sweep(
        [
          [0, 0.2, 0.2],
          [side * 0.02, 0.3, 0.2],
          [side * 0.09, 0.34 + (side ? 0 : 0.04), 0.2],
          [side * 0.13, 0.3 + (side ? 0 : 0.08), 0.2],
        ],
        [0.014, 0.018, 0.024, 0.018],
      ),
      water,
    ),
  )
}

export const fish = swimmer('fish', {
  long: 0.3,
  high: 0.26,
  wide: 0.17,
  face: 0.12,
  eye: { aside: 52, above: 16, size: 0.05 },
  belly: undefined,
  fins: (body, { base, second }) => [
    {
      name: 'tail',
      solids: [1, -1].map((side) =>
        fin(
          body,
          [
            [0, 0.02, -0.4],
            [0, side * 0.16, -0.56],
          ],
          [0.07, 0.09],
          'upright',
          second,
          'tail',
        ),
      ),
    },
    {
      name: 'back',
      solids: [
        fin(
          body,
          [
            [0, 0.22, 0.1],
            [0, 0.27, -0.12],
          ],
          [0.07, 0.06],
          'upright',
          second,
          'back',
        ),
      ],
      nearer: -0.02,
    },
    ...[1, -1].map((side) => ({
      name: `fin${side}`,
      solids: [
        fin(
          body,
          [
            [side * 0.15, -0.06, 0.06],
            [side * 0.24, -0.1, -0.06],
          ],
          [0.04, 0.055],
          'upright',
          darker(second, 0.06),
          `fin${side}`,
        ),
      ],
    })),
    { name: 'scales', solids: scalesOn(body, lighter(base, 0.3)) },
  ],
})

function scalesOn(body: Frame, colour: string): Painted[] {
  const globe: Globe = { frame: body, size: [0.17, 0.25, 0.36] }
  return [1, -1].flatMap((side) =>
    [
      [72, 10],
      [88, -12],
      [100, 14],
      [84, 32],
      [112, -6],
    ].map(([aside = 0, above = 0]) =>
      stroke(
        globe,
        [-1, -0.3, 0.3, 1].map((part): readonly [number, number] => [
          side * (aside - 5 * (1 - part * part)),
          above + part * 9,
        ]),
        0.02,
        markOn('scale', colour),
      ),
    ),
  )
}

/** A butterfly of a hand's width, its wings half open; it flies or sits on what its frame says. */
export const butterfly: Modeller = (request) => {
  const { frame, act, id } = request
  const coat = coatTold('butterfly', request)
  const body = sized(movedTo(frame, [0, 0.03, 0]), 0.12)
  const raised = act.pose === 'sleep' || act.pose === 'sit' ? 0.85 : 0.5
  const turned = turnedTo(body, pointIn(body, [0, 0.1, 0.42]), act.looks, { aside: 40, above: 30 })
  const globe: Globe = { frame: turned.frame, size: [0.15, 0.15, 0.15] }
  const pieces: Piece[] = [
    ...[1, -1].map((side) => ({ name: `wing${side}`, solids: wingOf(body, side, raised, coat) })),
    {
      name: 'trunk',
      solids: [
        blob(
          body,
          sweep(
            [
              [0, 0, -0.4],
              [0, 0.05, 0.3],
            ],
            [0.06, 0.09],
          ),
          coatOn('torso', coat.dark),
        ),
      ],
    },
    {
      name: 'head',
      solids: [
        ball(turned.frame, [0, 0, 0], 0.15, coatOn('head', coat.dark, 'head')),
        ...eyesOn(
          { globe, eye: [32, 10], eyeSize: 0.034, line: '#fff6e6', ring: '#fff6e6' },
          moodOf(act.feels, act.pose),
          turned,
        ),
        ...[1, -1].map((side) =>
          blob(
            turned.frame,
            sweep(
              [
                [side * 0.04, 0.12, 0.05],
                [side * 0.12, 0.34, 0.12],
              ],
              [0.012, 0.022],
            ),
            coatOn('feeler', coat.dark, 'feeler'),
          ),
        ),
        faceMark(turned.frame, 0.15, id),
      ],
    },
  ]
  return {
    id,
    kind: 'creature',
    frame,
    pieces,
    anchors: { head: turned.frame },
    head: {
      centre: turned.frame.origin,
      radius: 0.15 * lengthOf(body.up),
      front: turned.frame.front,
      gaze: turned.gaze,
    },
    height: 0.1 * lengthOf(frame.up),
  }
}

/** Two leaves of a wing that hinge on the trunk, with spots on both sides. */
function wingOf(body: Frame, side: number, raised: number, { base, second }: Coat): Painted[] {
  const out: Vector = [side * Math.cos(raised * 1.4), Math.sin(raised * 1.4), 0]
  const across: Vector = [
    body.right[0] * out[0] + body.up[0] * out[1],
    body.right[1] * out[0] + body.up[1] * out[1],
    body.right[2] * out[0] + body.up[2] * out[1],
  ]
  const hinge = frameAlong(body.origin, body.front, times(across, 1), lengthOf(body.up))
  const leaf = (
    y: number,
    z: number,
    high: number,
    long: number,
    colour: string,
    part: string,
    marking = false,
  ): Painted =>
    ball(hinge, [0, y, z], [marking ? 0.03 : 0.025, high, long], {
      ...coatOn(part, colour, `wing${side}`),
      ...(marking && { marking }),
    })
  return [
    leaf(0.36, -0.24, 0.3, 0.28, second, 'wing'),
    leaf(0.48, 0.26, 0.42, 0.34, base, 'wing'),
    leaf(0.6, 0.3, 0.13, 0.11, second, 'spot', true),
    leaf(0.4, -0.26, 0.11, 0.1, base, 'spot', true),
  ]
}
