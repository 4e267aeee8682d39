import { limb } from '../../solids/build.ts'
import type { Drawn, Painted, Piece } from '../../solids/solid.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import { depthOf, type Lens } from '../../space/lens.ts'
import { add, between, dot, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'
import { inOrder } from '../in-order.ts'
import { handOf } from './hands.ts'
import { type Figure, skinOf } from './paints.ts'
import { overCollar } from './physique.ts'
import type { Bones } from './reach.ts'
import { fullTo, hasShortSleeves, sleeveOf, sleeveOfBones } from './sleeves.ts'

/**
 * Both arms with hands and sleeves; whichever points to the lens lies over the other. Where a hand is before the face, only the
 * forearm is: the upper arm comes out from under the head, as its shoulder does.
 */
export function armsOf(figure: Figure): Piece[] {
  return ([0, 1] as const).flatMap((index): Piece[] => {
    const name = index === 0 ? 'L' : 'R'
    const bones = figure.bones.arms[index].map((point) => pointIn(figure.frame, point)) as [
      Vector,
      Vector,
      Vector,
    ]
    if (!isBeforeFace(figure, index))
      return [{ name: `arm${name}`, solids: [wholeArm(figure, index, bones)] }]
    const [skin, sleeve] = [skinOfBones(figure, index), sleeveOfBones(figure, index)]
    const seen = (parts: readonly Painted[]): ((lens: Lens) => readonly Painted[]) => {
      return (lens) => (isOneWithTop(figure, index, lens) ? [] : parts)
    }
    const [upper, fore] = [
      [...skin.upper, ...sleeve.upper],
      [...skin.fore, ...sleeve.fore],
    ]
    const [root, joint, wrist] = bones
    return [
      { name: `arm${name}`, solids: [inOrder(between(root, joint, 0.5), upper, seen(upper))] },
      {
        name: `forearm${name}`,
        nearer: overCollar(figure.body) + figure.body.half * overFace,
        solids: [inOrder(wrist, fore, seen(fore))],
      },
    ]
  })
}

/** An arm in one piece; a forearm that is folded back lies over the sleeve, or behind it, and does not come out of its shoulder. */
function wholeArm(figure: Figure, index: 0 | 1, [root, joint, wrist]: Bones): Drawn {
  const skin = skinOfArm(figure, index)
  const sleeve = sleeveOf(figure, index)
  const isShort = hasShortSleeves(figure)
  const [from, to] = isShort ? [root, joint] : [joint, wrist]
  const isFolded = isShort && dot(unit(minus(joint, root)), unit(minus(wrist, joint))) < folded
  const middle = times(add(add(root, joint), wrist), 1 / 3)
  return inOrder(middle, [...skin, ...sleeve], (lens) => {
    if (isOneWithTop(figure, index, lens)) return []
    if (isFolded) {
      const { upper, fore } = skinOfBones(figure, index)
      const isNearer = depthOf(lens, wrist) < depthOf(lens, root)
      return isNearer ? [...upper, ...sleeve, ...fore] : [...fore, ...upper, ...sleeve]
    }
    return towardsLens(lens.at, from, to) > handOverSleeve ? [...sleeve, ...skin] : [...skin, ...sleeve]
  })
}

/** Below this cosine between its bones an arm is folded. */
const folded = -0.25

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

/** The same in two: the upper arm, and the forearm with its hand. */
function skinOfBones(figure: Figure, index: 0 | 1): { upper: Painted[]; fore: Painted[] } {
  const { frame, body, bones, skin } = figure
  if (!hasShortSleeves(figure)) return { upper: [], fore: handOf(figure, index) }
  const [root, joint, wrist] = bones.arms[index]
  const paint = skinOf('arm', skin, `hand${index === 0 ? 'L' : 'R'}`)
  const [upper, bend, end] = body.arms
  const forearm = [joint, between(joint, wrist, fullTo), wrist]
  return {
    upper: [limb(frame, [between(root, joint, 0.45), joint], [upper, bend], paint)],
    fore: [limb(frame, forearm, [bend, bend, end], paint), ...handOf(figure, index)],
  }
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
