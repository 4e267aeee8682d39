import type { Point } from '../../../drawing.ts'
import { randomFrom } from '#book/random.ts'
import { add, times, unit, type Vector } from '../../space/vector.ts'
import type { HeadView } from '../face/head-view.ts'
import { normalAt, type Spot } from '../face/skull.ts'
import { mix } from '../numbers.ts'
import { wedgeOf } from '../outline.ts'
import type { HairCap } from './hair-forms.ts'
import { hairlineOf } from './hairline.ts'

/** What of them grown-ups comb flat leaves. */
const ofGrownUps = 0.65
/** Beside and behind, hair further down than this is cut short. */
const lowestBeside = 0.36
const rows = 5
const across = 14
/** Radii of a tuft at its root: on the crown and over the brow. */
const roots = { crown: 0.15, brow: 0.11 } as const

/** Pointed tufts that stand out of the cap and lie over the brow. */
export function tuftsOf(view: HeadView, cap: HairCap): Point[][] {
  if (!cap.tuft) return []
  const length = cap.tuft * (view.features.age < 14 ? 1 : ofGrownUps)
  const random = randomFrom(`${view.features.seed}/tufts`)
  const hairline = hairlineOf(view, cap)
  const outlines: Point[][] = []
  for (let row = 0; row < rows; row++) {
    for (let index = 0; index < across; index++) {
      const shift = row === rows - 1 ? random() * 0.3 : random() * 0.6
      const around = ((index + shift) / across) * 2 * Math.PI - Math.PI
      const spot: Spot = [around, mix(0.04, hairline(around) - 0.03, row / (rows - 1))]
      const long = length * (0.7 + random() * 0.6) * (row < rows - 2 ? 1 : 0.8)
      // Beside and behind the ears hair is cut: nothing stands out there.
      const low = row === rows - 1
      // Beyond the edge only crowns are seen: a tuft of the brow would stand out of the forehead there.
      if (!low && Math.abs(around) > 1.05 && spot[1] > lowestBeside) continue
      const least = row < 3 ? -0.3 : 0.15
      if (view.facing(spot) < least || (low && (!cap.ragged || Math.abs(around) > 1.05))) continue
      const root = view.skull.at(spot, cap.volume * 0.5)
      const outward = add(normalAt(view.skull, spot), [0, low ? -1.6 : 0.35, 0])
      const tip: Vector = add(root, times(unit(outward), long + cap.volume * 0.5))
      outlines.push(wedgeOf([view.circle(root, low ? roots.brow : roots.crown), view.circle(tip, 0.035)]))
    }
  }
  return outlines
}
