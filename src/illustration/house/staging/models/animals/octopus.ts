import { darker, lighter } from '../../../pen/colour.ts'
import type { Modeller } from '../../model-request.ts'
import { ball, blob, type Globe, limb, type Size } from '../../solids/build.ts'
import { spot } from '../../solids/spot.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { type Frame, movedTo, pointIn, sized } from '../../space/frame.ts'
import { lengthOf, type Vector } from '../../space/vector.ts'
import { coatOn, markOn } from './beast.ts'
import { eyesOn, mouthOn, type FacePlan } from './face.ts'
import { faceMark } from './face-mark.ts'
import { turnedTo } from './gaze.ts'
import { moodOf } from './mood.ts'

/** To the top of its mantle, in metres. */
const tall = 0.55
const arms = 8
const red = '#d0566a'

/** Half axes of the mantle, in its own heights. */
const mantle: Vector = [0.36, 0.42, 0.36]

/** An octopus on its eight arms; in a glad or frightened one some of them are raised. */
export const octopus: Modeller = ({ id, frame, act, state }) => {
  const colour = typeof state['coat'] === 'string' ? state['coat'] : red
  const body = sized(frame, tall)
  const look = moodOf(act.feels, act.pose)
  const raised =
    act.pose === 'cheer' || act.pose === 'dance' || look.mouth === 'open' ? 1 : look.eye === 'wide' ? 0.35 : 0
  const high = act.pose === 'sleep' || act.pose === 'lie' ? 0.42 : 0.56
  const centre = pointIn(body, [0, high, 0])
  const looks = act.pose === 'sleep' ? undefined : act.looks
  const turned = turnedTo(body, centre, looks, { aside: 70, above: 35 })
  const pieces: Piece[] = [
    ...Array.from({ length: arms }, (_, index) => ({
      name: `arm${index}`,
      solids: armOf(body, index, high, raised, colour),
    })),
    {
      name: 'head',
      solids: [
        ...headOf(turned.frame, colour),
        ...featuresOn(turned.frame, look, turned, colour),
        faceMark(turned.frame, mantle[1], id),
      ],
      nearer: 0.05 * lengthOf(body.up),
    },
  ]
  return {
    id,
    kind: 'creature',
    frame,
    pieces,
    anchors: { head: turned.frame, top: movedTo(body, [0, high + mantle[1], 0]) },
    head: { centre, radius: mantle[1] * lengthOf(body.up), front: turned.frame.front, gaze: turned.gaze },
    height: (high + mantle[1]) * lengthOf(body.up),
  }
}

function armOf(body: Frame, index: number, high: number, raised: number, colour: string): Painted[] {
  const angle = ((index + 0.5) / arms) * 2 * Math.PI
  const [across, ahead] = [Math.cos(angle), Math.sin(angle)]
  const up = index % 3 === 0 ? raised : 0
  const bend = 0.16
  const at = (out: number, y: number, twist: number): Vector => [
    across * out - ahead * twist,
    y,
    ahead * out + across * twist,
  ]
  const points = [
    at(0.16, high - 0.26, 0),
    at(0.36, 0.17 + up * 0.25, 0),
    at(0.62, 0.07 + up * 0.55, bend * 0.5),
    at(0.84, 0.05 + up * 0.85, bend),
    at(0.86, 0.07 + up * 1, bend * 2.2),
  ]
  const arm = limb(
    body,
    points,
    [0.13, 0.11, 0.075, 0.05, 0.03],
    coatOn('arm', index % 2 ? colour : darker(colour, 0.07), `arm${index}`),
  )
  const suckers = [0.3, 0.45, 0.6, 0.75].map((part): Painted => {
    const from = points[Math.floor(part * 4)] as Vector
    const to = points[Math.floor(part * 4) + 1] as Vector
    const here = part * 4 - Math.floor(part * 4)
    const mix = (axis: 0 | 1 | 2): number => from[axis] + (to[axis] - from[axis]) * here
    const spot = ball(
      body,
      [mix(0) - across * 0.02, mix(1) + 0.02, mix(2) - ahead * 0.02],
      [0.024, 0.024, 0.024],
      markOn('sucker', lighter(colour, 0.55), `arm${index}`),
    )
    return { ...spot, outward: movedTo(body, [0, 1, 0]).front }
  })
  return up > 0 ? [arm, ...suckers] : [arm]
}

function headOf(frame: Frame, colour: string): Painted[] {
  const balls: (readonly [Vector, Size])[] = [
    [[0, 0.06, -0.04], mantle],
    [
      [0, -0.2, 0],
      [0.27, 0.2, 0.26],
    ],
  ]
  const globe: Globe = { frame: movedTo(frame, [0, 0.06, -0.04]), size: mantle }
  const spots = [
    [-34, 52, 0.06],
    [28, 60, 0.045],
    [70, 40, 0.06],
    [-80, 34, 0.05],
    [140, 40, 0.06],
    [-140, 55, 0.05],
    [180, 30, 0.06],
  ] as const
  return [
    blob(frame, balls, coatOn('head', colour, 'head')),
    ...spots.map(([aside, above, size]) =>
      spot(globe, [aside, above], [size, size], markOn('spot', darker(colour, 0.2), 'head')),
    ),
  ]
}

function featuresOn(
  frame: Frame,
  look: ReturnType<typeof moodOf>,
  rest: { aside: number; above: number },
  colour: string,
): Painted[] {
  const globe: Globe = { frame, size: [mantle[0], mantle[1], mantle[2] * 0.92] }
  const plan: FacePlan = {
    globe,
    eye: [25, 16],
    eyeSize: 0.06,
    line: '#5d1a30',
    mouth: { globe, above: -6, wide: 15, size: 0.022 },
  }
  const mild = look.mouth === 'open' ? { ...plan, mouth: { globe, above: -2, wide: 16, size: 0.022 } } : plan
  return [
    ...eyesOn(mild, look, rest),
    ...mouthOn(mild, look).filter(({ paint }) => paint.part !== 'tongue'),
    spot(globe, [44, 0], [0.07, 0.05], {
      ...markOn('blush', lighter(colour, 0.3), 'head'),
      soft: true,
      alpha: 0.6,
    }),
  ]
}
