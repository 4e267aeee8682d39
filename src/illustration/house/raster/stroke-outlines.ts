import type { Point } from '../drawing.ts'
import type { Outline } from './fill-mask.ts'

/** Corners of a round end or joint, on the unit circle: twelve points from exact fractions and roots. */
const round: readonly Point[] = (() => {
  const half = 0.5
  const high = Math.sqrt(3) / 2
  return [
    [1, 0],
    [high, half],
    [half, high],
    [0, 1],
    [-half, high],
    [-high, half],
    [-1, 0],
    [-high, -half],
    [-half, -high],
    [0, -1],
    [half, -high],
    [high, -half],
  ]
})()

/** The outlines that a pen of `width` leaves along an open line: a ribbon with round ends and round sharp corners. */
export function strokeOutlines(line: readonly Point[], width: number): Outline[] {
  const radius = width / 2
  const points = line.filter((point, index) => index === 0 || !samePlace(point, line[index - 1] as Point))
  const first = points[0]
  const last = points[points.length - 1]
  if (!first || !last) return []
  const outlines: Outline[] = [dot(first, radius)]
  if (points.length > 1 && !samePlace(first, last)) outlines.push(dot(last, radius))
  for (const run of smoothRuns(points)) {
    outlines.push({ points: ribbon(run, radius) })
    outlines.push(dot(run[run.length - 1] as Point, radius))
  }
  return outlines
}

/** Parts of a line between its corners of more than about 50 degrees, so that ribbons never fold over. */
function smoothRuns(points: readonly Point[]): Point[][] {
  const runs: Point[][] = []
  let run: Point[] = []
  for (let index = 0; index < points.length; index++) {
    const point = points[index] as Point
    run.push(point)
    const before = points[index - 1]
    const after = points[index + 1]
    if (before && after && turnsSharply(before, point, after)) {
      runs.push(run)
      run = [point]
    }
  }
  if (run.length > 1) runs.push(run)
  return runs
}

function turnsSharply(a: Point, b: Point, c: Point): boolean {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  const lengths = Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy)) || 1
  return (ux * vx + uy * vy) / lengths < 0.64
}

function ribbon(points: readonly Point[], radius: number): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  for (let index = 0; index < points.length; index++) {
    const [x, y] = points[index] as Point
    const before = points[Math.max(0, index - 1)] as Point
    const after = points[Math.min(points.length - 1, index + 1)] as Point
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    left.push([x - (dy / length) * radius, y + (dx / length) * radius])
    right.push([x + (dy / length) * radius, y - (dx / length) * radius])
  }
  return [...left, ...right.reverse()]
}

function dot(centre: Point, radius: number): Outline {
  return { points: round.map(([x, y]) => [centre[0] + x * radius, centre[1] + y * radius]) }
}

function samePlace(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) < 1e-6 && Math.abs(a[1] - b[1]) < 1e-6
}
