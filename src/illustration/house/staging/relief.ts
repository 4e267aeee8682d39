import type { Point } from '../drawing.ts'
import type { Vector } from './space/vector.ts'

/** The rise and fall of the ground along x; it is the same at every z. */
export interface Relief {
  heightAt(x: number): number
  /** Metres that it rises in a metre to the right. */
  slopeAt(x: number): number
  /** A point of the map as it lies on the ground, so many metres above it. */
  lay(point: Point, above?: number): Vector
  /** Where the ground bends, by x. */
  bends: readonly number[]
}

/** @param profile points of a line, x and height, from left to right; level ground where there are none */
export function reliefOf(profile: readonly Point[] = []): Relief {
  const heightAt = (x: number): number => {
    const next = profile.findIndex(([to]) => x <= to)
    if (next <= 0) return profile.at(next)?.[1] ?? 0
    const [from, to] = [profile[next - 1] as Point, profile[next] as Point]
    return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])
  }
  const slopeAt = (x: number): number => (heightAt(x + step) - heightAt(x - step)) / (2 * step)
  return {
    heightAt,
    slopeAt,
    lay: ([x, z], above = 0) => [x, heightAt(x) + above, z],
    bends: profile.map(([x]) => x),
  }
}

const step = 0.4
