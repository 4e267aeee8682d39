import type { Point } from '../../../drawing.ts'
import { randomFrom } from '#book/random.ts'
import type { HeadView } from '../face/head-view.ts'
import type { Spot } from '../face/skull.ts'
import { mix } from '../numbers.ts'
import { roundOf } from '../outline.ts'
import type { HairCap } from './hair-forms.ts'
import { hairlineOf } from './hairline.ts'

const rings = 9
/** Rings of curls further down than this carry as many curls as the widest. */
const perRing = 20

/** Round curls all over the cap; those on the side that is seen, and all. */
export function curlsOf(view: HeadView, cap: HairCap): { front: Point[][]; all: Point[][] } {
  if (!cap.curl) return { front: [], all: [] }
  const random = randomFrom(`${view.features.seed}/curls`)
  const hairline = hairlineOf(view, cap)
  const [front, all]: [Point[][], Point[][]] = [[], []]
  for (let ring = 0; ring < rings; ring++) {
    const count = Math.max(4, Math.round(perRing * Math.sin(((ring + 0.6) / rings) * (Math.PI / 2))))
    for (let index = 0; index < count; index++) {
      const around = ((index + (ring % 2) / 2 + random() * 0.3) / count) * 2 * Math.PI - Math.PI
      const spot: Spot = [around, mix(0.03, hairline(around) - 0.03, (ring + 0.5) / rings)]
      const radius = cap.curl * (0.8 + 0.45 * random())
      const out = Math.max(0.02, cap.volume - radius * 0.45)
      const curl = roundOf(view.circle(view.skull.at(spot, out), radius))
      all.push(curl)
      if (view.facing(spot) > 0.02) front.push(curl)
    }
  }
  return { front, all }
}
