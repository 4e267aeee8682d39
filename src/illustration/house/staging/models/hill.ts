import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { blob, type Globe, limb, onGlobe, patch, plane, type Size } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { alongIn, type Frame, frameAlong, movedTo, pointIn } from '../space/frame.ts'
import { add, cross, lengthOf, times, up, type Vector } from '../space/vector.ts'
import { coatTold } from './animals/coat-told.ts'
import { faceMark } from './animals/face-mark.ts'
import { moodOf } from './animals/mood.ts'
import { turnedTo } from './animals/gaze.ts'
import { hillBrowsAndNose, hillFace } from './hill-face.ts'
import { legsOf, type Posture, toesOf } from './hill-legs.ts'
import { washingRound } from './hill-washing.ts'

/** Half axes of the mound that has the face, in metres. */
const mound: Vector = [7.6, 6.6, 6.4]
const middle = 4.6

/** How high the mound is carried, in metres; a hill that sits rests on the ground. */
const carried: Readonly<Record<Posture, number>> = {
  sit: 0,
  offer: 0,
  lie: -2.2,
  walk: 5.2,
  run: 5.6,
  stand: 5.2,
}

const postures: Readonly<Record<string, Posture>> = {
  sit: 'sit',
  reach: 'offer',
  lie: 'lie',
  sleep: 'lie',
  peek: 'lie',
  walk: 'walk',
  run: 'run',
  dance: 'walk',
}

/** A hill that has got up: some thirteen metres of grass with a face, on two short legs with five toes each, and the washing of a village round its brow. */
export const hill: Modeller = (request) => {
  const { id, frame, act, state } = request
  const unitLength = lengthOf(frame.up)
  const posture = postures[act.pose] ?? 'stand'
  const lift = carried[posture]
  const coat = coatTold('hill', request)
  const look = moodOf(act.feels, act.pose)
  const face: Globe = { frame: movedTo(frame, [0, middle + lift, 0]), size: mound }
  const centre = pointIn(frame, [0, middle + lift + 2, mound[2] * 0.9])
  const turned = turnedTo(frame, centre, act.pose === 'sleep' ? undefined : act.looks, { aside: 0, above: 0 })
  const grass: Paint = { part: 'bush', material: 'foliage', colour: coat.base, group: 'mound' }
  const body: Painted[] = [
    blob(frame, moundOf(lift, posture), grass),
    ...tuftsOn(face, coat.base),
    ...hillFace(face, look, turned, coat.base),
    ...(state['mouseDoor'] ? [doorOn(face)] : []),
    ...(state['washing'] !== false ? washingRound(movedTo(frame, [0.3, 9.2 + lift, -0.4])) : []),
  ]
  const seen = faceMark(movedTo(frame, [0, middle + lift + 1.2, mound[2] * 0.6]), 4.6, id)
  const pieces: Piece[] = [
    ...legsOf(frame, posture, lift, darker(coat.base, 0.14)),
    { name: 'mound', solids: [...body, seen] },
    { name: 'brows', solids: hillBrowsAndNose(face, look, coat.base), nearer: browsBefore * unitLength },
    { name: 'trees', solids: treesOn(frame, lift, darker(coat.base, 0.25)), nearer: woodBefore * unitLength },
  ]
  return {
    id,
    kind: 'creature',
    frame,
    pieces: pieces.map((piece) => ({
      ...piece,
      nearer: (piece.nearer ?? 0) - underOthers * unitLength,
    })),
    anchors: { ...anchorsOf(frame, face, lift), ...toesOf(frame, posture, lift) },
    head: { centre, radius: 5 * unitLength, front: turned.frame.front, gaze: turned.gaze },
    height: (12.9 + lift) * unitLength,
  }
}

function moundOf(lift: number, posture: Posture): (readonly [Vector, Size])[] {
  return [
    ...(posture === 'lie' ? lyingMound(middle + lift) : standingMound(lift)),
    [
      [0.6, 8.6 + lift, -0.4],
      [5, 3.9, 4.6],
    ],
    [
      [-1.2, 10.4 + lift, -0.6],
      [2.9, 2.5, 2.8],
    ],
  ]
}

function standingMound(lift: number): (readonly [Vector, Size])[] {
  return [
    [[0, middle + lift, 0], mound],
    [
      [0, 2 + lift * 0.94, -0.4],
      [8.7, 3.2, 7.2],
    ],
  ]
}

/** Slices of a mound that lies, so many in a metre. */
const slices = 7

