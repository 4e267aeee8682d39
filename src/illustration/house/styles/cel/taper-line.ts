import type { Point } from '../../drawing.ts'

/**
 * The ribbon that a brush leaves along an open line of about `width`: full in the middle, `end` of the width
 * (0..1) at both tips. A closed polygon.
 */
export function taperLine(line: readonly Point[], width: number, end: number): Point[] {
  const points = evenly(line, Math.max(0.8, width * 0.7))
  const last = points.length - 1
  if (last < 1) return []
  const left: Point[] = []
  const right: Point[] = []
  for (let index = 0; index <= last; index++) {
    const [x, y] = points[index] as Point
    const before = points[Math.max(0, index - 1)] as Point
    const after = points[Math.min(last, index + 1)] as Point
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    const place = index / last
    const swell = 4 * place * (1 - place)
    const reach = (width / 2) * (end + (1 - end) * (1 - (1 - swell) * (1 - swell)))
    left.push([x - (dy / length) * reach, y + (dx / length) * reach])
    right.push([x + (dy / length) * reach, y - (dx / length) * reach])
  }
  return [...left, ...right.reverse()]
}

/** Points `step` apart along a line, with its ends. */
function evenly(line: readonly Point[], step: number): Point[] {
  const first = line[0]
  const last = line[line.length - 1]
  if (!first || !last) return []
  const points: Point[] = [first]
  let left = step
  for (let index = 1; index < line.length; index++) {
    const [ax, ay] = line[index - 1] as Point
    const [bx, by] = line[index] as Point
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    let along = left
    while (along < length) {
      points.push([ax + ((bx - ax) * along) / length, ay + ((by - ay) * along) / length])
      along += step
    }
    left = along - length
  }
  points.push(last)
  return points
}
