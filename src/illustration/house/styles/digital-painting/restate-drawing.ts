import { blur } from '../../raster/blur.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Canvas } from './canvas.ts'
import { materialNumber, type Survey } from './survey.ts'

/** Part of a fine line that comes back through the paint. */
const share = 0.72

/** Draws back the fine things that brushes went over: boards, seams, lashes. Leaves and grass stay loose. */
export function restateDrawing(canvas: Canvas, survey: Survey): void {
  const { width, height, scale, seen, paint } = canvas
  const count = width * height
  const soft = scratch('patch', count)
  for (let place = 0; place < count; place++) soft[place] = seen.green[place]! + seen.red[place]!
  blur(soft, width, height, Math.max(1, 2.6 * scale), 2)
  const loose = new Set((['foliage', 'sky', 'cloud', 'ground', 'hair'] as const).map(materialNumber))
  for (let y = 0, place = 0; y < height; y++) {
    const surveyRow = (y >> 1) * survey.columns
    for (let x = 0; x < width; x++, place++) {
      const away = Math.abs(seen.green[place]! + seen.red[place]! - soft[place]!)
      const fine = away > 22 ? 1 : (away - 6) / 16
      if (fine <= 0) continue
      const amount = fine * share * (loose.has(survey.material[surveyRow + (x >> 1)]!) ? 0.3 : 1)
      paint.red[place] = paint.red[place]! + (seen.red[place]! - paint.red[place]!) * amount
      paint.green[place] = paint.green[place]! + (seen.green[place]! - paint.green[place]!) * amount
      paint.blue[place] = paint.blue[place]! + (seen.blue[place]! - paint.blue[place]!) * amount
    }
  }
}
