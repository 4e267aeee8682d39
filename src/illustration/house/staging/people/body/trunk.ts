import { lightness, mixColours } from '../../../pen/colour.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import type { Blob, Drawn, Paint, Painted, Piece } from '../../solids/solid.ts'
import type { Lens } from '../../space/lens.ts'
import { add, between, dot, minus, times, unit, type Vector } from '../../space/vector.ts'
import { inOrder } from '../in-order.ts'
import { mix, range } from '../numbers.ts'
import { isOneWithTop, skinOfArm } from './arms.ts'
import { insulinPumpOf } from './insulin-pump.ts'
import { lineOver } from './on-chest.ts'
import { cloth, creaseOn, type Figure, shadeOf, skinOf } from './paints.ts'
import { fastenings, hoodOf, scarfOf } from './fastenings.ts'
import { hangsDown } from './hanging-leg.ts'
import { hasSkirt } from './skirt.ts'
import { patternOf } from './patterns.ts'
import { sides } from './skeleton.ts'
import { sleeveOn } from './sleeves.ts'
import { ellipsoid, sliceAt, waist } from './trunk-surface.ts'

/** How far a jumper hangs below the pelvis, and half the height of its slices, as parts of the trunk. */
const hem = 0.01
const slice = 0.12
/** So many that the outline has no waves. */
const slices = 38

/** Seat, trunk with what is on it, and neck with its collar. */
export function trunkOf(figure: Figure): Piece[] {
  const { body, outfit } = figure
  // A seat that lies over legs which hang would be one more belt below the top.
  const over =
    outfit.bottom === 'dungarees' ? 0.8 : hangsDown(figure, 0) && hangsDown(figure, 1) ? underLegs : 0.15
  return [
    ...(hasSkirt(outfit) ? [] : [{ name: 'seat', solids: [seat(figure)], nearer: body.hip * over }]),
    {
      name: 'trunk',
      solids: [clothed(figure)],
      nearer: body.hip * 0.4,
    },
    { name: 'neck', solids: [neck(figure)], nearer: body.hip * 0.55 },
    ...hoodOf(figure),
    { name: 'collar', solids: [collar(figure)], nearer: body.hip * 0.72 },
    ...scarfOf(figure),
  ]
}

/** Half widths of the hip that the seat then counts farther. */
const underLegs = -0.7

/** The top with all that lies on it; from before and behind, arms at the side come out from under it in sleeves of its own. */
function clothed(figure: Figure): Drawn {
  const { bones, frame } = figure
  const alone = top(figure)
  const marks = [...patternOf(figure), ...fastenings(figure), ...insulinPumpOf(figure)]
  const middle = pointIn(frame, between(bones.pelvis.at, bones.chest.at, 0.5))
  return inOrder(middle, [alone], (lens) => {
    const beside = ([0, 1] as const).filter((index) => isOneWithTop(figure, index, lens))
    if (beside.length === 0) return [alone, ...marks]
    const sleeves = beside.map((index) => sleeveOn(figure, index))
    const balls = [...alone.balls, ...sleeves.flatMap((sleeve) => sleeve.balls)]
    return [
      ...beside.flatMap((index) => skinOfArm(figure, index)),
      ...sleeves.flatMap((sleeve) => sleeve.under),
      { ...alone, balls },
      ...marks.filter(isBeforeSleeves(lens)),
      ...sleeves.flatMap((sleeve) => sleeve.over),
      ...beside.map((index) => armhole(figure, index)),
    ]
  })
}

/** Stripes and motifs that go round the side would come out on the sleeve there. */
function isBeforeSleeves(lens: Lens): (mark: Painted) => boolean {
  return ({ outward, ...mark }) => {
    const there = mark.kind === 'ball' ? mark.centre : mark.kind === 'blob' ? undefined : mark.points[0]
    return !outward || !there || dot(unit(outward), unit(minus(lens.at, there))) > leastTurn
  }
}

const leastTurn = 0.3

/** The seam of a set-in sleeve, from the shoulder down to the armpit. */
function armhole(figure: Figure, index: 0 | 1): Painted {
  const { body, outfit } = figure
  const side = sides[index] as number
  const heads = (width: number): number => (side * width) / (body.half * 2)
  const places = [
    [0.93, heads(body.chest * 0.74)],
    [0.82, heads(body.chest * 0.72)],
    [0.68, heads(mix(body.belly, body.chest, 0.6) * 0.86)],
  ] as const
  const paint = { ...creaseOn('seam', outfit.topColour), alpha: 0.6 }
  return lineOver(figure, places, { width: 0.013, paint })
}

