import type { PartName } from '../../part-name.ts'
import type { Face, Point, Shape } from '../../drawing.ts'

/** Axes of a face on the page: which way is right and which is down, of length 1. */
export interface FaceFrame {
  face: Face
  right: Point
  down: Point
}

/** Finds how a face is tilted from its pair of eyes; upright when it has no pair. */
export function faceFrame(face: Face, shapes: readonly Shape[]): FaceFrame {
  const marks = (...parts: PartName[]): Point[] =>
    shapes
      .filter((shape) => shape.marking && parts.includes(shape.part))
      .map((shape) => middleOf(shape.points))
      .filter((middle) => isOn(face, middle))
  const own = marks('eye', 'eyelid')
  // Toys look out of buttons; a coat's buttons under somebody's chin are no eyes.
  const eyes = own.length > 0 ? own : marks('button')
  const first = eyes[0]
  const last = eyes.findLast((eye) => first && distance(eye, first) > face.radius * 0.2)
  if (!first || !last) return { face, right: [1, 0], down: [0, 1] }
  const [left, other] = first[0] <= last[0] ? [first, last] : [last, first]
  const length = distance(left, other)
  const right: Point = [(other[0] - left[0]) / length, (other[1] - left[1]) / length]
  return { face, right, down: [-right[1], right[0]] }
}

/** Whether a point lies on the face or close to it: ears and the chin's edge count. */
export function isOn(face: Face, [x, y]: Point): boolean {
  return distance([x, y], face.centre) < face.radius * 1.3
}

/** Middle of the box round the points. */
export function middleOf(points: readonly Point[]): Point {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/** A place given in a face's axes from `centre`, on the page. */
export function placeOn({ right, down }: FaceFrame, centre: Point, across: number, along: number): Point {
  return [centre[0] + right[0] * across + down[0] * along, centre[1] + right[1] * across + down[1] * along]
}

/** A place on the page in a face's axes from `centre`. */
export function placeIn({ right, down }: FaceFrame, centre: Point, [x, y]: Point): Point {
  const [dx, dy] = [x - centre[0], y - centre[1]]
  return [dx * right[0] + dy * right[1], dx * down[0] + dy * down[1]]
}

function distance(a: Point, b: Point): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
}
