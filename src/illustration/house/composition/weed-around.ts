import type { PartName } from '../part-name.ts'
import { meets } from '../boxes.ts'
import type { Box, Shape, Thing } from '../drawing.ts'
import { boxOf, scenery } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import type { Placed } from './placed.ts'

/** Page units between somebody's outline and the nearest flower of the meadow. */
const clearance = 30

const grown = /^(growth|shrubs|beds)$/
const flowering: ReadonlySet<PartName> = new Set(['flower', 'heart', 'stalk', 'leaf'])

/** Takes out the little flowers of a place that would sit at somebody's nose or grow out of a back. */
export function weedAround(stage: Stage, placed: readonly Placed[]): Stage {
  const bodies = placed
    .filter(({ piece }) => piece.plane === 'cast')
    .flatMap(({ bands }) => bands)
    .map(({ x0, x1, y0, y1 }) => ({
      x0: x0 - clearance,
      x1: x1 + clearance,
      y0: y0 - clearance,
      y1: y1 + clearance / 2,
    }))
  return {
    ...stage,
    behind: stage.behind.map((thing) => (grown.test(thing.id) ? weeded(thing, bodies) : thing)),
  }
}

function weeded(thing: Thing, bodies: readonly Box[]): Thing {
  const shapes = thing.shapes.filter((shape) => !flowering.has(shape.part) || !isAmong(shape, bodies))
  return shapes.length === thing.shapes.length ? thing : scenery(thing.id, thing.depth, shapes)
}

function isAmong(shape: Shape, bodies: readonly Box[]): boolean {
  const box = boxOf([shape])
  return bodies.some((body) => meets(body, box))
}
