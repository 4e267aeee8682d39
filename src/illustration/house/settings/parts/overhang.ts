import type { Random } from '#book/random.ts'
import type { Point, Shape, Thing } from '../../drawing.ts'
import { darker, lighter } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { rounded, smoothed } from '../outline.ts'
import { fill, scenery } from '../shapes.ts'

/** Page units that a bough reaches in from the corner at most. */
export const overhangReach = { across: 400, down: 225 } as const

/** Twigs of a bough: where on it they leave (0 at the page's edge), which way and how long. */
const twigs = [
  [0.1, [0.1, 1], 120],
  [0.3, [0.5, 0.85], 120],
  [0.52, [0.3, 0.95], 96],
  [0.7, [0.75, 0.66], 84],
  [1, [1, 0.24], 62],
] as const

/** A bough with leaves that reaches into the picture at its upper left corner, or right one, near and in shade. */
export function overhang(side: 'left' | 'right', hour: Hour, random: Random): Thing {
  const mirror = ([x, y]: Point): Point => [rounded(side === 'left' ? x : 1000 - x), rounded(y)]
  const dip = 20 * random()
  const along = (t: number): Point => [-70 + 370 * t, 20 + 84 * t - 64 * t * t + dip * t]
  const wood = hour.paint('#5d4636')
  const shapes: Shape[] = [bough(along, mirror, wood)]
  for (const [t, way, length] of twigs) shapes.push(...twig(along(t), way, length, { hour, random, mirror }))
  return scenery('overhang', 1.08, shapes)
}

function bough(along: (t: number) => Point, mirror: (point: Point) => Point, wood: string): Shape {
  const spine = [0, 0.25, 0.5, 0.75, 1].map(along)
  const edge = (sign: number): Point[] =>
    spine.map(([x, y], index): Point => [x, y + sign * (17 - index * 3.4)])
  const outline = smoothed([...edge(-1), ...edge(1).toReversed()].map(mirror), true, 5)
  return fill('branch', outline, wood, 'wood', { colour2: darker(wood, 0.2) })
}

interface Growing {
  hour: Hour
  random: Random
  mirror: (point: Point) => Point
}

/** Leaves in pairs on a short stalk, with one at its end. */
function twig(
  [x, y]: Point,
  [right, down]: readonly [number, number],
  length: number,
  { hour, random, mirror }: Growing,
): Shape[] {
  const pairs = length > 90 ? 3 : 2
  const leaves: Shape[] = []
  const leaf = (at: Point, way: Point, size: number): void => {
    const green = hour.paint(random() < 0.5 ? '#2f7d3b' : '#3f9143')
    leaves.push(
      fill('leaf', leafOutline(at, way, size).map(mirror), green, 'foliage', {
        colour2: random() < 0.3 ? lighter(green, 0.12) : darker(green, 0.16),
      }),
    )
  }
  for (let pair = 0; pair < pairs; pair++) {
    const reach = (length * (pair + 0.5)) / (pairs + 0.4)
    const at: Point = [x + right * reach, y + down * reach]
    const size = 62 - pair * 7 + 10 * random()
    leaf(at, [right * 0.5 - down * 0.86, down * 0.5 + right * 0.86], size)
    leaf(at, [right * 0.5 + down * 0.86, down * 0.5 - right * 0.86], size * 0.92)
  }
  leaf([x + right * length * 0.84, y + down * length * 0.84], [right, down], 58)
  return leaves
}

/** A pointed leaf that grows from `at` in a direction. */
function leafOutline([x, y]: Point, [right, down]: Point, size: number): Point[] {
  const at = (along: number, aside: number): Point => [
    x + size * (right * along - down * aside),
    y + size * (down * along + right * aside),
  ]
  return smoothed(
    [at(0, 0), at(0.22, 0.19), at(0.55, 0.23), at(1.04, 0), at(0.55, -0.23), at(0.22, -0.19)],
    true,
    4,
  )
}
