import { meets } from '../../boxes.ts'
import type { Drawing, Shape, Thing } from '../../drawing.ts'
import { boxOf } from '../../pen/finish-sprite.ts'
import { rgbFrom } from '../../raster/rgb.ts'

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
  const box = boxOf([shape])
  const hidden = behind.some((thing) => thing.shapes.length > 0 && meets(thing.box, box))
  return hidden ? shape : { ...shape, part: 'beforeSun' }
}

function isRedBalloon({ part, colour }: Shape): boolean {
  const [red, green, blue] = rgbFrom(colour)
  return part === 'balloon' && red > green + 90 && red > blue + 90
}
