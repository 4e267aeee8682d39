import { randomFrom } from '#book/random.ts'
import type { Box, Drawing, RenderOptions, StyleRenderer } from '../../drawing.ts'
import { gradientNoise } from '../../raster/noise.ts'
import { coverPage } from '../cel/cover-page.ts'
import { layColour, layInk } from '../cel/lay-colour.ts'
import { mistBands } from '../cel/mist-bands.ts'
import { fillEvenly, makePlates } from '../cel/plates.ts'
import { rainMarks, snowMarks } from '../cel/weather-marks.ts'
import { lightDirection } from '../light-direction.ts'
import type { Desk } from './desk.ts'
import { inkThing } from './ink-thing.ts'
import { newsprint } from './print-colour.ts'
import { printPage } from './print-page.ts'
import { layScreen } from './screen.ts'
import { printSkyBurst } from './sky-burst.ts'
import { boxOf, pageSizeOf } from '../../raster/page-size.ts'

/** A panel from a comic book: flat inks, screens of dots, feathered black, on newsprint. */
export const comicBook: StyleRenderer = { render }

function render(drawing: Drawing, options: RenderOptions): Uint8Array {
  const size = pageSizeOf(options)
  const desk: Desk = {
    plates: makePlates(size),
    drawing,
    random: randomFrom(`${options.seed}/comic-book`),
    pressure: gradientNoise(`${options.seed}/nib`),
    light: lightDirection(drawing.atmosphere, size.units),
    seed: options.seed,
  }
  const page = boxOf(size.units)
  fillEvenly(desk.plates.rgb, newsprint)
  let burstDone = false
  let misty = drawing.atmosphere.weather === 'mist'
  drawing.things.forEach((thing, index) => {
    const sky = thing.shapes.some((shape) => shape.material === 'sky' && !shape.marking)
    if (!sky && !burstDone) {
      if (index > 0) printSkyBurst(desk)
      burstDone = true
    }
    if (misty && thing.depth > 0.5) {
      printMist(desk, page)
      misty = false
    }
    inkThing(desk, thing, index + 1)
  })
  printWeather(desk, page)
  return printPage(desk.plates, options.bleed ?? false, options.seed)
}

/** Banks of small pale dots, moonlit at night. */
function printMist(desk: Desk, page: Box): void {
  const cover = coverPage(desk.plates, 'patch', mistBands(desk.random, desk.plates.units, 6), page, 0, 9)
  const night = desk.drawing.atmosphere.time === 'night'
  if (cover) layScreen(desk.plates, cover, night ? [136, 152, 206] : [252, 252, 248], () => 0.3, 0.8)
}

/** Rain in white strokes with ink between them, snow in white dots. */
function printWeather(desk: Desk, page: Box): void {
  const { drawing, plates, random } = desk
  const { weather } = drawing.atmosphere
  const place = { drawing, random, sheet: plates.units }
  if (weather === 'rain') {
    const light = coverPage(plates, 'patch', rainMarks(place, 80, 3.2), page, 0)
    if (light) layColour(plates, light, { colour: [236, 244, 250], alpha: 0.9 })
    const dark = coverPage(plates, 'patch', rainMarks(place, 60, 2), page, 0)
    if (dark) layInk(plates, dark, 0.9)
  } else if (weather === 'snow') {
    const flakes = coverPage(plates, 'patch', snowMarks(place, 150, 9), page, 0)
    if (flakes) layColour(plates, flakes, { colour: [255, 255, 255], alpha: 1 })
  }
}
