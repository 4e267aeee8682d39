import type { Random } from '#book/random.ts'
import type { Point, Sheet } from '../../drawing.ts'
import { sineOfTurns } from '../../raster/exact-math.ts'
import type { Outline } from '../../raster/fill-mask.ts'
import { countOn } from '../../raster/page-size.ts'

/** Long flat banks of mist across the middle of the sheet, so many a page, thin at both ends. */
export function mistBands(random: Random, sheet: Sheet, countOnPage: number): Outline[] {
  const count = countOn(sheet, countOnPage)
  return Array.from({ length: count }, (_, index) => {
    const middle = (380 + (index / count) * 280 + random() * 30) * (sheet.height / 1000)
    const left = -120 + random() * (sheet.width - 580)
    const length = 560 + random() * 500
    const thick = 22 + random() * 26
    const phase = random()
    const edge = (side: number): Point[] =>
      Array.from({ length: 40 }, (__, step): Point => {
        const part = step / 39
        const swell = Math.sqrt(4 * part * (1 - part))
        const wave = 5 * sineOfTurns(part * 2.3 + phase) + 3 * sineOfTurns(part * 5.1 + phase * 3)
        return [left + part * length, middle + side * thick * swell + wave * swell]
      })
    return { points: [...edge(-1), ...edge(1).reverse()] }
  })
}
