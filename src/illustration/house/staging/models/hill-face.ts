import type { PartName } from '../../part-name.ts'
import { eyeForm, type Look } from '../../creatures/look.ts'
import { darker } from '../../pen/colour.ts'
import { area, ball, type Globe, onGlobe, type Place, stroke } from '../solids/build.ts'
import { spot } from '../solids/spot.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import type { Turned } from './animals/gaze.ts'

const ink = '#2a2320'
const lips = '#5c3426'
const heather = '#c9739a'
const boulder = '#b98a5c'

/** Where the eyes are, and their half size in metres and in degrees of the mound. */
const eyeAt: Place = [19, 30]
const eyeSize = [1.05, 1.18] as const
const eyeDegrees = [9.3, 10.3] as const
const pupil = [0.56, 0.64] as const

/** What lies on the mound of a face of heather, the lids of grass. */
export function hillFace(
  globe: Globe,
  look: Look,
  rest: Pick<Turned, 'aside' | 'above'>,
  grass: string,
): Painted[] {
  return [
    ...[1, -1].flatMap((side) => [
      spot(globe, [side * 37, 11], [1.25, 0.85], paint('cheek', 'foliage', heather)),
      ...eyeOf(globe, side, look, rest, grass),
    ]),
    ...mouthOf(globe, look),
  ]
}

/** What stands out of it, bushes for brows and a boulder for a nose: bodies, behind which the mound's outline stops. */
export function hillBrowsAndNose(globe: Globe, look: Look, grass: string): Painted[] {
  return [...[1, -1].flatMap((side) => browOf(globe, side, look, darker(grass, 0.3))), noseOf(globe)]
}

function paint(part: PartName, material: Paint['material'], colour: string): Paint {
  return { part, material, colour, marking: true }
}

function eyeOf(
  globe: Globe,
  side: number,
  look: Look,
  rest: Pick<Turned, 'aside' | 'above'>,
  grass: string,
): Painted[] {
  const place: Place = [side * eyeAt[0], eyeAt[1]]
  const at: Place = [place[0] + (rest.aside / 32) * 4.2, place[1] + (rest.above / 26) * 4.4 - 0.4]
  const form = eyeForm(look, side > 0 ? 0 : 1)
  const closed = form === 'shut' || form === 'arc'
  const eye: Painted[] = [
    spot(globe, place, eyeSize, paint('eyeWhite', 'light', '#fff8e6')),
    spot(globe, at, pupil, paint('eye', 'ink', ink)),
    spot(globe, [at[0] + 1.6, at[1] + 2], [0.18, 0.18], paint('glint', 'light', '#fffaf0')),
  ]
  const levels: Record<typeof form, number | undefined> = {
    wide: undefined,
    dot: 0.78,
    half: 0.15,
    lidded: 0.34,
    arc: -1,
    shut: -1,
  }
  const level = levels[form]
  if (level === undefined) return eye
  const lid = area(globe, lidPlaces(place, level), paint('lid', 'foliage', darker(grass, 0.12)))
  const bend = form === 'arc' ? 0.5 : -0.5
  const seam = closed
    ? [
        stroke(
          globe,
          [-1, -0.5, 0, 0.5, 1].map(
            (part): Place => [place[0] + part * 8, place[1] + bend * 6 * (1 - part * part)],
          ),
          0.26,
          paint('eye', 'ink', ink),
        ),
      ]
    : []
  return [...(closed ? [] : eye), lid, ...seam]
}

/** The part of an eye above a level: 1 is its top, -1 its foot. */
function lidPlaces([aside, above]: Place, level: number): Place[] {
  const from = Math.asin(level)
  const steps = 14
  return Array.from({ length: steps + 1 }, (_, index): Place => {
    const angle = from + ((Math.PI - 2 * from) * index) / steps
    return [aside + Math.cos(angle) * eyeDegrees[0] * 1.06, above + Math.sin(angle) * eyeDegrees[1] * 1.06]
  })
}

/** Three bushes a brow, raised or drawn down by mood. */
function browOf(globe: Globe, side: number, look: Look, green: string): Painted[] {
  const lift = look.eye === 'wide' ? 7 : look.mouth === 'open' ? 3 : 0
  const slope = (look.brow ?? 0) / 26
  return [-1, 0, 1].map((part): Painted => {
    const inner = -part * side
    const place: Place = [
      side * eyeAt[0] + part * 6.5,
      44 + lift - Math.abs(part) * 2 + inner * (slope * 5 + 1.5),
    ]
    return {
      ...ball(onGlobe(globe, place, 1.02), [0, 0, 0], [0.78, 0.52, 0.5], {
        part: 'brow',
        material: 'foliage',
        colour: green,
        group: `brow${side}`,
      }),
      outward: onGlobe(globe, place).front,
    }
  })
}

/** Half the width and height of mouths that are a ring, in degrees. */
const rings = {
  round: { broad: 7, tall: 6 },
  yawn: { broad: 7, tall: 8 },
  pursed: { broad: 4, tall: 3 },
} as const

function mouthOf(globe: Globe, look: Look): Painted[] {
  const across = [-1, -0.6, -0.2, 0.2, 0.6, 1]
  if (look.mouth === 'round' || look.mouth === 'yawn' || look.mouth === 'pursed') {
    const { broad, tall } = rings[look.mouth]
    const ring = Array.from({ length: 16 }, (_, index): Place => {
      const angle = (index / 16) * 2 * Math.PI
      return [Math.cos(angle) * broad, -1 + Math.sin(angle) * tall]
    })
    return [area(globe, ring, paint('mouth', 'ink', lips))]
  }
  if (look.mouth === 'open') {
    const lip = across.map((part): Place => [part * 19, 3 + part * part * 5])
    const chin = across
      .toReversed()
      .map((part): Place => [part * 19, 3 + part * part * 5 - 13 * (1 - part * part) - 0.5])
    return [area(globe, [...lip, ...chin], paint('mouth', 'ink', lips))]
  }
  const bend = { smile: 5, flat: 1.5, frown: -5, wavy: -3 }[look.mouth]
  const along = Array.from({ length: 17 }, (_, index) => index / 8 - 1)
  const line = along.map((part): Place => [part * 16, 1 + bend * part * part])
  return [stroke(globe, line, 0.3, paint('mouth', 'ink', lips))]
}

function noseOf(globe: Globe): Painted {
  const there = onGlobe(globe, [0, 17], 1.04)
  return {
    ...ball({ ...globe.frame, origin: there.origin }, [0, 0, 0], [1.05, 0.85, 1], {
      part: 'noseBall',
      material: 'stone',
      colour: boulder,
      group: 'nose',
    }),
    outward: there.front,
  }
}
