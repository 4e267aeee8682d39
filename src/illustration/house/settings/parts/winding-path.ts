import type { Point, Thing } from '../../drawing.ts'
import { mixed } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { rounded, smoothed } from '../outline.ts'
import { fill, scenery } from '../shapes.ts'

/** In front of the nearest hill: a path is seen down to the page's edge. */
const pathDepth = 0.525

/** Below the page's foot as the widest camera sees it, and beyond its sides. */
const foot = 1190
const beyond = 240

/** Page units across at which paths leave the page's foot, in the order in which they are tried. */
const ends = [300, 700, 180, 820, 70, 930, 500] as const

/**
 * A path of sand from afar in every course it may take: down to the page's foot or off at a side. Whoever composes
 * the picture lays the one that meets nobody. `width` in page units at the page's foot; from a knoll paths come down
 * and do not leave the page at its height.
 */
export function windingPaths(from: Point, width: number, hour: Hour, onKnoll = false): Thing[] {
  const down = ends.map((end) => courseTo(from, end))
  const aside = (onKnoll ? [] : [-beyond, 1000 + beyond]).map((end) => courseAside(from, end))
  return [
    ...down.map((course) => pathAlong(course, width * 1.25, hour)),
    ...aside.map((course) => pathAlong(course, width * 0.62, hour)),
  ]
}

/** Turns away first, then sweeps over and comes down; where it comes straight down it swings the more. */
function courseTo([x, y]: Point, end: number): Point[] {
  const over = end - x
  const way = over < 0 ? -1 : 1
  const swing = way * Math.max(34, 100 - Math.abs(over) * 0.2)
  const at = (across: number, down: number): Point => [x + across, y + (foot - y) * down]
  return [
    [x, y],
    at(-swing * 0.55, 0.07),
    at(over * 0.16 - swing * 0.5, 0.16),
    at(over * 0.5 + swing * 0.5, 0.29),
    at(over * 0.86 + swing, 0.44),
    at(over + swing * 0.3, 0.64),
    at(over * 0.9 - swing * 0.6, 1),
  ]
}

/** Bends round and leaves the page while it is still far off. */
function courseAside([x, y]: Point, end: number): Point[] {
  const over = end - x
  return [
    [x, y],
    [x + over * 0.03, y + 34],
    [x + over * 0.2, y + 84],
    [x + over * 0.58, y + 112],
    [end, y + 176],
  ]
}

function pathAlong(course: readonly Point[], width: number, hour: Hour): Thing {
  const line = smoothed(course, false, 6)
  const [far, near] = [line[0] as Point, line[line.length - 1] as Point]
  const side = (sign: number): Point[] =>
    line.map(([x, y], index): Point => {
      const before = line[Math.max(0, index - 1)] as Point
      const after = line[Math.min(line.length - 1, index + 1)] as Point
      const [dx, dy] = [after[0] - before[0], (after[1] - before[1]) * 2.2]
      const length = Math.max(1e-6, Math.hypot(dx, dy))
      const along = Math.max(0, (y - far[1]) / Math.max(1, near[1] - far[1]))
      const half = (sign * width * (0.1 + 0.9 * along * Math.sqrt(along))) / 2
      return [rounded(x + (half * dy) / length), rounded(y - (half * 0.42 * dx) / length)]
    })
  const sand = hour.paintGround('#e6c98f')
  const lit = mixed(sand, hour.paintGround('#fff0c8'), 0.35)
  return scenery('path', pathDepth, [
    fill('path', [...side(-1), ...side(1).toReversed()], lit, 'ground', { colour2: sand }),
  ])
}
