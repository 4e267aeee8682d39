import type { Point, Sprite } from '../drawing.ts'
import { type AssembledFigure, assembleFigure, mapPiece, type Rigging } from './assemble-figure.ts'
import type { Side } from './body/skeleton.ts'
import { depths } from './depths.ts'
import type { FigureOptions } from './figure-options.ts'
import { finishSprite } from './finish-sprite.ts'
import type { Piece } from './pieces.ts'
import { buildAt } from './tables/builds.ts'

export type PairKind = 'holdHands' | 'hug' | 'carry'

/**
 * Draws two people who touch, `a` on the left and `b` on the right: hand in hand, in each other's arms, or
 * the smaller one in the arms of the bigger. The origin is on the ground between them, or under who carries.
 * Anchors are those of `drawFigure` with `a.` or `b.` before their names.
 */
export function drawPair(kind: PairKind, a: FigureOptions, b: FigureOptions): Sprite {
  if (kind === 'holdHands') return holdHands(a, b)
  if (kind === 'hug') return hug(a, b)
  return carry(a, b)
}

/** One of the two and where it stands. */
interface Placed {
  options: FigureOptions
  figure: AssembledFigure
  x: number
  y?: number
}

const uprightPoses: readonly string[] = ['stand', 'walk', 'run', 'point', 'reach', 'wave']
const hangingElbows = { A: -1, B: 1 }
const armsHang: Rigging = {
  elbows: hangingElbows,
  frame: { depthA: depths.armBehind, depthB: depths.armBehind },
}

/** Both arms reach to one height; how far they get there says how far apart the two stand. */
function holdHands(a: FigureOptions, b: FigureOptions): Sprite {
  const left = upright(a)
  const right = upright(b)
  const leftArm = innerArm(assembleFigure(left, armsHang), 1)
  const rightArm = innerArm(assembleFigure(right, armsHang), -1)
  const [higher, lower] =
    leftArm.shoulder[1] < rightArm.shoulder[1] ? [leftArm, rightArm] : [rightArm, leftArm]
  const comfortable = Math.min(
    higher.shoulder[1] + higher.length * 0.9,
    lower.shoulder[1] + lower.length * 0.72,
  )
  const height = Math.max(comfortable, lower.shoulder[1] - lower.length * 0.85)
  const leftHand: Point = [leftArm.shoulder[0] + sidewaysReach(leftArm, height), height]
  const rightHand: Point = [rightArm.shoulder[0] - sidewaysReach(rightArm, height), height]
  const apart = leftHand[0] - rightHand[0]
  const one = { ...left, hands: { [leftArm.side]: leftHand } }
  const two = { ...right, hands: { [rightArm.side]: rightHand } }
  const smallerInFront = sizeOf(a) < sizeOf(b) ? 'a' : 'b'
  return mergePair(
    { options: one, figure: assembleFigure(one, armsHang), x: -apart / 2 },
    { options: two, figure: assembleFigure(two, armsHang), x: apart / 2 },
    (depth, which) => (which === smallerInFront ? depth + 100 : depth),
  )
}

function upright(options: FigureOptions): FigureOptions {
  return uprightPoses.includes(options.pose) ? options : { ...options, pose: 'stand' }
}

function sizeOf(options: FigureOptions): number {
  return buildAt(options.ageYears).height
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
  return Math.sqrt(Math.max((length * 0.3) ** 2, (length * 0.95) ** 2 - down ** 2))
}

/** Cheek to cheek: near arms over both chests, far arms behind both backs, the right head in front. */
function hug(a: FigureOptions, b: FigureOptions): Sprite {
  const kneelBelow = 0.74
  const ratio = sizeOf(a) / sizeOf(b)
  const left = hugging(a, 'right', ratio > 1 / kneelBelow)
  const right = hugging(b, 'left', ratio < kneelBelow)
  const from = assembleFigure(left.options, left.rigging)
  const to = assembleFigure(right.options, right.rigging)
  const unit = Math.min(from.headHeight, to.headHeight)
  const apart = hugDistance(from, to) + from.face.centre[0] - to.face.centre[0]
  const aim = (other: AssembledFigure, shift: number, outward: number, height: number): Point => {
    const [x, y] = namedAnchor(other.anchors, 'chest')
    return [x + shift + outward * unit, y + height * unit]
  }
  const one = {
    ...left.options,
    hands: { A: aim(to, apart, 0.24, 0.1), B: aim(to, apart, 0.3, -0.25) },
  }
  const two = {
    ...right.options,
    hands: { A: aim(from, -apart, -0.24, -0.1), B: aim(from, -apart, -0.3, 0.25) },
  }
  return mergePair(
    { options: one, figure: assembleFigure(one, left.rigging), x: -apart / 2 },
    { options: two, figure: assembleFigure(two, right.rigging), x: apart / 2 },
    (depth, which) =>
      which === 'b' && depth >= depths.collar && depth < depths.headFrontEnd ? depth + 13 : depth,
  )
}

