import type { Point, Shape } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'

export interface Leaf {
  foot: Point
  /** Turns from upright, clockwise. */
  lean: number
  wide: number
  high: number
}

/** A leaf's outline: fullest a little below the middle and pointed at both ends. */
export function leafOutline(leaf: Leaf): Point[] {
  const side = (sign: number) =>
    Array.from({ length: 25 }, (_, index): Point => {
      const part = index / 24
      const full = sineOfTurns((part + 0.16 * part * (1 - part)) / 2)
      return onLeaf(leaf, sign * 0.5 * Math.sqrt(full) * Math.sqrt(Math.sqrt(full)), part)
    })
  return [...side(1), ...side(-1).reverse()]
}

/** A midrib from below the leaf's foot, `stalk` of its height long, and the veins that leave it. */
export function veins(leaf: Leaf, stalk = 0.02): Shape[] {
  const thick = Math.max(1.4, Math.min(7, leaf.wide * 0.03))
  const shapes = [vein([onLeaf(leaf, 0, -stalk), onLeaf(leaf, 0, 0.45), onLeaf(leaf, 0, 0.86)], thick)]
  if (leaf.wide < 26) return shapes
  for (let index = 0; index < 5; index++) {
    const up = 0.2 + index * 0.135
    const reach = 0.34 - Math.abs(index - 1.2) * 0.05
    for (const sign of [-1, 1]) {
      shapes.push(vein([onLeaf(leaf, 0, up), onLeaf(leaf, sign * reach, up + reach * 0.52)], thick * 0.55))
    }
  }
  return shapes
}

function vein(points: Point[], width: number): Shape {
  return { part: 'vein', points, closed: false, colour: '#2b1d1a', width, material: 'ink', marking: true }
}

/** A place on a leaf: across -0.5..0.5 and up 0..1. */
export function onLeaf({ foot, lean, wide, high }: Leaf, across: number, up: number): Point {
  const [sine, cosine] = [sineOfTurns(lean), cosineOfTurns(lean)]
  const [x, y] = [across * wide, -up * high]
  return [foot[0] + x * cosine - y * sine, foot[1] + x * sine + y * cosine]
}
