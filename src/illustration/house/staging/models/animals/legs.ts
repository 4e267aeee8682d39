import { ball, blob, limb, patch } from '../../solids/build.ts'
import { markThrough } from '../../solids/mark.ts'
import type { Paint, Painted, Piece } from '../../solids/solid.ts'
import { sized, movedTo } from '../../space/frame.ts'
import { add, between, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'
import type { Build } from './build-of.ts'
import { type Beast, coatOn, markOn } from './beast.ts'
import { darker } from '../../../pen/colour.ts'

/** Four legs, each a piece of its own; those of the left side a little darker, so that they part. */
export function legPieces(beast: Beast): Piece[] {
  // Wool hangs over the legs.
  const nearer = beast.build.traits.includes('wool') ? -0.4 * lengthOf(beast.body.up) : 0
  return [0, 1, 2, 3].map((index) => ({ name: `leg${index}`, solids: legOf(beast, index), nearer }))
}

/** How far below the spine legs begin, in half the girth there. */
const hipDrop = 0.34

function legOf(beast: Beast, index: number): Painted[] {
  const { build, stance, body, colours } = beast
  const front = index < 2
  const sign = index % 2 ? 1 : -1
  const { thigh, shank, foot: size } = build.leg
  const wide = (front ? build.chest : build.rump) * 0.55
  const bead = (front ? stance.spine.at(-1) : stance.spine[0]) ?? [0, 0, 0]
  const woolly = build.traits.includes('wool')
  const below = woolly ? 0.16 : (front ? build.chest : build.rump) * hipDrop
  const hip = add(bead, [sign * wide, -below, front ? -0.05 : 0.05])
  const ground = stance.feet[index] as Vector
  const ankle = add(ground, [0, size * 0.7, 0])
  const colour = sign < 0 ? darker(colours.legs, 0.05) : colours.legs
  const paint = coatOn('foreLeg', colour, woolly ? `leg${index}` : 'body')
  const feet: Paint = { ...paint, part: 'paw', colour: sign < 0 ? darker(colours.feet, 0.05) : colours.feet }
  const instep = ball(
    body,
    add(ground, [0, size * 0.75, size * 0.55]),
    [size, size * 0.75, size * 1.35],
    feet,
  )
  const paw = build.leg.hoof
    ? { ...hoof(body, ground, build, feet), nearer: 0.12 * lengthOf(body.up) }
    : build.species.build.nails === undefined
      ? softPaw(beast, ground, feet)
      : instep
  if (!front && stance.haunches) return [...haunch(beast, bead, sign, paint), paw, ...toesOn(beast, instep)]
  const length = 1 - (front ? build.chest : build.rump) - below - size * 0.7
  const joints = front ? foreJoints(hip, ankle, length) : hindJoints(hip, ankle, length, build.leg.hock)
  const radii = front
    ? [thigh, (thigh + shank) / 2, shank]
    : [thigh * 1.25, (thigh + shank) * 0.56, shank, shank * 0.95]
  // Legs that are folded under a body that lies do not go into the ground.
  const bent = joints.map((joint, at): Vector => [joint[0], Math.max(joint[1], radii[at] ?? shank), joint[2]])
  const leg = limb(body, bent, radii, paint)
  const { socks, nails } = build.species.build
  return [
    leg,
    ...(socks ? [sock(body, bent, shank, feet)] : []),
    paw,
    ...(nails === undefined ? toesOn(beast, instep) : nailsOn(beast, ground, nails)),
  ]
}

/** As wide and high as the flat one's. */
function hoof(body: Beast['body'], ground: Vector, { leg, species }: Build, paint: Paint): Painted {
  const wide = Math.max(leg.foot * 1.1, leg.shank * 1.12)
  const high = (species.build.pawHigh / species.build.pawLong) * leg.foot * 1.35
  return blob(
    body,
    [
      [add(ground, [0, high * 0.8, wide * 0.1]), [wide, high * 0.8, wide]],
      [add(ground, [0, high * 1.5, 0]), [wide * 0.86, high * 0.7, wide * 0.86]],
    ],
    paint,
  )
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

/** The lower half of a leg. */
function sock(body: Beast['body'], joints: readonly Vector[], thick: number, paint: Paint): Painted {
  const [above, below] = joints.slice(-2) as [Vector, Vector]
  const top = joints.length > 3 ? above : between(above, below, 0.25)
  return limb(body, [top, below], thick * 1.08, { ...paint, part: 'sock' })
}

/** Three round toes at the front of a broad paw. */
function softPaw({ body, build }: Beast, ground: Vector, paint: Paint): Painted {
  const size = build.leg.foot
  const at = (aside: number, up: number, ahead: number): Vector =>
    add(ground, [aside * size, up * size, ahead * size])
  return blob(
    body,
    [
      [at(0, 0.75, 0.45), [size * 1.06, size * 0.75, size * 1.2]],
      ...[-0.68, 0, 0.68].map((aside) => {
        const ahead = 1.5 - Math.abs(aside) * 0.3
        return [at(aside, 0.56, ahead), [size * 0.46, size * 0.54, size * 0.5]] as const
      }),
    ],
    paint,
  )
}

/** Two lines between the toes of a soft paw, as the flat ones have. */
function toesOn({ body, build, colours }: Beast, paw: Painted): Painted[] {
  if (paw.kind !== 'ball' || build.leg.hoof) return []
  const dark = darker(colours.feet, 0.4)
  return [-0.34, 0.34].map((aside) => {
    const places = [0.62, 0.3, -0.1].map((up) => ({ ball: paw, way: unit([aside, up, 1 - up * 0.4]) }))
    return markThrough(places, markOn('toe', dark), build.leg.foot * 0.13 * lengthOf(body.up))
  })
}

function nailsOn({ body, build }: Beast, ground: Vector, colour: string): Painted[] {
  const { foot } = build.leg
  const globe = {
    frame: movedTo(sized(body, 1), add(ground, [0, foot * 0.75, foot * 0.55])),
    size: [foot, foot * 0.75, foot * 1.35] as Vector,
  }
  return [-34, 0, 34].map((aside) =>
    patch(globe, [aside, -18], [foot * 0.24, foot * 0.2], markOn('nail', colour)),
  )
}
