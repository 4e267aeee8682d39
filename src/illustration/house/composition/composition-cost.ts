import type { Box, Point } from '../drawing.ts'
import { type Frame, safeMargin } from './camera-frame.ts'
import { titleBox } from './clear-title.ts'
import { contactCost, inDoorway } from './contact-cost.ts'
import { type goersOf, outOfOrder } from './order-of-going.ts'
import type { Piece, View } from './piece.ts'
import { feetInPuddle, isPuddle } from './puddle.ts'
import { coveredShare, hiddenShare, hiddenShareOf, isCutClose, type Placed } from './placed.ts'

/** What each rule weighs; an art director's table. */
const weights = {
  margin: 14,
  faces: 60,
  hero: 16,
  covered: 9,
  quiet: 22,
  tangent: 1.6,
  stagger: 1.4,
  group: 3,
  balance: 5,
  gaze: 3,
  going: 4,
  near: 6,
  behindHead: 8,
  clump: 3,
  crowd: 4,
  overlap: 5,
  dead: 3,
  disc: 12,
  title: 30,
  puddle: 12,
  inHand: 36,
  doorway: 9,
  sought: 16,
  hidden: 40,
} as const

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
  /** Who comes behind whom, and who goes away. */
  goers?: ReturnType<typeof goersOf>
  /** The sun or moon of the place. */
  disc?: Box
  /** Trunks, masts and posts of the place, that must not grow out of heads. */
  posts: readonly Box[]
  /** Where everybody turns and looks, once that is settled. */
  views?: ReadonlyMap<string, View>
}

/** What a judge knows besides: pieces by themselves that somebody looks at. */
interface Judging extends CostContext {
  sought: ReadonlySet<string>
}

/** Judges placements of the same pieces, one after another. */
export interface Judge {
  /** How far a placement is from a good picture: rules of composition, weighed and added up. 0 is perfect. */
  costOf(placed: readonly Placed[]): number
  /** From here the next placements are tried: what stands where it stood in the last one is not judged again. */
  keep(): void
}

/** A judge of these pieces, in any placement. */
export function judgeOf(pieces: readonly Piece[], known: CostContext): Judge {
  const count = pieces.length
  const bonds = bondsOf(pieces, known)
  const context = { ...known, sought: soughtOf(pieces, bonds) }
  // A row a piece: what it costs with each piece before it, and last by itself.
  let kept = { placed: [] as readonly Placed[], costs: new Float64Array(count * count) }
  let tried = { placed: kept.placed, costs: new Float64Array(count * count) }
  return {
    costOf(placed) {
      tried.placed = placed
      tried.costs.set(kept.costs)
      let total = costOfWhole(placed, bonds, context)
      for (let i = 0; i < count; i++) {
        const one = placed[i] as Placed
        const moved = one !== kept.placed[i]
        for (let j = 0; j <= i; j++) {
          const other = placed[j] as Placed
          const index = i * count + j
          if (moved || other !== kept.placed[j])
            tried.costs[index] = i === j ? costOfOne(one, context) : costOfPair(other, one, context)
          total += tried.costs[index] as number
        }
      }
      return total
    },
    keep() {
      const last = kept
      kept = { ...tried, placed: [...tried.placed] }
      tried = last
    },
  }
}

function soughtOf(pieces: readonly Piece[], bonds: readonly Bond[]): Set<string> {
  const seen = bonds.flatMap((bond) => pieces[bond.seen] ?? [])
  return new Set(seen.filter(({ plane }) => plane === 'beside' || plane === 'back').map(({ id }) => id))
}

function costOfOne(one: Placed, { frame, disc, posts, sought }: Judging): number {
  const { box, piece } = one
  let cost = 0
  const isCast = piece.plane === 'cast'
  const cut = isCutClose(piece, box, frame.camera)
  const margin = sideMargin(one, cut, sought.has(piece.id))
  for (const edge of [box.x0, 1000 - box.x1]) cost += weights.margin * square(Math.max(0, margin - edge) / 40)
  if (isCast && frame.camera !== 'close')
    cost += weights.margin * square(Math.max(0, safeMargin - (1000 - box.y1)) / 40)
  for (const face of one.faces) {
    cost += weights.margin * square(Math.max(0, safeMargin + face.radius * 1.3 - face.centre[1]) / 30)
    if (cut)
      cost +=
        weights.margin * square(Math.max(0, safeMargin + face.radius * 1.3 - fromSide(face.centre[0])) / 30)
  }
  if (isCast) cost += weights.behindHead * headsOnPosts(one, posts) * 2
  if (disc) cost += weights.disc * coveredDisc(one, disc)
  if (frame.cover)
    cost += weights.title * (overlapOf(box, titleBox) / Math.min(areaOf(box), areaOf(titleBox)))
  if (frame.quiet)
    cost +=
      weights.quiet *
      (overlapOf(box, frame.quiet) / Math.min(areaOf(box), areaOf(frame.quiet))) *
      (isCast ? 1.4 : 1)
  return cost
}

