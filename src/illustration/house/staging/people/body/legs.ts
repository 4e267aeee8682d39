import { limb } from '../../solids/build.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import type { Blob, Painted, Piece } from '../../solids/solid.ts'
import {
  add,
  between,
  cross,
  lengthOf,
  minus,
  radians,
  times,
  unit,
  type Vector,
} from '../../space/vector.ts'
import { shadeOf } from '../../../figures/colours.ts'
import { inOrder } from '../in-order.ts'
import { mix, range } from '../numbers.ts'
import { hangsDown } from './hanging-leg.ts'
import { cloth, creaseOn, type Figure, skinOf } from './paints.ts'
import { isArtificial, prosthesisOf } from './prosthesis.ts'
import { sides } from './skeleton.ts'
import { hasSkirt, kneelsOn, skirtLength } from './skirt.ts'

/** How much wider than the leg trousers are, from the hip to the ankle. */
const trousers = [1.06, 1.12, 1.2] as const
/** How far shorts and skirts let legs be seen, from hip (0) to ankle (2). */
const knees = 0.85

/** Both legs with what they wear, and shoes: shoes lie over the ends of trousers. */
export function legsOf(figure: Figure): Piece[] {
  const legs = ([0, 1] as const).map((index) => {
    const name = index === 0 ? 'L' : 'R'
    const [hip, knee, ankle] = figure.bones.legs[index]
    const seen = hasSkirt(figure.outfit) ? [knee, ankle] : [hip, knee, ankle]
    const hangs = hangsDown(figure, index)
    const middle = hangs ? hip : times(seen.reduce(add), 1 / seen.length)
    const worn = legOf(figure, index, name)
    return {
      name: `leg${name}`,
      solids: [inOrder(pointIn(figure.frame, middle), worn)],
      nearer: hangs ? -figure.body.hip * underHem : 0,
    }
  })
  const feet = ([0, 1] as const).map((index) => ({
    name: `foot${index === 0 ? 'L' : 'R'}`,
    solids: shoeOf(figure, index, index === 0 ? 'L' : 'R'),
    nearer: figure.body.foot * 0.5,
  }))
  return [...legs, ...feet]
}

/** Half widths of the hip that a leg which hangs counts farther, so that the hem of a top lies over it from all sides. */
const underHem = 0.25
function legOf(figure: Figure, index: 0 | 1, name: string): Painted[] {
  const { frame, body, bones, outfit, skin } = figure
  const [hip, knee, ankle] = bones.legs[index]
  const [root, bend, end] = body.legs
  const radii = [root * trousers[0], bend * trousers[1], end * trousers[2]]
  const group = `leg${name}`
  const whole = (paint: Painted['paint']): Painted => limb(frame, [hip, knee, ankle], radii, paint)
  if (isArtificial(figure, index))
    return [...prosthesisOf(figure, index, group), ...aboveKnee(figure, index, group)]
  if (hasSkirt(outfit) || outfit.bottom === 'tights')
    return [...belowSkirt(figure, index, name), ...sockOf(figure, index, name)]
  if (outfit.bottom === 'trousers' || outfit.bottom === 'dungarees') {
    return [whole(cloth('trouser', outfit.bottomColour, group))]
  }
  const cut = between(hip, knee, knees)
  const bare = limb(
    frame,
    [between(hip, knee, 0.5), knee, ankle],
    [mix(root, bend, 0.6), bend * 0.94, end * 0.96],
    skinOf('shin', skin, `${group}Skin`),
  )
  const short = limb(
    frame,
    [hip, between(hip, cut, 0.5), cut],
    [root * 1.06, mix(root, bend, 0.5) * 1.14, bend * 1.22],
    cloth('trouser', outfit.bottomColour, group),
  )
  return [bare, ...sockOf(figure, index, name), short]
}

/** A leg down to the knee, as it is dressed: trousers are rolled up over it, so that the lower leg moves freely. */
function aboveKnee(figure: Figure, index: 0 | 1, group: string): Painted[] {
  const { frame, body, bones, outfit, skin } = figure
  const [hip, knee] = bones.legs[index]
  const [root, bend] = body.legs
  if (hasSkirt(outfit)) {
    const from = Math.min(0.9, skirtLength(figure))
    const paint =
      outfit.bottom === 'tights'
        ? cloth('trouser', outfit.bottomColour, group)
        : skinOf('shin', skin, `${group}Skin`)
    return [limb(frame, [between(hip, knee, from), knee], [mix(root, bend, from), bend * 0.9], paint)]
  }
  const end = between(hip, knee, 0.82)
  return [
    limb(
      frame,
      [hip, end],
      [root * trousers[0], bend * trousers[1]],
      cloth('trouser', outfit.bottomColour, group),
    ),
  ]
}

