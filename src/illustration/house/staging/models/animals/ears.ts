import { darker } from '../../../pen/colour.ts'
import { ball, blob, limb, type Size } from '../../solids/build.ts'
import type { Painted } from '../../solids/solid.ts'
import { add, between, dot, lengthOf, times, unit, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn, markOn } from './beast.ts'
import { type FlatHead, halfSizeOf, middleOf, ofSide } from './flat-head.ts'

interface EarForm {
  /** Where it grows, in half axes of the skull. */
  root: Vector
  /** From root to tip, in ear lengths, with ears pricked; and with ears laid back. */
  up: Vector
  low: Vector
  /** Half width along the ear, in ear widths, from root to tip. */
  width: readonly number[]
}

const forms: Readonly<Record<Exclude<Beast['build']['ears']['form'], 'round'>, EarForm>> = {
  point: {
    root: [0.6, 0.62, -0.06],
    up: [0.28, 1.05, -0.05],
    low: [0.85, 0.35, -0.45],
    width: [0.95, 0.85, 0.62, 0.36, 0.1],
  },
  tufted: {
    root: [0.56, 0.7, -0.06],
    up: [0.3, 1, -0.05],
    low: [0.85, 0.4, -0.4],
    width: [0.9, 1, 1, 0.84, 0.5],
  },
  long: {
    root: [0.36, 0.76, -0.16],
    up: [0.16, 1, -0.16],
    low: [0.5, 0.1, -0.95],
    width: [0.55, 0.8, 1, 0.85, 0.35],
  },
  fan: {
    root: [0.76, 0.14, -0.5],
    up: [0.84, 0.12, -0.62],
    low: [0.7, -0.16, -0.75],
    width: [0.6, 1, 1.12, 1, 0.55],
  },
  side: {
    root: [0.8, 0.55, -0.3],
    up: [0.95, 0.24, 0],
    low: [0.8, -0.6, -0.1],
    width: [0.5, 0.95, 1, 0.75, 0.25],
  },
  lop: {
    root: [0.84, 0.56, 0.05],
    up: [0.5, -0.75, 0.1],
    low: [0.3, -1, 0],
    width: [0.7, 0.95, 1, 0.95, 0.6],
  },
}

/** Both ears with their insides, pricked or laid back by mood; loose ones fly in the wind. */
export function earsOf(beast: Beast, flat: FlatHead): Painted[] {
  if (beast.build.ears.length === 0) return []
  return [-1, 1].flatMap((side) => earOf(beast, flat, side))
}

function earOf(beast: Beast, flat: FlatHead, side: number): Painted[] {
  const { build, turned, mood } = beast
  const { form } = build.ears
  if (form === 'round') return roundEar(beast, flat, side)
  const [length, width] = [build.ears.length * build.unit, build.ears.width * build.unit]
  const { root: place, up, low, width: widths } = forms[form]
  const lowered = Math.max(0, Math.min(1, (1 - mood.ears) / 2 - 0.1))
  const own = form === 'lop' ? between(low, up, 0.4 + mood.ears * 0.3) : between(up, low, lowered)
  const blown = blowing(beast, form)
  const root: Vector = [side * place[0] * build.head[0], place[1] * build.head[1], place[2] * build.head[2]]
  // The wind bends an ear, and makes it no longer.
  const told: Vector = [own[0] * side, own[1], own[2]]
  const tip = add(root, times(unit(add(told, blown)), lengthOf(told) * length))
  const way = unit([tip[0] - root[0], tip[1] - root[1], tip[2] - root[2]])
  const thick = form === 'fan' ? 0.12 : 0.34
  const leaf = (grow: number, ahead: number): (readonly [Vector, Size])[] =>
    Array.from({ length: leafBalls }, (_, index) => {
      const part = index / (leafBalls - 1)
      const wide = Math.max(0.004, widthAt(widths, part) * width * grow)
      const bow = Math.sin(part * Math.PI) * (form === 'long' ? 0.04 : 0)
      const at = add(between(root, tip, 0.06 + part * 0.94 * (grow < 1 ? 0.88 : 1)), [side * bow, 0, ahead])
      // Wide across its own direction: upright ears are wide sideways, hanging ones from front to back.
      const across: Vector =
        form === 'lop'
          ? [wide * 0.8, wide * 0.6, wide * 0.9]
          : Math.abs(way[0]) > 0.75
            ? [wide * 0.5, wide, wide * thick]
            : [wide, wide * 0.6, wide * thick]
      return [at, across]
    })
  const material = beast.toy ? 'cloth' : 'fur'
  const [shell, hollow] = [ofSide(flat.ears, side) ?? flat.outline, ofSide(flat.innerEars, side)]
  const ear = blob(
    turned.frame,
    leaf(1, 0),
    coatOn(shell === flat.outline ? 'ear' : shell.part, shell.colour, `ear${side}`, material),
  )
  const grown = form === 'tufted' ? [ear, ...tuftOn(tip, way, { beast, side, colour: shell.colour })] : [ear]
  if (!hollow) return grown
  const inner = blob(
    turned.frame,
    leaf(0.6, width * thick * 0.8),
    markOn('innerEar', hollow.colour, `ear${side}`, material),
  )
  return [
    ...grown,
    { ...inner, outward: add(times(turned.frame.front, 1), times(turned.frame.right, side * 0.35)) },
  ]
}

