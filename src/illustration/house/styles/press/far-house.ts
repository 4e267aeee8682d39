import type { Box, Drawing, Face, Point, Thing } from '../../drawing.ts'
import { boxOf } from '../../pen/finish-sprite.ts'
import { crestOf } from './crest-of.ts'
import { moveThing } from './move-thing.ts'
import { isCottage } from './plain-house.ts'
import { isLand } from './quiet-land.ts'

/** Page units: houses that are as great as this are what a picture is about. */
const greatest = 330

/** Page units: from the sides of the page to a house, between places that are tried, and how deep it stands in its hill. */
const edge = 70
const step = 20
const depth = 16

/**
 * A house in the country small and far off on the farthest hill, where nobody's head and no tree is before it; the
 * path that led to it is left out. One that somebody is in or on stays where it is.
 */
export function farHouse(drawing: Drawing, high: number): Drawing {
  const { things } = drawing
  const house = things.find((thing) => thing.kind === 'prop' && isCottage(thing))
  const hill = things.find(isLand)
  if (!house || !hill || drawing.quiet || house.box.y1 - house.box.y0 > greatest) return drawing
  const before = things.slice(things.indexOf(house) + 1).filter(({ shapes }) => shapes.length > 0)
  if (before.some((thing) => isOn(thing, house.box))) return drawing
  const times = high / (house.box.y1 - house.box.y0)
  const from: Point = [(house.box.x0 + house.box.x1) / 2, house.box.y1]
  const obstacles = things.filter((thing) => thing !== house && thing.kind !== 'scenery')
  const boxes = obstacles.flatMap(boxesOf)
  const heads = obstacles.flatMap(({ faces }) => faces.map(headOf))
  let best: Thing | undefined
  let bestCost = Infinity
  for (let x = edge; x <= 1000 - edge; x += step) {
    const moved = moveThing(house, from, [x, crestOf(hill, x) + depth], times)
    const cost = costOf(moved.box, boxes, heads) + Math.abs(x - from[0]) / 3000
    if (cost >= bestCost) continue
    best = moved
    bestCost = cost
  }
  if (!best || bestCost > 1) return drawing
  const kept = things.filter(({ id }) => id !== 'path' && id !== `${house.id}-shadow`)
  return { ...drawing, things: kept.map((thing) => (thing === house ? best : thing)) }
}

/** Whoever stands before a house stands lower than it does. */
function isOn({ kind, box, depth: at }: Thing, house: Box): boolean {
  if (kind === 'scenery' || at < 0.02) return false
  const x = (box.x0 + box.x1) / 2
  return x > house.x0 && x < house.x1 && box.y1 > house.y0 && box.y1 < house.y1 + 6
}

/** What a thing hides; a tree its trunk and its leaves, but not what is between them. */
function boxesOf({ box, shapes }: Thing): Box[] {
  if (!shapes.some(({ part }) => part === 'trunk')) return [box]
  return shapes.filter(({ closed, marking }) => closed && !marking).map((shape) => boxOf([shape]))
}

/** A head with its hair, and air around it. */
function headOf({ centre: [x, y], radius }: Face): Box {
  return grown({ x0: x, y0: y, x1: x, y1: y }, radius * 1.4 + 30)
}

/** Share of a house that would be hidden, where a hidden house counts most beside a head. */
function costOf(house: Box, boxes: readonly Box[], heads: readonly Box[]): number {
  const area = (house.x1 - house.x0) * (house.y1 - house.y0)
  const sides = Math.max(0, 30 - house.x0) + Math.max(0, house.x1 - 970)
  const sum = (of: readonly Box[]): number => of.reduce((all, box) => all + shared(house, box) / area, 0)
  return sides / 60 + sum(boxes.map((box) => grown(box, 6))) + sum(heads) * 3
}

function grown({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by }
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const high = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return wide > 0 && high > 0 ? wide * high : 0
}
