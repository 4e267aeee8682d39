import { boundsOf, grown, meets } from '../../boxes.ts'
import type { Box, Drawing, Face, Point, Shape, Thing } from '../../drawing.ts'
import { moveThing } from './move-thing.ts'
import { isCottage } from './plain-house.ts'
import { middleOf } from './scale-points.ts'

/** Page units: crowns of trees that are moved or grown, paper that is kept free beside a head, and how far trees move. */
const leastCrown = 120
const air = 24
const farthest = 110

/** Page units that a trunk keeps from the sides of the page, unless told; its crown may be cut off there. */
const side = 110

/** Page units up to which a tree stands beside somebody. */
const beside = 330

/** Page units that trees grow to: higher ones are as great as they should be. */
const tallest = 780

/** Depth up to which woods are far away. */
const farOff = 0.2

/**
 * The trees of a story grown by a factor from where they stand, and moved aside where their leaves would sit on
 * somebody's head: in landscapes, not on pages that show little else. A tree that somebody or something is in, or that
 * would come where words are set, is left alone. A trunk keeps `spare` page units from the sides.
 */
export function greatTrees(drawing: Drawing, times: number, spare = side): Drawing {
  if (drawing.things[0]?.id !== 'sky') return drawing
  const moves = new Map<string, (thing: Thing) => Thing>()
  for (const tree of drawing.things) {
    const move = isTree(tree) ? moveOf(drawing, tree, times, spare) : undefined
    if (!move) continue
    moves.set(tree.id, move)
    moves.set(`${tree.id}-shadow`, move)
  }
  if (moves.size === 0) return drawing
  const things = drawing.things.map((thing) => moves.get(thing.id)?.(thing) ?? thing)
  const hasGrown = times > 1
  return { ...drawing, things: things.filter((thing) => !(hasGrown && isFarWood(thing))) }
}

function isTree({ kind, shapes }: Thing): boolean {
  return kind === 'prop' && shapes.some(isCrown) && shapes.some(({ part }) => part === 'trunk')
}

function isCrown({ part, material, points }: Shape): boolean {
  return part === 'crown' && material === 'foliage' && middleOf(points).wide > leastCrown
}

/** Woods far behind a great tree would be taken for leaves of it, or for its young. */
function isFarWood({ kind, depth, shapes }: Thing): boolean {
  return kind === 'scenery' && depth <= farOff && shapes.some(({ part }) => part === 'crown')
}

function moveOf(
  drawing: Drawing,
  tree: Thing,
  times: number,
  spare: number,
): ((thing: Thing) => Thing) | undefined {
  const trunk = middleOf(tree.shapes.find(({ part }) => part === 'trunk')!.points)
  const foot: Point = [trunk.x, trunk.y + trunk.high / 2]
  const factor = Math.max(1, Math.min(times, tallest / (tree.box.y1 - tree.box.y0)))
  const movedBy = (aside: number) => (thing: Thing) =>
    moveThing(thing, foot, [foot[0] + aside, foot[1]], factor)
  const standing = movedBy(0)(tree)
  const across = acrossFor(drawing, tree, standing, foot[0], spare)
  const aside = across === 0 ? asideFor(drawing, crownOf(standing), foot[0], spare) : across
  if (aside === 0 && factor === 1) return undefined
  const { box } = movedBy(aside)(tree)
  const { quiet, things } = drawing
  const before = things.some((thing) => isInTheWay(thing, tree, box))
  return before || (quiet && meets(quiet, box)) ? undefined : movedBy(aside)
}

/**
 * Whatever is in a tree or behind it; who stands in front of it may, what they fly on a string too, and a house finds
 * a place of its own.
 */
function isInTheWay(thing: Thing, tree: Thing, box: Box): boolean {
  if (thing === tree || thing.kind === 'scenery' || isCottage(thing)) return false
  if (thing.depth > tree.depth && isAtHand(thing)) return false
  const inFront = thing.depth > tree.depth && thing.box.y1 > tree.box.y1
  return !inFront && (meets(thing.box, box) || meets(thing.box, tree.box))
}

/** A hand by itself, which closes round something, or what flies on a string. */
function isAtHand({ kind, faces, shapes }: Thing): boolean {
  return (kind === 'person' && faces.length === 0) || shapes.some(({ part }) => part === 'string')
}

/**
 * How far a lone tree goes to stand across the page from the heads that it stands beside, or else out to its own side
 * of the page; 0 where it is far enough, or where its crown would meet somebody.
 */
function acrossFor(drawing: Drawing, tree: Thing, standing: Thing, x: number, spare: number): number {
  if (drawing.quiet || drawing.things.filter(isTree).length > 1) return 0
  const people = drawing.things.filter(({ kind }) => kind === 'person')
  const heads = people.flatMap(({ faces }) => faces.map(({ centre }) => centre[0]))
  if (heads.length === 0) return 0
  const apart = (at: number): number => Math.min(...heads.map((head) => Math.abs(head - at)))
  if (apart(x) > beside) return 0
  const isFree = (at: number): boolean => {
    const moved = moveThing(standing, [x, 0], [at, 0], 1)
    return !drawing.things.some(
      (thing) =>
        (thing.kind === 'person' && thing.faces.some((face) => meets(headOf(face), crownOf(moved)))) ||
        isInTheWay(thing, tree, moved.box),
    )
  }
  const [near, far] = x < 500 ? [spare, 1000 - spare] : [1000 - spare, spare]
  if (apart(far) >= apart(x) + beside / 2 && isFree(far)) return far - x
  return apart(near) > apart(x) && isFree(near) ? near - x : 0
}

/** How far a tree steps aside so that its crown leaves heads free, at most; 0 where it can't go. */
function asideFor({ things }: Drawing, crown: Box, x: number, spare: number): number {
  const heads = things.filter(({ kind }) => kind === 'person').flatMap(({ faces }) => faces.map(headOf))
  const met = heads.find((head) => meets(head, crown))
  if (!met) return 0
  const left = x < (met.x0 + met.x1) / 2
  const wanted = left ? met.x0 - crown.x1 : met.x1 - crown.x0
  const room = left ? Math.min(0, spare - x) : Math.max(0, 1000 - spare - x)
  const most = left ? Math.max(room, -farthest) : Math.min(room, farthest)
  return left ? Math.max(wanted, most) : Math.min(wanted, most)
}

/** A head with its hair, and some air around it. */
function headOf({ centre: [x, y], radius }: Face): Box {
  return grown({ x0: x, y0: y, x1: x, y1: y }, radius * 1.35 + air)
}

function crownOf({ shapes }: Thing): Box {
  return boundsOf(shapes.filter(isCrown))
}
