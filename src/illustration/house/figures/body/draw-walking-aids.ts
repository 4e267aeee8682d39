import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'
import type { Side } from './skeleton.ts'

const wood = '#8a5a35'
const steel = '#7d8894'
const rubber = '#3b3a40'

/** A hand leans on something if it is at least so far below its shoulder, in arms. */
const leastLow = 0.55

/** What somebody upright walks with. */
export interface WalkingAid {
  aid: 'cane' | 'walker'
  /** The hand of the cane: the own left. */
  side: Side
}

/** A cane in the left hand, or a frame in both, from hands that hang down to the floor; nothing for who sits, lies or is busy. */
export function drawWalkingAid(
  rig: Rig,
  { aid, side }: WalkingAid,
  palms: Readonly<Record<Side, Point>>,
  floor: number,
): void {
  const { skeleton, pieces } = rig
  const { frame, shoulders, armLength, headHeight: unit } = skeleton
  if (frame.seated || frame.prone || frame.lie !== undefined) return
  const isLow = (one: Side): boolean => palms[one][1] - shoulders[one][1] > armLength * leastLow
  if (aid === 'cane') {
    if (!isLow(side)) return
    const [x, y] = palms[side]
    const pen = penFor(pieces, 'cane', depths.armNear - 0.4)
    const out = Math.sign(x) || 1
    pen.line(
      'cane',
      [
        [x, y],
        [x + out * unit * 0.06, floor],
      ],
      wood,
      unit * 0.055,
      { material: 'wood' },
    )
    const crook: Point[] = [
      [x - out * unit * 0.12, y - unit * 0.02],
      [x - out * unit * 0.04, y - unit * 0.07],
      [x + out * unit * 0.03, y - unit * 0.04],
      [x, y + unit * 0.08],
    ]
    pen.line('cane', smooth(crook, false), wood, unit * 0.065, { material: 'wood' })
    return
  }
  if (!isLow('A') && !isLow('B')) return
  const high = Math.max(palms.A[1], palms.B[1]) - unit * 0.06
  const half = Math.max(Math.abs(palms.B[0] - palms.A[0]) / 2, unit * 0.42)
  const middle = (palms.A[0] + palms.B[0]) / 2
  const pen = penFor(pieces, 'walker', depths.armNear - 0.4)
  const bar = (points: readonly Point[]): void =>
    pen.line('walker', points, steel, unit * 0.05, { material: 'metal' })
  const across = (part: number): void => {
    const y = high + (floor - high) * part
    const reach = half * (1 + part * 0.12)
    bar([
      [middle - reach, y],
      [middle + reach, y],
    ])
  }
  across(0.16)
  across(0.55)
  for (const out of [-1, 1]) {
    const foot: Point = [middle + out * half * 1.12, floor - unit * 0.06]
    bar([[middle + out * half, high], foot])
    pen.mark('wheel', ellipse(...foot, unit * 0.045, unit * 0.075, 0, 20), rubber, 'ink')
    pen.mark('handle', ellipse(middle + out * half, high, unit * 0.055, unit * 0.075, 0, 20), rubber, 'ink')
  }
}
