import type { Point } from '../../drawing.ts'
import { mixColours } from '../../pen/colour.ts'
import { shadeOf } from '../colours.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { along, tube } from '../geometry/curves.ts'
import { isInside } from '../geometry/hull.ts'
import { bell, distance, mixNumbers, moved, pointAt } from '../geometry/points.ts'
import { type Pen, penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'
import type { HandForm } from '../tables/pose-frames.ts'
import { drawMotifs, drawRings } from './draw-pattern.ts'
import { drawHand, handSize, type Hold } from './draw-hand.ts'
import { armOf, type Limb, limbRadius, type Side, type Skeleton } from './skeleton.ts'

/** A little below the joint, or the round end of an arm would stand out above the shoulder. */
const armFrom = 0.075

/** One arm with hand, sleeve and cuff. */
export function drawArm(rig: Rig, side: Side, arm: Limb, form: HandForm | Hold, depth: number): void {
  const { skeleton, outfit, skin, pieces } = rig
  const radius = armRadius(skeleton)
  const short = outfit.top === 'tshirt' || outfit.top === 'dress'
  const end = short ? 0.38 : 0.93
  const atSide = depth === depths.armBehind || (rig.fromBehind && depth === depths.armNear)
  // One piece with the top, unless it comes back to the body: then only its edge tells an elbow from the waist.
  const joined = atSide && !rig.cloths.some((cloth) => isInside(along(arm.curve, end), cloth))
  const pen = penFor(pieces, `arm${side}`, joined ? depths.armBehind : depth)
  pen.fill(`arm${side}`, tube(arm.curve, radius, { from: armFrom }), skin, 'skin')
  drawHand(rig, pen, arm, side, form)
  const wide = sleeveRadius(rig, radius)
  const sleeve = tube(arm.curve, wide, { from: armFrom, to: end, capEnd: short ? 0.26 : 0.18 })
  const sleevePen = joined ? penFor(pieces, 'top', depths.top) : penFor(pieces, `sleeve${side}`, depth + 0.05)
  sleevePen.fill(`sleeve${side}`, sleeve, outfit.topColour, 'cloth')
  if (!short) drawRings(sleevePen, rig, arm.curve, wide, [0.25, 0.45, 0.65], joined ? rig.cloths : [])
  if (outfit.pattern === 'stars' || (outfit.pattern === 'dots' && !short))
    drawMotifs(sleevePen, rig, [sleeve])
  drawCuff(rig, sleevePen, side, arm.curve, wide, end)
  if (!short && outfit.pattern !== 'stripes') drawElbowFold(sleevePen, rig, arm, wide)
  if (!joined) return
  drawArmhole(sleevePen, rig, side)
  drawArmpit(sleevePen, rig, arm.curve, wide, Math.min(end, 0.8))
}

function drawCuff(
  { outfit }: Rig,
  pen: Pen,
  side: Side,
  curve: readonly Point[],
  wide: (t: number) => number,
  end: number,
): void {
  const short = end < 0.5
  const cuff = tube(curve, (t) => wide(t) * (short ? 1.01 : 1.04), {
    from: short ? 0.32 : 0.85,
    to: end + (short ? 0 : 0.01),
    capStart: 0,
    capEnd: short ? 0.26 : 0.2,
  })
  const banded = short && outfit.pattern === 'stripes'
  pen.mark(`cuff${side}`, cuff, banded ? outfit.accent : shadeOf(outfit.topColour, 0.14), 'cloth')
}

/** Slim above the elbow, fuller below it, and thin at the wrist. */
function armRadius({ build, headHeight }: Skeleton): (t: number) => number {
  const radius = limbRadius(build.arm, headHeight)
  return (t) =>
    radius(t) * (1.03 - 0.06 * bell(t, 0.42, 0.12) + 0.07 * bell(t, 0.64, 0.13) - 0.14 * bell(t, 0.96, 0.12))
}

/** A short sleeve opens a little towards the arm; a long one swells at the elbow and is gathered by its cuff. */
function sleeveRadius({ skeleton, outfit }: Rig, radius: (t: number) => number): (t: number) => number {
  const { headHeight } = skeleton
  if (outfit.top === 'tshirt' || outfit.top === 'dress') return (t) => radius(t) * (1.26 + t * 0.55)
  const wide = outfit.top === 'raincoat' || outfit.top === 'coat' ? 1.42 : 1.24
  return (t) => radius(t) * wide + headHeight * 0.016 * bell(t, 0.6, 0.2)
}

/** The seam of a set-in sleeve, from the shoulder down to the armpit. */
function drawArmhole(pen: Pen, { skeleton, outfit, cloths }: Rig, side: Side): void {
  const { onTorso, shoulder, belly } = skeleton
  const sign = side === 'A' ? -1 : 1
  const seam = smooth(
    [
      onTorso(0.955, sign * shoulder * 0.79),
      onTorso(0.82, sign * shoulder * 0.74),
      onTorso(0.66, sign * mixNumbers(belly, shoulder, 0.6) * 0.9),
    ],
    false,
  ).filter((point) => cloths.some((cloth) => isInside(point, cloth)))
  if (seam.length > 2)
    pen.line('seam', seam, creaseOn(outfit.topColour), skeleton.headHeight * 0.013, { alpha: 0.6 })
}

/** Cloth is pushed together on the inner side of a bent elbow. */
function drawElbowFold(
  pen: Pen,
  { skeleton, outfit }: Rig,
  { start, joint, end, curve }: Limb,
  radius: (t: number) => number,
): void {
  const [before, after] = [unit(start, joint), unit(joint, end)]
  const turn = before[0] * after[1] - before[1] * after[0]
  if (Math.abs(turn) < 0.42) return
  const [middle, wide] = [along(curve, 0.5), radius(0.5)]
  const inward = unit([0, 0], [after[0] - before[0], after[1] - before[1]])
  for (const [aside, deep] of [
    [-0.16, 0.1],
    [0.2, -0.1],
  ] as const) {
    const from = moved(moved(middle, inward, wide * 0.8), unit(before, after), wide * aside)
    pen.line(
      'fold',
      [from, moved(from, inward, wide * -(0.62 + deep)), moved(from, inward, wide * -(0.8 + deep))],
      creaseOn(outfit.topColour),
      skeleton.headHeight * 0.013,
      { alpha: 0.6 },
    )
  }
}

function creaseOn(colour: string): string {
  return mixColours(colour, '#43302b', 0.36)
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** Where a sleeve that is one piece with the top lies on it: a crease from the armpit down. */
function drawArmpit(
  pen: Pen,
  { skeleton, outfit, cloths }: Rig,
  curve: readonly Point[],
  radius: (t: number) => number,
  to: number,
): void {
  const spine = skeleton.onTorso(0.5, 0)
  const edge = (sign: 1 | -1): Point[] =>
    tube(curve, (t) => radius(t) * sign, { from: 0.2, to, capStart: 0, capEnd: 0 }).slice(0, 23)
  const [left, right] = [edge(1), edge(-1)]
  const inner = distance(pointAt(left, 8), spine) < distance(pointAt(right, 8), spine) ? left : right
  const outside = inner.findIndex((point) => !cloths.some((cloth) => isInside(point, cloth)))
  const crease = outside === -1 ? inner : inner.slice(0, outside)
  // A stub would look like a stain.
  if (crease.length < 7) return
  pen.line('crease', crease, creaseOn(outfit.topColour), skeleton.headHeight * 0.02)
}

/** Where an arm lies unless its pose says otherwise. */
export function armDepth({ skeleton, fromBehind }: Rig, side: Side): number {
  const { frame, turn } = skeleton
  if (fromBehind) {
    const own = side === 'A' ? frame.depthA : frame.depthB
    return own !== undefined && own >= depths.armOver - 1 ? depths.armFar : depths.armNear
  }
  if (side === 'A') {
    // Of somebody who is turned the near arm hangs before the body, which would hide all but its hand.
    const hangsBefore = turn > 0.25 && Math.abs(frame.armA[0]) < 25 && frame.depthA === depths.armBehind
    return hangsBefore ? depths.armNear : (frame.depthA ?? depths.armNear)
  }
  return frame.depthB ?? (turn > 0.3 ? depths.armFar : depths.armNear - 3)
}

/** The middle of the palm, where hands meet and things are held. */
export function palmOf(skeleton: Skeleton, arm: Limb): Point {
  const from = along(arm.curve, 0.925)
  const length = distance(from, arm.end) || 1
  const forward: Point = [(arm.end[0] - from[0]) / length, (arm.end[1] - from[1]) / length]
  return moved(arm.end, forward, handSize(skeleton) * 0.55)
}

/** An arm whose palm, not its wrist, is at the target: solved twice, since the hand follows the forearm. */
export function armToPalm(skeleton: Skeleton, side: Side, target: Point, elbowSide: number): Limb {
  let wrist = target
  for (let attempt = 0; attempt < 3; attempt++) {
    const palm = palmOf(skeleton, armOf(skeleton, side, wrist, elbowSide))
    wrist = [wrist[0] + target[0] - palm[0], wrist[1] + target[1] - palm[1]]
  }
  return armOf(skeleton, side, wrist, elbowSide)
}
