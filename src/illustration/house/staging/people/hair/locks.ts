import type { Point } from '../../../drawing.ts'
import { add, lengthOf, times, unit, type Vector } from '../../space/vector.ts'
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
  const root = view.skull.at(lock.root, lock.out)
  const outward = unit([root[0], 0, root[2] * 0.8])
  const outOfDown = add(outward, times(view.down, -dotOf(outward, view.down)))
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps
    const { spring = 0, flare = 0 } = lock
    // What springs up goes out at once and falls at last, as a fountain does.
    const spread = spring > 0 ? 1 - (1 - part) ** 2 : part
    const away = leaving * Math.sin(Math.min(1, part * 3) * (Math.PI / 2)) * 0.5 + flare * spread
    const wave = (lock.wave ?? 0) * Math.sin(part * 9 + lock.root[0])
    const fall = spring > 0 ? lock.length * part ** 2 - spring * 4 * part * (1 - part) : lock.length * part
    const fallen = add(root, times(view.down, fall))
    const at = add(
      add(fallen, times(outOfDown, away + wave)),
      times(view.drift, part * part * yielding(outward, view.drift)),
    )
    return { at, radius: lock.radius * mix(1, lock.tip ?? 0.7, part ** 1.5) }
  })
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