/** Long hairs that stand at the tip of an ear, apart like a brush; a head unit and more. */
function tuftOn(
  tip: Vector,
  way: Vector,
  { beast, side, colour }: { beast: Beast; side: number; colour: string },
): Painted[] {
  const { build, turned } = beast
  const paint = coatOn('tuft', darker(colour, 0.22), `ear${side}`, 'hair')
  const thick = build.ears.width * build.unit * 0.4
  return [-0.34, 0, 0.34].map((aside) => {
    const hair = times(
      unit(add(way, [aside, 0, 0])),
      build.ears.length * build.unit * (aside === 0 ? 0.72 : 0.6),
    )
    const root = add(tip, times(way, -thick))
    return limb(turned.frame, [root, add(root, hair)], [thick, thick * 0.1], paint)
  })
}

/** A shell as round as the flat one, where that is. */
function roundEar({ build, turned, toy }: Beast, flat: FlatHead, side: number): Painted[] {
  const material = toy ? 'cloth' : 'fur'
  return [ofSide(flat.ears, side), ofSide(flat.innerEars, side)].flatMap((shape, index): Painted[] => {
    if (!shape) return []
    const [x, y] = middleOf(shape.points)
    const [wide, high] = halfSizeOf(shape.points)
    const at: Vector = [-x * build.unit, -y * build.unit, build.head[2] * (index ? 0.12 : -0.1)]
    const size: Vector = [wide * build.unit, high * build.unit, wide * (index ? 0.1 : 0.42) * build.unit]
    const paint = (index ? markOn : coatOn)(shape.part, shape.colour, `ear${side}`, material)
    return [{ ...ball(turned.frame, at, size, paint), ...(index && { outward: turned.frame.front }) }]
  })
}

/** So many that the edge of an ear is smooth. */
const leafBalls = 24

function widthAt(widths: readonly number[], part: number): number {
  const place = part * (widths.length - 1)
  const index = Math.min(widths.length - 2, Math.floor(place))
  const [from, to] = [widths[index] as number, widths[index + 1] as number]
  return from + (to - from) * (place - index)
}

/** The wind in the head's own axes; stiff ears only lean. */
function blowing({ turned: { frame }, wind }: Beast, form: string): Vector {
  if (!wind) return [0, 0, 0]
  const own: Vector = [dot(wind, unit(frame.right)), dot(wind, unit(frame.up)), dot(wind, unit(frame.front))]
  return times(unit(own), form === 'lop' || form === 'long' || form === 'side' ? 0.9 : 0.3)
}
