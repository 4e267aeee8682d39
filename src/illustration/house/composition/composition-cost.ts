import type { Box } from '../drawing.ts'
import { type Frame, safeMargin } from './camera-frame.ts'
import { coveredShare, hiddenShare, type Placed } from './placed.ts'

/** What each rule weighs; an art director's table. */
const weights = {
  margin: 9,
  faces: 60,
  hero: 16,
  covered: 9,
  quiet: 22,
  tangent: 1.6,
  stagger: 1.4,
  group: 3,
  balance: 5,
  gaze: 3,
  near: 6,
  behindHead: 5,
  clump: 3,
  overlap: 5,
  dead: 3,
} as const
type Rule = keyof typeof weights
type Costs = Record<Rule, number>

const square = (value: number): number => value * value
const overlapOf = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) *
  Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0))
const areaOf = (box: Box): number => Math.max(1, (box.x1 - box.x0) * (box.y1 - box.y0))

export interface CostContext {
  frame: Frame
  /** Whom each piece looks at, by piece id. */
  targets: ReadonlyMap<string, string>
  heroPiece: string
}

/** How far a placement is from a good picture: rules of composition, weighed and added up. 0 is perfect. */
export function compositionCost(placed: readonly Placed[], context: CostContext): number {
  const costs: Costs = {
    margin: 0,
    faces: 0,
    hero: 0,
    covered: 0,
    quiet: 0,
    tangent: 0,
    stagger: 0,
    group: 0,
    balance: 0,
    gaze: 0,
    near: 0,
    behindHead: 0,
    clump: 0,
    overlap: 0,
    dead: 0,
  }
  for (const one of placed) costOfOne(one, context, costs)
  for (let i = 0; i < placed.length; i++) {
    for (let j = i + 1; j < placed.length; j++) {
      const [a, b] = [placed[i] as Placed, placed[j] as Placed]
      if (a.y >= b.y) costOfPair(a, b, context, costs)
      else costOfPair(b, a, context, costs)
    }
  }
  costOfWhole(placed, context, costs)
  let total = 0
  for (const rule of Object.keys(weights) as Rule[]) total += weights[rule] * costs[rule]
  return total
}

function costOfOne(one: Placed, { frame }: CostContext, costs: Costs): void {
  const { box, piece } = one
  const isCast = piece.plane === 'cast'
  const margin = isCast
    ? safeMargin + 16
    : piece.bleeds || piece.slot !== undefined || piece.plane === 'giant'
      ? -0.3 * (box.x1 - box.x0)
      : safeMargin
  for (const edge of [box.x0, 1000 - box.x1]) costs.margin += square(Math.max(0, margin - edge) / 40)
  if (isCast && frame.camera !== 'close')
    costs.margin += square(Math.max(0, safeMargin - (1000 - box.y1)) / 40)
  for (const face of one.faces) {
    costs.margin += square(Math.max(0, safeMargin + face.radius * 1.3 - face.centre[1]) / 30)
  }
  if (frame.quiet)
    costs.quiet +=
      (overlapOf(box, frame.quiet) / Math.min(areaOf(box), areaOf(frame.quiet))) * (isCast ? 1.4 : 1)
}

function costOfPair(front: Placed, back: Placed, context: CostContext, costs: Costs): void {
  const castFront = front.piece.plane === 'cast'
  const castBack = back.piece.plane === 'cast'
  for (const face of back.faces) {
    costs.faces += hiddenShare(face, front) * (face.who === 'hero' ? 1.6 : 1)
  }
  const covered = coveredShare(back, front)
  if (back.piece.id === context.heroPiece) costs.hero += square(covered) * 6
  if (castBack && isLoose(front)) costs.covered += covered * 4
  else if (castBack) costs.covered += square(Math.max(0, covered - 0.22)) * 4
  else if (back.piece.plane === 'beside' || back.piece.plane === 'sky') costs.overlap += covered
  else costs.covered += square(Math.max(0, covered - 0.45)) * 3
  if (shown.has(back.piece.id) && back.piece.plane !== 'sky') costs.overlap += covered * 6
  if (castFront && (back.piece.plane === 'back' || back.piece.plane === 'wall'))
    headsOnQuiet(front, back, costs)
  if (castFront && castBack) {
    costs.stagger += Math.max(0, 1 - Math.abs(front.y - back.y) / 14) * (covered > 0.02 ? 1 : 0.25)
    if (context.frame.camera !== 'wide' && Math.abs(front.y - back.y) > 150) costs.stagger += 0.5
  }
  if (front.box.y0 < back.box.y1 && castFront !== castBack) {
    const gap = Math.max(front.box.x0, back.box.x0) - Math.min(front.box.x1, back.box.x1)
    costs.tangent += Math.max(0, 1 - Math.abs(gap) / 14)
  }
  if (!castFront && !castBack) {
    const apart = Math.abs(front.x - back.x)
    const wide = (front.box.x1 - front.box.x0 + back.box.x1 - back.box.x0) / 2
    costs.clump +=
      Math.max(0, 1 - apart / Math.max(1, wide * 0.9)) * (front.piece.plane === back.piece.plane ? 1 : 0.3)
  }
}

