import type { Face, Point } from '../../drawing.ts'

/** Axes of a face on the page: which way is right and which is down, of length 1. */
export interface FaceFrame {
  face: Face
  right: Point
  down: Point
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

function distance(a: Point, b: Point): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
}
