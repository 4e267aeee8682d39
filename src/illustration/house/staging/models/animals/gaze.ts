import { alongIn, type Frame, frameAlong } from '../../space/frame.ts'
import { degrees, dot, lengthOf, minus, radians, unit, type Vector } from '../../space/vector.ts'

/** How far a neck turns its head, in degrees; eyes go on from there. */
export interface Reach {
  aside: number
  above: number
}

export interface Turned {
  /** The head's frame: its front where the head points. */
  frame: Frame
  /** What is left to the eyes, in degrees to the head's own right and up. */
  aside: number
  above: number
  /** Where the eyes look: what neck and eyes reach, not what was asked of them. */
  gaze: Vector
}

const eyesReach: Reach = { aside: 32, above: 26 }

/** A head at a place, turned from the body's front towards a target as far as its neck allows. */
export function turnedTo(body: Frame, centre: Vector, looks: Vector | undefined, reach: Reach): Turned {
  const size = lengthOf(body.up)
  const own: Frame = {
    origin: centre,
    right: unit(body.right),
    up: unit(body.up),
    front: unit(body.front),
  }
  const way = looks ? unit(minus(looks, centre)) : own.front
  const aside = degrees(Math.atan2(dot(way, own.right), dot(way, own.front)))
  const above = degrees(Math.asin(within(dot(way, own.up), 1)))
  const [turn, lift] = [within(aside, reach.aside), within(above * 0.8, reach.above)]
  const rest = {
    aside: within(aside - turn, eyesReach.aside),
    above: within(above - lift, eyesReach.above),
  }
  const front = alongIn(own, directionOf(turn, lift))
  return {
    frame: frameAlong(centre, front, own.up, size),
    ...rest,
    gaze: alongIn(own, directionOf(turn + rest.aside, lift + rest.above)),
  }
}

/** A direction so many degrees to the right of the front and up. */
export function directionOf(aside: number, above: number): Vector {
  const [turn, lift] = [radians(aside), radians(above)]
  return [Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)]
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}
