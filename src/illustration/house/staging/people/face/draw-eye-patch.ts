import { star } from '../../../figures/body/draw-pattern.ts'
import type { Shape } from '../../../drawing.ts'
import { oval } from '../numbers.ts'
import { filled } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import { eyeAside, type Half, type Places } from './places.ts'

/** The eye that a patch covers: the own left. */
export const patched: Half = -1
const leastFacing = 0.12
const colour = '#4f9d97'

/** A soft patch with a star, as children stick it over the better eye so that the other one learns. */
export function drawEyePatch(view: HeadView, places: Places): Shape[] {
  const spot = [eyeAside(view, places, patched), places.eye + 0.004] as const
  if (!view.features.traits.has('eyePatch') || view.facing(spot) < leastFacing) return []
  const place = view.decal(spot, 0.02)
  const radius = places.pupil * 1.75
  return [
    filled('eyePatch', oval(radius * 1.12, radius, 28).map(place), colour),
    filled('patchStar', star([0, 0], radius * 0.5).map(place), '#fbe6a6'),
  ]
}
