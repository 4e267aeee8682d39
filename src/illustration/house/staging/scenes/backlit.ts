import type { Shape, Thing } from '../../drawing.ts'

/** Somebody or something against the light: one dark shape, in which only lamps are still seen. */
export function backlit(thing: Thing, colour: string): Thing {
  if (thing.kind === 'scenery') return thing
  const dark = (shape: Shape): Shape[] => {
    if (shape.material === 'light' && thing.kind === 'prop') return [shape]
    if (shape.marking || shape.soft) return []
    const { colour2: _, ...rest } = shape
    // Styles keep the light on skin: a face would stand out of the dark.
    const material = shape.material === 'skin' ? 'cloth' : shape.material
    return [{ ...rest, colour, material, group: thing.id }]
  }
  return { ...thing, shapes: thing.shapes.flatMap(dark) }
}
