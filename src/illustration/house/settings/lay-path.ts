import type { Box, Point, Thing } from '../drawing.ts'
import { boxOf } from './shapes.ts'
import type { Stage } from './stage.ts'

/** Share of what is seen of a path that may be hidden before there is rather none. */
const mostMet = 0.045

/** What each course further down the list must be better by. */
const reluctance = 0.001

/** What grows and lies on the land is cleared where a path runs; houses and bridges are where it comes from. */
const passable = /^(growth|grass|shrubs|puddles|beds|undergrowth|stones|cottage|house|bridge)$/

/** Lays the path of a place where it runs clear of its trees and walls, or leaves it out. */
export function layPath(stage: Stage): Stage {
  const { paths = [] } = stage
  const blocked = rooted(stage.behind)
  let best: { path: Thing; met: number } | undefined
  paths.forEach((path, index) => {
    const met = shareMet(path, blocked) + index * reluctance
    if (best === undefined || met < best.met) best = { path, met }
  })
  return best && best.met <= mostMet ? { ...stage, behind: [...stage.behind, best.path] } : stage
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

function shareMet({ shapes }: Thing, blocked: readonly Box[]): number {
  const seen = shapes.flatMap(({ points }) => points).filter(([x, y]) => x > 0 && x < 1000 && y < 1000)
  return seen.filter((point) => isIn(point, blocked)).length / Math.max(1, seen.length)
}

function isIn([x, y]: Point, boxes: readonly Box[]): boolean {
  return boxes.some((box) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1)
}