function seat(figure: Figure): Painted {
  const { body, outfit } = figure
  const high = outfit.bottom === 'dungarees' ? waist - 0.08 : 0.1
  const balls = range(-0.16, high, 9).map((part) => {
    const slice = sliceAt(figure, part)
    return ellipsoid(figure, { ...slice, width: slice.width * (part < -0.1 ? 0.9 : 1) }, body.hip * 0.42)
  })
  return { kind: 'blob', balls, paint: cloth('seat', outfit.bottomColour, 'seat') }
}

function top(figure: Figure): Blob & { paint: Paint } {
  const { body, outfit } = figure
  const high = body.torso * slice
  const tucked = outfit.bottom === 'dungarees' || outfit.top === 'dress' ? waist + 0.08 : hem
  const rings = range(tucked, 0.96, slices).map((part) => ellipsoid(figure, sliceAt(figure, part), high))
  return {
    kind: 'blob',
    balls: [...rings, ...shoulders(figure)],
    paint: cloth('top', outfit.topColour, 'top'),
  }
}

/** Round ends of the shoulders, on which sleeves are set. */
function shoulders({ frame, body, bones }: Figure): Blob['balls'] {
  return [0, 1].map((index) => {
    const [shoulder] = bones.arms[index] as Figure['bones']['arms'][0]
    const radius = body.limb * 1.16
    return {
      centre: pointIn(
        frame,
        add(
          add(shoulder, times(bones.chest.right, -(sides[index] as number) * body.limb * 0.15)),
          times(bones.chest.up, -body.limb * 0.25),
        ),
      ),
      axes: [alongIn(frame, [radius, 0, 0]), alongIn(frame, [0, radius, 0]), alongIn(frame, [0, 0, radius])],
    }
  })
}

function neck({ frame, body, bones, skin }: Figure): Painted {
  const radius = body.throat
  // However thick, it ends under its collar.
  const thicker = Math.max(0, radius - body.half * 0.41)
  const from = add(bones.chest.at, times(bones.chest.up, body.half * 0.14 + thicker))
  return {
    kind: 'limb',
    points: [pointIn(frame, from), pointIn(frame, bones.head)],
    radii: [radius, radius * 0.95].map((size) => size * Math.hypot(...frame.up)),
    paint: skinOf('neck', shadeOf(skin, 0.14), 'neck'),
  }
}

/** So many that a thin band is no string of pearls. */
const ringSteps = 44
const warm: ReadonlySet<string> = new Set(['hoodie', 'coat', 'jumper'])

/** A band round the root of the neck: it closes the joint of neck and trunk from all sides. */
function collar({ frame, body, bones, outfit }: Figure): Painted {
  const { at, right, up, front } = bones.chest
  const round = body.throat * 1.1
  const thick = body.half * (warm.has(outfit.top) ? 0.12 : 0.085)
  const base = add(at, times(up, -body.half * 0.12))
  const balls = Array.from({ length: ringSteps }, (_, index) => {
    const angle = (index / ringSteps) * 2 * Math.PI
    const aside = times(right, Math.sin(angle) * round)
    const ahead = times(front, Math.cos(angle) * round * 0.9)
    const lower = times(up, -Math.cos(angle) * body.half * 0.08)
    const centre = add(add(base, aside), add(ahead, lower))
    const axis = (way: Vector): Vector => alongIn(frame, times(way, thick))
    return { centre: pointIn(frame, centre), axes: [axis(right), axis(up), axis(front)] as const }
  })
  return { kind: 'blob', balls, paint: cloth('collar', collarColour(outfit), 'collar') }
}

function collarColour({ top: worn, topColour, accent, shirtColour }: Figure['outfit']): string {
  if (shirtColour !== undefined && shirtColour !== topColour) return shirtColour
  if (worn === 'dress' || worn === 'cardigan' || worn === 'pyjamas' || worn === 'jumper') return accent
  return lightness(topColour) > 0.75 ? shadeOf(topColour, 0.12) : mixColours(topColour, '#fff4e4', 0.16)
}
