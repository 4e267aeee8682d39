import { randomFrom } from '#book/random.ts'
import type { Drawing, Point, Sheet } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { nearFace } from '../near-face.ts'
import { countOn } from '../../raster/page-size.ts'

/** Outlines of falling rain or snow, slanting strokes or dots, never on a face; none in other weather. */
export function pressWeather(
  drawing: Drawing,
  sheet: Sheet,
  { seed, share = 1 }: { seed: string; share?: number },
): Point[][] {
  const random = randomFrom(`${seed}/weather`)
  const { weather } = drawing.atmosphere
  const count = countOn(sheet, weather === 'rain' ? 150 : weather === 'snow' ? 190 : 0)
  const found: Point[][] = []
  for (let index = 0; index < count * share; index++) {
    const x = random() * (sheet.width + 80) - 20
    const y = random() * sheet.height
    const size = random()
    const mark = weather === 'rain' ? drop(x, y, 24 + size * 26) : flake(x, y, 2.4 + size * size * 5)
    if (mark.some(([px, py]) => nearFace(drawing, px, py, 12))) continue
    found.push(mark)
  }
  return found
}

function drop(x: number, y: number, length: number): Point[] {
  const lean = length * 0.28
  return [
    [x, y],
    [x + 1.1, y + 0.6],
    [x - lean + 1.7, y + length],
    [x - lean - 1.7, y + length - 1],
  ]
}

function flake(x: number, y: number, radius: number): Point[] {
  return Array.from(
    { length: 14 },
    (_, index): Point => [x + cosineOfTurns(index / 14) * radius, y + sineOfTurns(index / 14) * radius],
  )
}
