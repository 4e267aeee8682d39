import type { Point, Thing } from '../drawing.ts'
import { gradientNoise } from '../raster/noise.ts'

/** How far a hand strays, in page units: slowly along the line, and with a tremble. */
export interface Stray {
  slow: number
  tremble: number
}

/**
 * Moves outlines as an unsteady hand or pair of scissors does. All shapes of a thing move with one field, so
 * neighbours stay neighbours. Points no closer than about five units are added where an edge is long.
 */
export function bendOutline(
  seed: string,
  thing: Thing,
  stray: Stray,
): (points: readonly Point[], closed: boolean) => Point[] {
  const noiseX = gradientNoise(`${seed}/${thing.id}/x`)
  const noiseY = gradientNoise(`${seed}/${thing.id}/y`)
  const moved = (x: number, y: number): Point => [
    x + noiseX(x * 0.02, y * 0.02) * stray.slow + noiseX(x * 0.09, y * 0.09) * stray.tremble,
    y + noiseY(x * 0.02, y * 0.02) * stray.slow + noiseY(x * 0.09, y * 0.09) * stray.tremble,
  ]
  return (points, closed) => {
    const bent: Point[] = []
    const edges = closed ? points.length : points.length - 1
    for (let index = 0; index < edges; index++) {
      const [ax, ay] = points[index] as Point
      const [bx, by] = points[(index + 1) % points.length] as Point
      const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
      const parts = Math.max(1, Math.min(400, Math.ceil(length / 6)))
      for (let part = 0; part < parts; part++) {
        bent.push(moved(ax + ((bx - ax) * part) / parts, ay + ((by - ay) * part) / parts))
      }
    }
    const last = points[points.length - 1]
    if (!closed && last) bent.push(moved(last[0], last[1]))
    return bent
  }
}
