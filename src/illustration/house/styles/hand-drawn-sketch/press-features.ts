import type { PartName } from '../../part-name.ts'
import type { Shape, Thing } from '../../drawing.ts'

const features: ReadonlySet<PartName> = new Set([
  'eye',
  'eyelid',
  'mouth',
  'lip',
  'brow',
  'nose',
  'rim',
  'bridge',
])
const darkPencil = '#2a1d1e'

/** Somebody whose features are gone over once more with a dark, sharp point, so that feelings are read from afar. */
export function pressFeatures(thing: Thing): Thing {
  if (thing.faces.length === 0) return thing
  return { ...thing, shapes: thing.shapes.map(pressed) }
}

function pressed(shape: Shape): Shape {
  if (!shape.marking || shape.closed || !features.has(shape.part)) return shape
  const wire = shape.part === 'rim' || shape.part === 'bridge'
  return {
    ...shape,
    width: (shape.width ?? 1.5) * (wire ? 0.72 : 1.35),
    ...(!wire && shape.part !== 'nose' && { colour: darkPencil }),
  }
}
