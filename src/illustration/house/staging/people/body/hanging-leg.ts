import { minus, unit } from '../../space/vector.ts'
import type { Figure } from './paints.ts'

/** From this cosine with straight down on a thigh hangs, and with straight up a back is upright. */
const upright = 0.7

/** Whether a leg comes out from under the top, as of who stands or walks; a lap lies over it. */
export function hangsDown({ bones }: Figure, index: 0 | 1): boolean {
  const [hip, knee] = bones.legs[index]
  return unit(minus(hip, knee))[1] > upright && bones.chest.up[1] > upright
}
