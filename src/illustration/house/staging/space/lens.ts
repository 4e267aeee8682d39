import type { Point, Sheet } from '../../drawing.ts'
import { add, cross, dot, minus, radians, times, unit, type Vector } from './vector.ts'

/** The camera, told as a photographer tells it. */
export interface CameraWords {
  /** Where its aim lies in the picture, as parts of its width and height. */
  put: Point
  /** Metres from the lens to the aim. */
  distance: number
  /** Degrees that it looks up; negative looks down. */
  pitch: number
  /** Degrees that it is turned to the right. */
  yaw?: number | undefined
  /** Degrees that it is rolled; positive lets the ground fall to the right. */
  roll?: number | undefined
  /** In heights of the picture: 0.95 is wide, 1.2 natural, 1.45 long. */
  focal: number
}

/** Where the camera is, its axes, and page units a metre at one metre away. */
export interface Lens {
  readonly at: Vector
  readonly right: Vector
  readonly up: Vector
  readonly ahead: Vector
  readonly scale: number
  readonly sheet: Sheet
}

/** Nearer than this, in metres, nothing is seen. */
export const nearest = 0.15

/** The camera stands so far from its aim that the aim lies where it is to be put. */
export function lensOf(words: CameraWords, aim: Vector, sheet: Sheet): Lens {
  const [lift, turn, roll] = [radians(words.pitch), radians(words.yaw ?? 0), radians(words.roll ?? 0)]
  const ahead: Vector = [Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)]
  const level: Vector = [Math.cos(turn), 0, -Math.sin(turn)]
  const upright = cross(ahead, level)
  const right = add(times(level, Math.cos(roll)), times(upright, Math.sin(roll)))
  const top = add(times(upright, Math.cos(roll)), times(level, -Math.sin(roll)))
  const scale = words.focal * sheet.height
  const across = ((words.put[0] - 0.5) * sheet.width) / scale
  const down = ((words.put[1] - 0.5) * sheet.height) / scale
  const ray = unit(add(ahead, add(times(right, across), times(top, -down))))
  return { at: minus(aim, times(ray, words.distance)), right, up: top, ahead, scale, sheet }
}

/** Metres in front of the lens, along its axis. */
export function depthOf(lens: Lens, point: Vector): number {
  return dot(minus(point, lens.at), lens.ahead)
}

/** Page units a metre at this depth. */
export function scaleAt(lens: Lens, depth: number): number {
  return lens.scale / Math.max(nearest, depth)
}

/** Where a point lies in the picture, in page units. */
export function project(lens: Lens, point: Vector): Point {
  const way = minus(point, lens.at)
  const scale = scaleAt(lens, dot(way, lens.ahead))
  return [
    lens.sheet.width / 2 + scale * dot(way, lens.right),
    lens.sheet.height / 2 - scale * dot(way, lens.up),
  ]
}

/** The point that lies there in the picture, so many metres deep. */
export function pointBehind(lens: Lens, [x, y]: Point, depth: number): Vector {
  const across = ((x - lens.sheet.width / 2) * depth) / lens.scale
  const down = ((y - lens.sheet.height / 2) * depth) / lens.scale
  return add(add(lens.at, times(lens.ahead, depth)), add(times(lens.right, across), times(lens.up, -down)))
}
