import type { Shape, Thing } from '../../drawing.ts'
import { finishOfShape } from '../relief/finish-of-shape.ts'
import type { Finish } from '../relief/finish.ts'

/** The finish of clay and vinyl, with flowers, ears and houses as plump as the figures: flat they look printed. */
export function toyFinish(shape: Shape, thing: Thing, extent: number): Finish {
  const finish = finishOfShape(shape, thing, extent)
  if (shape.part === 'ear' && shape.material === 'fur' && !shape.marking)
    return { ...finish, puff: 1.25, gloss: 0.3, polish: 4, grain: 1.2 }
  if (thing.kind === 'prop' && built.test(shape.part) && !shape.marking && finish.form === 'slab')
    return { ...finish, bevel: extent * 0.16, gloss: 0.2, polish: 4 }
  if (!blossom.test(shape.part) || !soft.has(shape.material)) return finish
  return { ...finish, form: 'balloon', puff: shape.marking ? 1 : 1.2, gloss: 0.25, polish: 4 }
}

const built = /^(roof|wall|front|chimney|chimneyTop)$/
const blossom = /^(petal|flower|bloom|heart)$/
/** What flowers are made of; no stitched or carved ones. */
const soft: ReadonlySet<string> = new Set(['foliage', 'paper'])
