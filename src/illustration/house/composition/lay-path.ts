import type { Box, Point, Thing } from '../drawing.ts'
import { boxOf } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import type { Placed } from './placed.ts'

/** Share of what is seen of a path that may be hidden before there is rather none. */
const mostMet = 0.045

/** What each course further down the list must be better by. */
const reluctance = 0.001

/** Page units that a path keeps from whom it passes. */
const berth = 16
/** The same at its far end, that a hand or a nose must not touch. */
const startBerth = 70

/** Share of somebody's height, from the ground up, that may stand on a path. */
const feet = 0.12

/** What grows and lies on the land is cleared where a path runs; houses and bridges are where it comes from. */
const passable = /^(growth|grass|shrubs|puddles|beds|undergrowth|stones|cottage|house|bridge)$/

/** Lays the path of a place where it runs clear of everybody's hips and noses, or leaves it out. */
export function layPath(stage: Stage, placed: readonly Placed[]): Stage {
  const { paths = [] } = stage
  const bodies = placed.flatMap(blockedBy)
  const wide = bodies.map((box) => ({ ...box, x0: box.x0 - startBerth, x1: box.x1 + startBerth }))
  const blocked = [...bodies, ...rooted(stage.behind)]
  let best: { path: Thing; met: number } | undefined
  paths.forEach((path, index) => {
    if (startsHidden(path, wide)) return
    const met = shareMet(path, blocked) + index * reluctance
    if (best === undefined || met < best.met) best = { path, met }
  })
  return best && best.met <= mostMet ? { ...stage, behind: [...stage.behind, best.path] } : stage
}

/** Where a path would end at a body: all of it but the feet. Who stands in the sky or on a wall is in nobody's way. */
function blockedBy({ piece, bands, box, y }: Placed): Box[] {
  if (piece.plane === 'sky' || piece.plane === 'wall' || piece.slot === 'house') return []
  const low = piece.plane === 'cast' ? y - feet * (y - box.y0) : y + berth
  return bands
    .filter(({ y0 }) => y0 < low)
    .map(({ x0, x1, y0, y1 }) => ({ x0: x0 - berth, x1: x1 + berth, y0, y1: Math.min(y1, low) }))
}

/** Trees and walls of the place itself that stand in the near ground. */
function rooted(things: readonly Thing[]): Box[] {
  return things
    .filter(({ id, depth }) => depth > 0.3 && !passable.test(id))
    .flatMap(({ shapes }) =>
      shapes.filter(({ closed, soft, marking, material }) => {
        return closed && !soft && !marking && material !== 'ground' && material !== 'water'
      }),
    )
    .map((shape) => boxOf([shape]))
}

/** A path that comes from behind somebody ends at them as much as one that leads there. */
function startsHidden({ shapes }: Thing, bodies: readonly Box[]): boolean {
  return shapes.some(({ points }) =>
    [...points.slice(0, 3), ...points.slice(-3)].some((at) => isIn(at, bodies)),
  )
}

function shareMet({ shapes }: Thing, blocked: readonly Box[]): number {
  const seen = shapes.flatMap(({ points }) => points).filter(([x, y]) => x > 0 && x < 1000 && y < 1000)
  return seen.filter((point) => isIn(point, blocked)).length / Math.max(1, seen.length)
}

function isIn([x, y]: Point, boxes: readonly Box[]): boolean {
  return boxes.some((box) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1)
}
