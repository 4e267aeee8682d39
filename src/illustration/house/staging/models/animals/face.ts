import type { PartName } from '../../../part-name.ts'
import { eyeForm, type Look, loweredLid } from '../../../creatures/look.ts'
import { area, type Globe, type Place, stroke } from '../../solids/build.ts'
import { spot } from '../../solids/spot.ts'
import type { Paint, Painted } from '../../solids/solid.ts'
import type { Turned } from './gaze.ts'

export interface FacePlan {
  /** What eyes, brows and cheeks lie on. */
  globe: Globe
  /** The right eye's place; the left one is its mirror. */
  eye: Place
  /** Half an eye's width, in units of the frame. */
  eyeSize: number
  /** What the mouth lies on, how low and how wide, in degrees; left out by beaks. */
  mouth?: { globe: Globe; above: number; wide: number; size: number }
  /** Colour of lids and brows. */
  line: string
  /** A pale ring about the eyes, which would be lost in a dark coat. */
  ring?: string
  /** Of a stuffed one: buttons for eyes. */
  toy?: boolean
}

const ink = '#2b1b1a'
const white = '#fffaf0'
const red = '#8c2f38'

const inked = (part: PartName, colour = ink): Paint => ({
  part,
  material: 'ink',
  colour,
  group: 'head',
  marking: true,
})
const lit = (part: PartName): Paint => ({ ...inked(part, white), material: 'light' })

type Rest = Pick<Turned, 'aside' | 'above'>

/** Eyes, brows, cheeks and tears: markings that follow the head. */
export function eyesOn(plan: FacePlan, look: Look, rest: Rest): Painted[] {
  return [...eyeOn(plan, look, rest, 1), ...eyeOn(plan, look, rest, -1)]
}

function eyeOn(plan: FacePlan, look: Look, rest: Rest, sign: 1 | -1): Painted[] {
  const place: Place = [plan.eye[0] * sign, plan.eye[1]]
  const cheek: Place = [place[0] * 1.25, place[1] - degreesOf(plan, 2.4)]
  return [
    spot(plan.globe, cheek, [plan.eyeSize * 1.5, plan.eyeSize], {
      ...inked('blush', '#f08a7c'),
      material: 'fur',
      soft: true,
      alpha: 0.2 + look.blush * 0.4,
    }),
    ...eye(plan, eyeForm(look, sign > 0 ? 0 : 1), place, rest),
    ...(look.brow === undefined ? [] : [brow(plan, place, sign, look.brow)]),
    ...(look.tear && sign > 0 ? [tear(plan)] : []),
  ]
}

/** Degrees on the head that so many eye sizes take. */
function degreesOf({ globe, eyeSize }: FacePlan, sizes: number): number {
  return ((eyeSize * sizes) / globe.size[0]) * 57
}

function eye(plan: FacePlan, form: ReturnType<typeof eyeForm>, place: Place, rest: Rest): Painted[] {
  const { globe, eyeSize: size } = plan
  const lid = (form: (part: number) => number, wide = 1.35): Painted => {
    const step = degreesOf(plan, 1)
    const places = [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
      (part): Place => [place[0] + part * wide * step, place[1] + form(part) * step],
    )
    return stroke(globe, places, size * 0.5, inked('eye', plan.line))
  }
  if (plan.toy) return button(plan, place)
  if (form === 'arc') return [lid((part) => 0.5 - part * part * 1.1)]
  if (form === 'shut') return [lid((part) => part * part * 0.9 - 0.6)]
  if (form === 'half') return [lid((part) => part * part * 0.4 - 0.3), foldOver(plan, place)]
  const grown = size * (form === 'wide' ? 1.5 : 1.2)
  const [across, high] = [grown * 0.98, grown * 1.2]
  const step = degreesOf(plan, grown / size)
  const at: Place = [place[0] + (rest.aside / 32) * step * 0.2, place[1] + (rest.above / 26) * step * 0.2]
  // All pupil, with the light in it from above, as the flat ones have it.
  if (form === 'lidded') return liddedEye(plan, at, [across, high], step)
  return [
    ...(plan.ring ? [spot(globe, place, [across * 1.3, high * 1.22], inked('eyeRing', plan.ring))] : []),
    spot(globe, at, [across, high], inked('eye')),
    spot(globe, [at[0] - step * 0.2, at[1] + step * 0.5], [across * 0.42, across * 0.42], lit('glint')),
    spot(globe, [at[0] + step * 0.2, at[1] - step * 0.5], [across * 0.2, across * 0.2], lit('glint')),
  ]
}

