import { limb } from '../../solids/build.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { pointIn } from '../../space/frame.ts'
import { add, between, dot, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'
import { inOrder } from '../in-order.ts'
import { mix } from '../numbers.ts'
import { handOf } from './hands.ts'
import { cloth, type Figure, onCloth, shadeOf, skinOf } from './paints.ts'
import { ringRound } from './patterns.ts'

/** How far down the upper arm sleeves are set in, so that no ball stands out on the shoulder. */
const setIn = 0.15
/** How far short sleeves go down the upper arm. */
const shortSleeve = 0.76
/** How much wider than the arm sleeves are, at the shoulder and at their end; and coats'. */
const widths = { short: [1.26, 1.46], long: [1.24, 1.24], coat: [1.36, 1.42] } as const
const short: ReadonlySet<string> = new Set(['tshirt', 'dress'])
const thick: ReadonlySet<string> = new Set(['coat', 'raincoat'])

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
      nearer: isBeforeFace(figure, index) ? figure.body.half * overFace : 0,
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
  const half = body.half
  return lengthOf(way) < half * 1.6 && dot(way, bones.chest.front) > half * 0.3
}

function towardsLens(lens: Vector, from: Vector, to: Vector): number {
  return dot(unit(minus(to, from)), unit(minus(lens, from)))
}

function bareArm({ frame, body, bones, outfit, skin }: Figure, index: 0 | 1, name: string): Painted[] {
  const [root, joint, wrist] = bones.arms[index]
  if (!short.has(outfit.top)) return []
  return [limb(frame, [between(root, joint, 0.45), joint, wrist], body.arms, skinOf('arm', skin, `hand${name}`))]
}

/** Set in at the shoulder: wider than the arm, with its cuff, and with the rings of a striped jumper. */
function sleeveOf(figure: Figure, index: 0 | 1, name: string): Painted[] {
  const { frame, body, bones, outfit } = figure
  const [root, joint, wrist] = bones.arms[index]
  const [upper, bend, end] = body.arms
  const group = `arm${name}`
  const paint = cloth('sleeve', outfit.topColour, group)
  const cuff = { ...cloth('cuff', cuffColour(figure), group), marking: true }
  if (short.has(outfit.top)) {
    const [above, below] = widths.short
    const [from, hem] = [between(root, joint, setIn), between(root, joint, shortSleeve)]
    const radii = [upper * above, mix(upper, bend, shortSleeve) * below]
    return [
      limb(frame, [from, hem], radii, paint),
      ...ringRound(figure, [between(root, joint, shortSleeve - 0.1), between(root, joint, shortSleeve + 0.04)], { radius: (radii[1] as number) * 1.02, paint: cuff }),
    ]
  }
  const [above, below] = widths[thick.has(outfit.top) ? 'coat' : 'long']
  const radii = [upper * above, bend * below, end * below]
  const rings = outfit.pattern === 'stripes' ? ringsOf(figure, [root, joint, wrist], radii) : []
  const band = [between(joint, wrist, 0.86), between(joint, wrist, 1)]
  return [
    limb(frame, [between(root, joint, setIn), joint, wrist], radii, paint),
    ...rings,
    limb(frame, band, end * below * 1.05, cuff),
  ]
}

/** Rings of a striped sleeve, at these parts of its way. */
const rings = [0.28, 0.62, 1.3] as const
/** How long a ring is, in lengths of an arm. */
const ringLength = 0.075

function ringsOf(figure: Figure, bones: readonly [Vector, Vector, Vector], radii: readonly number[]): Painted[] {
  return rings.flatMap((part) => {
    const bone = part < 1 ? 0 : 1
    const [from, to] = [bones[bone] as Vector, bones[bone + 1] as Vector]
    const at = part - bone
    const radius = mix(radii[bone] as number, radii[bone + 1] as number, at)
    return ringRound(figure, [between(from, to, at), between(from, to, at + ringLength * 2)], {
      radius: radius * 1.01,
      paint: onCloth('stripe', figure.outfit.accent),
    })
  })
}

function cuffColour({ outfit }: Figure): string {
  const banded = outfit.pattern === 'stripes' && short.has(outfit.top)
  return banded ? outfit.accent : shadeOf(outfit.topColour, 0.14)
}
