import type { Box, Point, Thing } from '../drawing.ts'
import { boxOf } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import type { Placed } from './placed.ts'

/** Share of what is seen of a path that may be hidden before there is rather none. */
const mostMet = 0.06

/** What each course further down the list must be better by. */
const reluctance = 0.004

/** Page units that a path keeps from whom it passes. */
const berth = 16

/** Share of somebody's height, from the ground up, that may stand on a path. */
const feet = 0.12

/** What grows on the land is trodden down where a path runs. */
const trodden = /^(growth|grass|shrubs|puddles|beds|undergrowth)$/

/** Lays the path of a place where it runs clear of everybody's hips and noses, or leaves it out. */
export function layPath(stage: Stage, placed: readonly Placed[]): Stage {
  const { paths = [] } = stage
  const blocked = [...placed.flatMap(blockedBy), ...rooted(stage.behind)]
  let best: { path: Thing; met: number } | undefined
  paths.forEach((path, index) => {
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
    .filter(({ id, depth }) => depth > 0.3 && !trodden.test(id))
    .flatMap(({ shapes }) =>
      shapes.filter(({ closed, soft, marking, material }) => {
        return closed && !soft && !marking && material !== 'ground' && material !== 'water'
      }),
    )
    .map((shape) => boxOf([shape]))
}

function shareMet({ shapes }: Thing, blocked: readonly Box[]): number {
  const seen = shapes.flatMap(({ points }) => points).filter(([x, y]) => x > 0 && x < 1000 && y < 1000)
  const within = ([x, y]: Point): boolean =>
    blocked.some((box) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1)
  return seen.filter(within).length / Math.max(1, seen.length)
}
