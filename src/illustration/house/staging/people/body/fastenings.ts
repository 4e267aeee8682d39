import { alongIn, pointIn } from '../../space/frame.ts'
import type { Blob, Painted, Piece } from '../../solids/solid.ts'
import { add, times, type Vector } from '../../space/vector.ts'
import { range } from '../numbers.ts'
import { cloth, creaseOn, type Figure, onCloth, shadeOf } from './paints.ts'
import { onTrunk, sliceAt } from './trunk-surface.ts'

const buttoned: ReadonlySet<string> = new Set(['cardigan', 'pyjamas', 'raincoat', 'coat'])

/** What is sewn on the front: buttons along an edge, or the pocket of a hooded jumper. */
export function fastenings(figure: Figure): Painted[] {
  const { top } = figure.outfit
  if (top === 'hoodie') return pocket(figure)
  return buttoned.has(top) ? [edge(figure), ...[0.2, 0.4, 0.6, 0.8].map((part) => button(figure, part))] : []
}

/** Where the two halves of a cardigan meet. */
function edge(figure: Figure): Painted {
  const { frame, body, outfit } = figure
  const points = range(0, 0.92, 8).map((part) => pointIn(frame, onTrunk(figure, part, 7, 1.01).at))
  const { outward } = onTrunk(figure, 0.45, 7)
  const width = body.half * 0.022 * Math.hypot(...frame.up)
  return {
    kind: 'line',
    points,
    width,
    paint: creaseOn('fold', outfit.topColour),
    outward: alongIn(frame, outward),
  }
}

function button(figure: Figure, part: number): Painted {
  const { frame, outfit, body } = figure
  const { at, outward } = onTrunk(figure, part, 0, 1.04)
  const size = body.half * 0.065
  const axis = (way: Vector): Vector => alongIn(frame, times(way, size))
  const { right, up } = sliceAt(figure, part)
  return {
    kind: 'ball',
    centre: pointIn(frame, at),
    axes: [axis(right), axis(up), alongIn(frame, times(outward, size * 0.3))],
    paint: onCloth('button', outfit.accent),
    outward: alongIn(frame, outward),
  }
}

function pocket(figure: Figure): Painted[] {
  const { frame, outfit } = figure
  const at = (part: number, around: number): Vector => pointIn(frame, onTrunk(figure, part, around, 1.02).at)
  const points = [
    ...range(-46, 46, 7).map((around) => at(0.06, around)),
    ...range(46, 28, 3).map((around, index) => at(0.16 + index * 0.09, around)),
    ...range(28, -28, 5).map((around) => at(0.36, around)),
    ...range(-28, -46, 3).map((around, index) => at(0.34 - index * 0.09, around)),
  ]
  const { outward } = onTrunk(figure, 0.2, 0)
  const paint = onCloth('pocket', shadeOf(outfit.topColour, 0.1))
  return [{ kind: 'plane', points, paint, outward: alongIn(frame, outward) }]
}

/** The hood of a jumper, which lies behind the neck; empty for who has none. */
export function hoodOf({ frame, body, bones, outfit }: Figure): Piece[] {
  if (outfit.top !== 'hoodie') return []
  const { at, right, up, front } = bones.chest
  const balls = range(-115, 115, 11).map((around): Blob['balls'][number] => {
    const angle = (around * Math.PI) / 180
    const aside = times(right, Math.sin(angle) * body.limb * 1.75)
    const behind = times(front, -Math.cos(angle) * body.limb * 1.7)
    const low = times(up, -body.limb * (0.1 + 0.5 * Math.cos(angle)))
    const axis = (way: Vector, long: number): Vector => alongIn(frame, times(way, body.limb * long))
    return {
      centre: pointIn(frame, add(add(at, aside), add(behind, low))),
      axes: [axis(right, 0.75), axis(up, 0.9), axis(front, 0.6)],
    }
  })
  const solid: Painted = { kind: 'blob', balls, paint: cloth('hood', shadeOf(outfit.topColour, 0.1), 'hood') }
  return [{ name: 'hood', solids: [solid], nearer: body.hip * 0.6 }]
}
