import { grown } from '../../boxes.ts'
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

/** Share of a far house that may be hidden or be before something, and how many houses make a village. */
const mostHidden = 0.35
const village = 3

/**
 * A house in the country small and far off on the farthest hill, where nobody's head and no tree is before it; the
 * path that led to it is left out, and so is a house of the place itself that there is no room for. One that somebody
 * is in or on, that has neighbours or is in a wood stays where it is.
 */
export function farHouse(drawing: Drawing, high: number): Drawing {
  const { things } = drawing
  const house = things.find(isCottage)
  const hill = things.find(isLand)
  if (!house || !hill || house.box.y1 - house.box.y0 > greatest) return drawing
  const before = things.slice(things.indexOf(house) + 1).filter(({ shapes }) => shapes.length > 0)
  const spoken = house.kind === 'prop'
  if (spoken && before.some((thing) => isOn(thing, house.box))) return drawing
  if (isBuilt(things) || things.some(isOverhead)) return drawing
  const times = high / (house.box.y1 - house.box.y0)
  const from: Point = [(house.box.x0 + house.box.x1) / 2, house.box.y1]
  const obstacles = things.filter(
    (thing) => thing !== house && (thing.kind !== 'scenery' || isBefore(thing, hill)),
  )
  const boxes = obstacles.flatMap(boxesOf)
  const heads = obstacles.flatMap(({ faces }) => faces.map(headOf))
  if (drawing.quiet) heads.push(drawing.quiet)
  let best: Thing | undefined
  let bestCost = Infinity
  for (let x = edge; x <= 1000 - edge; x += step) {
    const moved = moveThing(house, from, [x, crestOf(hill, x) + depth], times)
    const cost = costOf(moved.box, boxes, heads) + Math.abs(x - from[0]) / 3000
    if (cost >= bestCost) continue
    best = moved
    bestCost = cost
  }
  if (!best || bestCost > Math.max(mostHidden, spoken ? costOf(house.box, boxes, heads) : 0)) {
    return spoken ? drawing : { ...drawing, things: things.filter((thing) => thing !== house) }
  }
  const kept = things.filter(({ id }) => id !== 'path' && id !== `${house.id}-shadow`)
  return { ...drawing, things: kept.map((thing) => (thing === house ? best : thing)) }
}

/** Whoever stands before a house stands lower than it does. */
function isOn({ kind, box, depth: at }: Thing, house: Box): boolean {
  if (kind === 'scenery' || at < 0.02) return false
  const x = (box.x0 + box.x1) / 2
  return x > house.x0 && x < house.x1 && box.y1 > house.y0 && box.y1 < house.y1 + 6
}

/** Whether the place itself has houses enough. */
function isBuilt(things: readonly Thing[]): boolean {
  const scenery = things.filter(({ kind }) => kind === 'scenery')
  return scenery.flatMap(({ shapes }) => shapes.filter(({ part }) => part === 'roof')).length >= village
}

/** Trees of a wood that is all round. */
function isOverhead({ kind, box, shapes }: Thing): boolean {
  return kind === 'scenery' && box.y0 < 0 && shapes.some(({ part }) => part === 'trunk')
}

/** What the place itself has standing on its hill or nearer, as woods and fences. */
function isBefore(thing: Thing, hill: Thing): boolean {
  return thing.depth >= hill.depth && thing.id !== 'path' && !thing.id.endsWith('-shadow') && !isLand(thing)
}

/** What a thing hides; trees and places not what is between their parts. */
function boxesOf({ kind, box, shapes }: Thing): Box[] {
  if (kind !== 'scenery' && !shapes.some(({ part }) => part === 'trunk')) return [box]
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

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const high = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return wide > 0 && high > 0 ? wide * high : 0
}
