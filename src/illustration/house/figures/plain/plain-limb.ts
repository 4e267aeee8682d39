import { between } from '../../pen/curves.ts'
import type { Limb, Skeleton } from '../body/skeleton.ts'
import { bend } from '../geometry/curves.ts'
import { distance } from '../geometry/points.ts'

/** How much longer than the straight way a limb may be that is still drawn straight. */
const nearlyStraight = 1.09
/** From here on an even bow would be narrower than the limb is thick. */
const folded = 1.5

/** An arm or a leg as one stroke: straight if it hardly bends, one even bow otherwise. */
export function plainLimb(limb: Limb): Limb {
  const { start, joint, end } = limb
  const way = distance(start, joint) + distance(joint, end)
  const chord = distance(start, end)
  if (way < chord * nearlyStraight) {
    const middle = between(start, end)
    return { start, joint: middle, end, curve: bend(start, middle, end) }
  }
  return { start, joint, end, curve: bend(start, joint, end, way > chord * folded ? 0.36 : 0.5) }
}

/** Legs as single strokes, longer by what small shoes are lower. */
export function withPlainLegs(skeleton: Skeleton): Skeleton {
  const { legs, headHeight } = skeleton
  const plainLeg = (limb: Limb): Limb => {
    const longer = (headHeight * 0.059) / (distance(limb.joint, limb.end) || 1)
    return plainLimb({ ...limb, end: between(limb.joint, limb.end, 1 + longer) })
  }
  return { ...skeleton, legs: { A: plainLeg(legs.A), B: plainLeg(legs.B) } }
}
