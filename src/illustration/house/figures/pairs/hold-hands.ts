import type { Point, Sprite } from '../../drawing.ts'
import { type AssembledFigure, assembleFigure, type Rigging } from '../assemble-figure.ts'
import type { Side } from '../body/skeleton.ts'
import { depths } from '../depths.ts'
import type { FigureOptions } from '../figure-options.ts'
import { mergePair, namedAnchor, sizeOf } from './merge-pair.ts'

const uprightPoses: readonly string[] = ['stand', 'walk', 'run', 'point', 'reach', 'wave']
const armsHang: Rigging = {
  elbows: { A: -1, B: 1 },
  frame: { depthA: depths.armBehind, depthB: depths.armBehind },
}

/** Both arms reach to one height; how far they get there says how far apart the two stand. The bigger hand closes. */
export function holdHands(a: FigureOptions, b: FigureOptions): Sprite {
  const left = upright(a)
  const right = upright(b)
  const leftFigure = assembleFigure(left, armsHang)
  const rightFigure = assembleFigure(right, armsHang)
  const leftArm = innerArm(leftFigure, 1)
  const rightArm = innerArm(rightFigure, -1)
  const [higher, lower] =
    leftArm.shoulder[1] < rightArm.shoulder[1] ? [leftArm, rightArm] : [rightArm, leftArm]
  const comfortable = Math.min(
    higher.shoulder[1] + higher.length * (a.plain ? 0.76 : 0.9),
    lower.shoulder[1] + lower.length * 0.72,
  )
  const height = Math.max(comfortable, lower.shoulder[1] - lower.length * 0.85)
  const leftReach = leftArm.shoulder[0] + sidewaysReach(leftArm, height)
  const rightReach = rightArm.shoulder[0] - sidewaysReach(rightArm, height)
  const stretch = Math.max(0, roomForHeads(leftFigure, rightFigure) - (leftReach - rightReach)) / 2
  const leftHand: Point = [leftReach + stretch, height]
  const rightHand: Point = [rightReach - stretch, height]
  const apart = leftHand[0] - rightHand[0]
  const smallerInFront = sizeOf(a) < sizeOf(b) ? 'a' : 'b'
  const closing = (which: 'a' | 'b', { side }: InnerArm): Pick<FigureOptions, 'holds'> =>
    which === smallerInFront
      ? {}
      : { holds: { [side]: { form: 'round', direction: [which === 'a' ? 1 : -1, 0] } } }
  const one = { ...left, hands: { ...left.hands, [leftArm.side]: leftHand }, ...closing('a', leftArm) }
  const two = { ...right, hands: { ...right.hands, [rightArm.side]: rightHand }, ...closing('b', rightArm) }
  return mergePair(
    { options: one, figure: assembleFigure(one, armsHang), x: -apart / 2 },
    { options: two, figure: assembleFigure(two, armsHang), x: apart / 2 },
    // The fingers of the bigger close before the smaller hand.
    (depth, which) => (which === smallerInFront ? depth + 100 : depth === depths.hold ? depth + 200 : depth),
  )
}

/** How far apart two stand whose heads are beside each other without touching. */
function roomForHeads(left: AssembledFigure, right: AssembledFigure): number {
  const rise = Math.abs(left.face.centre[1] - right.face.centre[1])
  const free = ((left.headWidth + right.headWidth) / 2) * 1.16
  const aside = Math.sqrt(Math.max(0, free ** 2 - rise ** 2))
  return aside + left.face.centre[0] - right.face.centre[0]
}

function upright(options: FigureOptions): FigureOptions {
  return uprightPoses.includes(options.pose) ? options : { ...options, pose: 'stand' }
}

interface InnerArm {
  side: Side
  shoulder: Point
  length: number
}

/** The arm on the side of the other: mirrored figures have their near arm on the right of the page. */
function innerArm({ anchors, armLength }: AssembledFigure, towards: 1 | -1): InnerArm {
  const shoulderA = namedAnchor(anchors, 'shoulderA')
  const shoulderB = namedAnchor(anchors, 'shoulderB')
  return (shoulderB[0] - shoulderA[0]) * towards > 0
    ? { side: 'B', shoulder: shoulderB, length: armLength }
    : { side: 'A', shoulder: shoulderA, length: armLength }
}

function sidewaysReach({ shoulder, length }: InnerArm, height: number): number {
  const down = height - shoulder[1]
  const reach = (least: number, long: number): number =>
    Math.sqrt(Math.max((length * least) ** 2, (length * long) ** 2 - down ** 2))
  // Clear of the body, unless that is too far for an arm that goes down to a toddler.
  return Math.max(reach(0.3, 0.95), Math.min(length * 0.44, reach(0.3, 1.12)))
}
