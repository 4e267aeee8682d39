import type { PartName } from '../../../part-name.ts'
import { limb } from '../../solids/build.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import type { Blob, Paint, Painted } from '../../solids/solid.ts'
import { add, cross, dot, minus, times, unit, type Vector } from '../../space/vector.ts'
import { palerSkin } from '../../../figures/skin-marks.ts'
import { cloth, creaseOn, type Figure, skinOf } from './paints.ts'
import { type Axes, sides } from './skeleton.ts'

/** A hand's axes: front along the fingers, right to the thumb, up out of the palm. */
export function handAxes({ bones, stance }: Figure, index: 0 | 1): Axes {
  const [, elbow, wrist] = bones.arms[index]
  const side = sides[index] as number
  const front = unit(minus(wrist, elbow))
  const raised = stance.forms[index] === 'open' && front[1] > 0.2
  // At rest the back of a hand is to the front, and its thumb to the body.
  const resting = stance.forms[index] === 'rest' && front[1] < -0.5
  const hint: Vector = raised ? [-side, 0.2, 0.25] : resting ? [-side, 0.2, 0.5] : [-side * 0.35, 0.5, 0.8]
  const right = unit(minus(hint, times(front, dot(hint, front))))
  return { right, up: times(cross(front, right), side), front }
}

/** Where the palm is: what the hand holds is there. */
export function palmOf(figure: Figure, index: 0 | 1): Vector {
  const [, , wrist] = figure.bones.arms[index]
  return add(wrist, times(handAxes(figure, index).front, figure.body.hand))
}

/** Along the fingers, to the thumb and out of the back of the hand, in half hands from the wrist. */
type Place = readonly [along: number, thumbward: number, out: number]

/** A hand that is being built. */
interface Build {
  bone(part: PartName, places: readonly Place[], radius: number): Painted
  palm(long: number, wide: number, thick: number): Painted
  /** Lines between fingers that lie together, from knuckles to tips. */
  gaps(from: number, to: number, places: readonly number[]): Painted[]
  /** Lighter patches on its back, of who has them. */
  patches(): Painted[]
}

/** Palm, fingers and thumb of one hand, and what is on its skin. */
export function handOf(figure: Figure, index: 0 | 1): Painted[] {
  const build = buildOf(figure, index)
  return [...bareHandOf(figure, index, build), ...build.patches()]
}

const holding: ReadonlySet<string> = new Set(['grip', 'flat'])

/** The fingers of a hand that is closed round something: they lie before that, and the palm behind it. */
export function closedFingersOf(figure: Figure, index: 0 | 1): Painted[] {
  if (!holding.has(figure.stance.forms[index])) return []
  const { bone, gaps } = buildOf(figure, index)
  return [...fist.map((places) => bone('finger', places, 0.23)), ...gaps(0.75, 1.14, betweenFist)]
}

function bareHandOf(figure: Figure, index: 0 | 1, { bone, palm, gaps }: Build): Painted[] {
  const thumb = (to: Place): Painted => bone('thumb', [[0.2, 0.45, -0.1], to], 0.25)
  const fingers = (
    ends: readonly Place[],
    [first, apart]: readonly [number, number],
    radius: number,
  ): Painted[] => ends.map((end, finger) => bone('finger', [[0.65, first - finger * apart, 0], end], radius))
  switch (figure.stance.forms[index]) {
    case 'open':
      return [palm(0.72, 0.7, 0.4), ...fingers(fan, [0.45, 0.3], 0.2), thumb([0.75, 1.05, -0.1])]
    case 'flat':
      return [
        palm(0.72, 0.66, 0.4),
        ...fingers(joined, [0.38, 0.25], 0.22),
        thumb([0.95, 0.72, -0.2]),
        ...gaps(0.95, 1.7, betweenJoined),
      ]
    case 'point':
      return [
        palm(0.66, 0.62, 0.56),
        ...fist.slice(1).map((places) => bone('finger', places, 0.23)),
        bone(
          'finger',
          [
            [0.7, 0.32, 0.1],
            [1.95, 0.3, 0.1],
          ],
          0.22,
        ),
        thumb([0.85, 0.62, -0.3]),
        ...gaps(0.75, 1.12, betweenFist.slice(1)),
      ]
    case 'grip':
      return [
        palm(0.68, 0.62, 0.56),
        ...fist.map((places) => bone('finger', places, 0.23)),
        thumb([0.98, 0.6, -0.34]),
        ...gaps(0.75, 1.14, betweenFist),
      ]
    case 'rest':
      return [
        palm(0.74, 0.56, 0.46),
        ...bent.map((places) => bone('finger', places, 0.21)),
        bone(
          'thumb',
          [
            [0.05, 0.4, -0.05],
            [0.5, 0.78, -0.12],
            [1, 0.84, -0.25],
          ],
          0.22,
        ),
        ...gaps(0.9, 1.5, betweenBent),
      ]
  }
}

