import { randomFrom } from '#book/random.ts'
import type { Drawing, RenderOptions, StyleRenderer } from '../../drawing.ts'
import { bloom } from '../relief/bloom.ts'
import { modelDrawing } from '../relief/model-drawing.ts'
import type { Studio } from '../relief/model-thing.ts'
import { lightStage } from '../relief/scene-light.ts'
import { makeStage } from '../relief/stage.ts'
import { primeCanvas, stretchCanvas } from './canvas.ts'
import { catchRims, temperColours } from './design-colour.ts'
import { finishCanvas } from './finish-canvas.ts'
import { lightAir, sunOf } from './light-air.ts'
import { layLight } from './lay-light.ts'
import { paintCoats } from './paint-coats.ts'
import { paintFinish } from './paint-finish.ts'
import { paintFringe } from './paint-fringe.ts'
import { paintGrass } from './paint-grass.ts'
import { paintWeather } from './paint-weather.ts'
import { restateDrawing } from './restate-drawing.ts'
import { softenEdges } from './soften-edges.ts'
import { makeSurvey, surveyPiece } from './survey.ts'
import { pageSizeOf } from '../../raster/page-size.ts'

/** Smaller pictures are proofs. */
const proofPixels = 400

/** A rich painting: a lit model of the scene, painted over stroke by stroke with bristle brushes. */
export const digitalPainting: StyleRenderer = { render }

function render(drawing: Drawing, options: RenderOptions): Uint8Array {
  const seed = `${options.seed}/digital-painting`
  const page = pageSizeOf(options)
  const stage = makeStage(drawing, page, 0.9)
  // Under the paint of a proof nobody sees forms worked out to the pixel.
  if (options.pixels < proofPixels) stage.step = 2
  const survey = makeSurvey(page)
  const studio: Studio = {
    stage,
    drawing,
    random: randomFrom(seed),
    finishOf: paintFinish,
    dapple: 0.6,
    patches: 0.5,
    retouch: (plate, made) => surveyPiece(survey, plate, made),
    receives: new Uint8Array(drawing.things.length + 1),
  }
  // Shadows of a sun that stands in the sky come towards whoever looks.
  const sun = sunOf(drawing)
  modelDrawing(studio, {
    colour: [0.12, 0.2, 0.32],
    softness: 3.4,
    reach: 1.3,
    rise: sun ? -0.2 : 0.2,
    contact: 1.7,
  })
  lightStage(stage, drawing.atmosphere.time === 'night' ? 1.08 : 1.1)
  if (stage.filled) bloom(stage, 0.8, 24, 0.5)
  const canvas = stretchCanvas(stage)
  layLight(canvas, survey, drawing, stage.lamp, seed)
  temperColours(canvas, survey)
  lightAir(canvas, drawing)
  catchRims(canvas, survey, stage.lamp, seed)
  primeCanvas(canvas)
  paintCoats(canvas, survey, sun?.centre, seed)
  paintFringe(canvas, survey, seed)
  paintGrass(canvas, survey, drawing, seed)
  restateDrawing(canvas, survey)
  softenEdges(canvas)
  paintWeather(canvas, drawing, seed)
  return finishCanvas(canvas, options.bleed ?? false, stage.filled, seed)
}
