import { limb } from '../../solids/build.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { add, between, times } from '../../space/vector.ts'
import { handOf } from './hands.ts'
import { cloth, type Figure, shadeOf, skinOf } from './paints.ts'
import { sides } from './skeleton.ts'

const shoulder = 1.1
const elbow = 0.92
const cuff = 0.8
/** How far short sleeves go down the upper arm. */
const shortSleeve = 0.72
const short: ReadonlySet<string> = new Set(['tshirt', 'dress'])

/** Both arms: skin and hand are one piece, the sleeve another over it. */
export function armsOf(figure: Figure): Piece[] {
  return ([0, 1] as const).flatMap((index): Piece[] => {
    const name = index === 0 ? 'L' : 'R'
    return [
      { name: `hand${name}`, solids: [...bareArm(figure, index, name), ...handOf(figure, index)] },
      { name: `sleeve${name}`, solids: sleeveOf(figure, index, name), nearer: figure.body.arm * overTheHand },
    ]
  })
}

/** A sleeve lies further back than the hand by half an arm, and yet over its wrist, in lengths of an arm. */
const overTheHand = 0.02

function bareArm({ frame, body, bones, outfit, skin }: Figure, index: 0 | 1, name: string): Painted[] {
  const [root, joint, wrist] = bones.arms[index]
  if (!short.has(outfit.top)) return []
  const radii = [0.84, 0.78, 0.62].map((part) => part * body.limb)
  return [limb(frame, [between(root, joint, 0.45), joint, wrist], radii, skinOf('arm', skin, `hand${name}`))]
}

/** From beside the neck, so that its line runs down to the armpit as a seam does and no ball sits on the shoulder. */
function sleeveOf(figure: Figure, index: 0 | 1, name: string): Painted[] {
  const { frame, body, bones, outfit } = figure
  const [root, joint, wrist] = bones.arms[index]
  const radius = (part: number): number => part * body.limb
  const paint = cloth('sleeve', outfit.topColour, `arm${name}`)
  const { at, right, up } = bones.chest
  const side = sides[index] as number
  const neck = add(add(at, times(right, side * body.limb * 0.9)), times(up, -body.limb * 0.75))
  if (short.has(outfit.top)) {
    const end = between(root, joint, shortSleeve)
    return [limb(frame, [neck, root, end], [0.45, shoulder, 1.1].map(radius), paint)]
  }
  const sleeve = limb(frame, [neck, root, joint, wrist], [0.45, shoulder, elbow, cuff].map(radius), paint)
  const band = [between(joint, wrist, 0.86), between(joint, wrist, 1.02)]
  return [sleeve, limb(frame, band, radius(cuff * 1.06), cloth('cuff', cuffColour(figure), `arm${name}`))]
}

function cuffColour({ outfit }: Figure): string {
  return outfit.top === 'jumper' || outfit.top === 'hoodie'
    ? shadeOf(outfit.topColour, 0.12)
    : outfit.topColour
}
