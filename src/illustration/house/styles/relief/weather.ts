import type { PartName } from '../../part-name.ts'
import type { Shape, Sheet, Thing } from '../../drawing.ts'
import type { Outline } from '../../raster/fill-mask.ts'
import { mistBands } from '../cel/mist-bands.ts'
import { rainMarks, snowMarks } from '../cel/weather-marks.ts'
import { boxOf } from '../../raster/page-size.ts'
import type { Studio } from './model-thing.ts'

/** Rain as drops and snow as balls, to be modelled last of all; none on a face. */
export function fallingThing({ drawing, random, stage }: Studio): Thing | undefined {
  const { weather } = drawing.atmosphere
  const { units: sheet } = stage
  const place = { drawing, random, sheet }
  if (weather === 'rain')
    return weatherThing(
      sheet,
      rainMarks(place, 120, 4.4).map((outline) => shapeOf('drop', outline, '#e4f2fb', 0.72)),
    )
  if (weather === 'snow')
    return weatherThing(
      sheet,
      snowMarks(place, 170, 12).map((outline) => shapeOf('flake', outline, '#f4f7ff', 1)),
    )
  return undefined
}

/** Banks of mist, soft as breath, to be laid over what is far. */
export function mistThing({ drawing, random, stage }: Studio): Thing | undefined {
  if (drawing.atmosphere.weather !== 'mist') return undefined
  const colour = drawing.atmosphere.time === 'night' ? '#8fa0d0' : '#f6f2e8'
  return weatherThing(
    stage.units,
    mistBands(random, stage.units, 7).map((outline) => ({
      ...shapeOf('mist', outline, colour, 0.42),
      soft: true,
    })),
  )
}

function shapeOf(part: PartName, { points }: Outline, colour: string, alpha: number): Shape {
  return {
    part,
    points,
    closed: true,
    colour,
    alpha,
    material: part === 'drop' ? 'water' : part === 'flake' ? 'light' : 'cloud',
  }
}

function weatherThing(sheet: Sheet, shapes: readonly Shape[]): Thing {
  return {
    id: 'weather',
    kind: 'scenery',
    shapes,
    box: boxOf(sheet),
    faces: [],
    depth: 1,
  }
}
