import { type Random, randomFrom } from '#book/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import { sampleTile } from '../../raster/noise.ts'
import { pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import { strokeOutlines } from '../../raster/stroke-outlines.ts'
import { nearFace } from '../near-face.ts'
import { flowTile, mixTile, unitsPerTexel } from './brush-tiles.ts'
import type { Sheet } from './sheet.ts'
import { countOn } from '../../raster/page-size.ts'

/** Rain and snow over the finished picture. */
export function paintWeather(sheet: Sheet, drawing: Drawing, seed: string): void {
  const random = randomFrom(`${seed}/weather`)
  if (drawing.atmosphere.weather === 'rain') paintRain(sheet, drawing, random)
  if (drawing.atmosphere.weather === 'snow') paintSnow(sheet, drawing, random)
}

function paintRain(sheet: Sheet, drawing: Drawing, random: Random): void {
  const { width: across, height: down } = sheet.units
  const count = countOn(sheet.units, 230)
  for (let index = 0; index < count; index++) {
    const x = random() * (across + 100) - 50
    const y = random() * down
    const length = 26 + random() * 54
    const foot: Point = [x - length * 0.24, y + length]
    const width = 1.1 + random() * 1.5
    if (nearFace(drawing, x, y, 12) || nearFace(drawing, foot[0], foot[1], 12)) continue
    const wet = index % 3 === 0
    lift(sheet, strokeOutlines([[x, y], foot], width), wet ? 1.15 : 0.55, wet ? 0.09 : 0.012)
  }
}

function paintSnow(sheet: Sheet, drawing: Drawing, random: Random): void {
  const count = countOn(sheet.units, 260)
  for (let index = 0; index < count; index++) {
    const x = random() * sheet.units.width
    const y = random() * sheet.units.height
    const radius = 1.4 + random() * random() * 5.4
    if (nearFace(drawing, x, y, radius + 4)) continue
    const points = Array.from({ length: 9 }, (_, corner): Point => {
      const [dx, dy] = nonagon[corner] as Point
      const reach = radius * (0.85 + 0.3 * random())
      return [x + dx * reach, y + dy * reach]
    })
    lift(sheet, [{ points }], 0.06, 0.015)
  }
}

/** Corners of a nine-sided figure on the unit circle. */
const nonagon: readonly Point[] = [
  [1, 0],
  [0.766, 0.643],
  [0.174, 0.985],
  [-0.5, 0.866],
  [-0.94, 0.342],
  [-0.94, -0.342],
  [-0.5, -0.866],
  [0.174, -0.985],
  [0.766, -0.643],
]

/** Keeps a part of the pigment under a shape and adds a little cold grey. */
function lift(sheet: Sheet, outlines: readonly Outline[], keep: number, grey: number): void {
  const bounds = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const { points } of outlines) {
    for (const [x, y] of points) {
      bounds.x0 = Math.min(bounds.x0, x)
      bounds.y0 = Math.min(bounds.y0, y)
      bounds.x1 = Math.max(bounds.x1, x)
      bounds.y1 = Math.max(bounds.y1, y)
    }
  }
  const box = pixelBox(bounds, sheet, 1, 0)
  if (!box) return
  const mask = fillMask(outlines, box, sheet.scale, scratch('patch', box.width * box.height))
  for (let y = 0, index = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++, index++) {
      const cover = mask[index]!
      const pageX = x + box.x0
      const pageY = y + box.y0
      if (cover === 0 || pageX >= sheet.width || pageY >= sheet.height) continue
      const place = pageY * sheet.width + pageX
      const kept = 1 + (keep - 1) * cover
      sheet.red[place] = sheet.red[place]! * kept + grey * cover * 1.3
      sheet.green[place] = sheet.green[place]! * kept + grey * cover
      sheet.blue[place] = sheet.blue[place]! * kept + grey * cover * 0.6
    }
  }
}

/** A veil of mist over what has been painted so far, thickest about the height `middle` (page units). */
export function paintMist(sheet: Sheet, middle: number, strength: number, offset: number): void {
  const { width, height, scale } = sheet
  for (let y = 0, place = 0; y < height; y++) {
    const away = (y / scale - middle) / 300
    const band = 1 / (1 + away * away * 3)
    const v = y / scale / unitsPerTexel
    for (let x = 0; x < width; x += 4) {
      const u = x / scale / unitsPerTexel + offset
      const wisps =
        0.85 + sampleTile(flowTile(), u * 0.5, v * 1.6) * 0.7 + sampleTile(mixTile(), u * 0.4, v * 2) * 0.25
      const kept = 1 - Math.max(0, Math.min(0.92, strength * band * wisps))
      const end = Math.min(x + 4, width)
      for (let column = x; column < end; column++, place++) {
        sheet.red[place] = sheet.red[place]! * kept + (1 - kept) * 0.1
        sheet.green[place] = sheet.green[place]! * kept + (1 - kept) * 0.07
        sheet.blue[place] = sheet.blue[place]! * kept + (1 - kept) * 0.06
      }
    }
  }
}
