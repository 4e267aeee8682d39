import type { Point, Shape } from '../../../drawing.ts'
import { lightness, mixColours } from '../../../pen/colour.ts'
import { smooth } from '../../../pen/curves.ts'
import { clamp } from '../numbers.ts'
import { ribbon, unite } from '../outline.ts'
import { filled } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import { halves, type Places } from './places.ts'
import { shellOf } from '../hair/shell.ts'

const leastFacing = 0.06

/** What grows on cheeks and chin; it lies under mouth and nose. */
export function drawBeard(view: HeadView, { mouth }: Places): Shape[] {
  const { beard } = view.features
  if (beard !== 'full' && beard !== 'goatee') return []
  const reach = beard === 'full' ? 1.42 : 0.4
  const from = (around: number): number => {
    const side = Math.abs(around)
    if (beard === 'goatee') return mouth + 0.045
    return side > 1.1 ? 0.5 + (1.42 - side) * 0.42 : mouth + 0.025 - clamp(side - 0.3) * 0.17
  }
  const patches = shellOf(view, {
    from,
    to: () => 1,
    between: [-reach, reach],
    out: (part) => 0.05 + 0.12 * part,
  })
  return unite(patches).map((points) => filled('beard', points, beardColour(view)))
}

/** The shade that a shaven beard leaves on cheeks, chin and lip. */
export function drawStubble(view: HeadView, { mouth }: Places): Shape[] {
  const { features, tones } = view
  if (features.shaven < 0.05) return []
  const from = (around: number): number => {
    const side = Math.abs(around)
    return side > 0.36 ? Math.max(0.56, mouth + 0.05 - (side - 0.36) * 0.28) : mouth - 0.035
  }
  const patches = shellOf(view, { from, to: () => 1, between: [-1.34, 1.34], out: () => 0.004 })
  const shade = lightness(features.hair) > 0.55 && features.age > 50 ? greyStubble : stubble
  const colour = mixColours(tones.skin, shade.colour, shade.least + shade.more * features.shaven)
  return unite(patches).map((points) => filled('stubble', points, colour))
}

const stubble = { colour: '#2c2430', least: 0.1, more: 0.14 } as const
/** On who is grey it is lighter than dark skin and darker than light skin. */
const greyStubble = { colour: '#8f8c8c', least: 0.16, more: 0.26 } as const

/** Two wings under the nose, over the mouth. */
export function drawMoustache(view: HeadView, { mouth }: Places): Shape[] {
  if (!view.features.beard || view.features.beard === 'goatee') return []
  const wings = halves.flatMap((half) => {
    if (view.facing([half * 0.2, mouth]) < leastFacing) return []
    const at = (around: number, down: number): Point => view.on([half * around, mouth + down], 0.04)
    const line = smooth([at(-0.03, -0.052), at(0.2, -0.046), at(0.42, 0.004)], false)
    return [ribbon(line, (part) => view.unit * 0.125 * Math.sin(Math.PI * clamp(part * 0.7 + 0.3)))]
  })
  return unite(wings).map((points) => filled('beard', points, beardColour(view)))
}

function beardColour({ features }: HeadView): string {
  return mixColours(features.hair, '#2a1a1a', 0.12)
}
