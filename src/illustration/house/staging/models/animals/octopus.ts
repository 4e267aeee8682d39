import type { Look } from '../../../creatures/look.ts'
import type { Coat } from '../../../creatures/species.ts'
import { darker } from '../../../pen/colour.ts'
import type { Modeller } from '../../model-request.ts'
import { ball, blob, type Globe, limb, type Size } from '../../solids/build.ts'
import { spot } from '../../solids/spot.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { type Frame, movedTo, pointIn, sized } from '../../space/frame.ts'
import { add, lengthOf, times, type Vector } from '../../space/vector.ts'
import { coatOn, markOn } from './beast.ts'
import { coatTold } from './coat-told.ts'
import { eyesOn, mouthOn, type FacePlan } from './face.ts'
import { faceMark } from './face-mark.ts'
import { type Turned, turnedTo } from './gaze.ts'
import { inFrame } from './in-frame.ts'
import { arms, carriageOf, courseOf, lifted, reaching, rootOf } from './octopus-arms.ts'
import { isToy } from './is-toy.ts'
import { moodOf } from './mood.ts'

/** To the top of its mantle, in metres. */
const tall = 0.55

/** Half axes of the mantle, in its own heights. */
const mantle: Vector = [0.36, 0.42, 0.36]

/** The foremost arms to its left and right, with which it holds, waves and points. */
const hands = { left: 2, right: 1 } as const
const handsUp: ReadonlySet<string> = new Set(['cheer', 'dance', 'hug'])
const oneHandUp: ReadonlySet<string> = new Set(['wave', 'reach', 'point', 'tiptoe'])

/**
 * An octopus, which walks, sits and swims on its eight arms. The two foremost are its hands: they go where hands are told to be, and
 * are lifted in a wave or a cheer; in a glad or frightened one others are raised too.
 */
export const octopus: Modeller = (request) => {
  const { id, frame, act } = request
  const coat = coatTold('octopus', request)
  const body = sized(frame, tall)
  const look = moodOf(act.feels, act.pose)
  const carriage = carriageOf(act.pose)
  const centre = pointIn(body, [0, carriage.high, -carriage.back])
  const looks = act.pose === 'sleep' ? undefined : act.looks
  const turned = turnedTo(body, centre, looks, { aside: 70, above: 35 })
  const glad = look.mouth === 'open' && !carriage.trail ? 1 : look.eye === 'wide' ? 0.35 : 0
  const courses = Array.from({ length: arms }, (_, index) => courseOf(index, carriage, glad))
  for (const side of ['left', 'right'] as const) {
    const told = act.hands?.[side]
    const sign = side === 'left' ? -1 : 1
    const root = rootOf(hands[side], carriage)
    if (told) courses[hands[side]] = reaching(root, inFrame(body, told))
    else if (handsUp.has(act.pose) || (side === 'right' && oneHandUp.has(act.pose)))
      courses[hands[side]] = lifted(root, sign)
  }
  const pieces: Piece[] = [
    ...courses.map((points, index) => ({
      name: `arm${index}`,
      solids: armOf(body, { index, points, coat }),
    })),
    {
      name: 'head',
      solids: [
        ...headOf(turned.frame, coat),
        ...featuresOn(turned.frame, { look, rest: turned, coat, toy: isToy(request) }),
        faceMark(turned.frame, mantle[1], id),
      ],
      nearer: 0.05 * lengthOf(body.up),
    },
  ]
  const tip = (index: number): Frame => movedTo(body, courses[index]?.at(-1) ?? [0, 0, 0])
  const top = carriage.high + mantle[1]
  return {
    id,
    kind: 'creature',
    frame,
    pieces,
    anchors: {
      head: turned.frame,
      top: movedTo(body, [0, top, -carriage.back]),
      back: movedTo(body, [0, top, -carriage.back]),
      handL: tip(hands.left),
      handR: tip(hands.right),
    },
    head: { centre, radius: mantle[1] * lengthOf(body.up), front: turned.frame.front, gaze: turned.gaze },
    height: top * lengthOf(body.up),
  }
}

interface Arm {
  index: number
  points: readonly Vector[]
  coat: Coat
}

/** One arm, with suckers where it is lifted and its inner side is seen. */
function armOf(body: Frame, { index, points, coat }: Arm): Painted[] {
  const group = `arm${index}`
  const paint = coatOn('arm', index % 2 ? coat.base : darker(coat.base, 0.07), group)
  const arm = limb(body, points, [0.13, 0.11, 0.075, 0.05, 0.03], paint)
  const isLifted = (points.at(-1)?.[1] ?? 0) > 0.35
  if (!isLifted) return [arm]
  const outward = movedTo(body, [0, 1, 0]).front
  const suckers = [0.3, 0.45, 0.6, 0.75].map((part): Painted => {
    const from = points[Math.floor(part * 4)] as Vector
    const to = points[Math.floor(part * 4) + 1] as Vector
    const on = part * 4 - Math.floor(part * 4)
    const [x, y, z] = add(times(from, 1 - on), times(to, on))
    const sucker = ball(
      body,
      [x * 0.97, y + 0.02, z * 0.97],
      [0.024, 0.024, 0.024],
      markOn('sucker', coat.second, group),
    )
    return { ...sucker, outward }
  })
  return [arm, ...suckers]
}

function headOf(frame: Frame, { base: colour }: Coat): Painted[] {
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

interface Features {
  look: Look
  rest: Pick<Turned, 'aside' | 'above'>
  coat: Coat
  toy: boolean
}

function featuresOn(frame: Frame, { look, rest, coat, toy }: Features): Painted[] {
  const globe: Globe = { frame, size: [mantle[0], mantle[1], mantle[2] * 0.92] }
  const plan: FacePlan = {
    globe,
    eye: [25, 16],
    eyeSize: 0.06,
    line: coat.dark,
    toy,
    mouth: { globe, above: -3, wide: 15, size: 0.022 },
  }
  const mild = look.mouth === 'open' ? { ...plan, mouth: { globe, above: 1, wide: 16, size: 0.022 } } : plan
  return [...eyesOn(mild, look, rest), ...mouthOn(mild, look).filter(({ paint }) => paint.part !== 'tongue')]
}
