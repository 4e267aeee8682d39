import { darker, lighter, lightness } from '../../../pen/colour.ts'
import { ball, blob, type Globe, line, type Size } from '../../solids/build.ts'
import { spot } from '../../solids/spot.ts'
import type { Painted, Piece, Solid } from '../../solids/solid.ts'
import { type Frame, movedTo } from '../../space/frame.ts'
import { add, lengthOf, radians, times, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn, markOn } from './beast.ts'
import { earsOf } from './ears.ts'
import { faceMark } from './face-mark.ts'
import { eyesApart, type FacePlan, mouthApart } from './face.ts'
import { crownOf } from './crown.ts'

/** The head with all that lies on it, before the trunk where both are as near. */
export function headPieces(beast: Beast, who: string): Piece[] {
  const cocked: Beast = {
    ...beast,
    turned: { ...beast.turned, frame: cockedBy(beast.turned.frame, beast.mood.tilt) },
  }
  const solids = [
    ...earsOf(cocked),
    ...skull(cocked),
    ...snout(cocked),
    ...eyesApart(facePlan(cocked), cocked.mood, cocked.turned, skullAhead(cocked)),
    ...crownOf(cocked),
  ]
  return [
    {
      name: 'head',
      solids: [...solids, faceMark(cocked.turned.frame, beast.build.head[1], who)],
      nearer: beast.build.head[1] * lengthOf(beast.body.up) * 0.5,
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

/** Where the snout ends, in the head's frame. */
export function snoutTip({ build: { head, snout: muzzle } }: Beast): Vector {
  return [0, -muzzle.drop, head[2] * 0.72 + muzzle.length]
}

function facePlan(beast: Beast): FacePlan {
  const { build, turned, colours } = beast
  const { radius } = build.snout
  const end = snoutTip(beast)
  const muzzle: Globe = {
    frame: movedTo(turned.frame, end),
    size: [radius * 1.1, radius, radius * 0.95],
  }
  const dark = lightness(colours.head) < 0.36
  return {
    globe: { frame: turned.frame, size: build.head },
    eye: [build.eye.aside, build.eye.above],
    eyeSize: build.eye.size,
    mouth: { globe: muzzle, above: -24, wide: 42, size: Math.max(radius * 0.11, build.eye.size * 0.34) },
    line: dark ? lighter(colours.head, 0.7) : '#2b1b1a',
    ...(dark && { ring: lighter(colours.head, 0.5) }),
  }
}

/** The skull and the bridge of the snout, in the head's frame. */
function grownTogether(beast: Beast): (readonly [Vector, Size])[] {
  const { head, snout: muzzle } = beast.build
  const tip = snoutTip(beast)
  const bridge = [0.35, 0.7, 1].map((part): readonly [Vector, Size] => [
    [0, tip[1] * part, head[2] * 0.4 * (1 - part) + tip[2] * part - muzzle.radius * 0.2],
    muzzle.radius * (1.25 - part * 0.3),
  ])
  return [[[0, 0, 0], head], ...bridge]
}

/** How far ahead of its middle the skull counts when it is sorted. */
function skullAhead(beast: Beast): number {
  const balls = grownTogether(beast)
  return balls.reduce((sum, [centre]) => sum + centre[2], 0) / balls.length
}

function skull(beast: Beast): Painted[] {
  const { build, turned, colours, coat } = beast
  const { head } = build
  const grown = grownTogether(beast)
  const globe: Globe = { frame: turned.frame, size: head }
  const marks: Painted[] = []
  if (coat.pattern === 'patches')
    marks.push(
      spot(
        globe,
        [build.eye.aside, build.eye.above + 4],
        [head[0] * 0.5, head[1] * 0.58],
        markOn('patch', coat.second, 'head'),
      ),
    )
  if (coat.pattern === 'stripes')
    for (const aside of [-18, 0, 18])
      marks.push(
        spot(
          globe,
          [aside, 58 - Math.abs(aside) * 0.3],
          [head[0] * 0.07, head[1] * 0.24],
          markOn('stripe', coat.second, 'head'),
        ),
      )
  if (build.traits.includes('blaze'))
    marks.push(spot(globe, [0, 30], [head[0] * 0.2, head[1] * 0.7], markOn('blaze', colours.pale, 'head')))
  if (build.traits.includes('masked') || coat.pattern === 'points') marks.push(...mask(beast, globe))
  return [blob(turned.frame, grown, coatOn('head', colours.head, 'head')), ...marks]
}

/** Pale cheeks and eye rings, as a fox or a monkey has them. */
function mask({ build, colours }: Beast, globe: Globe): Painted[] {
  if (build.traits.includes('faceplate'))
    return [1, -1].map((side) =>
      spot(
        globe,
        [side * build.eye.aside * 0.8, build.eye.above - 4],
        [globe.size[0] * 0.5, globe.size[1] * 0.62],
        markOn('face', colours.pale, 'head'),
      ),
    )
  return [1, -1].map((side) =>
    spot(
      globe,
      [side * 44, -24],
      [globe.size[0] * 0.42, globe.size[1] * 0.4],
      markOn('cheekFur', colours.pale, 'head'),
    ),
  )
}

function snout(beast: Beast): Solid[] {
  const { build, turned, colours, mood } = beast
  const { radius, pale } = build.snout
  const end = snoutTip(beast)
  const colour = pale ? colours.pale : colours.head
  const muzzle = ball(
    turned.frame,
    end,
    [radius * 1.1, radius, radius * 0.95],
    coatOn('muzzle', colour, 'head'),
  )
  return [muzzle, ...whiskers(beast, end), ...nose(beast, end), ...mouthApart(facePlan(beast), mood)]
}

function nose({ build, turned, coat, colours }: Beast, end: Vector): Painted[] {
  const { radius } = build.snout
  const globe: Globe = { frame: movedTo(turned.frame, end), size: [radius * 1.1, radius, radius * 0.95] }
  if (build.nose === 'button') {
    const at = add(end, [0, radius * 0.5, radius * 0.72])
    return [
      ball(
        turned.frame,
        at,
        [radius * 0.46, radius * 0.34, radius * 0.34],
        coatOn('nose', coat.dark, 'head', 'ink'),
      ),
    ]
  }
  const disc = build.nose === 'disc'
  const places = [1, -1].map((side) =>
    spot(
      globe,
      [side * (disc ? 16 : 34), disc ? 4 : 22],
      [radius * 0.15, radius * 0.2],
      markOn('nostril', darker(colours.pale, 0.55), 'head', 'ink'),
    ),
  )
  return disc
    ? [
        ball(
          turned.frame,
          add(end, [0, 0, radius * 0.75]),
          [radius * 0.95, radius * 0.85, radius * 0.25],
          coatOn('noseDisc', coat.second, 'head'),
        ),
        ...places,
      ]
    : places
}

function whiskers({ build, turned }: Beast, end: Vector): Painted[] {
  if (!build.traits.includes('whiskers')) return []
  const { radius } = build.snout
  return [1, -1].flatMap((side) =>
    [-0.25, 0.15].map((rise): Painted => {
      const from = add(end, [side * radius * 0.8, rise * radius, radius * 0.3])
      const to = add(from, [side * radius * 1.7, rise * radius * 1.8, -radius * 0.3])
      return line(turned.frame, [from, to], 0.012, markOn('whisker', '#fff6e6', 'head'), [
        side * 0.6,
        0.2,
        0.8,
      ])
    }),
  )
}
