import { ball, limb, patch } from '../../solids/build.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { sized, movedTo } from '../../space/frame.ts'
import { add, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn, markOn } from './beast.ts'
import { darker } from '../../../pen/colour.ts'

/** Four legs, each a piece of its own; those of the left side a little darker, so that they part. */
export function legPieces(beast: Beast): Piece[] {
  // Wool hangs over the legs.
  const nearer = beast.build.traits.includes('wool') ? -0.4 * lengthOf(beast.body.up) : 0
  return [0, 1, 2, 3].map((index) => ({ name: `leg${index}`, solids: legOf(beast, index), nearer }))
}

function legOf(beast: Beast, index: number): Painted[] {
  const { build, stance, body, colours } = beast
  const front = index < 2
  const sign = index % 2 ? 1 : -1
  const { thigh, shank, foot: size } = build.leg
  const wide = (front ? build.chest : build.rump) * 0.55
  const bead = (front ? stance.spine.at(-1) : stance.spine[0]) ?? [0, 0, 0]
  const woolly = build.traits.includes('wool')
  const hip = add(bead, [sign * wide, woolly ? -0.16 : -0.05, front ? -0.05 : 0.05])
  const ground = stance.feet[index] as Vector
  const ankle = add(ground, [0, size * 0.7, 0])
  const colour = sign < 0 ? darker(colours.legs, 0.09) : colours.legs
  const paint = coatOn('foreLeg', colour, woolly ? `leg${index}` : 'body')
  const feet = { ...paint, part: 'paw', colour: sign < 0 ? darker(colours.feet, 0.09) : colours.feet }
  const paw = build.leg.hoof
    ? limb(body, [add(ground, [0, size * 1.4, 0]), add(ground, [0, size, 0.01])], [size * 0.85, size], feet)
    : ball(body, add(ground, [0, size * 0.75, size * 0.55]), [size, size * 0.75, size * 1.35], feet)
  if (!front && stance.haunches) return [...haunch(beast, bead, sign, paint), paw]
  const length = 1 - (front ? build.chest : build.rump) - (woolly ? 0.16 : 0.05) - size * 0.7
  const joints = front ? foreJoints(hip, ankle, length) : hindJoints(hip, ankle, length, build.leg.hock)
  const radii = front
    ? [thigh, (thigh + shank) / 2, shank]
    : [thigh * 1.25, (thigh + shank) * 0.56, shank, shank * 0.95]
  // Legs that are folded under a body that lies do not go into the ground.
  const bent = joints.map((joint, at): Vector => [joint[0], Math.max(joint[1], radii[at] ?? shank), joint[2]])
  const leg = limb(body, bent, radii, paint)
  return [leg, paw, ...(build.traits.includes('trunk') ? nails(beast, ground) : [])]
}

/** How far a leg of this length bends when its ends come nearer. */
function slack(hip: Vector, foot: Vector, length: number): number {
  const reach = lengthOf(minus(foot, hip))
  return Math.sqrt(Math.max(0, length * length - reach * reach)) / 2
}

function foreJoints(hip: Vector, foot: Vector, length: number): Vector[] {
  const way = minus(foot, hip)
  const back = across(way)
  const bend = 0.02 + slack(hip, foot, length)
  return [hip, add(add(hip, times(way, 0.5)), times(back, -bend)), foot]
}

/** Knee to the front, hock to the back. */
function hindJoints(hip: Vector, foot: Vector, length: number, hock: number): Vector[] {
  const way = minus(foot, hip)
  const ahead = across(way)
  const bend = hock + slack(hip, foot, length) * 0.8
  return [
    hip,
    add(add(hip, times(way, 0.4)), times(ahead, bend)),
    add(add(hip, times(way, 0.72)), times(ahead, -hock)),
    foot,
  ]
}

/** Square to a leg, to the front. */
function across(way: Vector): Vector {
  return unit([0, way[2], -way[1]])
}

function haunch({ build, body }: Beast, bead: Vector, sign: number, paint: Painted['paint']): Painted[] {
  const { rump } = build
  const thigh: Vector = [sign * rump * 0.82, rump * 0.72, bead[2] + rump * 0.35]
  return [ball(body, thigh, [rump * 0.42, rump * 0.72, rump * 0.78], paint)]
}

function nails({ body, build, coat }: Beast, ground: Vector): Painted[] {
  const { foot } = build.leg
  const globe = {
    frame: movedTo(sized(body, 1), add(ground, [0, foot * 0.75, foot * 0.55])),
    size: [foot, foot * 0.75, foot * 1.35] as Vector,
  }
  return [-34, 0, 34].map((aside) =>
    patch(globe, [aside, -18], [foot * 0.24, foot * 0.2], markOn('nail', coat.second)),
  )
}
