import type { Point, Shape } from '../../../drawing.ts'
import { smooth } from '../../../pen/curves.ts'
import { clamp, mix, oval } from '../numbers.ts'
import { drawnLine, filled } from './face-parts.ts'
import { patched } from './draw-eye-patch.ts'
import type { HeadView } from './head-view.ts'
import { eyeAside, type Half, halves, ofHalf, type Places } from './places.ts'

/** From here on a lid is shut, and one stroke. */
const shut = 0.92
/** Eyes that are turned further away than this are not seen, as a cosine. */
const leastFacing = 0.22
const lidWidth = 0.038
/** How much higher than wide a pupil is. */
const pupilHeight = 1.24

interface Eye {
  half: Half
  radius: number
  /** Draws in the plane of the eye, tilted as it is: x outward, y down. */
  place(point: Point): Point
  lid: number
  low: number
  wide: number
}

/** Both eyes, as far as they are seen; lids cut whites and pupils, and pupils go where it looks. */
export function drawEyes(view: HeadView, places: Places): Shape[] {
  return halves.flatMap((half) => {
    const aside = eyeAside(view, places, half)
    if (view.facing([aside, places.eye]) < leastFacing) return []
    if (half === patched && view.features.traits.has('eyePatch')) return []
    const eye = eyeOf(view, places, half)
    return [...(eye.lid > shut ? shutEye(view, eye) : openEye(view, eye)), ...foldOf(view, eye)]
  })
}

function eyeOf(view: HeadView, places: Places, half: Half): Eye {
  const { features, age, expression } = view
  const lower = features.asymmetry * half * 0.003
  const decal = view.decal([eyeAside(view, places, half), places.eye + lower])
  const tilt = features.eyeTilt + (features.almond ? 0.1 : 0)
  const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)]
  const hanging = (features.almond ? 0.12 : 0) + age.lidDrop * 0.11
  const wide = ofHalf(expression.wide, half)
  const lid = ofHalf(expression.lid, half)
  return {
    half,
    radius: places.pupil,
    place: ([x, y]) => decal([(x * cosine + y * sine) * half, y * cosine - x * sine]),
    lid: lid > shut ? 1 : clamp(lid + hanging - wide * 0.5, 0, 0.85),
    low: ofHalf(expression.low, half),
    wide,
  }
}

/** Asleep it sags; in laughter the cheek lifts it to an arc. */
function shutEye({ tones, unit }: HeadView, { radius, place, low }: Eye): Shape[] {
  const sag = low > 0.5 ? -1 : 1
  const arc = smooth(
    [
      [-radius * 1.5, -sag * radius * 0.25],
      [0, sag * radius * 0.55],
      [radius * 1.5, -sag * radius * 0.25],
    ],
    false,
  ).map(place)
  const lashes = sag < 0 ? [] : [0, 1, 2]
  return [
    drawnLine('eyelid', arc, tones.ink, unit * lidWidth),
    ...lashes.map((index) => {
      const from: Point = [radius * (0.5 + index * 0.45), radius * (0.35 - index * 0.2)]
      const to: Point = [radius * (0.75 + index * 0.5), radius * (0.8 - index * 0.22)]
      return drawnLine('lash', [place(from), place(to)], tones.ink, unit * 0.016)
    }),
  ]
}

/** How far eyes look away from straight ahead, 0 to 1. */
function asideOf(gaze: Point): number {
  return Math.min(1, Math.hypot(gaze[0], gaze[1]))
}

/** The fold of skin at the inner corner, in a face that has it. */
function foldOf({ features, tones, unit }: HeadView, { radius, place }: Eye): Shape[] {
  if (!features.traits.has('downSyndrome')) return []
  const fold = smooth(
    [
      [-radius * 1.15, -radius * 0.55],
      [-radius * 1.5, 0.1 * radius],
      [-radius * 1.3, radius * 0.75],
    ],
    false,
    5,
  )
  return [drawnLine('eyeFold', fold.map(place), tones.soft, unit * 0.028)]
}

interface Opening {
  wide: number
  top(x: number): number
  bottom(x: number): number
}

/** The more it looks aside or is alarmed, the more of the white is seen; a calm face does not stare. */
function openingOf({ gaze, features }: HeadView, { radius, lid, low, wide }: Eye): Opening {
  const need = clamp((asideOf(gaze) - 0.15) * 1.25 + wide * 1.2)
  const across = radius * mix(1.19, 1.42, need) * (features.almond ? 1.06 : 1)
  const high = radius * mix(1.43, 1.5, need) * (1 + wide * 0.12) * (features.almond ? 0.94 : 1)
  const round = (x: number): number => Math.sqrt(1 - Math.min(1, Math.abs(x / across)) ** 2)
  return {
    wide: across,
    top: (x) => -high * round(x) * mix(1, -0.35, lid),
    bottom: (x) => high * round(x) * mix(1, 0.35, low),
  }
}

/** Two lashes at the outer corner of the lid of a woman. */
function lashesOf({ tones, unit }: HeadView, { radius, place }: Eye, upper: readonly Point[]): Shape[] {
  return [14, 12].map((index) => {
    const [x, y] = upper[index] as Point
    return drawnLine(
      'lash',
      [place([x, y]), place([x + radius * 0.5, y - radius * 0.34])],
      tones.ink,
      unit * 0.024,
    )
  })
}

function openEye(view: HeadView, eye: Eye): Shape[] {
  const { features, gaze, tones, unit, expression } = view
  const { half, radius, place } = eye
  const opening = openingOf(view, eye)
  const { wide, top, bottom } = opening
  const xs = Array.from({ length: 17 }, (_, index) => wide * (index / 8 - 1))
  const upper = xs.map((x): Point => [x, top(x)])
  const lower = xs.map((x): Point => [x, bottom(x)])
  const within = ([x, y]: Point): Point => {
    const inside = clamp(x, -wide * 0.96, wide * 0.96)
    return [inside, clamp(y, top(inside) * 1.02, bottom(inside) * 1.02)]
  }
  // Aside, smaller pupils go farther, or the white behind them would not tell where they look.
  const size = radius * (1 - 0.1 * Math.max(asideOf(gaze), eye.wide))
  const reach = Math.max(0, wide - size * 0.92)
  const [x, y] = [gaze[0] * half * reach, -gaze[1] * radius * 0.45]
  const pupil = oval(size, size * pupilHeight, 28).map(([px, py]) => place(within([px + x, py + y])))
  const light = (across: number, down: number, share: number): Point[] =>
    oval(size * share, size * share, 14).map(([px, py]) =>
      place(within([px + x - half * size * across, py + y + size * down])),
    )
  const lashWidth = unit * (lidWidth + (expression.lid[0] > 0.4 ? 0.006 : 0))
  const lashLine = smooth(upper.slice(1, -1), false, 2)
  return [
    filled('eyeWhite', [...upper, ...lower.toReversed()].map(place), '#fffaf2'),
    filled('eye', pupil, '#241a1c'),
    filled('glint', light(0.32, -0.5, 0.34), '#ffffff'),
    filled('glint', light(-0.36, 0.5, 0.17), '#ffffff'),
    drawnLine('eyelid', lashLine.map(place), tones.ink, lashWidth),
    ...(features.womanly > 0.5 ? lashesOf(view, eye, upper) : []),
  ]
}
