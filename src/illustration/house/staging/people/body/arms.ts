import { limb } from '../../solids/build.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import type { Lens } from '../../space/lens.ts'
import { add, between, dot, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'
import { inOrder } from '../in-order.ts'
import { handOf } from './hands.ts'
import { type Figure, skinOf } from './paints.ts'
import { overCollar } from './physique.ts'
import { fullTo, hasShortSleeves, sleeveOf } from './sleeves.ts'

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
    const skin = skinOfArm(figure, index)
    const sleeve = sleeveOf(figure, index)
    const [from, to] = hasShortSleeves(figure) ? [root, joint] : [joint, wrist]
    const middle = times(add(add(root, joint), wrist), 1 / 3)
    return {
      name: `arm${name}`,
      nearer: isBeforeFace(figure, index) ? overCollar(figure.body) + figure.body.half * overFace : 0,
      solids: [
        inOrder(middle, [...skin, ...sleeve], (lens) => {
          if (isOneWithTop(figure, index, lens)) return []
          return towardsLens(lens.at, from, to) > handOverSleeve ? [...sleeve, ...skin] : [...skin, ...sleeve]
        }),
      ],
    }
  })
}

/** From this cosine on, an arm that points to the lens shows its hand before its sleeve. */
const handOverSleeve = 0.5

/** Half heads that an arm counts nearer than its head whose hand is at the face. */
const overFace = 0.25

function isBeforeFace({ body, bones }: Figure, index: 0 | 1): boolean {
  const way = minus(bones.arms[index][2], bones.head)
  const half = body.half
  return lengthOf(way) < half * 1.6 && dot(way, bones.chest.front) > half * 0.3
}

function towardsLens(lens: Vector, from: Vector, to: Vector): number {
  return dot(unit(minus(to, from)), unit(minus(lens, from)))
}

/** An arm as far as it is bare, with its hand. */
export function skinOfArm(figure: Figure, index: 0 | 1): Painted[] {
  const { frame, body, bones, skin } = figure
  if (!hasShortSleeves(figure)) return handOf(figure, index)
  const [root, joint, wrist] = bones.arms[index]
  const paint = skinOf('arm', skin, `hand${index === 0 ? 'L' : 'R'}`)
  const [upper, bend, end] = body.arms
  const places = [between(root, joint, 0.45), joint, between(joint, wrist, fullTo), wrist]
  return [limb(frame, places, [upper, bend, bend, end], paint), ...handOf(figure, index)]
}

/** From this cosine on a chest or back faces the lens. */
const frontal = 0.88
const free: ReadonlySet<string> = new Set(['rest', 'open'])

/**
 * Whether an arm is beside the body as that is seen, and does nothing: then its sleeve is one with the top, as a tailor
 * sets it in, and no line divides the chest.
 */
export function isOneWithTop({ frame, body, bones, stance }: Figure, index: 0 | 1, lens: Lens): boolean {
  if (!free.has(stance.forms[index])) return false
  const { at, right, up, front } = bones.chest
  const [, elbow, wrist] = bones.arms[index]
  const aside = (point: Vector): number => dot(minus(point, at), right) * (index === 0 ? -1 : 1)
  const least = dot(minus(wrist, at), up) > 0 ? body.half * besideHead : body.hip * besideHip
  if (aside(elbow) < body.chest || aside(wrist) < least) return false
  const towards = unit(minus(lens.at, pointIn(frame, at)))
  return Math.abs(dot(unit(alongIn(frame, front)), towards)) > frontal
}

/** How far out a wrist is that is beside head or hip, in half their widths. */
const besideHead = 1.2
const besideHip = 1.15
