import type { Point, Thing } from '../../drawing.ts'

/** A thing grown by a factor about a point, which comes to lie elsewhere; without faces, as things of a scene are. */
export function moveThing(thing: Thing, from: Point, to: Point, times: number): Thing {
  const move = ([x, y]: Point): Point => [to[0] + (x - from[0]) * times, to[1] + (y - from[1]) * times]
  const [[x0, y0], [x1, y1]] = [move([thing.box.x0, thing.box.y0]), move([thing.box.x1, thing.box.y1])]
  const shapes = thing.shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(move),
    ...(shape.width !== undefined && { width: shape.width * times }),
    ...(shape.holes && { holes: shape.holes.map((hole) => hole.map(move)) }),
  }))
  return { ...thing, shapes, box: { x0, y0, x1, y1 } }
}