/** What of the mound is above the ground, on a foot that runs out into it: nothing of it is seen to go on below. */
function lyingMound(centre: number): (readonly [Vector, Size])[] {
  const count = Math.round((centre + mound[1]) * slices)
  return Array.from({ length: count }, (_, index): readonly [Vector, Size] => {
    const high = (index + 0.5) / slices
    const round = Math.sqrt(Math.max(0, 1 - ((high - centre) / mound[1]) ** 2))
    const runOut = 1.9 * Math.exp(-high / 0.9)
    return [
      [0, high, 0],
      [mound[0] * round + runOut, 2.4 / slices, mound[2] * round + runOut],
    ]
  })
}

/** Tufts and terraces all round except on the face, so that the mound has a surface. */
function tuftsOn(face: Globe, grass: string): Painted[] {
  return Array.from(
    { length: 46 },
    (_, index) => [((index * 137.5) % 360) - 180, ((index * 53) % 88) - 18] as const,
  )
    .filter(([aside, above]) => !(Math.abs(aside) < 58 && above < 52))
    .map(([aside, above], index) =>
      patch(face, [aside, above], [0.75, 0.32], {
        part: 'tuft',
        material: 'foliage',
        colour: index % 3 ? lighter(grass, 0.22) : darker(grass, 0.18),
      }),
    )
}

const trees: readonly (readonly [x: number, z: number, height: number])[] = [
  [-2.8, 0.2, 2.7],
  [-1.2, 0.9, 3.5],
  [0.4, -0.6, 3],
  [1.9, 0.4, 2.4],
  [3.2, -0.8, 1.8],
]

/** Metres that all of the hill counts farther away, and so before who rides on it. */
const underOthers = 4
/** Metres that brows and nose count nearer than the mound: seen from aside they stand before its edge. */
const browsBefore = 2.4
/** Metres that the wood counts nearer than the mound: seen from below it stands behind the crest. */
const woodBefore = 1.3

/** A wood for hair. */
function treesOn(frame: Frame, lift: number, green: string): Painted[] {
  return trees.flatMap(([x, z, height]): Painted[] => {
    const foot = 12 + lift - Math.abs(x + 1) * 0.55
    const crown: (readonly [Vector, Size])[] = [
      [
        [x, foot + height * 0.55, z],
        [0.8, height * 0.48, 0.8],
      ],
      [
        [x + 0.25, foot + height * 0.37, z],
        [0.85, height * 0.3, 0.8],
      ],
    ]
    return [
      limb(
        frame,
        [
          [x, foot - 1.2, z],
          [x, foot + height * 0.3, z],
        ],
        [0.16, 0.13],
        { part: 'trunk', material: 'wood', colour: '#6b4630' },
      ),
      blob(frame, crown, {
        part: 'bush',
        material: 'foliage',
        colour: x > 0 ? green : darker(green, 0.12),
        group: `tree${x}`,
      }),
    ]
  })
}

/** A red door at the foot, for a mouse. */
function doorOn(face: Globe): Painted {
  const there = doorFrame(face)
  return plane(
    there,
    [
      [-0.42, 0, 0.1],
      [0.42, 0, 0.1],
      [0.42, 0.85, 0.1],
      [0.2, 1.15, 0.1],
      [-0.2, 1.15, 0.1],
      [-0.42, 0.85, 0.1],
    ],
    { part: 'door', material: 'wood', colour: '#c7402f', marking: true },
    [0, 0, 1],
  )
}

function doorFrame(face: Globe): Frame {
  const there = onGlobe(face, [62, -26], 1.02)
  const level: Vector = [there.front[0], 0, there.front[2]]
  return frameAlong(there.origin, level, up, lengthOf(face.frame.up))
}

/** Places to stand on its flanks and top, upright to the surface. */
function anchorsOf(frame: Frame, face: Globe, lift: number): Record<string, Frame> {
  const standOn = (aside: number, above: number): Frame => {
    const there = onGlobe(face, [aside, above])
    const outward = there.front
    return frameAlong(there.origin, cross(outward, cross(outward, up)), outward, lengthOf(frame.up))
  }
  const door = doorFrame(face)
  return {
    top: movedTo(frame, [-1.2, 12.8 + lift, -0.6]),
    brow: movedTo(frame, [0.6, 10.9 + lift, 3.3]),
    head: movedTo(frame, [0, middle + 2 + lift, mound[2]]),
    flank: standOn(64, 30),
    flankL: standOn(-64, 30),
    shoulder: standOn(40, 62),
    door: { ...door, origin: add(door.origin, times(alongIn(door, [0, 0, 1]), 0.6)) },
    lap: movedTo(frame, [0, 2.4 + lift, mound[2] + 0.6]),
  }
}
