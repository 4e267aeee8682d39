import type { Random } from '#book/random.ts'
import type { Point } from '../drawing.ts'

/** Outlines as dense polylines, in the units of whoever draws; y down, angles in degrees, clockwise on the page. */

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The point `distance` away from `from`; 0 degrees is to the right, 90 down. */
export function polar(from: Point, degrees: number, distance: number): Point {
  return [from[0] + Math.cos(radians(degrees)) * distance, from[1] + Math.sin(radians(degrees)) * distance]
}

/** On the straight line from `a` to `b`; halfway unless told. */
export function between(a: Point, b: Point, part = 0.5): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** Clockwise on the page for positive degrees. */
export function turnAbout(point: Point, degrees: number, centre: Point = [0, 0]): Point {
  const sine = Math.sin(radians(degrees))
  const cosine = Math.cos(radians(degrees))
  const x = point[0] - centre[0]
  const y = point[1] - centre[1]
  return [centre[0] + x * cosine - y * sine, centre[1] + x * sine + y * cosine]
}

/** Between `b` and `c` at `t` of 0 to 1, on a soft curve through all four (Catmull-Rom). */
export function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  )
}

/** A soft curve through all the points (Catmull-Rom), closed unless told. */
export function smooth(points: readonly Point[], closed = true, steps = 8): Point[] {
  const count = points.length
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[wrapped] as Point
  }
  const curve: Point[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      curve.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)])
    }
  }
  if (!closed) curve.push(at(count - 1))
  return curve
}

/** Straight edges between the points, with points in between so that a style can wobble them. */
export function straight(points: readonly Point[], closed = true, steps = 6): Point[] {
  const edges = closed ? points.length : points.length - 1
  const line: Point[] = []
  for (let index = 0; index < edges; index++) {
    const from = points[index] as Point
    const to = points[(index + 1) % points.length] as Point
    for (let step = 0; step < steps; step++) line.push(between(from, to, step / steps))
  }
  if (!closed) line.push(points[points.length - 1] as Point)
  return line
}

/** A closed outline without its first point again; `degrees` turn its axes. */
export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY = radiusX,
  degrees = 0,
  steps = 36,
): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI
    return turnAbout([x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY], degrees, [x, y])
  })
}

/** A piece of an ellipse's edge from one angle to another, open. */
export function arc(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fromDegrees: number,
  toDegrees: number,
  steps = 18,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = radians(fromDegrees + ((toDegrees - fromDegrees) * index) / steps)
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY]
  })
}

/** A box with rounded corners; x and y are its left and top. */
export function roundBox(x: number, y: number, width: number, height: number, radius = 0): Point[] {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0)
    return straight([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ])
  return [
    ...arc(x + width - r, y + r, r, r, -90, 0, 6),
    ...arc(x + width - r, y + height - r, r, r, 0, 90, 6),
    ...arc(x + r, y + height - r, r, r, 90, 180, 6),
    ...arc(x + r, y + r, r, r, 180, 270, 6),
  ]
}

/** A tube along an open curve with round ends; `radius` is given the place along it, 0..1. */
export function tube(curve: readonly Point[], radius: (along: number) => number): Point[] {
  const last = curve.length - 1
  const left: Point[] = []
  const right: Point[] = []
  for (let index = 0; index <= last; index++) {
    const point = curve[index] as Point
    const before = curve[Math.max(0, index - 1)] as Point
    const after = curve[Math.min(last, index + 1)] as Point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const normal: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length]
    const r = radius(index / last)
    left.push([point[0] + normal[0] * r, point[1] + normal[1] * r])
    right.unshift([point[0] - normal[0] * r, point[1] - normal[1] * r])
  }
  return [
    ...left,
    ...roundEnd(curve[last] as Point, left[last] as Point),
    ...right,
    ...roundEnd(curve[0] as Point, right[last] as Point),
  ]
}

/** Points of the half circle at an end of a tube. */
const roundEndPoints = 7

function roundEnd(centre: Point, from: Point): Point[] {
  return Array.from({ length: roundEndPoints }, (_, index) =>
    turnAbout(from, (-180 * (index + 1)) / (roundEndPoints + 1), centre),
  )
}

/** The point of a tube's outline where its curve ends. */
export function tubeEnd(outline: readonly Point[]): Point {
  const alongOneSide = outline.length / 2 - roundEndPoints
  return outline[alongOneSide + Math.floor(roundEndPoints / 2)] as Point
}

/** A limb or finger: a tube along a straight line, or bent softly through `via`. */
export function limb(
  from: Point,
  to: Point,
  radiusFrom: number,
  radiusTo = radiusFrom,
  via?: Point,
): Point[] {
  const curve = via ? smooth([from, via, to], false, 8) : straight([from, to], false, 8)
  return tube(curve, (along) => radiusFrom + (radiusTo - radiusFrom) * along)
}

/** A soft round outline with bumps: a tree's crown, wool, a cloud. */
export function scallop(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  bumps: number,
  height: number,
  random: Random,
): Point[] {
  const start = random() * 360
  const outline: Point[] = []
  for (let bump = 0; bump < bumps; bump++) {
    const swell = height * (0.75 + 0.5 * random())
    for (let step = 0; step < 8; step++) {
      const angle = radians(start + ((bump + step / 8) / bumps) * 360)
      const out = 1 + swell * Math.sin((Math.PI * step) / 8)
      outline.push([x + Math.cos(angle) * radiusX * out, y + Math.sin(angle) * radiusY * out])
    }
  }
  return outline
}

/** A star with its first point up; `inner` is the valleys' radius as a part of `radius`. */
export function starOutline(
  x: number,
  y: number,
  radius: number,
  inner = 0.5,
  points = 5,
  degrees = 0,
): Point[] {
  const corners: Point[] = Array.from({ length: points * 2 }, (_, index) =>
    polar([x, y], -90 + degrees + (index * 180) / points, index % 2 ? radius * inner : radius),
  )
  return straight(corners, true, 4)
}
