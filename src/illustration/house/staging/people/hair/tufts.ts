import type { Point } from '../../../drawing.ts'
import { randomFrom } from '#book/random.ts'
import { add, times, unit, type Vector } from '../../space/vector.ts'
import type { HeadView } from '../face/head-view.ts'
import { normalAt, type Spot } from '../face/skull.ts'
import { mix } from '../numbers.ts'
import { wedgeOf } from '../outline.ts'
import type { HairCap } from './hair-forms.ts'
import { hairlineOf } from './hairline.ts'

const rows = 5
const across = 13

/** Pointed tufts that stand out of the cap and lie over the brow. */
export function tuftsOf(view: HeadView, cap: HairCap): Point[][] {
  const length = cap.tuft
  if (!length) return []
  const random = randomFrom(`${view.features.seed}/tufts`)
  const hairline = hairlineOf(view, cap)
  const outlines: Point[][] = []
  for (let row = 0; row < rows; row++) {
    for (let index = 0; index < across; index++) {
      const around = ((index + random() * 0.6) / across) * 2 * Math.PI - Math.PI
      const spot: Spot = [around, mix(0.04, hairline(around) - 0.03, row / (rows - 1))]
      const long = length * (0.7 + random() * 0.6) * (row < rows - 2 ? 1 : 0.6)
      // Beside and behind the ears hair is cut: nothing stands out there.
      const low = row === rows - 1
      // Beyond the edge only crowns are seen: a tuft of the brow would stand out of the forehead there.
      const least = row < 2 ? -0.3 : 0.15
      if (view.facing(spot) < least || (low && Math.abs(around) > 0.85)) continue
      const root = view.skull.at(spot, cap.volume * 0.5)
      const outward = add(normalAt(view.skull, spot), [0, low ? -0.9 : 0.35, 0])
      const tip: Vector = add(root, times(unit(outward), long + cap.volume * 0.5))
      outlines.push(wedgeOf([view.circle(root, low ? 0.07 : 0.1), view.circle(tip, 0.015)]))
    }
  }
  return outlines
}
