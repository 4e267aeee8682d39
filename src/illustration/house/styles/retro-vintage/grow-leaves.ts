import type { Point, Shape } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { middleOf } from '../press/scale-points.ts'

interface Leaf {
  foot: Point
  /** Turns from upright, clockwise. */
  lean: number
  wide: number
  high: number
}

/**
 * A crown becomes one leaf or two that overlap, with veins that meet the trunk: the way trees are printed in this
 * style. Other shapes stay as they are.
 */
export function growLeaves(shape: Shape): Shape[] {
  const { wide, high } = middleOf(shape.points)
  if (shape.part !== 'crown' || shape.material !== 'foliage' || Math.min(wide, high) < 16) return [shape]
  const [under, over] = leavesIn(shape)
  if (!under) return [shape]
  const underLeaf = { ...shape, part: 'underLeaf', points: leafOutline(under) }
  if (!over) return [underLeaf, ...veins(under)]
  const points = leafOutline(over)
  return [
    // Bare paper first, so that the leaves are printed over one another and over nothing else; of a colour of its
    // own, so that it stays apart.
    { ...shape, part: 'bareLeaf', points, colour: '#ffffff' },
    underLeaf,
    ...veins(under),
    { ...shape, part: 'overLeaf', points },
    ...veins(over),
  ]
}

function leavesIn({ points }: Shape): Leaf[] {
  const { x, y, wide, high } = middleOf(points)
  const foot: Point = [x, y + high * 0.54]
  if (high > wide * 1.6) return [{ foot, lean: 0, wide: wide * 1.05, high: high * 1.12 }]
  return [
    { foot, lean: 0.085, wide: wide * 0.66, high: high * 1.08 },
    { foot, lean: -0.075, wide: wide * 0.66, high: high * 1.16 },
  ]
}

function leafOutline(leaf: Leaf): Point[] {
  const side = (sign: number) =>
    Array.from({ length: 25 }, (_, index): Point => {
      const part = index / 24
      // Fullest a little below the middle and pointed at both ends.
      const full = sineOfTurns((part + 0.16 * part * (1 - part)) / 2)
      return onLeaf(leaf, sign * 0.5 * Math.sqrt(full) * Math.sqrt(Math.sqrt(full)), part)
    })
  return [...side(1), ...side(-1).reverse()]
}

/** A place on a leaf: across -0.5..0.5 and up 0..1. */
function onLeaf({ foot, lean, wide, high }: Leaf, across: number, up: number): Point {
  const [sine, cosine] = [sineOfTurns(lean), cosineOfTurns(lean)]
  const [x, y] = [across * wide, -up * high]
  return [foot[0] + x * cosine - y * sine, foot[1] + x * sine + y * cosine]
}

function veins(leaf: Leaf): Shape[] {
  const thick = Math.max(1.4, Math.min(6, leaf.wide * 0.03))
  const line = (points: Point[], width: number): Shape => ({
    part: 'vein',
    points,
    closed: false,
    colour: '#2b1d1a',
    width,
    material: 'ink',
    marking: true,
  })
  const shapes = [line([onLeaf(leaf, 0, -0.02), onLeaf(leaf, 0, 0.45), onLeaf(leaf, 0, 0.86)], thick)]
  if (leaf.wide < 26) return shapes
  for (let index = 0; index < 5; index++) {
    const up = 0.2 + index * 0.135
    const reach = 0.29 - Math.abs(index - 1.4) * 0.042
    for (const sign of [-1, 1]) {
      shapes.push(line([onLeaf(leaf, 0, up), onLeaf(leaf, sign * reach, up + reach * 0.52)], thick * 0.55))
    }
  }
  return shapes
}
