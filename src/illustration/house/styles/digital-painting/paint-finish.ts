import type { Shape, Thing } from '../../drawing.ts'
import type { Finish } from '../relief/finish.ts'
import { finishOfShape } from '../relief/finish-of-shape.ts'

/** As the model, but of a dull surface without grain: shine and texture come from the paint. */
export function paintFinish(shape: Shape, thing: Thing, extent: number): Finish {
  const finish = finishOfShape(shape, thing, extent)
  if (shape.material === 'cloud') return { ...finish, heap: 0.5, rim: 0, shine: 0.46, lift: 1 }
  // Curls that each took their own light and shade would be a string of beads.
  if (shape.material === 'hair')
    return { ...finish, puff: finish.puff * 0.55, gloss: 0.1, grain: 0, rim: 0.3 }
  return {
    ...finish,
    gloss:
      shape.material === 'metal' || shape.material === 'water' ? finish.gloss * 0.6 : finish.gloss * 0.35,
    polish: Math.min(4, finish.polish),
    grain: 0,
    rim: finish.rim * 0.5,
  }
}
