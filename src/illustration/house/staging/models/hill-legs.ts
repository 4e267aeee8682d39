import type { PartName } from '../../part-name.ts'
import { ball, blob, limb, patch, type Size } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { alongIn, type Frame, frameAlong, movedTo, pointIn } from '../space/frame.ts'
import { add, between, lengthOf, radians, times, type Vector } from '../space/vector.ts'

/** `offer` is sitting with its left foot put out, the other one under it. */
export type Posture = 'sit' | 'offer' | 'stand' | 'walk' | 'run' | 'lie'

const earth = '#9c663f'
const skin = '#cc9563'
const pad = '#c0875a'
const nail = '#f1d9b4'

interface Leg {
  hip: Vector
  knee: Vector
  ankle: Vector
  /** The foot's own axes: to the right of its sole, to its toes, and out of its sole. */
  foot: Frame
}

/** Degrees that the sole of one who sits turns outwards; the foot that is put out as a lift shows its sole inwards. */
const turned: Readonly<Record<'sit' | 'offer', number>> = { sit: 36, offer: -56 }

function legAt(frame: Frame, side: number, posture: Posture, lift: number): Leg {
  const unitLength = lengthOf(frame.up)
  if (posture === 'sit' || posture === 'offer') {
    const heel: Vector = [side * 3.1, 1.05, 10]
    const [out, lean] = [radians(turned[posture]), radians(Math.max(0, turned[posture] / 2))]
    const sole = alongIn(frame, [side * Math.sin(out), 0, Math.cos(out)])
    const toes = alongIn(frame, [side * Math.sin(lean), Math.cos(lean), 0])
    const foot = frameAlong(pointIn(frame, heel), sole, toes, unitLength)
    return {
      hip: [side * 3.7, 2.8, 1.6],
      knee: [side * 3.7, 2.1, 5.6],
      ankle: add(heel, [0, 0.3, -0.9]),
      foot,
    }
  }
  if (posture === 'run') return runningLeg(frame, side, lift)
  const strides = posture === 'walk'
  const heel: Vector = [side * 3.3, strides && side < 0 ? 1.7 : 0.8, strides ? side * 3.4 - 0.8 : 0.2]
  const raised = strides && side < 0 ? -0.35 : 0
  const sole = alongIn(frame, [0, -1, raised])
  const foot = frameAlong(pointIn(frame, heel), sole, alongIn(frame, [side * 0.3, raised, 1]), unitLength)
  const ankle = add(heel, [0, 0.9, 0.2])
  const hip: Vector = [side * 3.2, 2.6 + lift, 0.6]
  return { hip, knee: add(between(hip, ankle), [0, 0, 0.9]), ankle, foot }
}

/** The left foot far behind with its sole to be seen, the right one far ahead on its heel. */
function runningLeg(frame: Frame, side: number, lift: number): Leg {
  const isBehind = side < 0
  const heel: Vector = isBehind ? [-3.2, 4.4, -7.2] : [3.2, 1.4, 5.2]
  const [sole, toes]: [Vector, Vector] = isBehind
    ? [
        [0, -0.25, -1],
        [-0.15, -1, 0.25],
      ]
    : [
        [0, -0.9, 0.45],
        [0.25, 0.45, 0.9],
      ]
  const foot = frameAlong(
    pointIn(frame, heel),
    alongIn(frame, sole),
    alongIn(frame, toes),
    lengthOf(frame.up),
  )
  const hip: Vector = [side * 3.2, 2.6 + lift, isBehind ? -0.8 : 1.4]
  const ankle = add(heel, isBehind ? [0, 0.3, 0.9] : [0, 0.9, -0.3])
  const bend: Vector = isBehind ? [0, -1.1, 0.8] : [0, 1.2, 1]
  return { hip, knee: add(between(hip, ankle), bend), ankle, foot }
}

function feetOut(posture: Posture): readonly number[] {
  if (posture === 'lie') return []
  return posture === 'offer' ? [-1] : [-1, 1]
}

