import { star as flatStar } from '../../../figures/body/draw-pattern.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import type { Painted } from '../../solids/solid.ts'
import { add, cross, degrees, times, unit, type Vector } from '../../space/vector.ts'
import { clamp } from '../numbers.ts'
import type { Figure } from './paints.ts'
import { onTrunk, sliceAt } from './trunk-surface.ts'

/** A place on the chest: how far up the trunk, and how many heads aside of its middle. */
export type ChestPlace = readonly [up: number, aside: number]

const justAbove = 1.02

/** Where that is, in the person's own axes, and which way the cloth looks there. */
export function onChest(figure: Figure, [up, aside]: ChestPlace): { at: Vector; outward: Vector } {
  const { width } = sliceAt(figure, up)
  const sine = clamp((aside * 2 * figure.body.half) / width, -1, 1)
  return onTrunk(figure, up, degrees(Math.asin(sine)), justAbove)
}

/** A patch of cloth with these corners on the chest. */
export function patchOn(figure: Figure, corners: readonly ChestPlace[], paint: Painted['paint']): Painted {
  const { frame } = figure
  const places = corners.map((corner) => onChest(figure, corner))
  const outward = unit(places.map((place) => place.outward).reduce(add))
  return {
    kind: 'plane',
    points: places.map(({ at }) => pointIn(frame, at)),
    paint,
    outward: alongIn(frame, outward),
  }
}

/** A cord, ribbon or edge over these places; `width` in heads. */
export function lineOver(
  figure: Figure,
  places: readonly ChestPlace[],
  { width, paint }: { width: number; paint: Painted['paint'] },
): Painted {
  const { frame, body } = figure
  const found = places.map((place) => onChest(figure, place))
  return {
    kind: 'line',
    points: found.map(({ at }) => pointIn(frame, at)),
    width: width * 2 * body.half * Math.hypot(...frame.up),
    paint,
    outward: alongIn(frame, unit(found.map((place) => place.outward).reduce(add))),
  }
}

/** A star that lies on cloth at a place of it; `radius` in metres. */
export function starAt(
  { frame }: Figure,
  { at, outward }: { at: Vector; outward: Vector },
  radius: number,
  paint: Painted['paint'],
): Painted {
  const aside = unit(cross([0, 1, 0.001], outward))
  const above = cross(outward, aside)
  const points = flatStar([0, 0], radius).map(([x, y]) =>
    pointIn(frame, add(at, add(times(aside, x), times(above, -y)))),
  )
  return { kind: 'plane', points, paint, outward: alongIn(frame, outward) }
}