function buildOf(figure: Figure, index: 0 | 1): Build {
  const { frame, body, bones, skin, outfit, traits } = figure
  const held = handAxes(figure, index)
  // What is held lies on the palm; the hand is built from its back.
  const axes = { ...held, up: times(held.up, -1) }
  const [, , wrist] = bones.arms[index]
  const size = body.hand
  // The heel of a hand is as wide as the wrist that it comes out of.
  const heel = body.arms[2] / size
  const { gloveColour } = outfit
  const group = `hand${index === 0 ? 'L' : 'R'}`
  const paint = (part: PartName): Paint =>
    gloveColour ? cloth(part, gloveColour, group) : skinOf(part, skin, group)
  const at = ([along, thumbward, out]: Place): Vector =>
    add(
      add(wrist, times(axes.front, along * size)),
      add(times(axes.right, thumbward * size), times(axes.up, out * size)),
    )
  const egg = (centre: Place, [long, wide, thick]: Vector): Blob['balls'][number] => {
    const axis = (way: Vector, part: number): Vector => alongIn(frame, times(way, part * size))
    return {
      centre: pointIn(frame, at(centre)),
      axes: [axis(axes.right, wide), axis(axes.up, thick), axis(axes.front, long)],
    }
  }
  const patch = (centre: Place, [long, wide]: readonly [number, number]): Painted => ({
    kind: 'ball',
    ...egg(centre, [long, wide, 0.02]),
    paint: { ...skinOf('vitiligo', palerSkin(skin), group), marking: true },
    outward: alongIn(frame, axes.up),
  })
  return {
    bone: (part, places, radius) => limb(frame, places.map(at), radius * size, paint(part)),
    palm: (long, wide, thick) => ({
      kind: 'blob',
      balls: [egg([0.5, 0, 0], [long, wide, thick]), egg([-0.1, 0, 0], [0.5, heel, heel * 0.9])],
      paint: paint('hand'),
    }),
    patches: () =>
      traits.has('vitiligo') && !gloveColour
        ? [
            patch([0.75, index === 0 ? 0.15 : -0.2, 0.45], [0.42, 0.3]),
            patch([0.05, index === 0 ? -0.15 : 0.15, 0.42], [0.3, 0.26]),
          ]
        : [],
    gaps: (from, to, places) =>
      places.map((thumbward) => ({
        kind: 'line',
        points: [at([from, thumbward, 0.4]), at([to, thumbward, 0.26])].map((point) => pointIn(frame, point)),
        width: 0.09 * size * Math.hypot(...frame.up),
        paint: creaseOn('finger', gloveColour ?? skin),
        outward: alongIn(frame, axes.up),
      })),
  }
}

// biome-ignore format: a table is read in rows
/** Ends of spread and of joined fingers, the first beside the thumb. */
const fan: readonly Place[] = [[1.75, 0.85, 0], [2, 0.3, 0.05], [1.95, -0.25, 0.05], [1.6, -0.78, 0]]
// biome-ignore format: a table is read in rows
const joined: readonly Place[] = [[1.7, 0.34, 0], [1.9, 0.1, 0], [1.82, -0.14, 0], [1.55, -0.36, 0]]
const betweenJoined = [0.26, 0, -0.25] as const
// biome-ignore format: a table is read in rows
/** Fingers at rest, half closed, the first beside the thumb. */
const bent: readonly (readonly Place[])[] = [
  [[0.7, 0.4, 0.1], [1.36, 0.44, -0.02], [1.34, 0.4, -0.4]],
  [[0.7, 0.14, 0.1], [1.5, 0.14, -0.02], [1.46, 0.12, -0.45]],
  [[0.7, -0.14, 0.1], [1.46, -0.16, -0.02], [1.42, -0.16, -0.45]],
  [[0.7, -0.4, 0.1], [1.28, -0.44, -0.02], [1.24, -0.42, -0.4]],
]
const betweenBent = [0.28, -0.01, -0.3] as const
/** Fingers closed round something. */
const fist: readonly (readonly Place[])[] = [0.42, 0.14, -0.14, -0.42].map((thumbward) => [
  [0.66, thumbward, 0.3],
  [1.08 - Math.abs(thumbward + 0.1) * 0.16, thumbward, 0.1],
  [0.92, thumbward, -0.42],
])
const betweenFist = [0.28, 0, -0.28] as const
