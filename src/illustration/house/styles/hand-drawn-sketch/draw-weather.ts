import { randomFrom } from '#book/random.ts'
import { boundsOf } from '../../boxes.ts'
import type { Drawing } from '../../drawing.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import { sampleTile, type Tile } from '../../raster/noise.ts'
import { pixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { rainMarks, snowMarks } from '../cel/weather-marks.ts'
import { layWax, rubOut } from './lay-wax.ts'
import { frameAt, type Sheet } from './sheet.ts'

/** Rain in blue pencil and the edge of a rubber; snow rubbed out with its point. */
export function drawWeather(sheet: Sheet, drawing: Drawing, seed: string): void {
  const random = randomFrom(`${seed}/weather`)
  const { weather } = drawing.atmosphere
  const place = { drawing, random, sheet: sheet.units }
  if (weather === 'rain') {
    rainMarks(place, 260, 2.1).forEach((mark, index) => {
      withMask(sheet, mark, (box, mask) => {
        if (index % 2 === 0) rubOut(sheet, box, mask, 0.7)
        else layWax(sheet, box, mask, { colour: rainBlue, press: 0.75, fill: 0.3 })
      })
    })
  }
  if (weather === 'snow') {
    for (const mark of snowMarks(place, 240, 6.4)) {
      withMask(sheet, mark, (box, mask) => rubOut(sheet, box, mask, 0.97))
    }
  }
}

const rainBlue: Rgb = [74, 106, 150]

function withMask(
  sheet: Sheet,
  outline: Outline,
  use: (box: NonNullable<ReturnType<typeof pixelBox>>, mask: Float32Array) => void,
): void {
  const bounds = boundsOf([outline])
  if (frameAt(sheet, (bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2) < 0.3) return
  const box = pixelBox(bounds, sheet, 1, 0)
  if (!box) return
  use(box, fillMask([outline], box, sheet.scale, scratch('sketch-line', box.width * box.height)))
}

/** A rubber drawn lightly over all that lies behind, in wisps about the height `middle` (page units). */
export function rubMist(sheet: Sheet, waves: Tile, middle: number, strength: number, offset: number): void {
  const { width, height, scale, rgb } = sheet
  for (let y = 0, at = 0; y < height; y++) {
    const away = (y / scale - middle) / 300
    const band = 1 / (1 + away * away * 3)
    for (let x = 0; x < width; x += 4) {
      const wisps = 0.85 + sampleTile(waves, (x / scale) * 0.05 + offset, (y / scale) * 0.3) * 0.9
      const part = Math.max(0, Math.min(0.9, strength * band * wisps))
      for (const end = Math.min(x + 4, width) * 3 + y * width * 3; at < end; at++) {
        rgb[at] = rgb[at]! + (255 - rgb[at]!) * part + 0.5
      }
    }
  }
}
