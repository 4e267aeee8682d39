import type { Point } from '../../drawing.ts'
import { between } from '../../pen/curves.ts'
import { clamp, mixNumbers, moved, pointAt } from './points.ts'

/** One clean arc from `start` over `top` to `end`: a brow, a lid, a smile. */
export function arch(start: Point, top: Point, end: Point, count = 12): Point[] {
  const control: Point = [2 * top[0] - (start[0] + end[0]) / 2, 2 * top[1] - (start[1] + end[1]) / 2]
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count
    return between(between(start, control, t), between(control, end, t), t)
  })
}

/**
 * Bumps from point to point, as the edge of curls or of a cloud: each bulges to the left of the way (y down: up,
 * going right) by `height` times its length.
 */
export function bumps(points: readonly Point[], height: number, steps = 8): Point[] {
  const edge: Point[] = []
  for (let index = 0; index < points.length - 1; index++) {
    const from = pointAt(points, index)
    const to = pointAt(points, index + 1)
    const aside: Point = [to[1] - from[1], from[0] - to[0]]
    for (let step = 0; step < steps; step++) {
      const angle = (step / steps) * Math.PI
      edge.push(moved(between(from, to, (1 - Math.cos(angle)) / 2), aside, height * Math.sin(angle)))
    }
  }
  edge.push(pointAt(points, points.length - 1))
  return edge
}

/** Arms and legs are one curve with a rounded joint, so that no elbow or knee ever shows a seam. */
export function bend(start: Point, joint: Point, end: Point, rounding = 0.42, count = 40): Point[] {
  const before = between(joint, start, rounding)
  const after = between(joint, end, rounding)
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count
    if (t < 0.3) return between(start, before, t / 0.3)
    if (t > 0.7) return between(after, end, (t - 0.7) / 0.3)
    const u = (t - 0.3) / 0.4
    return between(between(before, joint, u), between(joint, after, u), u)
  })
}

/** The point at `t` (0..1 of its samples) of a curve. */
export function along(curve: readonly Point[], t: number): Point {
  const last = curve.length - 1
  const place = clamp(t, 0, 1) * last
  const index = Math.min(last - 1, Math.floor(place))
  return between(pointAt(curve, index), pointAt(curve, index + 1), place - index)
}

export interface TubeOptions {
  /** The part of the curve to cover, 0..1. */
  from?: number
  to?: number
  /** Roundness of the ends: 0 is cut straight, 1 a half circle. */
  capStart?: number
  capEnd?: number
}

/** A tapered tube along a curve: limbs, sleeves, trouser legs. `radius` is asked for each t of the curve. */
export function tube(
  curve: readonly Point[],
  radius: (t: number) => number,
  options: TubeOptions = {},
): Point[] {
  const { from = 0, to = 1, capStart = 1, capEnd = 1 } = options
  const samples = 22
  const frames = Array.from({ length: samples + 1 }, (_, index) => {
    const t = mixNumbers(from, to, index / samples)
    return frameAt(curve, t, radius(t))
  })
  const left = frames.map((frame) => moved(frame.centre, frame.normal, frame.radius))
  const right = frames.map((frame) => moved(frame.centre, frame.normal, -frame.radius)).reverse()
  const first = frames[0]
  const last = frames[samples]
  if (first === undefined || last === undefined) throw new RangeError('a tube needs samples')
  return [...left, ...cap(last, 1, capEnd), ...right, ...cap(first, -1, capStart)]
}

interface Frame {
  centre: Point
  forward: Point
  normal: Point
  radius: number
}

function frameAt(curve: readonly Point[], t: number, radius: number): Frame {
  const behind = along(curve, t - 0.02)
  const ahead = along(curve, t + 0.02)
  const length = Math.hypot(ahead[0] - behind[0], ahead[1] - behind[1]) || 1
  const forward: Point = [(ahead[0] - behind[0]) / length, (ahead[1] - behind[1]) / length]
  return { centre: along(curve, t), forward, normal: [-forward[1], forward[0]], radius }
}

function cap(frame: Frame, sign: 1 | -1, roundness: number): Point[] {
  if (roundness === 0) return []
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (Math.PI * (index + 1)) / 10
    const aside = moved(frame.centre, frame.normal, sign * frame.radius * Math.cos(angle))
    return moved(aside, frame.forward, sign * roundness * frame.radius * Math.sin(angle))
  })
}
