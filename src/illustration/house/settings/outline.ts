import type { Random } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { spline } from '../pen/curves.ts'

/** Outlines in page units, as dense polylines rounded to 1/64 so that they are equal on every machine. */

/** To the nearest 1/64 of a page unit. */
export function rounded(value: number): number {
  return Math.round(value * 64) / 64
}

function point(x: number, y: number): Point {
  return [rounded(x), rounded(y)]
}

/** A closed outline with straight sides, its corners rounded to 1/64. */
export function polygon(...corners: Point[]): Point[] {
  return corners.map(([x, y]) => point(x, y))
}

/** From the upper left corner round to the lower left one. */
export function rectangle(x0: number, y0: number, x1: number, y1: number): Point[] {
  return polygon([x0, y0], [x1, y0], [x1, y1], [x0, y1])
}

/** A closed outline of `steps` points; a circle when only one radius is given. */
export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX, steps = 28): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI
    return point(x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY)
  })
}

/** A Catmull-Rom curve through the given points. */
export function smoothed(through: readonly Point[], closed = true, steps = 7): Point[] {
  const count = through.length
  const at = (index: number): Point =>
    (closed ? through[(index + count) % count] : through[Math.max(0, Math.min(count - 1, index))]) as Point
  const curve: Point[] = []
  for (let segment = 0; segment < (closed ? count : count - 1); segment++) {
    const [a, b, c, d] = [at(segment - 1), at(segment), at(segment + 1), at(segment + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      curve.push(point(spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)))
    }
  }
  if (!closed) curve.push(point(at(count - 1)[0], at(count - 1)[1]))
  return curve
}

/** A bumpy round outline: a crown of leaves, a bush, a cloud. */
export function scalloped(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  bumps: number,
  height: number,
  random: Random,
): Point[] {
  const outline: Point[] = []
  const turn = random() * 6
  for (let bump = 0; bump < bumps; bump++) {
    const swell = height * (0.7 + 0.6 * random())
    for (let step = 0; step < 6; step++) {
      const angle = turn + ((bump + step / 6) / bumps) * 2 * Math.PI
      const reach = 1 + swell * Math.sin((Math.PI * step) / 6)
      outline.push(point(x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach))
    }
  }
  return outline
}

/** A soft irregular round: a puddle, a stone, a patch. */
export function blob(x: number, y: number, radiusX: number, radiusY: number, random: Random): Point[] {
  const corners = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index + 0.4 * (random() - 0.5)) / 9) * 2 * Math.PI
    const reach = 0.88 + 0.24 * random()
    return point(x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach)
  })
  return smoothed(corners, true, 5)
}

/** Left and right end of everything that spans the picture: a wide camera looks past the page's edges. */
export const span = { x0: -320, x1: 1320 } as const

/** The top line of rolling land, from left to right. */
export function ridgeLine(y: number, swell: number, waves: number, random: Random): Point[] {
  const [first, second, third] = [random() * 6, random() * 6, random() * 6]
  const line: Point[] = []
  for (let x: number = span.x0; x <= span.x1; x += 20) {
    const t = x / 1000
    const lift =
      Math.sin(t * waves + first) * 0.6 +
      Math.sin(t * waves * 2.3 + second) * 0.28 +
      Math.sin(t * waves * 4.1 + third) * 0.12
    line.push(point(x, y - swell * lift))
  }
  return line
}

/** A left-to-right line that falls by `lean` over the width of the page. */
export function leaning(line: readonly Point[], lean = 0): Point[] {
  return lean === 0 ? [...line] : line.map(([x, y]): Point => point(x, y + (lean * (x - 500)) / 1000))
}

/** Land from a top line down to `bottom`. */
export function below(line: readonly Point[], bottom = 1700): Point[] {
  const first = line[0] as Point
  const last = line[line.length - 1] as Point
  return [...line, point(last[0], bottom), point(first[0], bottom)]
}

/** Height of a left-to-right line at `x`. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let index = 1; index < line.length; index++) {
    const [x0, y0] = line[index - 1] as Point
    const [x1, y1] = line[index] as Point
    if (x <= x1) return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
  }
  return (line[line.length - 1] as Point)[1]
}

/** A tapering stalk, trunk or post from foot to top, with a little bend sideways. */
export function trunk(
  x: number,
  foot: number,
  top: number,
  footWidth: number,
  topWidth: number,
  bend = 0,
): Point[] {
  const side = (sign: number): Point[] =>
    Array.from({ length: 7 }, (_, index) => {
      const t = index / 6
      const width = footWidth + (topWidth - footWidth) * Math.sqrt(t)
      return point(x + bend * t * t + (sign * width) / 2, foot + (top - foot) * t)
    })
  return [...side(-1), ...side(1).reverse()]
}
