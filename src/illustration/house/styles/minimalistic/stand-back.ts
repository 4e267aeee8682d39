import type { Box, Drawing, Point, Shape, Thing } from '../../drawing.ts'

/** Page units: heads are drawn this large, and no picture is seen from farther off than this share of its size. */
const headRadius = 58
const least = 0.76

/** Page units by which what hangs over the page's top still reaches beyond it: crowns are round above. */
const overhang = 70

/**
 * A landscape seen from a step farther back, so that there is more air over it: the foot of the page stays. Rooms,
 * close views and pictures that leave room for words are as they were composed.
 */
export function standBack(drawing: Drawing): Drawing {
  const factor = drawing.quiet ? 1 : factorFor(drawing.things)
  if (factor >= 1) return drawing
  return { ...drawing, things: drawing.things.map((thing) => scaled(thing, factor)) }
}

function factorFor(things: readonly Thing[]): number {
  const air = things[0]
  const cast = things.filter(({ faces }) => faces.length > 0)
  const largest = Math.max(0, ...cast.flatMap(({ faces }) => faces.map(({ radius }) => radius)))
  if (air?.id !== 'sky' || largest === 0 || cast.some(({ box }) => box.y1 > 1000)) return 1
  const sides = Math.max(500 / (500 - air.box.x0), 500 / (air.box.x1 - 500))
  const tops = things.filter(hangsOver).map(({ box }) => (1000 + overhang) / (1000 - box.y0))
  return Math.max(least, sides, ...tops, headRadius / largest)
}

/** The sky, trunks and leaves that the page cuts off at its top: they are never seen to end. */
function hangsOver({ id, kind, depth, box, shapes }: Thing): boolean {
  return kind === 'scenery' && shapes.length > 0 && box.y0 < 0 && (id === 'sky' || depth > 0.03)
}

function scaled(thing: Thing, factor: number): Thing {
  return {
    ...thing,
    shapes: thing.shapes.map((shape) => scaledShape(shape, factor)),
    box: scaledBox(thing.box, factor),
    faces: thing.faces.map((face) => ({
      ...face,
      centre: scaledPoint(face.centre, factor),
      radius: face.radius * factor,
    })),
  }
}

function scaledShape(shape: Shape, factor: number): Shape {
  const move = (points: readonly Point[]): Point[] => points.map((point) => scaledPoint(point, factor))
  return {
    ...shape,
    points: move(shape.points),
    ...(shape.width !== undefined && { width: shape.width * factor }),
    ...(shape.holes && { holes: shape.holes.map(move) }),
  }
}

function scaledPoint([x, y]: Point, factor: number): Point {
  return [500 + (x - 500) * factor, 1000 + (y - 1000) * factor]
}

function scaledBox({ x0, y0, x1, y1 }: Box, factor: number): Box {
  const [[left, top], [right, foot]] = [scaledPoint([x0, y0], factor), scaledPoint([x1, y1], factor)]
  return { x0: left, y0: top, x1: right, y1: foot }
}
