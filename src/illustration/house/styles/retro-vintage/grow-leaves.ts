import type { PartName } from '../../part-name.ts'
import type { Point, Shape } from '../../drawing.ts'
import { sineOfTurns } from '../../raster/exact-math.ts'
import { middleOf } from '../press/scale-points.ts'
import { type Leaf, leafOutline, onLeaf, veins } from './leaf.ts'

/** Leaves of a great tree: across and up from the foot of its crown, and size, as shares of the crown. */
const bouquet: readonly { at: Point; lean: number; wide: number; high: number; over?: true; both?: true }[] =
  [
    { at: [-0.1, 0.13], lean: -0.19, wide: 0.25, high: 0.46, over: true },
    { at: [0.11, 0.1], lean: 0.19, wide: 0.27, high: 0.46, both: true },
    { at: [-0.03, 0.34], lean: -0.045, wide: 0.44, high: 0.78 },
    { at: [0.07, 0.3], lean: 0.07, wide: 0.42, high: 0.74, over: true },
  ]

/** Page units from the page's edge to where fruit may hang. */
const edge = 34

/** Whether a shape is the crown of a tree, large enough to be told apart. */
export function isCrown({ part, material, points }: Shape): boolean {
  if (part !== 'crown' || material !== 'foliage') return false
  const { wide, high } = middleOf(points)
  return Math.min(wide, high) >= 16
}

/** One crown becomes one leaf or two that overlap: the way trees far away are printed in this style. */
export function growLeaves(crown: Shape): Shape[] {
  const { x, y, wide, high } = middleOf(crown.points)
  const foot: Point = [x, y + high * 0.54]
  if (high > wide * 1.6) {
    const leaf = { foot, lean: 0, wide: wide * 1.05, high: high * 1.12 }
    return printLeaves(crown, [leaf], [leaf])
  }
  return printLeaves(
    crown,
    [{ foot, lean: 0.085, wide: wide * 0.66, high: high * 1.08 }],
    [{ foot, lean: -0.075, wide: wide * 0.66, high: high * 1.16 }],
  )
}

/** The crowns of one great tree become leaves on stalks that meet the trunk. */
export function growBouquet(crowns: readonly Shape[]): Shape[] {
  const leaves = bouquetOf(crowns)
  // One is printed in both inks, which gives a third colour.
  const over = leaves.filter((_, index) => bouquet[index]?.over ?? bouquet[index]?.both)
  const under = leaves.filter((_, index) => !bouquet[index]?.over)
  return printLeaves(crowns[0] as Shape, under, over, middleOf(crowns.flatMap(({ points }) => points)).x)
}

/** Fruit like `fruit`, a little larger, on the leaves of a great tree: one on small leaves and two on large ones. */
export function hangFruit(crowns: readonly Shape[], fruit: Shape): Shape[] {
  const { x, y } = middleOf(fruit.points)
  return bouquetOf(crowns)
    .flatMap((leaf, index) =>
      (index < 2
        ? [[0.12, 0.55]]
        : [
            [-0.2, 0.34],
            [0.16, 0.62],
          ]
      ).map(([across, up]): Shape => {
        const [toX, toY] = onLeaf(leaf, across!, up!)
        const points = fruit.points.map(([px, py]): Point => [toX + (px - x) * 1.3, toY + (py - y) * 1.3])
        return { ...fruit, points }
      }),
    )
    .filter(({ points }) => points.every(isOnPage))
}

/** Half an apple at the page's edge is a scrap. */
function isOnPage([x, y]: Point): boolean {
  return Math.min(x, y) > edge && Math.max(x, y) < 1000 - edge
}

function bouquetOf(crowns: readonly Shape[]): Leaf[] {
  const { x, y, wide, high } = middleOf(crowns.flatMap(({ points }) => points))
  const base = y + high * 0.56
  return bouquet.map(({ at, lean, wide: across, high: up }) => ({
    foot: [x + at[0] * wide, base - at[1] * high],
    lean,
    wide: across * wide,
    high: up * high,
  }))
}

/**
 * Bare paper first, so that the leaves are printed over one another and over nothing else. Stalks reach to the
 * middle of a `trunk`.
 */
function printLeaves(crown: Shape, under: readonly Leaf[], over: readonly Leaf[], trunk?: number): Shape[] {
  const { group: _, ...loose } = crown
  const printed = (part: PartName, colour: string) => (leaf: Leaf) => ({
    ...loose,
    part,
    colour,
    points: leafOutline(leaf),
  })
  const leaves = [...new Set([...under, ...over])]
  return [
    ...leaves.map(printed('bareLeaf', '#ffffff')),
    ...under.map(printed('underLeaf', crown.colour)),
    ...over.map(printed('overLeaf', crown.colour)),
    ...leaves.flatMap((leaf) => veins(leaf, trunk === undefined ? 0.02 : stalkTo(trunk, leaf))),
  ]
}

/** How long a leaf's stalk is that ends at a trunk, as a share of the leaf's height. */
function stalkTo(trunk: number, { foot, lean, high }: Leaf): number {
  return (foot[0] - trunk) / (sineOfTurns(lean) * high)
}