function hugging(
  options: FigureOptions,
  facing: 'left' | 'right',
  kneels: boolean,
): { options: FigureOptions; rigging: Rigging } {
  const { gaze: _gaze, ...rest } = options
  const reachingArms = { armA: [70, 90], armB: [70, 90], handA: 'open', handB: 'open' } as const
  return {
    options: { ...rest, facing, pose: kneels ? 'kneel' : 'hug' },
    rigging: {
      bodyTurn: 0.4,
      headTurn: kneels ? 0.4 : 0.14,
      frame: { ...reachingArms, lean: kneels ? 12 : 5, head: kneels ? 14 : facing === 'left' ? 12 : 18 },
    },
  }
}

/** How far apart two heads in a hug are: near, but with both faces free. */
function hugDistance(left: AssembledFigure, right: AssembledFigure): number {
  const unit = Math.min(left.headHeight, right.headHeight)
  const rise = Math.abs(left.face.centre[1] - right.face.centre[1])
  const touch = ((left.headWidth + right.headWidth) / 2) * 0.96
  return Math.sqrt(Math.max((unit * 0.68) ** 2, touch ** 2 - rise ** 2))
}

/** The bigger holds the smaller on the near arm; the heads are beside each other. */
function carry(a: FigureOptions, b: FigureOptions): Sprite {
  const [bearer, child] = sizeOf(a) >= sizeOf(b) ? [a, b] : [b, a]
  const bearerIsA = bearer === a
  const mirrored = bearer.facing === 'left'
  const { gaze: _gaze, ...standing } = bearer
  const carrying: FigureOptions = {
    ...standing,
    facing: 'right',
    pose: bearer.pose === 'walk' ? 'walk' : 'stand',
  }
  const rigging: Rigging = {
    bodyTurn: 0.3,
    headTurn: 0.3,
    elbows: { A: -1, B: 1 },
    frame: { depthA: 190, depthB: 33, head: -12, lean: -5 },
  }
  const plain = assembleFigure(carrying, rigging)
  const { gaze: _childGaze, ...held } = child
  const cuddling: FigureOptions = { ...held, facing: 'left' }
  const carried: Rigging = { carried: true, headTurn: 0.12 }
  const loose = assembleFigure(cuddling, carried)
  const unit = plain.headHeight
  const chest = namedAnchor(plain.anchors, 'chest')
  const y = Math.max(chest[1] + unit * 0.84, plain.face.centre[1] + unit * 0.3 - loose.face.centre[1])
  const x = Math.max(chest[0] + unit * 0.62, besideHead(plain, loose, y))
  const onChest = (aside: number, height: number): Point => [
    chest[0] + aside * unit - x,
    chest[1] + height * unit - y,
  ]
  const small = assembleFigure(
    { ...cuddling, hands: { A: onChest(0.12, 0), B: onChest(0.2, -0.2) } },
    carried,
  )
  const withHands = {
    ...carrying,
    hands: { A: [x - unit * 0.02, y - unit * 0.1] as Point, B: [x + unit * 0.02, y - unit * 0.5] as Point },
  }
  const holder: Placed = { options: withHands, figure: assembleFigure(withHands, rigging), x: 0 }
  const inTheArms: Placed = { options: child, figure: small, x, y }
  const inArms = bearerIsA ? 'b' : 'a'
  const depthOf = (depth: number, which: 'a' | 'b'): number => (which === inArms ? depth + 100 : depth)
  return bearerIsA
    ? mergePair(holder, inTheArms, depthOf, mirrored)
    : mergePair(inTheArms, holder, depthOf, mirrored)
}

/** Where somebody carried must be so that the face of who carries stays free. */
function besideHead(bearer: AssembledFigure, child: AssembledFigure, y: number): number {
  const rise = child.face.centre[1] + y - bearer.face.centre[1]
  const free = ((bearer.headWidth + child.headWidth) / 2) * 1.02
  const aside = Math.sqrt(Math.max(0, free ** 2 - rise ** 2))
  return bearer.face.centre[0] + aside - child.face.centre[0]
}

function mergePair(
  a: Placed,
  b: Placed,
  depthOf: (depth: number, which: 'a' | 'b') => number,
  mirrored = false,
): Sprite {
  const flip = mirrored ? -1 : 1
  const pieces: Piece[] = []
  const anchors: Record<string, Point> = {}
  const faces = (
    [
      ['a', a],
      ['b', b],
    ] as const
  ).map(([which, { options, figure, x, y = 0 }]) => {
    const move = (point: Point): Point => [(point[0] + x) * flip, point[1] + y]
    for (const piece of figure.pieces) {
      pieces.push(renamed(mapPiece(piece, move), which, depthOf(piece.depth, which)))
    }
    for (const [name, point] of Object.entries(figure.anchors)) anchors[`${which}.${name}`] = move(point)
    return { who: options.who, centre: move(figure.face.centre), radius: figure.face.radius }
  })
  return finishSprite(pieces, faces, anchors)
}

function renamed(piece: Piece, which: string, depth: number): Piece {
  const group = `${which}.${piece.group}`
  return { group, depth, shapes: piece.shapes.map((shape) => ({ ...shape, group })) }
}

function namedAnchor(anchors: Readonly<Record<string, Point>>, name: string): Point {
  const anchor = anchors[name]
  if (anchor === undefined) throw new RangeError(`a figure has no anchor ${name}`)
  return anchor
}
