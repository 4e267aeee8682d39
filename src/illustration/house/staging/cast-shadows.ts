import type { Point } from '../drawing.ts'
import { hull } from '../figures/geometry/hull.ts'
import type { Relief } from './relief.ts'
import { reachOf } from './solids/outlines.ts'
import type { Body, Model, Painted } from './solids/solid.ts'
import type { Lens } from './space/lens.ts'
import { projectPolygon } from './space/project.ts'
import { add, cross, dot, minus, times, unit, type Vector } from './space/vector.ts'

/** Balls and limbs of somebody grown that are thinner than this, in metres, throw no shadow of their own; a mouse has thinner ones. */
const leastBall = 0.08
const leastLimb = 0.045
/** Metres from which on somebody is as tall as those. */
const grown = 0.8
const ringSteps = 16

/** The shadows of all models on the ground, as outlines in the picture; they may lie over one another. */
export function castShadows(lens: Lens, models: Iterable<Model>, light: Vector, relief: Relief): Point[][] {
  const way = unit([light[0], Math.max(0.12, light[1]), light[2]])
  const outlines: Point[][] = []
  const cast = (points: readonly Vector[]): void => {
    const seen = projectPolygon(
      lens,
      points.map((point) => dropped(point, way, relief)),
    )
    if (seen.length > 2) outlines.push(hull(seen))
  }
  for (const model of models) {
    if (model.shadowless || model.lies) continue
    const part = Math.min(1, model.height / grown)
    for (const solid of model.pieces.flatMap((piece) => piece.solids)) {
      const bodies = solid.kind === 'drawn' ? (solid.casts ?? []) : castsShadow(solid) ? [solid] : []
      for (const points of bodies.flatMap((body) => partsOf(body, way, part))) cast(points)
    }
  }
  return outlines
}

function castsShadow({ paint, outward }: Painted): boolean {
  return paint.marking !== true && paint.soft !== true && outward === undefined
}

/** Where light that passes a point meets the ground; a slope is met by going there step by step. */
function dropped(point: Vector, way: Vector, relief: Relief): Vector {
  let there = point
  for (let step = 0; step < 5; step++) {
    const height = Math.max(0, point[1] - relief.heightAt(there[0]))
    there = minus(point, times(way, height / way[1]))
  }
  return relief.lay([there[0], there[2]], 0.01)
}

/** What of a body stands in the light's way, each as points whose hull is its shadow; `part` is how grown its owner is. */
function partsOf(body: Body, way: Vector, part: number): Vector[][] {
  switch (body.kind) {
    case 'ball':
      return reachOf(body.axes) < leastBall * part ? [] : [ringOf(body, way)]
    case 'blob':
      return [
        ...(body.core ? [[...body.core]] : []),
        ...body.balls
          .filter(({ axes }) => reachOf(axes) >= leastBall * part)
          .map((ball) => ringOf(ball, way)),
      ]
    case 'limb': {
      const { points, radii } = body
      if (Math.max(...radii) < leastLimb * part) return []
      return points
        .slice(1)
        .map((end, index) => [
          ...ringAround(points[index] as Vector, way, radii[index] as number),
          ...ringAround(end, way, radii[index + 1] as number),
        ])
    }
    case 'plane':
      return [[...body.points]]
    case 'line':
    case 'mark':
      return []
  }
}

/** The rim of a ball that the light just touches, about. */
function ringOf(
  { centre, axes }: { centre: Vector; axes: readonly [Vector, Vector, Vector] },
  way: Vector,
): Vector[] {
  return directionsAcross(way).map((direction) => {
    const shrink = axes.reduce((sum, axis) => sum + (dot(direction, axis) / dot(axis, axis)) ** 2, 0)
    return add(centre, times(direction, Math.min(reachOf(axes), 1 / Math.sqrt(shrink || 1))))
  })
}

function ringAround(centre: Vector, way: Vector, radius: number): Vector[] {
  return directionsAcross(way).map((direction) => add(centre, times(direction, radius)))
}

function directionsAcross(way: Vector): Vector[] {
  const aside = unit(cross(way, [0.3, 1, 0.2]))
  const across = cross(way, aside)
  return Array.from({ length: ringSteps }, (_, index) => {
    const angle = (index / ringSteps) * 2 * Math.PI
    return add(times(aside, Math.cos(angle)), times(across, Math.sin(angle)))
  })
}
