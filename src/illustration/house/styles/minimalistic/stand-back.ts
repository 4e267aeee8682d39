import type { Drawing, Point, Shape, Thing } from '../../drawing.ts'

/** Page units: heads are drawn this large, and no picture is seen from farther off than this share of its size. */
const headRadius = 58
const least = 0.64

/** Page units: a picture that is filled by somebody, as by the moon, is about them. */
const great = 440

/** Page units: feet stand no lower than this, with land below them. */
const lowest = 885

/** Page units by which what hangs over the page's top still reaches beyond it: crowns are round above. */
const overhang = 70

/**
 * A landscape seen from farther back, so that there is more air over it and land before it. Rooms, close views and
 * pictures that leave room for words are as they were composed.
 */
export function standBack(drawing: Drawing): Drawing {
  const factor = drawing.quiet ? 1 : factorFor(drawing.things)
  if (factor >= 1) return drawing
  const feet = Math.max(...drawing.things.filter(({ faces }) => faces.length > 0).map(({ box }) => box.y1))
  const middle = Math.min(1000, (Math.min(feet, lowest) - feet * factor) / (1 - factor))
  return { ...drawing, things: drawing.things.map((thing) => scaled(thing, factor, middle)) }
}

function factorFor(things: readonly Thing[]): number {
  const air = things[0]
  const cast = things.filter(({ faces }) => faces.length > 0)
  if (cast.some(({ box }) => Math.min(box.x1 - box.x0, box.y1 - box.y0) > great)) return 1
  const people = cast.filter(({ kind }) => kind === 'person')
  // Beside an elephant's head a child's would come out too small.
  const measured = people.length > 0 ? people : cast
  const largest = Math.max(0, ...measured.flatMap(({ faces }) => faces.map(({ radius }) => radius)))
  if (air?.id !== 'sky' || largest === 0 || cast.some(({ box }) => box.y1 > 1000)) return 1
  const tops = things.filter(hangsOver).map(({ box }) => (1000 + overhang) / (1000 - box.y0))
  return Math.max(least, ...tops, headRadius / largest)
}

/** Trunks and leaves that the page cuts off at its top: they are never seen to end. */
function hangsOver({ kind, depth, box, shapes }: Thing): boolean {
  return kind === 'scenery' && shapes.length > 0 && box.y0 < 0 && depth > 0.03
}

/**
 * What the page cuts off at a side or its foot stays cut off there, and what fills it from side to side still does;
 * the sky comes down to the land, and stars stay where they are.
 */
function scaled(thing: Thing, factor: number, low: number): Thing {
  if (thing.id === 'stars') return thing
  const { x0, y0, x1, y1 } = thing.box
  const scenery = thing.kind === 'scenery'
  const [cutLeft, cutRight] = scenery ? [x0 < 0, x1 > 1000] : [false, false]
  const fills = cutLeft && cutRight
  const middle = cutLeft ? 0 : cutRight ? 1000 : 500
  const foot = y1 >= 1000 && !fills ? 1000 : low
  const move = ([x, y]: Point): Point => [
    fills ? x : middle + (x - middle) * factor,
    thing.id === 'sky' ? (y > 0 ? 1000 : y) : fills && y >= 1000 ? y : foot + (y - foot) * factor,
  ]
  const [[left, top], [right, bottom]] = [move([x0, y0]), move([x1, y1])]
  return {
    ...thing,
    shapes: thing.shapes.map((shape) => scaledShape(shape, factor, move)),
    box: { x0: left, y0: top, x1: right, y1: bottom },
    faces: thing.faces.map((face) => ({ ...face, centre: move(face.centre), radius: face.radius * factor })),
  }
}

function scaledShape(shape: Shape, factor: number, move: (point: Point) => Point): Shape {
  return {
    ...shape,
    points: shape.points.map(move),
    ...(shape.width !== undefined && { width: shape.width * factor }),
    ...(shape.holes && { holes: shape.holes.map((hole) => hole.map(move)) }),
  }
}