/** What a skirt lets be seen of a leg: only that is there, so that no thigh comes through the cloth. */
function belowSkirt(figure: Figure, index: 0 | 1, name: string): Painted[] {
  const { frame, body, bones, outfit, skin } = figure
  const [hip, knee, ankle] = bones.legs[index]
  const long = skirtLength(figure)
  const tights = outfit.bottom === 'tights'
  const paint = tights
    ? cloth('trouser', outfit.bottomColour, `leg${name}`)
    : skinOf('shin', skin, `leg${name}Skin`)
  const [root, bend, end] = body.legs
  const radii = (list: readonly number[]): number[] => list.map((one) => one * (tights ? 1 : 0.95))
  if (kneelsOn(figure, index)) return [limb(frame, [knee, ankle], radii([bend, end]), paint)]
  if (long > 0.9)
    return [
      limb(frame, [between(knee, ankle, Math.max(0.06, long - 1)), ankle], radii([bend * 0.96, end]), paint),
    ]
  return [
    limb(frame, [between(hip, knee, long), knee, ankle], radii([mix(root, bend, long), bend, end]), paint),
  ]
}

function sockOf({ frame, body, bones, outfit }: Figure, index: 0 | 1, name: string): Painted[] {
  if (!outfit.sockColour || outfit.bottom === 'tights' || outfit.shoes === 'barefoot') return []
  const [, knee, ankle] = bones.legs[index]
  return [
    limb(
      frame,
      [between(knee, ankle, 0.72), ankle],
      body.legs[2] * 1.02,
      cloth('sock', outfit.sockColour, `sock${name}`),
    ),
  ]
}

/** Which way a foot points and where its sole is up, in the person's own axes. */
export function footAxes({ bones, stance }: Figure, index: 0 | 1): { toes: Vector; above: Vector } {
  const [, knee, ankle] = bones.legs[index]
  const side = sides[index] as number
  const shin = unit(minus(ankle, knee))
  const flat: Vector = [side * 0.16, 0, 1]
  // A shin that lies or hangs carries its foot along.
  const level = Math.max(0, -shin[1])
  const across = unit(cross(flat, shin))
  const carried = unit(cross(shin, across))
  const ahead = unit(add(times(flat, level), times(carried, (1 - level) * (carried[1] < 0 ? -1 : 1))))
  const heel = radians(stance.heels[index])
  const right = unit(cross([0, 1, 0.001], ahead))
  const top = cross(ahead, right)
  return {
    toes: unit(add(times(ahead, Math.cos(heel)), times(top, -Math.sin(heel)))),
    above: unit(add(times(top, Math.cos(heel)), times(ahead, Math.sin(heel)))),
  }
}

function shoeOf(figure: Figure, index: 0 | 1, name: string): Painted[] {
  if (figure.outfit.shoes === 'barefoot') return bareFootOf(figure, index, name)
  const { frame, body, bones, outfit } = figure
  const [, knee, ankle] = bones.legs[index]
  const long = body.foot
  const at = onFoot(figure, index)
  const paint = cloth('foot', outfit.shoeColour, `foot${name}`)
  const shoe = limb(
    frame,
    [at(-0.12, 0.02), at(0.3, 0.04), at(0.62, 0)],
    [0.23, 0.22, 0.19].map((part) => part * long),
    paint,
  )
  const shaft =
    outfit.shoes === 'boots' && !isArtificial(figure, index) ? between(knee, ankle, 0.55) : at(-0.06, 0.3)
  const upper = limb(frame, [shaft, at(-0.05, 0.05)], [body.legs[2] * 1.22, 0.22 * long], paint)
  const sole = limb(
    frame,
    [at(-0.2, -0.16), at(0.68, -0.15)],
    long * 0.055,
    cloth('sole', shadeOf('#f6ead2', 0.05), `foot${name}`),
  )
  return [upper, shoe, sole]
}

