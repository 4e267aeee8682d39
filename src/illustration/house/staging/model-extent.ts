import { boundsOf } from '../boxes.ts'
import type { Box } from '../drawing.ts'
import { onePage } from '../raster/page-size.ts'
import type { Model } from './solids/solid.ts'
import { lensOf, scaleAt } from './space/lens.ts'
import { thingsOfModels } from './things-of-models.ts'

/** So far away nothing looks larger because it is nearer. */
const away = 80
const afar = lensOf({ put: [0.5, 0.5], distance: away, pitch: 0, focal: 3 }, [0, 0, 0], onePage)

/** What a model spans as it is seen from the front of the map, in metres round the map's middle: `y1` is its top. */
export function extentOf(model: Model): Box {
  const things = thingsOfModels([[model]], { lens: afar, haze: (colour) => colour, near: () => 1 })
  const { x0, y0, x1, y1 } = boundsOf(things.flatMap(({ shapes }) => shapes))
  const metre = scaleAt(afar, away)
  const [across, down] = [onePage.width / 2, onePage.height / 2]
  return {
    x0: (x0 - across) / metre,
    x1: (x1 - across) / metre,
    y0: (down - y1) / metre,
    y1: (down - y0) / metre,
  }
}
