import type { PartName } from '../../part-name.ts'
import type { Atmosphere, Point, Shape, Thing } from '../../drawing.ts'
import { isSkyClear } from '../press/is-sky-clear.ts'
import { middleOf } from '../press/scale-points.ts'
import { growBouquet, growLeaves, hangFruit, isCrown } from './grow-leaves.ts'

/** Parts that model volume, gloss or stuff, and fine grass; flat inks have no use for them. */
const modelling: ReadonlySet<PartName> = new Set([
  'halo',
  'lens',
  'veil',
  'crownLight',
  'bushLight',
  'leavesLight',
  'sunlight',
  'brick',
  'cobble',
  'bark',
  'blade',
  'joint',
  'panel',
  'finial',
  'coping',
  'ripple',
  'fold',
  'toe',
  'tongue',
  'finger',
])

/** What only fills land, and what grows round houses. */
const filling: ReadonlySet<PartName> = new Set([
  'blade',
  'stalk',
  'flower',
  'heart',
  'bush',
  'bushLight',
  'pebble',
])
const growing: ReadonlySet<PartName> = new Set(['leaves', 'bloom', 'bush', 'shutter'])

/** Rows of small markings on roofs and doors. */
const rows: ReadonlySet<PartName> = new Set(['tile', 'plank'])

/** Crowns that are seen from near are drawn leaf by leaf. */
const nearCrown = 150

/** A thing as this style draws it: fewer and simpler shapes, great suns, leaves for crowns, black trunks. */
export function restyleThing(thing: Thing, atmosphere: Atmosphere): Thing {
  const scenery = thing.kind === 'scenery'
  const clear = isSkyClear(atmosphere)
  const building = thing.shapes.some(({ part }) => part === 'roof')
  const kept = thing.shapes.filter(
    (shape) =>
      !modelling.has(shape.part) &&
      !(shape.part === 'knot' && shape.material === 'wood') &&
      !isDab(shape) &&
      (scenery || !rows.has(shape.part)) &&
      !(scenery && (isSpeck(shape) || filling.has(shape.part))) &&
      !(scenery && clear && shape.material === 'cloud') &&
      !(building && growing.has(shape.part)),
  )
  if (!scenery && thing.kind !== 'prop') {
    // A haze round somebody who shines would only grey the dark.
    return { ...thing, shapes: kept.filter(({ part }) => part !== 'glow') }
  }
  return { ...thing, shapes: restyleTrees(thing, kept) }
}

/** A thing of a staged picture without the marks that model it; all else is as it is. */
export function leaveOutModelling(thing: Thing): Thing {
  return {
    ...thing,
    shapes: thing.shapes.filter(({ part, marking, soft }) => !((marking || soft) && modelling.has(part))),
  }
}

function restyleTrees(thing: Thing, shapes: readonly Shape[]): Shape[] {
  const crowns = shapes.filter(isCrown)
  if (crowns.length === 0) return [...shapes]
  const whole = thing.kind === 'prop' && Math.min(...crowns.map(widthOf)) > nearCrown / 2
  const fruit = shapes.find(({ part }) => part === 'apple')
  return shapes.flatMap((shape) => {
    if (shape.part === 'trunk' && shape.material === 'wood') {
      return [{ ...shape, colour: '#2b2224', points: whole ? tapered(shape.points) : shape.points }]
    }
    if (whole && shape.group === 'apples') return shape === fruit ? hangFruit(crowns, shape) : []
    if (!isCrown(shape)) return [shape]
    if (whole) return shape === crowns[0] ? growBouquet(crowns) : []
    return widthOf(shape) > nearCrown ? growBouquet([shape]) : growLeaves(shape)
  })
}

/** A trunk that tapers from its roots to a point between its great leaves. */
function tapered(trunk: readonly Point[]): Point[] {
  const { x, y, high } = middleOf(trunk)
  const side = (sign: number): Point[] =>
    Array.from({ length: 21 }, (_, index): Point => {
      const up = index / 20
      const low = (1 - up) * (1 - up) * (1 - up)
      const half = high * (0.048 * (1 - 0.84 * up) + 0.045 * low * low * low)
      return [x + sign * half, y + high * (0.5 - up)]
    })
  return [...side(-1), ...side(1).reverse()]
}

function widthOf({ points }: Shape): number {
  return middleOf(points).wide
}

/** Thin paint dabbed on a crown. */
function isDab(shape: Shape): boolean {
  return shape.part === 'leaf' && shape.marking === true && (shape.alpha ?? 1) < 0.75
}

/** Markings of scenery that would only print as dirt. */
function isSpeck(shape: Shape): boolean {
  if (shape.material === 'light' || !shape.closed) return false
  const { wide, high } = middleOf(shape.points)
  return Math.max(wide, high) < (shape.marking ? 8 : 5)
}
