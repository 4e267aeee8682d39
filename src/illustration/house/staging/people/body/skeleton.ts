import { type Frame, pointIn } from '../../space/frame.ts'
import { add, between, cross, dot, minus, radians, times, unit, type Vector } from '../../space/vector.ts'
import type { Pair, Stance } from '../pose/stance.ts'
import type { Physique } from './physique.ts'
import { smoothStep } from '../numbers.ts'
import { seatHeight } from './seat-height.ts'
import { trunkDepth } from './trunk-surface.ts'
import { type Bones, reachFor, reachWithHand } from './reach.ts'

/** Axes of a part of the body, of length 1, in the person's own axes. */
export interface Axes {
  right: Vector
  up: Vector
  front: Vector
}

export interface Vertebra extends Axes {
  at: Vector
}

/** Where everything of a body is, in metres in the person's own axes: right, up, front. */
export interface Skeleton {
  /** From the pelvis to the shoulders. */
  spine: readonly Vertebra[]
  chest: Vertebra
  pelvis: Vertebra
  arms: Pair<Bones>
  legs: Pair<Bones>
  /** Middle of the head, before anybody looks anywhere. */
  head: Vector
}

export const sides = [-1, 1] as const
const vertebrae = 8
/** How far apart feet stand beyond what a stance tells, in half widths of the hip. */
const wideStance = 0.2
const longerRaised = 0.24
/** Half heads, in lengths of an arm, from which on and up to which that is needed. */
const largeHead = [0.36, 0.66] as const
/** How far a shoulder goes up with an arm that is straight up, in lengths of an arm. */
const withArm = 0.1
/** How much of an arm is above its elbow: the trunk hides a part of that. */
const upperArm = 0.54
/** Who leans further than this, in degrees, lies. */
const lying = 85
/** Shoulders sit so far up the spine. */
const shoulderHeight = 0.9

/** Sets a body in a stance; hands that are told otherwise (in the person's own axes) go there. */
export function skeletonOf(
  body: Physique,
  stance: Stance,
  hands: Partial<Record<'left' | 'right', Vector>>,
): Skeleton {
  const spine = spineOf(body, stance)
  const pelvis = spine[0] as Vertebra
  const chest = spine.at(-1) as Vertebra
  const neck = unit(add(times(chest.up, 1 - stance.level * 0.6), [0, stance.level * 0.6, 0]))
  const forward = times(chest.front, body.half * (0.04 + body.stoop * 0.012))
  const head = add(add(chest.at, times(neck, body.neck)), forward)
  const arm = (index: 0 | 1): Bones => {
    const name = index === 0 ? 'left' : 'right'
    const face = stance.atFace?.[name]
    const atFace = face && add(head, times(outward(besideFace(face, body), sides[index]), body.half))
    const told = hands[name] ?? atFace
    return armOf(body, { spine, stance, index, ...(told && { told }), elbowAsPosed: told === atFace })
  }
  const leg = (index: 0 | 1): Bones => {
    const side = sides[index]
    const hip = add(pelvis.at, times(pelvis.right, side * body.hip * 0.5))
    const foot = outward(stance.feet[index], side)
    const apart = foot[0] * body.leg + side * body.hip * wideStance
    const ankle: Vector = [apart, foot[1] * body.leg + body.ankle, foot[2] * body.leg]
    return reachFor(hip, ankle, body.leg, outward(stance.knees[index], side))
  }
  const bones: Skeleton = {
    spine,
    chest,
    pelvis,
    arms: [arm(0), arm(1)],
    legs: [leg(0), leg(1)],
    head,
  }
  return stance.rests === 'hands'
    ? upBy(bones, body.hand * palm - middleOf([bones.arms[0][2], bones.arms[1][2]])[1])
    : bones
}

/** How far a wrist is from what its palm is on, in half hands. */
const palm = 0.4

/** A body so many metres higher, legs and all. */
function upBy({ spine, chest, pelvis, arms, legs, head }: Skeleton, metres: number): Skeleton {
  const lifted = ([x, y, z]: Vector): Vector => [x, y + metres, z]
  const limb = ([root, joint, end]: Bones): Bones => [lifted(root), lifted(joint), lifted(end)]
  const vertebra = (one: Vertebra): Vertebra => ({ ...one, at: lifted(one.at) })
  return {
    spine: spine.map(vertebra),
    chest: vertebra(chest),
    pelvis: vertebra(pelvis),
    arms: [limb(arms[0]), limb(arms[1])],
    legs: [limb(legs[0]), limb(legs[1])],
    head: lifted(head),
  }
}

/** A hand that is large for its head stays farther from the middle of it, or it would hide the eyes; but not off the ears. */
function besideFace([out, up, front]: Vector, { hand, half }: Physique): Vector {
  const larger = 1 + 2.2 * Math.max(0, hand / half - 0.32)
  return [Math.min(out * larger, Math.max(out, ear)), up * larger, front * larger]
}

/** How far ears are from the middle of a head, in its half heights. */
const ear = 1.14

