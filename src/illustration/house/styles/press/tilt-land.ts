import type { Drawing, Point, Thing } from '../../drawing.ts'
import { crestOf } from './crest-of.ts'
import { moveThing } from './move-thing.ts'
import { isLand } from './quiet-land.ts'

/** Page units that the farthest hill bulges, and is seen above the next range at least. */
const bulge = 14
const least = 48

/** Page units: what is wider and stands on the hill, as a row of houses, would not stand on a slope. */
const broad = 320

/** How densely the crest is drawn. */
const steps = 40

/**
 * The farthest hill as one bold band that is seen all along the page and rises away from the child, by `rise` page
 * units. What stands on it rises with it; where a village or a fence does, it stays as it is.
 */
export function tiltLand(drawing: Drawing, rise: number): Drawing {
  const { things } = drawing
  const [hill, next] = things.filter(isLand)
  const child = things.find(({ kind, faces }) => kind === 'person' && faces.length > 0)
  if (!hill || !next || !child || drawing.quiet || hill.shapes.length > 1) return drawing
  const [from, to] = [things.indexOf(hill), things.indexOf(next)]
  const between = things.slice(from + 1, to).filter(({ shapes, id }) => shapes.length > 0 && id !== 'path')
  if (between.some(({ box }) => box.x1 - box.x0 > broad)) return drawing
  const toRight = (child.faces[0]?.centre[0] ?? 500) < 500
  const crest = crestAbove(next, rise, toRight)
  const raised = (thing: Thing, index: number): Thing => {
    if (thing === hill) return { ...hill, ...bandBelow(hill, crest) }
    const x = (thing.box.x0 + thing.box.x1) / 2
    const stands = (index > from && index < to) || standsOn(thing, hill, next, x)
    return stands ? moveThing(thing, [x, crestOf(hill, x)], [x, crest(x)], 1) : thing
  }
  return { ...drawing, things: things.map(raised) }
}

/** A line that rises to the right or to the left and clears a range of land everywhere. */
function crestAbove(land: Thing, rise: number, toRight: boolean): (x: number) => number {
  const height = (x: number): number => {
    const along = (toRight ? x : 1000 - x) / 1000
    return rise * along + bulge * 4 * along * (1 - along)
  }
  const places = Array.from({ length: 11 }, (_, index) => index * 100)
  const low = Math.min(...places.map((x) => crestOf(land, x) + height(x))) - least
  return (x) => low - height(x)
}

function bandBelow({ shapes, box }: Thing, crest: (x: number) => number): Pick<Thing, 'shapes' | 'box'> {
  const line = Array.from({ length: steps + 1 }, (_, index): Point => {
    const x = -60 + (1120 * index) / steps
    return [x, crest(x)]
  })
  const points: Point[] = [...line, [1060, 1100], [-60, 1100]]
  const y0 = Math.min(crest(0), crest(1000))
  return { shapes: shapes.map((shape) => ({ ...shape, points })), box: { ...box, y0 } }
}

/** Trees and houses of the story, and their shadows, that stand on a hill before the next range begins. */
function standsOn({ kind, id, depth, box, faces }: Thing, hill: Thing, next: Thing, x: number): boolean {
  if (kind === 'scenery' && !id.endsWith('-shadow')) return false
  if (faces.length > 0 || depth < hill.depth || depth > next.depth) return false
  return box.y1 > crestOf(hill, x) && box.y1 < crestOf(next, x)
}
