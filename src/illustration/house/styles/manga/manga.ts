import { randomFrom } from '#book/random.ts'
import type { Drawing, RenderOptions, StyleRenderer } from '../../drawing.ts'
import { gradientNoise } from '../../raster/noise.ts'
import { coverPage } from '../cel/cover-page.ts'
import { layColour, layInk } from '../cel/lay-colour.ts'
import { layTone } from '../cel/lay-tone.ts'
import { mistBands } from '../cel/mist-bands.ts'
import { fillEvenly, makePlates } from '../cel/plates.ts'
import { rainMarks, snowMarks } from '../cel/weather-marks.ts'
import { lightDirection } from '../light-direction.ts'
import { type Desk, paper } from './desk.ts'
import { inkThing } from './ink-thing.ts'
import { retone } from './lay-wash.ts'
import { screenPage } from './screen-page.ts'
import { markSky } from './sky-marks.ts'
import { spotInkFor } from './spot-ink.ts'
import { boxOf, pageSizeOf } from '../../raster/page-size.ts'

/** A page of manga: pen and ink, fine screens, flat tints for skin, and one colour, that of the child's clothes. */
export const manga: StyleRenderer = { render }

function render(drawing: Drawing, options: RenderOptions): Uint8Array {
  const plates = makePlates(pageSizeOf(options))
  const desk: Desk = {
    plates,
    wash: new Uint8Array(plates.tone.length),
    drawing,
    random: randomFrom(`${options.seed}/manga`),
    pressure: gradientNoise(`${options.seed}/nib`),
    light: lightDirection(drawing.atmosphere, plates.units),
    spot: spotInkFor(drawing),
    seed: options.seed,
  }
  fillEvenly(plates.rgb, paper)
  let marked = false
  let misty = drawing.atmosphere.weather === 'mist'
  drawing.things.forEach((thing, index) => {
    const sky = thing.shapes.some((shape) => shape.material === 'sky' && !shape.marking)
    if (!sky && !marked) {
      if (index > 0 && drawing.things[index - 1]!.depth < 0.01) markSky(desk)
      marked = true
    }
    if (misty && thing.depth > 0.5) {
      liftMist(desk)
      misty = false
    }
    inkThing(desk, thing, index + 1)
  })
  drawWeather(desk)
  return screenPage(desk, options.bleed ?? false)
}

/** Banks of mist scraped off the screens behind. */
function liftMist(desk: Desk): void {
  const { plates, random } = desk
  const banks = mistBands(random, plates.units, 6)
  const cover = coverPage(plates, 'patch', banks, boxOf(plates.units), 0, 12)
  if (cover) retone(desk, cover, (before, part) => before * (1 - 0.6 * part))
}

/** Rain in strokes of white and of ink, snow in white dots. */
function drawWeather(desk: Desk): void {
  const { drawing, plates, random } = desk
  const { weather } = drawing.atmosphere
  const place = { drawing, random, sheet: plates.units }
  if (weather === 'rain') {
    scrape(desk, rainMarks(place, 110, 2.6))
    const dark = coverPage(plates, 'patch', rainMarks(place, 90, 1.6), boxOf(plates.units), 0)
    if (dark) layInk(plates, dark, 0.9)
  } else if (weather === 'snow') scrape(desk, snowMarks(place, 190, 8))
}

function scrape({ plates, light }: Desk, marks: ReturnType<typeof rainMarks>): void {
  const cover = coverPage(plates, 'patch', marks, boxOf(plates.units), 0)
  if (!cover) return
  layColour(plates, cover, { colour: paper, alpha: 1 })
  layTone(plates, cover, 0, { light, depth: 0, dark: 0, lit: 0 })
}
