import {
  add,
  angleBetween,
  cross,
  degrees,
  dot,
  minus,
  radians,
  times,
  turnTo,
  unit,
  type Vector,
} from '../../space/vector.ts'
import { clamp, smoothStep } from '../numbers.ts'
import type { Expression } from '../face/expression.ts'
import type { Stance } from '../pose/stance.ts'
import type { Axes, Skeleton } from './skeleton.ts'

/** Degrees that a neck turns and lifts at most, and eyes beyond that. */
const neckTurn = 70
const neckLift = 42
const eyeTurn = 36
const eyeLift = 26
/** The head does most of a turn; eyes do the rest, which is livelier than a stare. */
const headShare = 0.74

/** How a head is held and where its eyes look, as unit vectors in the person's own axes. */
export interface Look {
  head: Axes
  gaze: Vector
  /** Where pupils are for it: aside to its own right and up, -1 to 1. */
  pupils: readonly [number, number]
}

/** How somebody is to look: at a target, and with a face that the reader can see; both in the person's own axes. */
interface Wanted {
  stance: Stance
  expression: Expression
  target?: Vector
  reader?: Vector
}

/** Turns head and eyes to a target, as far as neck and eyes go, and the face somewhat to the reader. */
export function lookOf({ chest, head }: Skeleton, { stance, expression, target, reader }: Wanted): Look {
  const base = levelled(chest, stance.level)
  const way = target ? anglesTo(base, minus(target, head)) : undefined
  const [own, lift] = way
    ? [
        clamp(turnedFrom(way[0], expression.turn), -neckTurn, neckTurn),
        clamp(way[1] * headShare, -neckLift, neckLift),
      ]
    : [stance.head[0] + expression.turn, stance.head[1]]
  const turn = way && reader ? shownTo(anglesTo(base, minus(reader, head))[0], { own, way: way[0] }) : own
  const nod = way ? expression.nod * 0.4 : expression.nod
  const axes = turned(base, turn, clamp(lift - nod, -65, 65), stance.head[2] + expression.tilt)
  const rest = way
    ? anglesTo(axes, minus(target ?? head, head))
    : ([expression.glance[0] * eyeTurn, expression.glance[1] * eyeLift] as const)
  const [aside, up] = [clamp(rest[0], -eyeTurn, eyeTurn), clamp(rest[1], -eyeLift, eyeLift)]
  return {
    head: axes,
    gaze: turned(axes, aside, up, 0).front,
    pupils: [legible(aside / eyeTurn), legible(up / eyeLift)],
  }
}

/** Most of the way to a target, and what a feeling turns the head from that: no farther than eyes reach back. */
function turnedFrom(way: number, turn: number): number {
  return turn === 0 ? way * headShare : clamp(way * headShare + turn, way - mostBack, way + mostBack)
}

/** Degrees that a face in profile is turned to the reader at most, and that its eyes may then be turned back. */
const [mostShown, mostBack] = [34, 30]

/**
 * A face in profile shows little of what it feels: it is turned to the reader, as on a stage, as far as the eyes can still
 * look where they looked. Who faces the reader anyhow, or has their back to them, stays as they are.
 */
function shownTo(reader: number, { own, way }: { own: number; way: number }): number {
  const aside = turnTo(reader, own)
  const profile = smoothStep(Math.abs(aside), 38, 78) * (1 - smoothStep(Math.abs(aside), 112, 150))
  const room = Math.max(0, mostBack + Math.sign(aside) * (way - own))
  const shown = own + Math.sign(aside) * Math.min(mostShown * profile, room)
  return clamp(shown, Math.min(own, -neckTurn), Math.max(own, neckTurn))
}

/** Small glances are drawn larger than they are, or nobody sees them. */
function legible(part: number): number {
  return Math.sign(part) * Math.abs(part) ** 0.7
}

function levelled({ up, right, front }: Axes, level: number): Axes {
  const top = unit(add(times(up, 1 - level), [0, level, 0]))
  const side = cross(top, front)
  // A chest that faces straight up or down gives no direction: then its own right does.
  const across = Math.hypot(...side) < 0.2 ? unit(minus(right, times(top, dot(right, top)))) : unit(side)
  return { right: across, up: top, front: cross(across, top) }
}

/** Degrees to a direction: to the own right, and up. */
function anglesTo({ right, up, front }: Axes, way: Vector): readonly [number, number] {
  const aside = degrees(Math.atan2(dot(way, right), dot(way, front)))
  const flat = angleBetween(way, minus(way, times(up, dot(way, up))))
  return [aside, Math.sign(dot(way, up)) * (Number.isNaN(flat) ? 90 : flat)]
}

function turned(base: Axes, turn: number, lift: number, roll: number): Axes {
  const [yaw, pitch, lean] = [radians(turn), radians(lift), radians(roll)]
  const ahead = add(times(base.front, Math.cos(yaw)), times(base.right, Math.sin(yaw)))
  const level = add(times(base.right, Math.cos(yaw)), times(base.front, -Math.sin(yaw)))
  const front = add(times(ahead, Math.cos(pitch)), times(base.up, Math.sin(pitch)))
  const upright = add(times(base.up, Math.cos(pitch)), times(ahead, -Math.sin(pitch)))
  return {
    right: add(times(level, Math.cos(lean)), times(upright, -Math.sin(lean))),
    up: add(times(upright, Math.cos(lean)), times(level, Math.sin(lean))),
    front,
  }
}
