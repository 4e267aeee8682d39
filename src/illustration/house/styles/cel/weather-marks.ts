import type { Random } from '#book/random.ts'
import type { Drawing, Point, Sheet } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import type { Outline } from '../../raster/fill-mask.ts'
import { nearFace } from '../near-face.ts'
import { taperLine } from './taper-line.ts'
import { countOn } from '../../raster/page-size.ts'

/** Where weather falls. */
interface Place {
  drawing: Drawing
  random: Random
  sheet: Sheet
}

/** Slanting strokes of rain all over the sheet, so many a page, `width` page units at their thickest; none on a face. */
export function rainMarks({ drawing, random, sheet }: Place, countOnPage: number, width: number): Outline[] {
  const marks: Outline[] = []
  const count = countOn(sheet, countOnPage)
  for (let index = 0; index < count; index++) {
    const x = random() * (sheet.width + 100) - 50
    const y = random() * (sheet.height + 40) - 40
    const length = 22 + random() * 34
    const thick = width * (0.6 + 0.6 * random())
    const foot: Point = [x - length * 0.24, y + length]
    if (nearFace(drawing, x, y, 16) || nearFace(drawing, foot[0], foot[1], 16)) continue
    marks.push({ points: taperLine([[x, y], foot], thick, 0.1) })
  }
  return marks
}

/** Flakes of snow all over the sheet, so many a page, at most `radius` page units each; none on a face. */
export function snowMarks({ drawing, random, sheet }: Place, countOnPage: number, radius: number): Outline[] {
  const marks: Outline[] = []
  const count = countOn(sheet, countOnPage)
  for (let index = 0; index < count; index++) {
    const x = random() * sheet.width
    const y = random() * sheet.height
    const reach = radius * (0.25 + 0.75 * random() * random())
    if (nearFace(drawing, x, y, reach + 4)) continue
    marks.push({ points: roundDab(x, y, reach, random) })
  }
  return marks
}

function roundDab(x: number, y: number, radius: number, random: Random): Point[] {
  const phase = random()
  return Array.from({ length: 18 }, (_, index): Point => {
    const reach = radius * (1 + 0.1 * sineOfTurns((index / 18) * 3 + phase))
    return [x + cosineOfTurns(index / 18) * reach, y + sineOfTurns(index / 18) * reach]
  })
}