/** The fold of a lid that hangs, over its edge. */
function foldOver(plan: FacePlan, place: Place): Painted {
  const step = degreesOf(plan, 1)
  const places = [-0.8, 0, 0.8].map(
    (part): Place => [place[0] + part * step, place[1] + (0.7 - part * part * 0.5) * step],
  )
  return stroke(plan.globe, places, plan.eyeSize * 0.3, { ...inked('lid', plan.line), alpha: 0.6 })
}

/** An open eye under a lowered lid. */
function liddedEye(
  { globe, line }: FacePlan,
  at: Place,
  [across, high]: readonly [number, number],
  step: number,
): Painted[] {
  const up = step * (high / across)
  const pupil = Array.from({ length: 20 }, (_, index): Place => {
    const turn = (index / 20) * 2 * Math.PI
    return [at[0] + Math.cos(turn) * step, at[1] + Math.min(loweredLid, Math.sin(turn)) * up]
  })
  const lid = [-1.25, 0, 1.25].map(
    (part): Place => [at[0] + part * step, at[1] + (loweredLid + (part === 0 ? 0.1 : -0.08)) * up],
  )
  return [
    area(globe, pupil, inked('eye')),
    spot(globe, [at[0] + step * 0.3, at[1] - up * 0.3], [across * 0.24, across * 0.24], lit('glint')),
    stroke(globe, lid, across * 0.46, inked('lid', line)),
  ]
}

function button(plan: FacePlan, place: Place): Painted[] {
  const { globe, eyeSize: size } = plan
  const step = degreesOf(plan, 0.35)
  return [
    spot(globe, place, [size * 1.25, size * 1.25], inked('button', '#3a2a2a')),
    ...[1, -1].map((way) =>
      stroke(
        globe,
        [
          [place[0] - step, place[1] - step * way],
          [place[0] + step, place[1] + step * way],
        ],
        size * 0.2,
        inked('thread', '#f3e4cc'),
      ),
    ),
  ]
}

function brow(plan: FacePlan, place: Place, sign: number, slope: number): Painted {
  const step = degreesOf(plan, 1)
  const lift = step * (Math.abs(slope) < 10 ? 3 : 2.5)
  const places = [-1, 0, 1].map((part): Place => {
    const inner = -part * sign
    return [
      place[0] + part * step * 1.3,
      place[1] + lift + inner * step * (slope / 26) * 0.8 + (part === 0 ? 0.25 * step : 0),
    ]
  })
  return stroke(plan.globe, places, plan.eyeSize * 0.5, inked('brow', plan.line))
}

function tear(plan: FacePlan): Painted {
  const place: Place = [plan.eye[0] * 1.05, plan.eye[1] - degreesOf(plan, 2.6)]
  return spot(plan.globe, place, [plan.eyeSize * 0.6, plan.eyeSize * 0.95], inked('tear', '#9fd0e8'))
}

/** The mouth, in two halves, so that one of them shows from the side. */
export function mouthOn({ mouth, line }: FacePlan, look: Look): Painted[] {
  if (!mouth) return []
  const { globe, above, wide, size } = mouth
  const ring = (high: number, broad: number, drop: number): Place[] =>
    Array.from({ length: 14 }, (_, index): Place => {
      const turn = (index / 14) * 2 * Math.PI
      return [Math.cos(turn) * wide * broad, above - drop + Math.sin(turn) * high]
    })
  if (look.mouth === 'open')
    return [
      area(globe, [...bowl(wide, above)], inked('mouth', red)),
      spot(globe, [0, above - 17], [size * 2.6, size * 1.7], inked('tongue', '#ee8079')),
    ]
  if (look.mouth === 'round') return [area(globe, ring(13, 0.36, 9), inked('mouth', red))]
  if (look.mouth === 'pursed') return [area(globe, ring(5.5, 0.28, 5), inked('mouth', red))]
  if (look.mouth === 'yawn') return [area(globe, ring(18, 0.42, 12), inked('mouth', red))]
  const bend = { smile: 14, flat: 3, frown: -13, wavy: -8 }[look.mouth]
  return ([1, -1] as const).map((sign) =>
    stroke(
      globe,
      [0, 0.3, 0.65, 1].map((part): Place => [sign * wide * part, above + bend * (part * part - 0.35)]),
      size,
      inked('mouth', line),
    ),
  )
}

function bowl(wide: number, above: number): Place[] {
  const across = [-1, -0.5, 0, 0.5, 1]
  return [
    ...across.map((part): Place => [part * wide * 0.8, above + 4 * part * part]),
    ...across
      .toReversed()
      .map((part): Place => [part * wide * 0.8, above + 4 * part * part - 24 * (1 - part * part) - 1]),
  ]
}
