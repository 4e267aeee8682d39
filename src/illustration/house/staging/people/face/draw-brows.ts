import type { Point, Shape } from '../../../drawing.ts'
import { lightness, mixColours } from '../../../pen/colour.ts'
import { smooth } from '../../../pen/curves.ts'
import { drawnLine } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import { eyeAside, halves, ofHalf, type Places } from './places.ts'

/** In half heads, how much higher brows are over the rims of glasses. */
const overRims = 0.09

/** Both brows: lifted, drawn together or uneven as the feeling has them. */
export function drawBrows(view: HeadView, places: Places): Shape[] {
  return halves.flatMap((half) => {
    const { features, age, expression } = view
    const aside = Math.abs(eyeAside(view, places, half))
    if (view.facing([half * aside, places.eye]) < 0.12) return []
    const lift = ofHalf(expression.brow, half)
    const inner = ofHalf(expression.inner, half)
    const gap =
      (places.pupil * 2.2 + (features.glasses ? overRims : 0)) / 3 + features.brow.lift * 0.006 + lift * 0.03
    const thick = 0.052 * features.brow.thick * age.brow * view.unit
    const at = (around: number, down: number): Point =>
      view.on([half * (aside + around), places.eye - gap + down], 0.012)
    const line = smooth(
      [
        at(-0.17, inner * -0.03 + 0.004),
        at(-0.02, -0.012 - features.brow.arch * 0.008 - inner * 0.004 - Math.max(0, lift) * 0.006),
        at(0.19, 0.006 + inner * 0.016 - features.eyeTilt * 0.04),
      ],
      false,
    )
    return [drawnLine('brow', line, browColour(view), thick)]
  })
}

/** Hair's colour, darker where that is light; brows of the old are grey, seldom white. */
function browColour({ features, tones }: HeadView): string {
  const { hair, age } = features
  if (age > 62) return mixColours(mixColours(hair, '#8a8078', 0.35), tones.ink, tones.dark ? 0 : 0.12)
  return mixColours(hair, tones.ink, lightness(hair) > 0.5 ? 0.38 : 0.15)
}
