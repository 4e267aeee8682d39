import type { Point, Shape } from '../../../drawing.ts'
import { mixColours } from '../../../pen/colour.ts'
import { smooth } from '../../../pen/curves.ts'
import type { Vector } from '../../space/vector.ts'
import { oval } from '../numbers.ts'
import { wedgeOf } from '../outline.ts'
import { type AtEar, drawAids, wearsAid } from './draw-aids.ts'
import { drawnLine, filled } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import { type Half, halves } from './places.ts'
import { downAt } from './skull.ts'

/** From here on an ear is turned to the lens, and one that hair is tucked behind: a cosine. */
const near = { free: 0.12, tucked: -0.2 } as const

/**
 * Ears with what is worn at them: those that are turned to the lens, or the others, which are drawn before the head. Hair
 * that would cover what somebody wears there is tucked behind the ear; a scarf is not, and it lies on that.
 */
export function drawEars(view: HeadView, covered: boolean, turnedHere: boolean): Shape[] {
  const curled = covered && curls.has(view.features.hairForm)
  if (covered && !wearsAid(view) && !(curled && view.features.earrings)) return []
  const least = covered ? near.tucked : near.free
  return halves
    .filter((half) => view.facing([half * 1.62, downAt(earLow(view))]) > least === turnedHere)
    .flatMap((half) => {
      const at = atEarOf(view, half)
      if (view.features.hairForm === 'headscarf') return drawAids(view, half, at)
      if (wearsAid(view)) return [...drawEar(view, at), ...drawAids(view, half, at)]
      return curled ? earringOf(view, at) : [...drawEar(view, at), ...earringOf(view, at)]
    })
}

const curls: ReadonlySet<string> = new Set(['curly', 'coily'])
const gold = { onLight: '#e0a52c', onDark: '#ffd257' } as const

/** A gold button at the lobe. */
function earringOf(view: HeadView, at: AtEar): Shape[] {
  if (!view.features.earrings) return []
  const { centre, radius } = view.circle(at(0.3, -1.05), 0.075)
  const button = oval(radius, radius, 14).map(([x, y]): Point => [centre[0] + x, centre[1] + y])
  return [filled('jewel', button, view.tones.dark ? gold.onDark : gold.onLight)]
}

function earLow({ age }: HeadView): number {
  return age.eyeLow + 0.06
}

function sizeOf({ features, age }: HeadView): number {
  return 0.2 * features.ear.size * age.ear
}

/** The ear is a plate that is hinged behind the cheek. */
function atEarOf(view: HeadView, half: Half): AtEar {
  const size = sizeOf(view)
  const { width, height } = view.skull.slice(downAt(earLow(view)))
  const out = 0.3 + view.features.ear.out * 0.6
  return (along, up): Vector => [
    half * (width * 0.95 + Math.sin(out) * along * size * 0.9),
    height - size * 0.2 + up * size,
    -0.06 - Math.cos(out) * along * size * 0.8,
  ]
}

function drawEar(view: HeadView, at: AtEar): Shape[] {
  const { tones, unit } = view
  const size = sizeOf(view)
  const shape = wedgeOf([
    view.circle(at(0.1, 0.5), size * 0.5),
    view.circle(at(0.75, 0.4), size * 0.62),
    view.circle(at(0.35, -0.6), size * 0.36),
  ])
  const fold = smooth([at(0.2, 0.6), at(0.75, 0.65), at(0.8, 0.1), at(0.4, -0.3)].map(view.page), false, 5)
  return [
    filled('earA', shape, mixColours(tones.skin, tones.warm, 0.1)),
    drawnLine('earFold', fold, tones.soft, unit * 0.02),
  ]
}
