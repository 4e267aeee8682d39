import type { PartName } from '../../../part-name.ts'
import { ball, blob, line } from '../../solids/build.ts'
import type { Painted, Piece, Solid } from '../../solids/solid.ts'
import type { Frame } from '../../space/frame.ts'
import { add, between, lengthOf, radians, times, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn } from './beast.ts'
import { crownOf } from './crown.ts'
import { earsOf } from './ears.ts'
import { faceMark } from './face-mark.ts'
import { type FlatHead, flatHeadOf, halfSizeOf, middleOf } from './flat-head.ts'
import { ballsOf, metresOf, type Skull, skullOf, surfaceOf } from './skull.ts'
import { wornFace } from './worn-face.ts'

/** The head with all that lies on it, before the trunk where both are as near. */
export function headPieces(beast: Beast, who: string): Piece[] {
  const { build, mood, turned } = beast
  const cocked: Beast = { ...beast, turned: { ...turned, frame: cockedBy(turned.frame, mood.tilt) } }
  const flat = flatHead(cocked)
  const skull = skullOn(cocked, flat)
  const face = wornFace(skull, flat, build.traits.includes('trunk'))
  const solids: Solid[] = [
    ...earsOf(cocked, flat),
    skullBody(beast, skull, flat),
    ...face.skin,
    ...muzzlesOf(beast, skull, flat),
    ...face.muzzle,
    ...whiskersOf(skull, flat),
    ...noseOf(skull, flat),
    face.mouth,
    ...face.eyes,
    ...crownOf(cocked),
  ]
  return [
    {
      name: 'head',
      solids: [...solids, faceMark(cocked.turned.frame, build.head[1], who)],
      // It comes before the spines of the neck too.
      nearer: build.head[1] * lengthOf(beast.body.up) * (build.traits.includes('spines') ? 1.5 : 0.5),
    },
  ]
}

/** The head leant over to its side. */
function cockedBy(frame: Frame, degrees: number): Frame {
  const [cosine, sine] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return {
    ...frame,
    right: add(times(frame.right, cosine), times(frame.up, -sine)),
    up: add(times(frame.up, cosine), times(frame.right, sine)),
  }
}

/** The head of the flat animal with the same coat and feelings, which looks where this one's eyes go. */
function flatHead({ build, coat, mood, toy, turned }: Beast): FlatHead {
  const gaze = [-turned.aside / 32, -turned.above / 26] as const
  return flatHeadOf(build.species, { look: { ...mood, gaze }, coat, toy })
}

function skullOn({ build, turned }: Beast, flat: FlatHead): Skull {
  return skullOf(turned.frame, flat, { unit: build.unit, deep: build.deep, snout: build.snout })
}

/** Where the snout ends, in the head's frame. */
export function snoutTip(beast: Beast): Vector {
  const [muzzle] = skullOn(beast, flatHead(beast)).muzzles
  return muzzle ? add(muzzle.centre, [0, 0, muzzle.size[2]]) : [0, 0, beast.build.head[2]]
}

function coatOf({ toy }: Beast, part: PartName, colour: string): Painted['paint'] {
  return coatOn(part, colour, 'head', toy ? 'cloth' : 'fur')
}

/** A snout in the colour of the head is one with it. */
function skullBody(beast: Beast, skull: Skull, { muzzles, outline }: FlatHead): Painted {
  const snouts = muzzles.length > 0 ? [] : ballsOf(skull.muzzles)
  return blob(skull.frame, [...bridgeOf(skull), ...snouts], coatOf(beast, 'head', outline.colour), skull.core)
}

/** Snouts grow out of the skull with a bridge. */
function bridgeOf({ globe, muzzles }: Skull): (readonly [Vector, Vector | number])[] {
  const deep = globe.size[2]
  const heart = [globe.centre, times(globe.size, 0.7)] as const
  const bridges = muzzles
    .filter(({ centre }) => centre[2] > deep * 0.8)
    .flatMap(({ centre, size }) =>
      [0.25, 0.5, 0.75, 1].map((part): readonly [Vector, number] => [
        between([centre[0] * 0.5, centre[1] * 0.4, deep * 0.45], centre, part),
        Math.min(size[0], size[1]) * (1.05 - part * 0.16),
      ]),
    )
  return [heart, ...bridges]
}

function muzzlesOf(beast: Beast, skull: Skull, { muzzles: [first] }: FlatHead): Painted[] {
  if (!first) return []
  const muzzle = blob(skull.frame, ballsOf(skull.muzzles), coatOf(beast, first.part, first.colour))
  // From the side it lies over the skull.
  return [{ ...muzzle, nearer: 2.5 * metresOf(skull) }]
}

function noseOf(skull: Skull, { nose }: FlatHead): Painted[] {
  if (!nose) return []
  const [wide, high] = halfSizeOf(nose.points).map((size) => size * skull.unit) as [number, number]
  const deep = Math.min(wide, high)
  const { point } = surfaceOf(skull, middleOf(nose.points))
  const centre = add(point, [0, 0, deep * 0.1])
  const paint = coatOn('nose', nose.colour, 'head', 'ink')
  const button = ball(skull.frame, centre, [wide * 0.96, high * 0.96, deep * 0.9], paint)
  return [{ ...button, nearer: 3 * metresOf(skull) }]
}

/** From the skin on through the air. */
function whiskersOf(skull: Skull, { whiskers }: FlatHead): Painted[] {
  return whiskers.map(({ points, colour, width = 0.3, alpha }): Painted => {
    const [root, tip] = [points[0], points.at(-1)]
    if (!root || !tip) throw new Error('a whisker without ends')
    const { point } = surfaceOf(skull, root)
    const side = Math.sign(root[0])
    const way: Vector = [root[0] - tip[0], root[1] - tip[1], -Math.abs(tip[0] - root[0]) * 0.3]
    const end = add(point, times(way, skull.unit))
    const paint = coatOn('whisker', colour, 'head', 'ink')
    return line(
      skull.frame,
      [point, end],
      width * skull.unit,
      { ...paint, marking: true, alpha: alpha ?? 1 },
      [-side * 0.6, 0.2, 0.8],
    )
  })
}
