import { between } from '../../pen/curves.ts'
import type { Limb } from '../body/skeleton.ts'
import { bend } from '../geometry/curves.ts'
import { distance } from '../geometry/points.ts'

/** How much longer than the straight way a limb may be that is still drawn straight. */
const nearlyStraight = 1.06

/** An arm or a leg as one stroke: straight if it hardly bends, one even bow otherwise. */
export function plainLimb(limb: Limb): Limb {
  const { start, joint, end } = limb
  const way = distance(start, joint) + distance(joint, end)
  const straight = way < distance(start, end) * nearlyStraight
  const through = straight ? between(start, end) : joint
  return { start, joint: through, end, curve: bend(start, through, end, 0.5) }
}
