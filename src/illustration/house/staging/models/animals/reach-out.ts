import type { Act } from '../../model-request.ts'
import type { Frame } from '../../space/frame.ts'
import { add, lengthOf, minus, times, type Vector } from '../../space/vector.ts'
import type { Build } from './build-of.ts'
import { inFrame } from './in-frame.ts'
import type { Stance } from './stance-parts.ts'

/** The stance with forepaws where hands are to be, as far as they reach. */
export function reachingOut(stance: Stance, build: Build, body: Frame, hands: Act['hands']): Stance {
  if (!hands) return stance
  const chest = stance.spine.at(-1) ?? [0, 1, 0]
  const reach = 1 - build.chest * 0.6
  const paw = (target: Vector | undefined, usual: Vector, side: number): Vector => {
    if (!target) return usual
    const shoulder = add(chest, [side * build.chest * 0.55, -build.chest * 0.34, -0.05])
    // The ankle lies over the paw's own origin.
    const way = minus(add(inFrame(body, target), [0, -build.leg.foot * 0.75, 0]), shoulder)
    return add(shoulder, times(way, Math.min(1, reach / (lengthOf(way) || 1))))
  }
  const [left, right, hindLeft, hindRight] = stance.feet
  return {
    ...stance,
    feet: [paw(hands.left, left, -1), paw(hands.right, right, 1), hindLeft, hindRight],
  }
}