/** Two short legs, in grass to the calf and bare earth below, on broad feet; a hill that lies has them under it. */
export function legsOf(frame: Frame, posture: Posture, lift: number, grass: string): Piece[] {
  const girth = posture === 'sit' || posture === 'offer' ? 3 : 2
  return feetOut(posture).flatMap((side): Piece[] => {
    const { hip, knee, ankle, foot } = legAt(frame, side, posture, lift)
    const calf = add(times(knee, 0.66), times(ankle, 0.34))
    const green: Paint = { part: 'leg', material: 'foliage', colour: grass, group: 'mound' }
    const group = `foot${side}`
    const shin = limb(frame, [between(knee, ankle), ankle], [1.35, 1.12], {
      part: 'leg',
      material: 'stone',
      colour: earth,
      group,
    })
    return [
      { name: `shin${side}`, solids: [shin] },
      {
        name: `leg${side}`,
        solids: [limb(frame, [hip, knee, calf], [girth, 1.95, 1.45], green), hemAt(frame, knee, calf, green)],
        nearer: 0.5 * lengthOf(frame.up),
      },
      { name: group, solids: footOf(foot, side, group), nearer: 0.6 * lengthOf(frame.up) },
    ]
  })
}

/** Tufts that hang over the calf, where the grass ends. */
function hemAt(frame: Frame, knee: Vector, calf: Vector, paint: Paint): Painted {
  const along = add(calf, times(knee, -1))
  const far = lengthOf(along)
  const ring = Array.from({ length: 9 }, (_, index): readonly [Vector, Size] => {
    const turn = (index / 9) * 2 * Math.PI
    const down = times(along, (index % 2 ? 0.75 : 0.35) / far)
    const flat: Vector =
      Math.abs(along[1]) > far / 2
        ? [Math.cos(turn) * 1.25, 0, Math.sin(turn) * 1.25]
        : [Math.cos(turn) * 1.25, Math.sin(turn) * 1.25, 0]
    return [add(add(calf, flat), down), 0.62]
  })
  return blob(frame, [[calf, 1.6], ...ring], paint)
}

/** Heel, arch and ball as one body, five toes with nails, and pads under the sole. */
function footOf(foot: Frame, side: number, group: string): Painted[] {
  const paint = (part: PartName, colour: string): Paint => ({ part, material: 'stone', colour, group })
  const body = blob(
    foot,
    [
      [
        [0, 0, 0],
        [1.15, 1.05, 0.95],
      ],
      [
        [side * 0.08, 1.05, -0.3],
        [1.1, 1.3, 1],
      ],
      [
        [side * 0.12, 2.1, 0],
        [1.62, 1, 0.82],
      ],
    ],
    paint('foot', earth),
  )
  const soleAt = (at: Vector, size: Vector): Painted =>
    patch({ frame: movedTo(foot, at), size }, [0, 0], [size[0] * 0.66, size[1] * 0.6], paint('sole', pad))
  return [
    body,
    soleAt([0, 0, 0], [1.15, 1.05, 0.95]),
    soleAt([side * 0.12, 2.1, 0], [1.62, 1, 0.82]),
    ...toePoints(side).flatMap(({ at, size }, index): Painted[] => {
      const globe = { frame: movedTo(foot, at), size: [size, size * 1.15, size * 0.95] as Vector }
      return [
        ball(foot, at, globe.size, { ...paint('toe', skin), group: `${group}toe${index}` }),
        patch(globe, [180, 52], [size * 0.5, size * 0.42], {
          ...paint('nail', nail),
          group: `${group}toe${index}`,
        }),
      ]
    }),
  ]
}

/** Across, along and radius of its toes, the big one first, which is on the inner side. */
const toes = [
  [-1.02, 3.3, 0.74],
  [-0.12, 3.55, 0.5],
  [0.56, 3.4, 0.45],
  [1.18, 3.06, 0.41],
  [1.68, 2.6, 0.37],
] as const

function toePoints(side: number): { at: Vector; size: number }[] {
  return toes.map(([across, along, size]) => ({ at: [side * across, along, 0.1], size }))
}

/** `toe0` to `toe9`: tips that can stand in the sea, each upright. */
export function toesOf(frame: Frame, posture: Posture, lift: number): Record<string, Frame> {
  const tips = feetOut(posture).flatMap((side) => {
    const { foot } = legAt(frame, side, posture, lift)
    return toePoints(side).map(({ at }): Frame => ({ ...frame, origin: pointIn(foot, at) }))
  })
  return Object.fromEntries(tips.map((tip, index) => [`toe${index}`, tip]))
}
