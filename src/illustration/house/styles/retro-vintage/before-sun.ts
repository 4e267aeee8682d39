import type { Box, Drawing, Point, Shape, Thing } from '../../drawing.ts'
import { rgbFrom } from '../../raster/rgb.ts'
import { middleOf } from '../press/scale-points.ts'

/**
 * Red balloons that hang in open sky, to be printed over the sun: where the two inks meet they make a third colour.
 * Other colours would turn into one that nobody told of, and over a landscape it would shine through.
 */
export function hangBeforeSun(drawing: Drawing): Drawing {
  const sun = drawing.things.find(({ shapes }) => shapes.some(({ part }) => part === 'disc'))
  if (!sun || drawing.atmosphere.time === 'night') return drawing
  const things = drawing.things.map((thing, index) => {
    if (thing.kind !== 'prop' || !thing.shapes.some(isRedBalloon)) return thing
    const behind = drawing.things.slice(0, index).filter(({ id }) => id !== 'sky' && id !== sun.id)
    return { ...thing, shapes: thing.shapes.map((shape) => beforeSun(shape, behind)) }
  })
  return { ...drawing, things }
}

function beforeSun(shape: Shape, behind: readonly Thing[]): Shape {
  if (!isRedBalloon(shape)) return shape
  const box = boxOf(shape.points)
  const hidden = behind.some((thing) => thing.shapes.length > 0 && meets(thing.box, box))
  return hidden ? shape : { ...shape, part: 'beforeSun' }
}

function isRedBalloon({ part, colour }: Shape): boolean {
  const [red, green, blue] = rgbFrom(colour)
  return part === 'balloon' && red > green + 90 && red > blue + 90
}

function boxOf(points: readonly Point[]): Box {
  const { x, y, wide, high } = middleOf(points)
  return { x0: x - wide / 2, y0: y - high / 2, x1: x + wide / 2, y1: y + high / 2 }
}

function meets(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0
}
