import type { Point } from '../../../drawing.ts'
import { add, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'
import type { Circle, HeadView } from '../face/head-view.ts'
import type { Spot } from '../face/skull.ts'
import { mix } from '../numbers.ts'
import { chainOf } from '../outline.ts'

/** Hair that hangs from one place, in half heads. */
export interface Lock {
  root: Spot
  /** How far the root stands off the skull. */
  out: number
  length: number
  radius: number
  /** The radius at its tip, as a part of that at its root. */
  tip?: number
  /** How far its tip goes away from the head. */
  flare?: number
  wave?: number
  /** How high it springs up where it is tied, before it falls. */
  spring?: number
}

const steps = 9
/** How far of its way outward a lock has gone by the time it falls freely. */
const leaving = 0.16

/** On the side that the wind comes from hair lies against the neck; on the other it flies. */
function yielding(outward: Vector, drift: Vector): number {
  const along = dotOf(outward, unit(drift))
  return 0.6 + 0.4 * along
}

/** A lock as beads from root to tip: out of the head, down by its weight, and away with the wind. */
export function beadsOf(view: HeadView, lock: Lock): { at: Vector; radius: number }[] {
  const { spring = 0, flare = 0 } = lock
  const root = view.skull.at(lock.root, lock.out)
  const outward = unit([root[0], 0, root[2] * 0.8])
  const outOfDown = add(outward, times(view.down, -dotOf(outward, view.down)))
  const hanging = Array.from({ length: steps + 1 }, (_, index): Vector => {
    const part = index / steps
    // What springs up goes out at once and falls at last, as a fountain does.
    const spread = spring > 0 ? 1 - (1 - part) ** 2 : part
    const fall = spring > 0 ? lock.length * part ** 2 - spring * 4 * part * (1 - part) : lock.length * part
    const away = leaving * Math.sin(Math.min(1, part * 3) * (Math.PI / 2)) * 0.5 + flare * spread
    const wave = (lock.wave ?? 0) * Math.sin(part * 9 + lock.root[0])
    return add(add(root, times(view.down, fall)), times(outOfDown, away + wave))
  })
  const places = lengthOf(view.drift) > 0 ? blown(view, lock, { hanging, outward }) : hanging
  return places.map((at, index) => ({
    at,
    radius: lock.radius * mix(1, lock.tip ?? 0.7, (index / steps) ** 1.5),
  }))
}

/** How much longer hair looks that the wind pulls straight. */
const pulled = 1.12
/** How far it goes up and down on its way, as a part of that way: hair follows in waves, or it would be a board. */
const ripple = 0.62

/** The same beads in the wind: each follows the one before it at its own distance, so that a lock bends and is not stretched. */
function blown(
  view: HeadView,
  lock: Lock,
  { hanging, outward }: { hanging: readonly Vector[]; outward: Vector },
): Vector[] {
  const wind = times(view.drift, yielding(outward, view.drift))
  const windy = Math.min(1, lengthOf(view.drift) / lock.length)
  const places: Vector[] = [hanging[0] as Vector]
  for (let index = 1; index <= steps; index++) {
    const [part, before] = [index / steps, (index - 1) / steps]
    const own = minus(hanging[index] as Vector, hanging[index - 1] as Vector)
    const way = unit(add(own, times(wind, part ** 2 - before ** 2)))
    const sway = ripple * windy * part * Math.sin(part * 7.5 + lock.root[0] * 3 + lock.length * 5)
    places.push(
      add(places[index - 1] as Vector, times(add(way, times(view.down, -sway)), lengthOf(own) * pulled)),
    )
  }
  return places
}

function dotOf(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function circlesOf(view: HeadView, lock: Lock): Circle[] {
  return beadsOf(view, lock).map(({ at, radius }) => view.circle(at, radius))
}

/** A lock's outline as overlapping pieces, to be united with others. */
export function lockOutlines(view: HeadView, lock: Lock): Point[][] {
  return chainOf(circlesOf(view, lock))
}

/** Whether its root is on the side that is seen: such a lock lies before the head, others behind it. */
export function isBefore(view: HeadView, { root }: Lock): boolean {
  return view.facing(root) > 0
}

/** Across a braid, so that its beads are seen to lean from the front and from the side. */
function sideways(along: Vector): Vector {
  const long = dotOf(along, along) || 1
  const slant: Vector = [0.72, 0, 0.7]
  return unit(add(slant, times(along, -dotOf(slant, along) / long)))
}

/** A braid: fat beads that lean left and right in turn, and a ribbon round its end. */
export function braidOutlines(view: HeadView, lock: Lock): Point[][] {
  const beads = beadsOf(view, { ...lock, tip: 0.75 })
  const isBlown = lengthOf(view.drift) > 0
  return beads.slice(0, -1).map(({ at, radius }, index) => {
    const next = beads[index + 1]?.at ?? at
    const along: Vector = [next[0] - at[0], next[1] - at[1], next[2] - at[2]]
    const aside = sideways(along)
    const lean = times(aside, (index % 2 === 0 ? 0.35 : -0.35) * radius)
    const own = 0.62 * (radius / (lengthOf(along) || 1))
    // In the wind a braid is longer: its beads stretch, or it would fall apart.
    const half = times(along, isBlown ? Math.max(0.55, own) : own)
    const ends = [add(add(at, lean), times(half, -1)), add(add(at, times(lean, -0.2)), half)]
    return chainOf(ends.map((end) => view.circle(end, radius * 0.9))).flat()
  })
}
