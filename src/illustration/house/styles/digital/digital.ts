import { randomFrom } from '#book/random.ts'
import type { Drawing, RenderOptions, StyleRenderer, Thing } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { bloom } from '../relief/bloom.ts'
import { develop } from '../relief/develop.ts'
import { modelDrawing } from '../relief/model-drawing.ts'
import { modelThing, type Studio } from '../relief/model-thing.ts'
import { lightStage } from '../relief/scene-light.ts'
import { makeStage, type Stage } from '../relief/stage.ts'
import { fallingThing } from '../relief/weather.ts'
import { mountPicture } from './mount.ts'
import { toyFinish } from './toy-finish.ts'
import { pageSizeOf } from '../../raster/page-size.ts'

/** Toys of clay and vinyl on a small stage, photographed with a shallow lens. */
export const digital: StyleRenderer = { render }

function render(drawing: Drawing, options: RenderOptions): Uint8Array {
  const stage = makeStage(drawing, pageSizeOf(options), 0)
  const studio: Studio = {
    stage,
    drawing,
    random: randomFrom(`${options.seed}/digital`),
    finishOf: toyFinish,
    dapple: 1,
    patches: 0.3,
    receives: new Uint8Array(drawing.things.length + 1),
  }
  const focus = focusOf(drawing)
  modelDrawing(
    studio,
    { colour: [0.2, 0.28, 0.42], softness: 4.5, reach: 0.5, rise: 0.12, contact: 1.9 },
    (thing) => {
      while (focus.length > 0 && thing.depth >= focus[0]!.until) soften(stage, focus.shift()!.sigma)
    },
  )
  const falling = fallingThing(studio)
  if (falling) modelThing({ ...studio, receives: new Uint8Array(drawing.things.length + 1) }, falling, 0)
  lightStage(stage, drawing.atmosphere.time === 'night' ? 1.05 : 1.14)
  if (stage.filled) bloom(stage, 0.9, 16, 0.45)
  if (!options.bleed) mountPicture(stage)
  return develop(stage)
}

/** Out of doors what is far is out of focus: everything nearer than `until` is painted after the blur. */
function focusOf(drawing: Drawing): { until: number; sigma: number }[] {
  const outdoors = drawing.things.some((thing) => isSky(thing))
  return outdoors
    ? [
        { until: 0.08, sigma: 2.2 },
        { until: 0.24, sigma: 1 },
      ]
    : []
}

function isSky(thing: Thing): boolean {
  return thing.shapes.some((shape) => shape.material === 'sky' && !shape.marking)
}

function soften(stage: Stage, sigma: number): void {
  // The least blur there is would be too much for a small picture.
  if (sigma * stage.scale < 0.8) return
  for (const plane of [stage.red, stage.green, stage.blue]) {
    blur(plane, stage.width, stage.height, sigma * stage.scale, 2)
  }
}
