import type { Random } from '#book/random.ts'
import type { Point, Thing } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import type { Noise } from '../../raster/noise.ts'
import { drawGraphite, type Graphite } from './draw-graphite.ts'
import { sunRay } from './pencils.ts'
import type { Sheet } from './sheet.ts'

/** Short strokes of yellow around the sun. */
export function drawSunRays(sheet: Sheet, sun: Thing, random: Random, wobble: Noise): void {
  const { x0, x1, y0, y1 } = sun.box
  const radius = (x1 - x0) / 2
  const count = 26
  const pen: Graphite = {
    colour: sunRay,
    width: 3.2,
    press: 0.95,
    passes: 1,
    drift: 1.4,
    overshoot: 3,
    frame: 0.2,
    random,
    wobble,
  }
  for (let index = 0; index < count; index++) {
    const turns = (index + 0.3 * (random() - 0.5)) / count
    const at = (reach: number): Point => [
      (x0 + x1) / 2 + cosineOfTurns(turns) * radius * reach,
      (y0 + y1) / 2 + sineOfTurns(turns) * radius * reach,
    ]
    drawGraphite(sheet, [at(1.14 + 0.05 * random()), at(1.36 + 0.1 * random())], false, pen)
  }
}
