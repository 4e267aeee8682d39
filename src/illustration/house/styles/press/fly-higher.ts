import { boundsOf, grown, meets } from '../../boxes.ts'
import type { Box, Drawing, Face, Point, Shape, Thing } from '../../drawing.ts'

/** Page units: free of edges and things, and how much higher a balloon goes at a time. */
const edge = 70
const air = 26
const step = 25

/** A string leans towards the middle of the page as it rises, or else stands up or leans out: shares of the rise, and page units. */
const leans = [0.45, 0.25, 0.7, 0, -0.25]
const asides = [70, 140, -70]

/** A head with its hair, in radii of its face. */
const hair = 1.4

/**
 * Balloons and kites of a landscape on strings up to `most` page units longer, in open sky, off heads, trees and roofs
 * and from where words are set. One that finds no such place stays where it is.
 */
export function flyHigher(drawing: Drawing, most: number): Drawing {
  if (drawing.things[0]?.id !== 'sky') return drawing
  return {
    ...drawing,
    things: drawing.things.map((thing) => {
      const flown = thing.shapes.find(isFlown)
      const string = thing.shapes.find(isString)
      const by = flown && string && riseOf(drawing, thing, flown, string, most)
      return by ? raised(thing, by) : thing
    }),
  }
}

function isFlown({ part, closed }: Shape): boolean {
  return closed && (part === 'balloon' || part === 'kite')
}

function isString({ part, closed }: Shape): boolean {
  return part === 'string' && !closed
}

/** How far it flies from where it was, its string being free all along. */
function riseOf(
  drawing: Drawing,
  thing: Thing,
  flown: Shape,
  string: Shape,
  most: number,
): Point | undefined {
  const box = boundsOf([flown])
  const others = drawing.things.filter((other) => other !== thing && isInSky(other)).map((other) => other.box)
  const taken = (drawing.quiet ? [...others, drawing.quiet] : others).map((other) => grown(other, air))
  const heads = drawing.things.flatMap(({ faces }) => faces)
  const inwards = box.x0 + box.x1 < 1000 ? 1 : -1
  for (let rise = most; rise > 0; rise -= step) {
    for (const aside of [...leans.map((lean) => lean * rise), ...asides]) {
      const by: Point = [inwards * aside, -rise]
      const there = movedBox(box, by)
      if (there.y0 < edge || there.x0 < edge || there.x1 > 1000 - edge) continue
      if (taken.some((other) => meets(other, there))) continue
      const line = stretched(string.points, by)
      if (heads.every((head) => isClear(head, line))) return by
    }
  }
  return undefined
}

/** What stands up into the sky; land is broader. */
function isInSky({ kind, depth, box, shapes }: Thing): boolean {
  return shapes.length > 0 && (kind !== 'scenery' || (depth > 0.03 && box.x1 - box.x0 < 900))
}

function isClear({ centre, radius }: Face, line: readonly Point[]): boolean {
  return line.every(([x, y]) => Math.hypot(x - centre[0], y - centre[1]) > radius * hair)
}

function raised(thing: Thing, by: Point): Thing {
  const shapes = thing.shapes.map((shape) => ({ ...shape, points: raisedPoints(shape, by) }))
  const { x0, y0, x1 } = movedBox(thing.box, by)
  return {
    ...thing,
    shapes,
    box: { ...thing.box, x0: Math.min(thing.box.x0, x0), y0, x1: Math.max(thing.box.x1, x1) },
  }
}

/** What hangs out of the hand stays there. */
function raisedPoints(shape: Shape, by: Point): readonly Point[] {
  if (shape.part === 'stringEnd') return shape.points
  if (isString(shape)) return stretched(shape.points, by)
  return shape.points.map(([x, y]): Point => [x + by[0], y + by[1]])
}

/** A string from the hand, its first point, to what flies at its end: it stands up first, swings out and stands up again. */
function stretched(points: readonly Point[], [right, down]: Point): Point[] {
  const last = points.length - 1
  return points.map(([x, y], index): Point => {
    const part = index / last
    return [x + right * part * part * (3 - 2 * part), y + down * part]
  })
}

function movedBox({ x0, y0, x1, y1 }: Box, [right, down]: Point): Box {
  return { x0: x0 + right, y0: y0 + down, x1: x1 + right, y1: y1 + down }
}
