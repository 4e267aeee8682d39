import { ball, limb, patch } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { lengthOf } from '../space/vector.ts'
import { add, between, type Vector } from '../space/vector.ts'

/** `offer` is sitting with its left foot put out, the other one under it. */
export type Posture = 'sit' | 'offer' | 'stand' | 'walk' | 'lie'

const sitting: ReadonlySet<Posture> = new Set(['sit', 'offer'])

const earth = '#b07a4e'
const skin = '#c08a5a'
const nail = '#f1d9b4'

interface Leg {
  hip: Vector
  knee: Vector
  ankle: Vector
  /** Where the toes begin. */
  ball: Vector
}

function legAt(side: number, posture: Posture, lift: number): Leg {
  const hip: Vector = [side * 3.2, 2.2 + lift, 2.4]
  if (sitting.has(posture)) {
    const ankle: Vector = [side * 3.1, 1.1, 10.2]
    return { hip, knee: [side * 3.7, 2, 6.6], ankle, ball: add(ankle, [0, 1.5, 0.5]) }
  }
  const ankle: Vector =
    posture === 'walk' ? [side * 3, side > 0 ? 1.1 : 2.2, side * 4.2] : [side * 3, 1.1, 1.4]
  const knee = between(hip, add(ankle, [0, 0, 2]))
  return { hip, knee, ankle, ball: add(ankle, [0, -0.2, 2.2]) }
}

function feetOut(posture: Posture): readonly number[] {
  if (posture === 'lie') return []
  return posture === 'offer' ? [-1] : [-1, 1]
}

/** Two short legs with broad feet; a hill that lies has them under it. */
export function legsOf(frame: Frame, posture: Posture, lift: number, grass: string): Piece[] {
  return feetOut(posture).flatMap((side): Piece[] => {
    const { hip, knee, ankle, ball: sole } = legAt(side, posture, lift)
    const leg = limb(frame, [hip, knee, ankle], [1.9, 1.6, 1.35], {
      part: 'leg',
      material: 'foliage',
      colour: grass,
      group: 'mound',
    })
    const foot = limb(frame, [ankle, sole], [1.3, 1.45], {
      part: 'foot',
      material: 'stone',
      colour: earth,
      group: `foot${side}`,
    })
    const toes = toePoints(side, posture, sole).flatMap(({ at, size }): Painted[] => {
      const globe = { frame: movedTo(frame, at), size: [size, size * 1.1, size] as Vector }
      return [
        ball(frame, at, globe.size, { part: 'toe', material: 'stone', colour: skin, group: `foot${side}` }),
        patch(globe, [0, sitting.has(posture) ? 50 : 40], [size * 0.42, size * 0.32], {
          part: 'nail',
          material: 'stone',
          colour: nail,
          group: `foot${side}`,
        }),
      ]
    })
    return [
      { name: `leg${side}`, solids: [leg] },
      { name: `foot${side}`, solids: [foot, ...toes], nearer: 0.6 * lengthOf(frame.up) },
    ]
  })
}

function toePoints(side: number, posture: Posture, sole: Vector): { at: Vector; size: number }[] {
  return [0, 1, 2, 3, 4].map((index) => {
    const size = index === 0 ? 0.92 : 0.68 - index * 0.04
    const x = side * (index * 0.74 - 1.3)
    const back = Math.abs(index - 1)
    const own: Vector = sitting.has(posture) ? [x, 0.95 - back * 0.16, 0.55] : [x, -0.35, 1.15 - back * 0.18]
    return { at: add(sole, own), size }
  })
}

/** `toe0` to `toe9`: tips that can stand in the sea. */
export function toesOf(frame: Frame, posture: Posture, lift: number): Record<string, Frame> {
  const both = feetOut(posture).flatMap((side) => toePoints(side, posture, legAt(side, posture, lift).ball))
  return Object.fromEntries(both.map(({ at }, index) => [`toe${index}`, movedTo(frame, at)]))
}
