import type { Point, Shape } from '../../../drawing.ts'
import { mixColours } from '../../../pen/colour.ts'
import { smooth } from '../../../pen/curves.ts'
import { palerSkin, rimOfPatch } from '../../../figures/skin-marks.ts'
import { drawnLine, filled } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import { halves, type Places } from './places.ts'
import type { Spot } from './skull.ts'

/** What is on somebody's skin for good, always on the same side: lighter patches, and a mark on the right cheek. */
export function drawMarks(view: HeadView, places: Places): Shape[] {
  const { traits } = view.features
  return [
    ...(traits.has('vitiligo') ? drawVitiligo(view, places) : []),
    ...(traits.has('birthmark') ? drawBirthmark(view, places) : []),
  ]
}

/** Radians to the own right and height from the crown (0) to the chin (1) of the middle, and half its size in both. */
type Blot = readonly [around: number, down: number, wide: number, high: number]

function drawVitiligo(view: HeadView, { eye, mouth }: Places): Shape[] {
  const gap = view.features.eyeGap
  const blots: readonly Blot[] = [
    [gap + 0.12, eye + 0.005, 0.36, 0.105],
    [-0.3, mouth + 0.015, 0.24, 0.05],
    [0.16, 0.965, 0.6, 0.03],
    [-0.5, 0.36, 0.24, 0.05],
  ]
  const { skin } = view.tones
  const rim = rimOfPatch(skin)
  const drawn = (blot: Blot, form: number, colour: string): Shape[] =>
    blotOn(view, blot, form).map((points) => filled('vitiligo', points, colour))
  return blots.flatMap((blot, form) => {
    const [around, down, wide, high] = blot
    return [
      ...(rim === undefined ? [] : drawn([around, down, wide + 0.03, high + 0.009], form, rim)),
      ...drawn(blot, form, palerSkin(skin)),
    ]
  })
}

function drawBirthmark(view: HeadView, { cheek }: Places): Shape[] {
  const { tones, features } = view
  const colour = mixColours(tones.skin, tones.dark ? '#1f0d0a' : '#8a4632', tones.dark ? 0.5 : 0.55)
  const blot: Blot = [features.eyeGap + 0.34, cheek + 0.03, 0.125, 0.036]
  return blotOn(view, blot, 2).map((points) => filled('birthmark', points, colour))
}

const corners = 9

/** An uneven round that lies on the face and ends where that turns away; nothing when it is not seen. */
function blotOn(view: HeadView, [around, down, wide, high]: Blot, form: number): Point[][] {
  if (view.facing([around, down]) < 0.1) return []
  const edge = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI
    const far = 1 + 0.16 * Math.sin(angle * 3 + form) + 0.1 * Math.sin(angle * 2 + form * 2)
    return view.on(
      seen(view, [around, down], [Math.cos(angle) * wide * far, Math.sin(angle) * high * far]),
      0.008,
    )
  })
  return [smooth(edge)]
}

function seen(view: HeadView, [around, down]: Spot, [aside, below]: Point): Spot {
  let part = 1
  for (let step = 0; step < 12 && view.facing([around + aside * part, down + below * part]) < 0.08; step++)
    part *= 0.85
  return [around + aside * part, down + below * part]
}

/** A small hollow in each cheek, beside the corners of the mouth. */
export function drawDimples(view: HeadView, { mouth }: Places): Shape[] {
  const { features, tones, unit, expression } = view
  if (!features.traits.has('dimples')) return []
  const spot = (half: number): Spot => [half * 0.47, mouth - 0.03 - Math.max(0, expression.smile) * 0.02]
  return halves
    .filter((half) => view.facing(spot(half)) > 0.2)
    .flatMap((half) => {
      const place = view.decal(spot(half))
      const line = smooth(
        [
          [half * -0.012, -0.06],
          [half * 0.026, 0],
          [half * -0.012, 0.06],
        ],
        false,
        4,
      ).map(place)
      return [drawnLine('dimple', line, mixColours(tones.skin, tones.soft, 0.9), unit * 0.032)]
    })
}
