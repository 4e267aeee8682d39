import type { Shape, Thing } from '../../drawing.ts'
import { hexFrom, lightness, rgbFrom, scaleRgb } from '../../raster/rgb.ts'

/** Legs on the far side of a pale animal in a tone of their own: by a paler one only part of an edge would be lined. */
export function shadeFarLegs(thing: Thing): Thing {
  if (thing.kind !== 'creature') return thing
  return { ...thing, shapes: thing.shapes.map((shape) => (isPaleFarLeg(shape) ? shaded(shape) : shape)) }
}

function isPaleFarLeg({ group, colour }: Shape): boolean {
  return group === 'farLegs' && lightness(rgbFrom(colour)) > 0.7
}

function shaded(shape: Shape): Shape {
  return { ...shape, colour: hexFrom(scaleRgb(rgbFrom(shape.colour), 0.86)) }
}
