import type { Frame } from '../../space/frame.ts'
import { add, between, times, up, type Vector } from '../../space/vector.ts'
import { footAxes } from './legs.ts'
import { handAxes, palmOf } from './hands.ts'
import type { Figure } from './paints.ts'
import { anchorAt, axesAlong, middleOf } from './skeleton.ts'
import { sliceAt } from './trunk-surface.ts'

/** Where others hold on, sit and ride: hands, elbows, feet, head, lap, shoulders and back. */
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
  }
}
