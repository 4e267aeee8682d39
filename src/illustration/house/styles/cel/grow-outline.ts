import type { Point } from '../../drawing.ts'
import type { Outline } from '../../raster/fill-mask.ts'
import type { Noise } from '../../raster/noise.ts'

/** How a loaded brush follows an edge. */
export interface Brush {
  /** Widest stroke, in page units. */
  width: number
  /** Share of the width that is always there, added on the side away from the light, and lost and won at random. */
  floor: number
  side: number
  wobble: number
  /** Unit vector to the light, in page axes. */
  light: Point
  pressure: Noise
}

/**
 * The outline grown outwards by the brush: what it covers beyond the outline itself is the line. Drawn outside
 * only, so that shapes of one piece get one line around all of them and none at their joints. A hole shrinks
 * instead, and stays open.
 */
export function growOutline(outline: Outline, brush: Brush): Outline {
  const points = spaced(outline.points)
  const count = points.length
  if (count < 3) return outline
  const outward = signedArea(points) > 0 !== (outline.hole ?? false) ? 1 : -1
  const most = outline.hole ? narrower(points) * 0.3 : Infinity
  const grown: Point[] = []
  for (let index = 0; index < count; index++) {
    const [x, y] = points[index] as Point
    const before = points[(index + count - 1) % count] as Point
    const after = points[(index + 1) % count] as Point
    const into = unit(x - before[0], y - before[1])
    const out = unit(after[0] - x, after[1] - y)
    const along = unit(into[0] + out[0], into[1] + out[1])
    const normal: Point = [along[1] * outward, -along[0] * outward]
    const away = 0.5 - 0.5 * (normal[0] * brush.light[0] + normal[1] * brush.light[1])
    const press = brush.floor + brush.side * away + brush.wobble * brush.pressure(x * 0.022, y * 0.022)
    const reach = Math.min(most, brush.width * Math.max(0.1, press))
    const corner = (out[0] * into[1] - out[1] * into[0]) * outward < -0.35
    if (corner) {
      grown.push([x + into[1] * outward * reach, y - into[0] * outward * reach])
      grown.push([x + normal[0] * reach * 1.15, y + normal[1] * reach * 1.15])
      grown.push([x + out[1] * outward * reach, y - out[0] * outward * reach])
    } else grown.push([x + normal[0] * reach, y + normal[1] * reach])
  }
  return outline.hole ? { points: grown, hole: true } : { points: grown }
}

/** The shorter side of the box around the points. */
function narrower(points: readonly Point[]): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Without points on top of one another, which have no direction. */
function spaced(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const before = kept[kept.length - 1]
    if (before && Math.abs(before[0] - point[0]) + Math.abs(before[1] - point[1]) < 0.05) continue
    kept.push(point)
  }
  const first = kept[0]
  const last = kept[kept.length - 1]
  if (first && last && kept.length > 1) {
    if (Math.abs(first[0] - last[0]) + Math.abs(first[1] - last[1]) < 0.05) kept.pop()
  }
  return kept
}

function unit(x: number, y: number): Point {
  const length = Math.sqrt(x * x + y * y) || 1
  return [x / length, y / length]
}

function signedArea(points: readonly Point[]): number {
  let area = 0
  let before = points[points.length - 1] as Point
  for (const point of points) {
    area += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return area
}