/** Outward is to its own left on the left. */
function outward([out, up, front]: Vector, side: number): Vector {
  return [out * side, up, front]
}

function spineOf(body: Physique, stance: Stance): Vertebra[] {
  const [aside, up, front] = stance.pelvis
  const base = stance.rests === 'ground' ? body.ankle * Math.min(1, Math.max(0, up)) : 0
  const onSeat = stance.rests === 'seat' || stance.rests === 'wheelchair' ? body.hip * 0.62 : 0
  const chair = stance.rests === 'wheelchair' ? seatHeight(body) : 0
  // Who lies on the ground lies on back or belly, however thick that is.
  const lies = stance.rests === 'ground' && up > 0 && Math.abs(stance.lean) > lying
  const least = lies ? body.belly * trunkDepth(body.age) : 0
  const high = Math.max(least, up * body.leg + base) + onSeat + chair
  let at: Vector = [aside * body.leg, high, front * body.leg]
  const spine: Vertebra[] = []
  for (let index = 0; index <= vertebrae; index++) {
    const part = index / vertebrae
    const bend = (stance.bend + body.stoop) * part
    const axes = axesOf(stance.lean + bend, stance.side * part, stance.turn + stance.twist * part)
    if (index > 0) at = add(at, times(axes.up, body.torso / vertebrae))
    spine.push({ at, ...axes })
  }
  return spine
}

function axesOf(forward: number, aside: number, turned: number): Axes {
  const [lean, tip, turn] = [radians(forward), radians(aside), radians(turned)]
  const up: Vector = [Math.sin(tip), Math.cos(tip) * Math.cos(lean), Math.cos(tip) * Math.sin(lean)]
  const level: Vector = [Math.cos(tip), -Math.sin(tip) * Math.cos(lean), -Math.sin(tip) * Math.sin(lean)]
  const ahead: Vector = [0, -Math.sin(lean), Math.cos(lean)]
  const right = add(times(level, Math.cos(turn)), times(ahead, -Math.sin(turn)))
  return { right, up, front: add(times(ahead, Math.cos(turn)), times(level, Math.sin(turn))) }
}

interface Arm {
  spine: readonly Vertebra[]
  stance: Stance
  index: 0 | 1
  told?: Vector
  /** Whether the pose says where the elbow points also when the hand is up. */
  elbowAsPosed: boolean
}

function armOf(body: Physique, { spine, stance, index, told, elbowAsPosed }: Arm): Bones {
  const side = sides[index]
  const place = spine[Math.round(shoulderHeight * vertebrae)] as Vertebra
  const atRest = add(place.at, times(place.right, side * body.chest * 0.84))
  const high = told ? dot(minus(told, atRest), place.up) / body.arm : stance.hands[index][1]
  const up = stance.shrug + withArm * smoothStep(high, 0, 0.9)
  const shoulder = add(atRest, times(place.up, up * body.arm))
  const pole = outward(stance.elbows[index], side)
  if (told) {
    const above: Vector = told[1] > shoulder[1] && !elbowAsPosed ? [side * 0.9, -0.5, -0.3] : pole
    return reachWithHand(shoulder, told, {
      length: body.arm,
      pole: above,
      beyond: body.hand,
      upper: upperArm,
    })
  }
  // Past a large head an arm is raised that is drawn longer, as in the flat figures.
  const past = longerRaised * smoothStep(body.half / body.arm, ...largeHead)
  const raised = 1 + past * smoothStep(stance.hands[index][1], 0.2, 0.7)
  const length = body.arm * raised
  const wrist = add(shoulder, times(outward(stance.hands[index], side), length))
  return reachFor(shoulder, wrist, length, pole, upperArm)
}

/** A point in space in a frame's own axes and units. */
export function inOwnAxes(frame: Frame, point: Vector): Vector {
  return directionInOwnAxes(frame, minus(point, frame.origin))
}

/** A direction in space in a frame's own axes and units. */
export function directionInOwnAxes({ right, up, front }: Frame, way: Vector): Vector {
  return [
    dot(way, right) / dot(right, right),
    dot(way, up) / dot(up, up),
    dot(way, front) / dot(front, front),
  ]
}

/** A frame at a place of a body, for what holds on to it. */
export function anchorAt(frame: Frame, at: Vector, { right, up, front }: Axes): Frame {
  const axis = ([x, y, z]: Vector): Vector =>
    add(add(times(frame.right, x), times(frame.up, y)), times(frame.front, z))
  return { origin: pointIn(frame, at), right: axis(right), up: axis(up), front: axis(front) }
}

/** Axes whose front is along a way, their top as near to another as that allows. */
export function axesAlong(way: Vector, top: Vector): Axes {
  const front = unit(way)
  const side = cross(top, front)
  const right = Math.hypot(...side) < 1e-6 ? ([1, 0, 0] as const) : unit(side)
  return { right, up: cross(front, right), front }
}

/** Half way between a pair. */
export function middleOf([left, right]: Pair<Vector>): Vector {
  return between(left, right)
}
