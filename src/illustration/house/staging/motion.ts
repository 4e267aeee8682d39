import { type Random, randomFrom } from '#book/random.ts'
import { boundsOf } from '../boxes.ts'
import type { Point, Shape, Thing } from '../drawing.ts'
import { lighter, mixColours } from '../pen/colour.ts'
import { ellipse } from '../pen/curves.ts'
import type { Stage } from './set-stage.ts'
import type { Model } from './solids/solid.ts'
import { depthOf, nearest, project, scaleAt } from './space/lens.ts'
import { add, cross, lengthOf, minus, times, unit, up, type Vector } from './space/vector.ts'

const streaks = 11
const puffs = 9
/** Metres above the ground from which on nobody stirs up dust. */
const inTheAir = 0.6
/** Who is taller than the inverse of this, in metres, has streaks that are as much longer. */
const large = 0.55
/** Page units that a streak is thick in its middle, at most. */
const thickest = 10

/** What somebody fast leaves behind: streaks of air, and dust where they touch dry ground. Seldom things, and behind everybody. */
export function motionOf(stage: Stage, seed: string): Thing[] {
  return [...stage.roles.values()].flatMap(({ name, moves, wades }) => {
    const model = stage.models.get(name)
    if (!model || !moves?.fast) return []
    const way = unit(minus(stage.pointOf(moves.to), model.frame.origin))
    const going = {
      way,
      aside: unit(cross(up, way)),
      fast: moves.fast,
      random: randomFrom(`${seed}/${name}/motion`),
    }
    const shapes = [...(wades === undefined ? dust(stage, model, going) : []), ...air(stage, model, going)]
    if (shapes.length === 0) return []
    return [
      {
        id: `motion-${name}`,
        kind: 'scenery' as const,
        shapes,
        box: boundsOf(shapes),
        faces: [],
        depth: 0.6,
      },
    ]
  })
}

interface Going {
  /** Where to, and across that on the level, of length 1. */
  way: Vector
  aside: Vector
  fast: number
  random: Random
}

function dust(
  { lens, light, relief }: Stage,
  { frame, height }: Model,
  { way, aside, random }: Going,
): Shape[] {
  const [x, y] = frame.origin
  if (y - relief.heightAt(x) > inTheAir) return []
  const colour = mixColours(lighter(light.path ?? light.ground[1], 0.45), light.haze, 0.3)
  return Array.from({ length: puffs }, (_, index) => {
    const behind = add(frame.origin, times(way, -(0.35 * height + index * 0.19 * (0.8 + 0.5 * random()))))
    const beside = times(aside, (index % 2 === 0 ? 0.34 : -0.34) * height)
    const size = (0.13 + index * 0.03) * (0.85 + 0.5 * random())
    const point = relief.lay([behind[0] + beside[0], behind[2] + beside[2]], size * 0.7 + index * 0.03)
    return { point, size, alpha: 0.6 - index * 0.05 }
  })
    .filter(({ point }) => depthOf(lens, point) > nearest)
    .map(({ point, size, alpha }): Shape => {
      const [across, down] = project(lens, point)
      const radius = size * scaleAt(lens, depthOf(lens, point))
      return {
        part: 'dust',
        points: ellipse(across, down, radius * 1.2, radius),
        closed: true,
        colour,
        material: 'cloud',
        marking: true,
        alpha,
      }
    })
}

function air({ lens, light }: Stage, { frame, height }: Model, { way, aside, fast, random }: Going): Shape[] {
  const colour = mixColours('#ffffff', light.haze, light.time === 'night' ? 0.5 : 0.1)
  return Array.from({ length: streaks }, (): readonly [Vector, Vector] => {
    const level = add(
      times(up, height * (0.2 + 0.9 * random())),
      times(aside, (random() - 0.5) * 2.2 * height),
    )
    const start = add(add(frame.origin, level), times(way, -(0.5 * height + 0.5 * random())))
    return [start, add(start, times(way, -(0.9 + 1.5 * random()) * fast * Math.max(1, height * large)))]
  })
    .filter((ends) => ends.every((end) => depthOf(lens, end) > nearest))
    .flatMap(([start, end]) => {
      const [from, to] = [project(lens, start), project(lens, end)]
      const line: Vector = [to[0] - from[0], to[1] - from[1], 0]
      const length = lengthOf(line)
      if (length < 12) return []
      const half = Math.min(thickest, length * 0.035) / 2
      const across = times(unit([-line[1], line[0], 0]), half)
      const middle: Point = [from[0] * 0.65 + to[0] * 0.35, from[1] * 0.65 + to[1] * 0.35]
      const points: Point[] = [
        from,
        [middle[0] + across[0], middle[1] + across[1]],
        to,
        [middle[0] - across[0], middle[1] - across[1]],
      ]
      return [{ part: 'streak', points, closed: true, colour, material: 'paper', marking: true, alpha: 0.6 }]
    })
}