/**
 * How far heads, what hangs in the sky and what somebody holds aloft come before the sun or moon; next to it is too near
 * as well.
 */
function coveredDisc({ piece, box, faces, aloft }: Placed, disc: Box): number {
  const [x, y] = [(disc.x0 + disc.x1) / 2, (disc.y0 + disc.y1) / 2]
  const radius = (disc.x1 - disc.x0) / 2
  const covers = (centre: Point, own: number): number =>
    Math.max(0, 1 - Math.hypot(centre[0] - x, centre[1] - y) / (radius + own * 1.3 + 12))
  const coversAs = ({ x0, x1, y0, y1 }: Box): number => covers([(x0 + x1) / 2, (y0 + y1) / 2], (x1 - x0) / 2)
  if (piece.plane === 'sky') return coversAs(box)
  let cost = piece.plane === 'cast' ? overlapOf(box, disc) / areaOf(disc) / 2 : 0
  if (aloft) cost += coversAs(aloft)
  for (const face of faces) cost += covers(face.centre, face.radius)
  return cost
}

/** Share of its width by which a piece may run off the page: less of it where somebody looks at it. */
const cutOff = { sought: 0.1, other: 0.3 } as const

/** Page units that a piece keeps from the sides of the page; below 0 where it may run off it. */
function sideMargin({ box, piece }: Placed, cut: boolean, sought: boolean): number {
  const width = box.x1 - box.x0
  if (cut) return -0.4 * width
  if (piece.plane === 'cast') return safeMargin + 16
  return piece.bleeds || piece.slot !== undefined || piece.plane === 'giant'
    ? -cutOff[sought ? 'sought' : 'other'] * width
    : safeMargin
}

function fromSide(x: number): number {
  return Math.min(x, 1000 - x)
}

function costOfPair(a: Placed, b: Placed, context: Judging): number {
  const front = a.y >= b.y ? a : b
  const back = front === a ? b : a
  let cost = 0
  const castFront = front.piece.plane === 'cast'
  const castBack = back.piece.plane === 'cast'
  for (const face of back.faces) {
    cost += weights.faces * hiddenShare(face, front) * (face.who === 'hero' ? 1.6 : 1)
  }
  cost += contactCost(front, back)
  cost += weights.puddle * (feetInPuddle(a, b) + feetInPuddle(b, a))
  const covered = coveredShare(back, front)
  if (back.piece.id === context.heroPiece) cost += weights.hero * square(covered) * 6
  if (castBack && (isLoose(front) || front.piece.plane === 'back')) cost += weights.covered * covered * 4
  else if (castBack) cost += weights.covered * square(Math.max(0, covered - coverAllowed(context.frame))) * 10
  else if (['beside', 'sky', 'water'].includes(back.piece.plane))
    cost += weights.overlap * covered + weights.hidden * square(Math.max(0, covered - 0.3))
  else cost += weights.covered * square(Math.max(0, covered - 0.45)) * 3
  if (context.sought.has(back.piece.id)) {
    cost += weights.sought * covered
    if (back.piece.id === 'door') cost += weights.doorway * inDoorway(front, back, context.targets)
  }
  for (const thing of back.things) cost += weights.inHand * hiddenShareOf(thing, front)
  if (shown.has(back.piece.id) && back.piece.plane !== 'sky') cost += weights.overlap * covered * 6
  if (castFront && (back.piece.plane === 'back' || back.piece.plane === 'wall'))
    cost += weights.behindHead * headsBefore(front, back)
  if (castFront && castBack) {
    cost += weights.stagger * Math.max(0, 1 - Math.abs(front.y - back.y) / 14) * (covered > 0.02 ? 1 : 0.25)
    if (context.frame.camera !== 'wide' && Math.abs(front.y - back.y) > 150) cost += weights.stagger * 0.5
  }
  if (front.box.y0 < back.box.y1 && castFront !== castBack) {
    const gap = Math.max(front.box.x0, back.box.x0) - Math.min(front.box.x1, back.box.x1)
    cost += weights.tangent * Math.max(0, 1 - Math.abs(gap) / 14)
  }
  if (castFront !== castBack)
    cost += weights.crowd * crowding(castFront ? back : front, castFront ? front : back)
  if (!castFront && !castBack) {
    const apart = Math.abs(front.x - back.x)
    const wide = (front.box.x1 - front.box.x0 + back.box.x1 - back.box.x0) / 2
    const both = front.piece.plane === back.piece.plane
    const tall = both && front.piece.plane === 'back'
    const close = Math.max(0, 1 - apart / Math.max(1, wide * (tall ? 1.15 : 0.9)))
    cost += weights.clump * close * (tall ? 4 : both ? 1 : 0.3)
  }
  return cost
}

