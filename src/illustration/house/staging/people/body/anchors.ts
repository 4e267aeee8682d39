import { type Frame, movedTo } from '../../space/frame.ts'
import { add, between, times, up, type Vector } from '../../space/vector.ts'
import { footAxes } from './legs.ts'
import { handAxes, palmOf } from './hands.ts'
import type { Figure } from './paints.ts'
import { anchorAt, axesAlong, middleOf } from './skeleton.ts'
import { onTrunk, sliceAt } from './trunk-surface.ts'

/** Where others hold on, sit and ride: hands, elbows, feet, head, lap, shoulders and back, and where they lay a hand. */
export function anchorsOf(figure: Figure, head: Frame): Record<string, Frame> {
  const { frame, body, bones } = figure
  const hand = (index: 0 | 1): Frame => anchorAt(frame, palmOf(figure, index), handAxes(figure, index))
  const elbow = (index: 0 | 1): Frame => anchorAt(frame, bones.arms[index][1], bones.chest)
  const foot = (index: 0 | 1): Frame => {
    const { toes, above } = footAxes(figure, index)
    const sole = add(bones.legs[index][2], times(above, -body.ankle))
    return anchorAt(frame, sole, axesAlong(toes, above))
  }
  const thighs = middleOf([
    between(bones.legs[0][0], bones.legs[0][1], 0.6),
    between(bones.legs[1][0], bones.legs[1][1], 0.6),
  ])
  const lap: Vector = add(thighs, times(up, body.limb * 1.4))
  const chest = bones.chest
  const behind = sliceAt(figure, 0.66)
  return {
    handL: hand(0),
    handR: hand(1),
    elbowL: elbow(0),
    elbowR: elbow(1),
    footL: foot(0),
    footR: foot(1),
    head,
    lap: anchorAt(frame, lap, bones.pelvis),
    shoulders: anchorAt(
      frame,
      add(add(chest.at, times(chest.up, body.half * 0.7)), times(chest.front, -body.half * 0.6)),
      chest,
    ),
    back: anchorAt(frame, add(behind.at, times(behind.front, -behind.depth)), behind),
    ...trunkAnchors(figure),
    ...jointAnchors(figure),
    ...headAnchors(figure, head),
  }
}

/** On the cloth of the trunk: breast and belly, at both sides under the arms and at the waist, and behind at the waist. */
function trunkAnchors(figure: Figure): Record<string, Frame> {
  const on = (part: number, around: number): Frame =>
    anchorAt(figure.frame, onTrunk(figure, part, around).at, sliceAt(figure, part))
  return {
    chest: on(0.68, 0),
    belly: on(0.3, 0),
    armpitL: on(0.66, -80),
    armpitR: on(0.66, 80),
    waistL: on(0.3, -80),
    waistR: on(0.3, 80),
    waistBack: on(0.3, 180),
  }
}

/** On shoulders, elbows, wrists, knees and ankles. */
function jointAnchors({ frame, body, bones }: Figure): Record<string, Frame> {
  const at = (point: Vector): Frame => anchorAt(frame, point, bones.chest)
  const both = (name: string, placeOf: (index: 0 | 1) => Vector): [string, Frame][] => [
    [`${name}L`, at(placeOf(0))],
    [`${name}R`, at(placeOf(1))],
  ]
  return Object.fromEntries([
    ...both('shoulder', (index) => add(bones.arms[index][0], times(bones.chest.up, body.limb * 0.7))),
    ...both('elbow', (index) => bones.arms[index][1]),
    ...both('wrist', (index) => bones.arms[index][2]),
    ...both('knee', (index) => bones.legs[index][1]),
    ...both('ankle', (index) => bones.legs[index][2]),
  ])
}

/** On the head, in half heads from its middle: to its own right, up and to the front. */
const placesOfHead = {
  crown: [0, 1.02, 0],
  browL: [-0.5, 0.5, 0.86],
  browR: [0.5, 0.5, 0.86],
  eyeL: [-0.36, 0.05, 0.98],
  eyeR: [0.36, 0.05, 0.98],
  cheekL: [-0.72, -0.34, 0.7],
  cheekR: [0.72, -0.34, 0.7],
  earL: [-1, 0, 0],
  earR: [1, 0, 0],
  mouth: [0, -0.5, 0.95],
  nape: [0, -0.5, -0.95],
} as const satisfies Readonly<Record<string, Vector>>

function headAnchors({ body }: Figure, head: Frame): Record<string, Frame> {
  return Object.fromEntries(
    Object.entries(placesOfHead).map(([name, place]) => [name, movedTo(head, times(place, body.half))]),
  )
}
