import { randomFrom } from '#book/random.ts'
import type { Drawing } from '../../drawing.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { rainMarks, snowMarks } from '../cel/weather-marks.ts'
import type { Canvas } from './canvas.ts'

/** Rain in thin light pulls of the brush and snow in dabs of thick white, before everything but faces. */
export function paintWeather(canvas: Canvas, drawing: Drawing, seed: string): void {
  const { weather, time } = drawing.atmosphere
  if (weather !== 'rain' && weather !== 'snow') return
  const { width, height, scale, units, paint, thickness } = canvas
  const random = randomFrom(`${seed}/weather`)
  const falling = { drawing, random, sheet: units }
  const outlines = weather === 'rain' ? rainMarks(falling, 150, 3.2) : snowMarks(falling, 210, 9)
  const opacity = weather === 'rain' ? 0.55 : 0.94
  const dark = time === 'night' ? 0.75 : 1
  const [red, green, blue]: Rgb = [248 * dark, 250 * dark, 255 * (dark + 0.04)]
  const page = { x0: 0, y0: 0, width, height }
  const mask = fillMask(outlines, page, scale, scratch('patch', width * height))
  for (let place = 0; place < width * height; place++) {
    const cover = mask[place]! * opacity
    if (cover < 0.01) continue
    paint.red[place] = paint.red[place]! + (red - paint.red[place]!) * cover
    paint.green[place] = paint.green[place]! + (green - paint.green[place]!) * cover
    paint.blue[place] = paint.blue[place]! + (blue - paint.blue[place]!) * cover
    thickness[place] = thickness[place]! + (1 - thickness[place]!) * cover * 0.5
  }
}
