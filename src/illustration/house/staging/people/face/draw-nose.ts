import type { Point, Shape } from '../../../drawing.ts'
import { mixColours } from '../../../pen/colour.ts'
import { smooth } from '../../../pen/curves.ts'
import type { Vector } from '../../space/vector.ts'
import { mix, oval } from '../numbers.ts'
import { wedgeOf } from '../outline.ts'
import { drawnLine, filled } from './face-parts.ts'
import type { Circle, HeadView } from './head-view.ts'
import { halves, type Places } from './places.ts'

/** Seen from behind there is no nose. */
const leastFacing = -0.35

/** A wedge round bridge, tip and wings, so that it turns with the head and stands out in profile. */
export function drawNose(view: HeadView, places: Places): Shape[] {
  if (view.facing([0, places.nose]) < leastFacing) return []
  const { noseShape: form, noseSize: size } = places
  const { skull, features, tones } = view
  const low = skull.slice(places.nose)
  const high = skull.slice(places.eye + 0.02)
  const face = low.shift + low.front
  const between = high.shift + high.front
  const tipAt: Vector = [0, low.height - form.drop * size, face + form.out * size - 0.02]
  const tip = view.circle(tipAt, form.tip * size)
  const older = features.age > 60 ? 0.06 : 0
  const colour = mixColours(tones.skin, tones.warm, 0.07 + older)
  if (features.nose.form === 'button') {
    const root = view.circle([0, low.height, face - 0.02], form.tip * size)
    return [
      filled('noseForm', wedgeOf([tip, root]), mixColours(colour, tones.warm, 0.06)),
      ...flank(view, tip),
    ]
  }
  const spread = 0.62 + 0.38 * size
  const bridgeHeight = Math.min(high.height - 0.06, low.height + places.noseLength * 1.1)
  const bridge = view.circle([0, bridgeHeight, between - 0.06], form.bridge * size * 0.8)
  const hump =
    features.nose.form === 'hook'
      ? [view.circle([0, mix(bridgeHeight, low.height, 0.4), mix(between, tipAt[2], 0.5)], 0.06 * size)]
      : []
  const wings = halves.map((half) =>
    view.circle([half * form.wingAside * spread, low.height - 0.015, face - 0.04], form.wing * spread * size),
  )
  return [
    filled('noseForm', wedgeOf([bridge, ...hump, tip, ...wings]), colour),
    ...flank(view, tip),
    ...nostrils(view, places, [
      form.wingAside * spread * 0.55,
      low.height - 0.03 - form.tip * size * 0.35,
      face + 0.04,
    ]),
  ]
}

/** The line under the tip and up the side that is turned away. */
function flank(view: HeadView, { centre: [x, y], radius }: Circle): Shape[] {
  const { tones, unit } = view
  const ears = view.page([1, 0, 0])[0] - view.page([-1, 0, 0])[0]
  const ahead = view.page([0, 0, 1])[0] - view.page([0, 0, 0])[0]
  const away = ahead * Math.sign(ears || 1) > 0 ? 1 : -1
  const down = downOf(view)
  const place = (across: number, along: number): Point => [
    x + (across * away * down[1] + along * down[0]) * radius,
    y + (along * down[1] - across * away * down[0]) * radius,
  ]
  const line = smooth(
    [place(0.95, -0.1), place(0.55, 0.72), place(-0.45, 0.76), place(-0.88, 0.12)],
    false,
    5,
  )
  return [drawnLine('nose', line, mixColours(tones.skin, tones.soft, 0.95), unit * 0.042)]
}

/** Which way the chin is on the page, of length 1. */
function downOf(view: HeadView): Point {
  const [crown, chin] = [view.page([0, 1, 0.6]), view.page([0, -1, 0.6])]
  const long = Math.hypot(chin[0] - crown[0], chin[1] - crown[1]) || 1
  return [(chin[0] - crown[0]) / long, (chin[1] - crown[1]) / long]
}

function nostrils(view: HeadView, { noseSize }: Places, [aside, up, front]: Vector): Shape[] {
  if (noseSize < 0.8) return []
  return halves
    .filter((half) => view.facing([half * 0.3, 0.7]) > 0.35)
    .map((half) => {
      const [x, y] = view.page([half * aside, up, front])
      const hole = oval(0.022 * noseSize * view.unit, 0.013 * noseSize * view.unit, 10)
      const points = hole.map(([px, py]): Point => [x + px, y + py])
      return filled('nostril', points, mixColours(view.tones.skin, view.tones.soft, 0.95))
    })
}
