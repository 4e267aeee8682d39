import { limb } from '../../solids/build.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { pointIn } from '../../space/frame.ts'
import { add, between, dot, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'
import { inOrder } from '../in-order.ts'
import { handOf } from './hands.ts'
import { cloth, type Figure, shadeOf, skinOf } from './paints.ts'
import { headHalf, sides } from './skeleton.ts'

const shoulder = 1.1
const elbow = 0.92
const cuff = 0.8
/** How far short sleeves go down the upper arm. */
const shortSleeve = 0.72
const short: ReadonlySet<string> = new Set(['tshirt', 'dress'])

/** Both arms with hands and sleeves; whichever points to the lens lies over the other. */
export function armsOf(figure: Figure): Piece[] {
  const { frame, bones } = figure
  return ([0, 1] as const).map((index): Piece => {
    const name = index === 0 ? 'L' : 'R'
    const [root, joint, wrist] = bones.arms[index].map((point) => pointIn(frame, point)) as [
      Vector,
      Vector,
      Vector,
    ]
    const skin = [...bareArm(figure, index, name), ...handOf(figure, index)]
    const sleeve = sleeveOf(figure, index, name)
    const [from, to] = short.has(figure.outfit.top) ? [root, joint] : [joint, wrist]
    const middle = times(add(add(root, joint), wrist), 1 / 3)
    return {
      name: `arm${name}`,
      nearer: isBeforeFace(figure, index) ? headHalf(figure.body) * overFace : 0,
      solids: [
        inOrder(middle, [...skin, ...sleeve], (lens) =>
          towardsLens(lens.at, from, to) > handOverSleeve ? [...sleeve, ...skin] : [...skin, ...sleeve],
        ),
      ],
    }
  })
}

/** From this cosine on, an arm that points to the lens shows its hand before its sleeve. */
const handOverSleeve = 0.5

/** Half heads that an arm counts nearer whose hand is at the face. */
const overFace = 0.95

function isBeforeFace({ body, bones }: Figure, index: 0 | 1): boolean {
  const way = minus(bones.arms[index][2], bones.head)
  const half = headHalf(body)
  return lengthOf(way) < half * 1.6 && dot(way, bones.chest.front) > half * 0.3
}

function towardsLens(lens: Vector, from: Vector, to: Vector): number {
  return dot(unit(minus(to, from)), unit(minus(lens, from)))
}

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
  const neck = add(add(at, times(right, side * body.limb * 1.05)), times(up, -body.limb * 1.1))
  const yoke = limb(frame, [neck, root], [0.4, shoulder].map(radius), paint)
  if (short.has(outfit.top)) {
    const end = between(root, joint, shortSleeve)
    return [yoke, limb(frame, [root, end], [shoulder, 1.1].map(radius), paint)]
  }
  const sleeve = limb(frame, [root, joint, wrist], [shoulder, elbow, cuff].map(radius), paint)
  const band = [between(joint, wrist, 0.86), between(joint, wrist, 1.02)]
  return [
    yoke,
    sleeve,
    limb(frame, band, radius(cuff * 1.06), cloth('cuff', cuffColour(figure), `arm${name}`)),
  ]
}

function cuffColour({ outfit }: Figure): string {
  return outfit.top === 'jumper' || outfit.top === 'hoodie'
    ? shadeOf(outfit.topColour, 0.12)
    : outfit.topColour
}