/** A place of a foot, in lengths of it: to its toes, up, and to its big toe. */
function onFoot(figure: Figure, index: 0 | 1): (ahead: number, up: number, inward?: number) => Vector {
  const { body, bones } = figure
  const { toes, above } = footAxes(figure, index)
  const inner = times(cross(above, toes), -(sides[index] as number))
  const long = body.foot
  return (ahead, up, inward = 0) =>
    add(
      add(bones.legs[index][2], times(toes, ahead * long)),
      add(times(above, up * long - body.ankle + 0.2 * long), times(inner, inward * long)),
    )
}

/** How thick toes are from the big one on, and how far ahead each ends, in lengths of the foot. */
const toeTable = [
  { inward: 0.13, ahead: 0.72, radius: 0.085 },
  { inward: 0.02, ahead: 0.72, radius: 0.062 },
  { inward: -0.07, ahead: 0.68, radius: 0.058 },
  { inward: -0.145, ahead: 0.61, radius: 0.054 },
  { inward: -0.2, ahead: 0.53, radius: 0.052 },
] as const

/** Heel, arch, ball and five toes; trousers end over the ankle. */
function bareFootOf(figure: Figure, index: 0 | 1, name: string): Painted[] {
  const { frame, body, bones, skin } = figure
  const [, knee, ankle] = bones.legs[index]
  const long = body.foot
  const at = onFoot(figure, index)
  const paint = skinOf('foot', skin, `foot${name}`)
  const round = (places: readonly Vector[], radii: readonly number[]): Blob['balls'] =>
    limbBalls(
      frame,
      places,
      radii.map((part) => part * long),
    )
  const foot: Painted = {
    kind: 'blob',
    balls: [
      ...round([ankle, at(-0.1, 0)], [body.legs[2] / long, 0.2]),
      ...round([at(-0.08, 0.08), at(0.3, 0)], [0.2, 0.175]),
      ...round([at(0.36, -0.04, 0.06), at(0.54, -0.07, 0.09)], [0.155, 0.125]),
      ...round([at(0.34, -0.04, -0.05), at(0.46, -0.08, -0.1)], [0.15, 0.115]),
      ...toeTable.map(({ inward, ahead, radius }) =>
        ballAt(frame, at(ahead, radius - 0.2, inward), radius * long),
      ),
    ],
    paint,
  }
  const gaps = toeTable.slice(1).map(({ inward, ahead, radius }, toe): Painted => {
    const before = toeTable[toe] as (typeof toeTable)[number]
    const aside = (before.inward - before.radius + inward + radius) / 2
    const tip = Math.min(before.ahead, ahead)
    return {
      kind: 'line',
      points: [at(tip + 0.03, -0.1, aside), at(tip - 0.07, -0.04, aside)].map((point) =>
        pointIn(frame, point),
      ),
      width: 0.026 * long * lengthOf(frame.up),
      paint: creaseOn('toe', skin),
      outward: alongIn(frame, minus(at(0.2, 1), at(0, 0))),
    }
  })
  return [foot, ...gaps, ...hemOver(figure, [knee, ankle], name)]
}

/** The hem of trousers about a bare ankle. */
function hemOver(
  { frame, body, outfit }: Figure,
  [knee, ankle]: readonly [Vector, Vector],
  name: string,
): Painted[] {
  if (outfit.bottom !== 'trousers' && outfit.bottom !== 'dungarees') return []
  const radius = body.legs[2] * trousers[2] * 1.06
  return [
    limb(
      frame,
      [between(knee, ankle, 0.8), between(knee, ankle, 0.93)],
      radius,
      cloth('cuff', shadeOf(outfit.bottomColour, 0.1), `leg${name}`),
    ),
  ]
}

const ballsOfFoot = 5

function limbBalls(
  frame: Figure['frame'],
  [from, to]: readonly Vector[],
  [first, last]: readonly number[],
): Blob['balls'] {
  if (!from || !to || first === undefined || last === undefined) return []
  return range(0, 1, ballsOfFoot).map((part) =>
    ballAt(frame, between(from, to, part), mix(first, last, part)),
  )
}

function ballAt(frame: Figure['frame'], at: Vector, radius: number): Blob['balls'][number] {
  const axis = (way: Vector): Vector => alongIn(frame, times(way, radius))
  return { centre: pointIn(frame, at), axes: [axis([1, 0, 0]), axis([0, 1, 0]), axis([0, 0, 1])] }
}
