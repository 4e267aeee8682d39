import { type Random, randomFrom } from '#book/random.ts'
import type { Point, Shape } from '../drawing.ts'
import { boxOf } from '../pen/finish-sprite.ts'

interface Cover {
  shape: Shape
  box: ReturnType<typeof boxOf>
  index: number
}

/**
 * The same picture as a child would draw it in chalk: the outlines that can be seen, as strokes in one colour.
 * Lines behind another shape, or inside their own piece, are left out.
 */
export function chalkLines(shapes: readonly Shape[], chalk: string, width: number, seed: string): Shape[] {
  const random = randomFrom(`${seed}:chalk`)
  const covers = shapes.flatMap((shape, index): Cover[] =>
    shape.closed && !shape.marking && !shape.soft ? [{ shape, box: boxOf([shape]), index }] : [],
  )
  return shapes.flatMap((shape, index): Shape[] => {
    if (shape.soft) return []
    const box = boxOf([shape])
    const size = Math.max(box.x1 - box.x0, box.y1 - box.y0)
    const look = { colour: chalk, material: 'paper' as const, group: 'chalk', marking: true }
    if (shape.closed && shape.marking && size < width * 5) {
      return [{ part: 'chalk', points: shape.points, closed: true, ...look }]
    }
    const hiders = covers.filter((cover) => cover.index !== index && hides(cover, shape, index))
    const rings = shape.closed ? [shape.points, ...(shape.holes ?? [])].map(closeRing) : [shape.points]
    return rings
      .flatMap((ring) => visibleRuns(densify(ring, width), hiders))
      .filter((run) => lengthOf(run) > width * 1.5)
      .map((run) => ({
        part: 'chalk',
        points: tremble(run, width * 0.16, random),
        closed: false,
        width,
        ...look,
      }))
  })
}

function hides(cover: Cover, shape: Shape, index: number): boolean {
  if (cover.index > index) return true
  return shape.group !== undefined && cover.shape.group === shape.group && !shape.marking
}

function closeRing(ring: readonly Point[]): readonly Point[] {
  return ring[0] ? [...ring, ring[0]] : ring
}

function densify(line: readonly Point[], step: number): Point[] {
  const dense: Point[] = []
  for (let index = 0; index + 1 < line.length; index++) {
    const [a, b] = [line[index] as Point, line[index + 1] as Point]
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
    for (let part = 0; part < parts; part++) {
      dense.push([a[0] + ((b[0] - a[0]) * part) / parts, a[1] + ((b[1] - a[1]) * part) / parts])
    }
  }
  const last = line[line.length - 1]
  return last ? [...dense, last] : dense
}

function visibleRuns(line: readonly Point[], hiders: readonly Cover[]): Point[][] {
  const runs: Point[][] = []
  let run: Point[] = []
  for (const point of line) {
    if (hiders.some((cover) => insideCover(point, cover))) {
      if (run.length > 1) runs.push(run)
      run = []
    } else run.push(point)
  }
  if (run.length > 1) runs.push(run)
  return runs
}

function insideCover(point: Point, { shape, box }: Cover): boolean {
  if (point[0] < box.x0 || point[0] > box.x1 || point[1] < box.y0 || point[1] > box.y1) return false
  return [shape.points, ...(shape.holes ?? [])].reduce(
    (inside, ring) => inside !== insideRing(point, ring),
    false,
  )
}

function insideRing([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const [ax, ay] = ring[index] as Point
    const [bx, by] = ring[before] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, index) => {
    const before = line[index - 1]
    return before ? sum + Math.hypot(point[0] - before[0], point[1] - before[1]) : sum
  }, 0)
}

function tremble(line: readonly Point[], amount: number, random: Random): Point[] {
  return line.map(([x, y]) => [x + (random() - 0.5) * 2 * amount, y + (random() - 0.5) * 2 * amount])
}