/** Share of somebody that another may stand before: who pull or push together stand close. */
function coverAllowed({ pushing, pulling }: Frame): number {
  return pushing || pulling ? 0.35 : 0.15
}

/** Page units that stay free between somebody and what lies about that is not theirs. */
const elbowRoom = 48

/** Small things that are nobody's keep off people's feet and animals' noses. */
function crowding(thing: Placed, { box, y }: Placed): number {
  if (thing.piece.near !== undefined || !isLoose(thing) || thing.box.y0 > y || thing.y < y - 110) return 0
  const gap = Math.max(thing.box.x0, box.x0) - Math.min(thing.box.x1, box.x1)
  return Math.min(2, Math.max(0, 1 - gap / elbowRoom))
}

/** A small thing or a sheet of paper, that lies beside people and not before their feet. */
function isLoose({ piece }: Placed): boolean {
  return piece.id === 'drawing' || (piece.plane === 'beside' && (piece.mostUnits ?? Infinity) <= 260)
}

/** What a picture is about although nobody plays it. */
const shown: ReadonlySet<string> = new Set(['shadow', 'drawing'])

/** No post grows out of a head. */
function headsOnPosts({ faces }: Placed, posts: readonly Box[]): number {
  let cost = 0
  for (const face of faces) {
    const head = headOf(face)
    for (const post of posts) {
      if (post.x0 > head.x1 || post.x1 < head.x0) continue
      cost += unrest(overlapOf(head, post) / areaOf(head))
    }
  }
  return cost
}

/**
 * A head stands wholly before one quiet thing or before none; what flies on a string has the sky behind it, and the hand
 * that holds it or that waves no roof.
 */
function headsBefore({ faces, hands, aloft }: Placed, { box, bands }: Placed): number {
  let cost = 0
  for (const { at } of hands) {
    if (!aloft && faces.some(({ centre }) => at[1] > centre[1])) continue
    if (at[0] > box.x0 && at[0] < box.x1 && at[1] > box.y0 - 40 && at[1] < box.y1 + 60)
      cost += aloft ? 0.9 : 0.5
  }
  if (aloft && box.x0 < aloft.x1 && box.x1 > aloft.x0 && box.y0 < aloft.y1) {
    for (const band of bands) cost += overlapOf(aloft, band) / areaOf(aloft)
  }
  for (const face of faces) {
    const head = headOf(face)
    if (box.x0 > head.x1 || box.x1 < head.x0 || box.y0 > head.y1) continue
    let before = 0
    for (const band of bands) before += overlapOf(head, band)
    cost += unrest(before / areaOf(head))
  }
  return cost
}

/** Page units of a head with its hair. */
export function headOf({ centre, radius }: Placed['faces'][number]): Box {
  return {
    x0: centre[0] - radius * 1.2,
    x1: centre[0] + radius * 1.2,
    y0: centre[1] - radius * 1.5,
    y1: centre[1] + radius,
  }
}

/** Worst where the edge of what is behind cuts a head in two. */
function unrest(share: number): number {
  return (4 * share * (1 - share) + share * 0.8) * 0.5
}

/** What a piece belongs to, as places in the row of pieces; -1 for nothing. */
interface Bond {
  /** What it wants to be near. */
  beside: number
  /** Whom it looks at. */
  seen: number
}

function bondsOf(pieces: readonly Piece[], { targets }: CostContext): Bond[] {
  const indexOf = (name: string | undefined): number =>
    name === undefined ? -1 : pieces.findIndex(({ id, members }) => id === name || members.includes(name))
  return pieces.map(({ id, near, plane }) => ({
    beside: (plane === 'flat' && !isPuddle({ id })) || plane === 'sky' ? -1 : indexOf(near),
    seen: indexOf(targets.get(id)),
  }))
}

