import type { Shape } from '../../../drawing.ts'
import { smooth } from '../../../pen/curves.ts'
import type { Vector } from '../../space/vector.ts'
import { oval } from '../numbers.ts'
import { drawnLine, filled } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import type { Half } from './places.ts'
import { downAt } from './skull.ts'

/** Cheerful colours, worn to be seen: clear on every skin and hair. */
const colours = { hearingAid: '#3f8fb0', cochlearImplant: '#8a6fc0' } as const
const cap = '#f3efe6'

/** A place at an ear: along it, away from the face, and up, in its own size. */
export type AtEar = (along: number, up: number) => Vector

export function wearsAid({ features: { traits } }: HeadView): boolean {
  return traits.has('hearingAid') || traits.has('cochlearImplant')
}

/** What somebody wears at an ear: one behind it to hear with, with a coil on the head where there is an implant. */
export function drawAids(view: HeadView, half: Half, at: AtEar): Shape[] {
  const { traits } = view.features
  if (traits.has('cochlearImplant'))
    return [...drawCoil(view, half, at), ...behindEar(view, at, colours.cochlearImplant)]
  return traits.has('hearingAid') ? [...behindEar(view, at, colours.hearingAid), ...mould(view, at)] : []
}

function behindEar(view: HeadView, at: AtEar, colour: string): Shape[] {
  const body = smooth([at(0.3, 1), at(0.8, 1.08), at(1.3, 0.6), at(1.25, 0.05)].map(view.page), false, 5)
  return [drawnLine('hearingAid', body, colour, view.unit * 0.1)]
}

function mould(view: HeadView, at: AtEar): Shape[] {
  const tube = smooth([at(0.3, 1), at(0.02, 0.75), at(0.12, 0.2)].map(view.page), false, 5)
  const { centre, radius } = view.circle(at(0.25, 0.1), 0.05)
  return [
    drawnLine('hearingTube', tube, colours.hearingAid, view.unit * 0.03),
    filled(
      'earMould',
      oval(radius, radius, 12).map(([x, y]) => [centre[0] + x, centre[1] + y]),
      colours.hearingAid,
    ),
  ]
}

/** Behind and above the ear, on the hair. */
function drawCoil(view: HeadView, half: Half, at: AtEar): Shape[] {
  const spot = [half * 2.05, downAt(view.age.eyeLow - 0.24)] as const
  if (view.facing(spot) < 0.3) return []
  const place = view.decal(spot, 0.17)
  const wire = smooth([view.page(at(1.2, 0.75)), place([half * -0.02, 0.2]), place([0, 0])], false, 5)
  return [
    drawnLine('hearingTube', wire, colours.cochlearImplant, view.unit * 0.035),
    filled('coil', oval(0.15, 0.15).map(place), colours.cochlearImplant),
    filled('coilCap', oval(0.085, 0.085).map(place), cap),
  ]
}
