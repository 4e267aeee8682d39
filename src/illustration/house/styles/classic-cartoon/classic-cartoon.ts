import { randomFrom } from '#book/random.ts'
import type { Drawing, RenderOptions, StyleRenderer, Thing } from '../../drawing.ts'
import { gradientNoise } from '../../raster/noise.ts'
import { coverPage } from '../cel/cover-page.ts'
import { layColour } from '../cel/lay-colour.ts'
import { mistBands } from '../cel/mist-bands.ts'
import { makePlates } from '../cel/plates.ts'
import { rainMarks, snowMarks } from '../cel/weather-marks.ts'
import { lightDirection } from '../light-direction.ts'
import { develop } from './develop.ts'
import { paintCel } from './paint-cel.ts'
import { paintGouache } from './paint-gouache.ts'
import { paintSkyRays } from './sky-rays.ts'
import type { Studio } from './studio.ts'
import { boxOf, pageSizeOf } from '../../raster/page-size.ts'

/** A frame of an old animated film: boldly inked cels over a background in poster paint. */
export const classicCartoon: StyleRenderer = { render }

function render(drawing: Drawing, options: RenderOptions): Uint8Array {
  const page = pageSizeOf(options)
  const studio: Studio = {
    plates: makePlates(page),
    drawing,
    random: randomFrom(`${options.seed}/classic-cartoon`),
    pressure: gradientNoise(`${options.seed}/brush`),
    light: lightDirection(drawing.atmosphere, page.units),
    seed: options.seed,
  }
  studio.plates.rgb.fill(236)
  let raysDone = false
  let misty = drawing.atmosphere.weather === 'mist'
  drawing.things.forEach((thing, index) => {
    const sky = thing.shapes.some((shape) => shape.material === 'sky' && !shape.marking)
    if (!sky && !raysDone) {
      if (index > 0) paintSkyRays(studio)
      raysDone = true
    }
    if (misty && thing.depth > 0.5) {
      paintMist(studio)
      misty = false
    }
    if (onCel(thing)) paintCel(studio, thing, index + 1)
    else paintGouache(studio, thing, index + 1)
  })
  paintWeather(studio)
  return develop(studio.plates, drawing, options.bleed ?? false, options.seed)
}

const painted: ReadonlySet<string> = new Set(['ground', 'water', 'foliage', 'wall', 'stone', 'cloud'])

/** Whoever acts and what they handle is on the cel; plants, buildings and water belong to the background. */
function onCel(thing: Thing): boolean {
  if (thing.kind === 'scenery') return false
  if (thing.kind !== 'prop') return true
  const main = thing.shapes.find((shape) => !shape.marking && !shape.soft)
  return !thing.shapes.some((shape) => painted.has(shape.material) && !shape.marking) || main === undefined
}

/** Banks of thin pale paint. */
function paintMist(studio: Studio): void {
  const { drawing, plates, random } = studio
  const night = drawing.atmosphere.time === 'night'
  const { width, height } = plates.units
  const banks = { x0: 0, y0: height * 0.3, x1: width, y1: height * 0.76 }
  for (const band of mistBands(random, plates.units, 7)) {
    const cover = coverPage(plates, 'patch', [band], banks, 0)
    if (cover) layColour(plates, cover, { colour: night ? [150, 165, 205] : [250, 246, 236], alpha: 0.26 })
  }
}

function paintWeather(studio: Studio): void {
  const { drawing, plates, random } = studio
  const { weather } = drawing.atmosphere
  const place = { drawing, random, sheet: plates.units }
  const outlines =
    weather === 'rain' ? rainMarks(place, 110, 3) : weather === 'snow' ? snowMarks(place, 150, 9) : []
  const cover = outlines.length > 0 ? coverPage(plates, 'patch', outlines, boxOf(plates.units), 0) : undefined
  if (!cover) return
  if (weather === 'rain') layColour(plates, cover, { colour: [214, 232, 244], alpha: 0.7 })
  else layColour(plates, cover, { colour: [252, 252, 255], alpha: 0.95 })
}
