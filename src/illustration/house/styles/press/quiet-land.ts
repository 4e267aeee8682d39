import type { PartName } from '../../part-name.ts'
import type { Shape, Thing } from '../../drawing.ts'

/** Far woods, grass and stones fill a picture for styles that paint what is between; these print what counts. */
const filling = /^(mill|hedge|shrubs|growth|grass|undergrowth|beds|reedsFar|stones|frontStones|puddles)$/
const woods: ReadonlySet<PartName> = new Set([
  'trunk',
  'bark',
  'crown',
  'crownLight',
  'leaf',
  'leaves',
  'leavesLight',
  'bush',
  'bushLight',
  'skirt',
  'blade',
  'stalk',
  'flower',
  'heart',
])

const openLand: ReadonlySet<PartName> = new Set(['land', 'snow', 'sunlight'])

/** Woods that stand farther off than this are left out. */
const farWoods = 0.2

/** Page units: wider shadows, as of houses, are left out. */
const broadShadow = 160

/**
 * A landscape without what only fills it: far woods, grass, and ranges of land on which nothing is left standing,
 * but for the nearest few.
 */
export function quietLand(things: readonly Thing[], nearest = 2): Thing[] {
  const kept = things.filter((thing) => !isFilling(thing))
  const lands = kept.filter(isLand)
  const needed = new Set(
    lands.filter((land, index) => {
      const next = lands[index + 1]
      return index >= lands.length - nearest || (next && standsBetween(kept, land, next))
    }),
  )
  return kept.filter((thing) => !isLand(thing) || needed.has(thing))
}

/** A range of open land: everything that it is made of is ground, from side to side. */
export function isLand({ kind, shapes, box }: Thing): boolean {
  return kind === 'scenery' && box.x0 < 0 && box.x1 > 1000 && shapes.length > 0 && shapes.every(isGround)
}

function isGround({ part, material }: Shape): boolean {
  return material === 'ground' && openLand.has(part)
}

function isFilling({ id, kind, depth, shapes, box }: Thing): boolean {
  if (kind !== 'scenery' || shapes.length === 0) return false
  if (id.endsWith('-shadow')) return depth < 0.45 && box.x1 - box.x0 > broadShadow
  if (filling.test(id)) return true
  const overhead = box.y0 < 0 && shapes.some(({ part }) => part === 'crown')
  return depth < farWoods && !overhead && shapes.every(({ part }) => woods.has(part))
}

function standsBetween(things: readonly Thing[], land: Thing, next: Thing): boolean {
  return things
    .slice(things.indexOf(land) + 1, things.indexOf(next))
    .some(({ shapes, id }) => shapes.length > 0 && id !== 'path')
}