function costOfWhole(placed: readonly Placed[], bonds: readonly Bond[], context: CostContext): number {
  let cost = 0
  let hero: Placed | undefined
  let played: Placed | undefined
  const cast: Placed[] = []
  for (const one of placed) {
    if (one.piece.plane === 'cast') cast.push(one)
    if (one.piece.id === context.heroPiece) hero ??= one
    if (one.piece.id === 'shadow') played ??= one
  }
  const middle = middleFor(context.frame, cast.length, played)
  if (cast.length > 0) {
    let mass = 0
    let moment = 0
    for (const { box } of cast) {
      const weight = Math.sqrt(areaOf(box))
      mass += weight
      moment += weight * ((box.x0 + box.x1) / 2)
    }
    cost += weights.balance * square((moment / mass - middle) / 110)
  }
  if (hero && cast.length > 2)
    cost += weights.hero * square(Math.max(0, Math.abs(hero.x - middle) - 170) / 120)
  cast.sort((a, b) => a.x - b.x)
  for (let index = 1; index < cast.length; index++) {
    const [left, right] = [cast[index - 1] as Placed, cast[index] as Placed]
    cost += weights.group * square(Math.max(0, right.box.x0 - left.box.x1 - 60) / 110)
  }
  if (context.goers) cost += weights.going * square(outOfOrder(context.goers, placed) / 90)
  for (let index = 0; index < placed.length; index++) cost += costOfAttention(index, placed, bonds, context)
  return cost
}

/** Where the cast's weight belongs: off the calm side, beside a giant that is pulled, next to a shadow on a wall. */
function middleFor(frame: Frame, castCount: number, played: Placed | undefined): number {
  const { quiet, cover, shadow, indoor, pushing, pulling } = frame
  if (cover) return 430
  if (pushing || pulling) return 310
  if (shadow === 'played' && indoor && castCount < 3) return (played?.x ?? 1000) < 400 ? 710 : 290
  if (quiet && quiet.x1 - quiet.x0 < 900) return quiet.x0 > 500 ? 400 : 600
  return frame.middle
}

function costOfAttention(
  index: number,
  placed: readonly Placed[],
  bonds: readonly Bond[],
  context: CostContext,
): number {
  let cost = 0
  const one = placed[index] as Placed
  const bond = bonds[index] as Bond
  const { near } = one.piece
  if (near === 'left') cost += weights.near * square(Math.max(0, one.x - 300) / 160)
  if (near === 'right') cost += weights.near * square(Math.max(0, 700 - one.x) / 160)
  const beside = placed[bond.beside]
  if (beside && beside !== one) {
    const gap = Math.max(one.box.x0, beside.box.x0) - Math.min(one.box.x1, beside.box.x1)
    const apart = one.piece.underfoot ? one.x - beside.x : gap - 12
    cost += weights.near * (square(apart / 60) + square((one.y - beside.y) / 120) * 0.5)
    if (one.piece.id === 'fence')
      cost += weights.near * astrayFrom(one, beside, placed[bonds[bond.beside]?.seen ?? -1])
  }
  const target = placed[bond.seen]
  if (target && target !== one) {
    const room = (one.box.x1 - one.box.x0 + target.box.x1 - target.box.x0) / 2
    cost += weights.gaze * Math.max(0, 1 - Math.abs(one.x - target.x) / Math.max(20, room * 0.8))
    cost += weights.gaze * turnedAway(one, target, context.views?.get(one.piece.id))
  }
  return cost
}

/** How far somebody has gone past what they are turned to. */
function turnedAway({ piece, faces }: Placed, target: Placed, view: View | undefined): number {
  const eyes = faces.find(({ who }) => who === piece.id)?.centre[0]
  if (eyes === undefined || view === undefined || view.facing === 'front') return 0
  const past = view.facing === 'left' ? target.x - eyes : eyes - target.x
  return square(Math.max(0, past + 20) / 70)
}

/** A fence divides: it stands between whom it belongs to and whom they look at. */
function astrayFrom(fence: Placed, owner: Placed, seen: Placed | undefined): number {
  if (!seen || seen === fence) return 0
  const [least, most] = [Math.min(owner.x, seen.x), Math.max(owner.x, seen.x)]
  return square(Math.max(0, least - fence.x, fence.x - most) / 60)
}
