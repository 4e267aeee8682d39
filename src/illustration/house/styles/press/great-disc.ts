import type { Box, Drawing, Face, Point, Shape, Thing } from '../../drawing.ts'
import { middleOf } from './scale-points.ts'

/** How wide the sun or moon of a style is, and how far it keeps from the page's edges, in page units. */
interface Disc {
  wide: number
  spare: number
}

interface Place {
  at: Point
  radius: number
}

/** Page units: smaller lights are no sun and no moon. */
const least = 36

/** Page units around things that a sun had better leave free. */
const air = 20

/** How much of a sun may rather be hidden than that no balloon hangs before it, as a share. */
const bonus = 0.22

/** Page units that a sun may hang lower or higher, a head with its hair in radii of its face, and what a touch costs. */
const lowerings = [0, 40, 80, -60, -120, -180]
const hair = 1.3
const touching = 0.24

/** Under the title of a cover there is room for a smaller one. */
const underTitle = 0.76

/** Page units that a sun may be moved to one side at a time. */
const step = 45

/** A picture with one great sun or moon, hung where the least stands before it. */
export function greatDisc(drawing: Drawing, { wide: asked, spare }: Disc): Drawing {
  const sun = drawing.things.find((thing) => thing.depth < 0.02 && thing.shapes.some(isDisc))
  const disc = sun?.shapes.find(isDisc)
  if (!sun || !disc) return drawing
  const { x, y, wide: drawn } = middleOf(disc.points)
  const { title } = drawing
  const wide = title ? asked * underTitle : asked
  const radius = wide / 2
  const inside = spare + radius
  const highest = title ? title.y1 + radius : inside
  const home = Math.max(y, highest)
  const heightAt = (lower: number): number => Math.max(highest, home + lower)
  // Near the page's top several come to the same.
  const distinct = lowerings.filter(
    (lower, index) => lowerings.findIndex((other) => heightAt(other) === heightAt(lower)) === index,
  )
  const obstacles = drawing.things.filter(hides)
  const heads = obstacles.flatMap(({ faces }) => faces)
  const balloons = drawing.things.flatMap(({ shapes }) => shapes.filter(({ part }) => part === 'balloon'))
  let best: Place = { at: [x, home], radius }
  let bestCost = Infinity
  for (let across = inside; across <= 1000 - inside; across += step) {
    for (const lower of distinct) {
      const place: Place = { at: [across, heightAt(lower)], radius }
      const cost =
        costOf(place, obstacles, drawing.quiet) +
        Math.abs(across - x) / 4000 +
        Math.abs(lower) / 2000 +
        (heads.some((head) => touches(place, head)) ? touching : 0) -
        (balloons.some((balloon) => hangsBefore(place, balloon)) ? bonus : 0)
      if (cost >= bestCost) continue
      best = place
      bestCost = cost
    }
  }
  const hung = {
    ...sun,
    shapes: sun.shapes.filter((shape) => !shape.soft).map((shape) => hang(shape, [x, y], wide / drawn, best)),
  }
  return { ...drawing, things: drawing.things.map((thing) => (thing === sun ? hung : thing)) }
}

function isDisc(shape: Shape): boolean {
  if (shape.material !== 'light' || shape.soft || (shape.part !== 'disc' && shape.part !== 'sun'))
    return false
  return middleOf(shape.points).wide > least
}

function hang(shape: Shape, from: Point, times: number, { at }: Place): Shape {
  const points = shape.points.map(
    ([x, y]): Point => [at[0] + (x - from[0]) * times, at[1] + (y - from[1]) * times],
  )
  return isDisc(shape) ? { ...shape, part: 'disc', points } : { ...shape, points }
}

/** Whether a head with its hair just meets a sun's rim: it had better lie before the sun or be clear of it. */
function touches({ at, radius }: Place, { centre, radius: head }: Face): boolean {
  const apart = Math.hypot(centre[0] - at[0], centre[1] - at[1]) - radius - head * hair
  return Math.abs(apart) < air
}

/** Across the rim of a sun or well inside it. */
function hangsBefore({ at, radius }: Place, { points }: Shape): boolean {
  const { x, y, wide } = middleOf(points)
  return Math.hypot(x - at[0], y - at[1]) < radius + wide * 0.1
}

/** Whoever is in the story, things, and buildings; land hides a sun decently, and balloons adorn it. */
function hides({ kind, depth, box, shapes }: Thing): boolean {
  if (kind !== 'scenery') return !shapes.some(({ part }) => part === 'balloon')
  return depth > 0.03 && shapes.length > 0 && box.x1 - box.x0 < 900
}

/** Share of the disc that would be hidden, and what of it would lie where words are set. */
function costOf({ at, radius }: Place, obstacles: readonly Thing[], quiet: Box | undefined): number {
  let cost = 0
  let count = 0
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      if (row * row + column * column > 18) continue
      count++
      const [x, y] = [at[0] + (column / 4.2) * radius, at[1] + (row / 4.2) * radius]
      const before = obstacles.filter(({ box }) => isIn(box, x, y))
      if (before.length > 0) cost += before.some(({ kind }) => kind !== 'scenery') ? 1 : 0.4
      if (quiet && isIn(quiet, x, y)) cost += 1
    }
  }
  return cost / count
}

function isIn({ x0, y0, x1, y1 }: Box, x: number, y: number): boolean {
  return x > x0 - air && x < x1 + air && y > y0 - air && y < y1 + air
}