/** A small thing or a sheet of paper, that lies beside people and not before their feet. */
function isLoose({ piece }: Placed): boolean {
  return piece.id === 'drawing' || (piece.plane === 'beside' && (piece.mostUnits ?? Infinity) <= 260)
}

/** What a picture is about although nobody plays it. */
const shown: ReadonlySet<string> = new Set(['shadow', 'drawing'])

/** A head stands wholly before one quiet thing or before none; no post grows out of it. */
function headsOnQuiet(front: Placed, back: Placed, costs: Costs): void {
  for (const face of front.faces) {
    const head: Box = {
      x0: face.centre[0] - face.radius,
      x1: face.centre[0] + face.radius,
      y0: face.centre[1] - face.radius * 1.2,
      y1: face.centre[1] + face.radius,
    }
    const share = overlapOf(head, back.box) / areaOf(head)
    costs.behindHead += (4 * share * (1 - share) + share * 0.3) * 0.5
  }
}

function costOfWhole(placed: readonly Placed[], context: CostContext, costs: Costs): void {
  const cast = placed.filter((one) => one.piece.plane === 'cast')
  const hero = placed.find((one) => one.piece.id === context.heroPiece)
  const middle = middleFor(context.frame, cast.length)
  if (cast.length > 0) {
    const weightOf = (one: Placed): number => Math.sqrt(areaOf(one.box))
    const mass = cast.reduce((sum, one) => sum + weightOf(one), 0)
    const centre = cast.reduce((sum, one) => sum + weightOf(one) * ((one.box.x0 + one.box.x1) / 2), 0) / mass
    costs.balance = square((centre - middle) / 110)
  }
  if (hero && cast.length > 2) costs.hero += square(Math.max(0, Math.abs(hero.x - middle) - 170) / 120)
  const sorted = [...cast].sort((a, b) => a.x - b.x)
  for (let index = 1; index < sorted.length; index++) {
    const [left, right] = [sorted[index - 1] as Placed, sorted[index] as Placed]
    const gap = right.box.x0 - left.box.x1
    costs.group += square(Math.max(0, gap - 60) / 110)
  }
  for (const one of placed) {
    costOfAttention(one, placed, context, costs)
  }
}

/** Where the cast's weight belongs: off the calm side, beside a giant that is pulled, next to a shadow on a wall. */
function middleFor({ quiet, cover, shadow, indoor, pushing, pulling }: Frame, castCount: number): number {
  if (cover) return 430
  if (pushing || pulling) return 310
  if (shadow === 'played' && indoor && castCount < 3) return 290
  if (quiet && quiet.x1 - quiet.x0 < 900) return quiet.x0 > 500 ? 400 : 600
  return 500
}

function costOfAttention(one: Placed, placed: readonly Placed[], context: CostContext, costs: Costs): void {
  const { near } = one.piece
  if (near === 'left') costs.near += square(Math.max(0, one.x - 300) / 160)
  if (near === 'right') costs.near += square(Math.max(0, 700 - one.x) / 160)
  const under = one.piece.plane === 'flat' || one.piece.plane === 'sky'
  const beside =
    near === undefined || under
      ? undefined
      : placed.find((other) => other.piece.id === near || other.piece.members.includes(near))
  if (beside && beside !== one) {
    const gap = Math.max(one.box.x0, beside.box.x0) - Math.min(one.box.x1, beside.box.x1)
    costs.near += square((gap - 12) / 60) + square((one.y - beside.y) / 120) * 0.5
    if (one.piece.id === 'fence') costs.near += astrayFrom(one, beside, seenBy(beside, placed, context))
  }
  const target = seenBy(one, placed, context)
  if (target && target !== one) {
    const room = (one.box.x1 - one.box.x0 + target.box.x1 - target.box.x0) / 2
    costs.gaze += Math.max(0, 1 - Math.abs(one.x - target.x) / Math.max(20, room * 0.8))
  }
}

function seenBy(one: Placed, placed: readonly Placed[], context: CostContext): Placed | undefined {
  const name = context.targets.get(one.piece.id)
  return placed.find((other) => other.piece.id === name || other.piece.members.includes(name ?? ''))
}

/** A fence divides: it stands between whom it belongs to and whom they look at. */
function astrayFrom(fence: Placed, owner: Placed, seen: Placed | undefined): number {
  if (!seen || seen === fence) return 0
  const [least, most] = [Math.min(owner.x, seen.x), Math.max(owner.x, seen.x)]
  return square(Math.max(0, least - fence.x, fence.x - most) / 60)
}
