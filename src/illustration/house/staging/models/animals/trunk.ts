import { randomFrom } from '#book/random.ts'
import type { Coat } from '../../../creatures/species.ts'
import { darker } from '../../../pen/colour.ts'
import { blob, type Globe, type Place, type Size, stroke } from '../../solids/build.ts'
import { spot } from '../../solids/spot.ts'
import type { Painted } from '../../solids/solid.ts'
import { sweep } from '../../solids/sweep.ts'
import { frameAlong, pointIn } from '../../space/frame.ts'
import { add, between, degrees, lengthOf, minus, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn, markOn } from './beast.ts'
import { girthsOf } from './stance-parts.ts'

/** Trunk and neck, grown together, with what is painted on them. */
export function trunkOf(beast: Beast): Painted[] {
  const { build, body, stance, colours } = beast
  const { belly, chest } = build
  const radii = girthsOf(build)
  const lowered = stance.spine.map(
    (bead, index): Vector => add(bead, [0, index === 2 && !stance.down ? (chest - belly) * 0.4 : 0, 0]),
  )
  const woolly = build.traits.includes('wool')
  const bare = neckOf(beast)
  const own = woolly ? [...wool(lowered, radii), ...bare.slice(0, -3)] : hasOwnNeck(beast) ? [] : bare
  const trunk = blob(body, [...sweep(lowered, radii), ...own], coatOn('torso', colours.trunk))
  const above = bare.slice(Math.floor(bare.length * 0.6))
  const neck = woolly ? [blob(body, above, coatOn('neck', beast.coat.base, 'neck'))] : []
  return [...neck, trunk, ...marksOn(beast, lowered, radii)]
}

/** A neck with a mane is a piece of its own, so that the mane comes before or behind it. */
export function ownNeck(beast: Beast): Painted[] {
  if (!hasOwnNeck(beast)) return []
  return [blob(beast.body, neckOf(beast), coatOn('torso', beast.colours.trunk))]
}

function hasOwnNeck({ build }: Pick<Beast, 'build'>): boolean {
  return build.traits.includes('mane')
}

/** How far below the middle of the head a neck ends, in half the height of the head. */
const underSkull = 0.95

function neckOf({ build, stance }: Beast): (readonly [Vector, Size])[] {
  const chest = stance.spine.at(-1) ?? [0, 0, 0]
  const root = add(chest, [0, build.chest * 0.25, build.chest * 0.15])
  // A neck of its own ends inside the chest.
  const thickest = hasOwnNeck({ build }) ? build.neck.radius : Math.max(build.neck.radius, build.chest * 0.72)
  const bent = add(between(root, stance.head, 0.5), [0, 0.02, -build.neck.length * 0.06])
  // It ends under the skull: from behind, a neck up to the middle of the head would be drawn over it.
  const far = lengthOf(minus(stance.head, root))
  const nape = between(stance.head, root, Math.min(0.6, (build.head[1] * underSkull) / far))
  return sweep([root, bent, nape], [thickest, build.neck.radius, build.neck.radius * 0.85])
}

/** Curls all over the trunk, as a cloud. */
function wool(spine: readonly Vector[], radii: readonly number[]): (readonly [Vector, Size])[] {
  const random = randomFrom('wool')
  return spine.flatMap((bead, index) => {
    const radius = radii[index] as number
    return Array.from({ length: 9 }, (_, turn): readonly [Vector, Size] => {
      const angle = ((turn + (index % 2) * 0.5) / 9) * 2 * Math.PI
      const size = radius * (0.3 + random() * 0.1)
      const end = index === 0 ? -0.3 : index === 4 ? 0.3 : 0
      return [
        add(bead, [Math.cos(angle) * radius * 0.88, Math.sin(angle) * radius * 0.84, end * radius]),
        size,
      ]
    })
  })
}

/** A ring about the spine to put marks on: above is up, aside is round the trunk. */
function girth({ body }: Beast, spine: readonly Vector[], radii: readonly number[], index: number): Globe {
  const here = spine[index] as Vector
  const radius = radii[index] as number
  const ahead = minus(spine[Math.min(4, index + 1)] as Vector, spine[Math.max(0, index - 1)] as Vector)
  const front = minus(pointIn(body, add(here, ahead)), pointIn(body, here))
  const frame = frameAlong(pointIn(body, here), front, body.up, lengthOf(body.up))
  return { frame, size: [radius, radius, radius * 1.2] }
}

function marksOn(beast: Beast, spine: readonly Vector[], radii: readonly number[]): Painted[] {
  const { build, coat, colours } = beast
  const ring = (index: number): Globe => girth(beast, spine, radii, index)
  const marks: Painted[] = []
  const patch = build.patchColour ? build.patchColour(coat) : patched(coat)
  const part = build.patchColour ? 'spot' : 'patch'
  if (patch !== undefined)
    for (const { along, up, wide, high } of build.patches ?? []) {
      const globe = ring(Math.round(along * 4))
      const above = degrees(Math.asin(up))
      for (const aside of [90, -90])
        marks.push(
          spot(globe, [aside, above], [wide * globe.size[1], high * globe.size[1]], markOn(part, patch)),
        )
    }
  if (coat.pattern === 'stripes')
    for (const index of [0, 1, 2, 3])
      for (const side of [-1, 1]) marks.push(stripe(ring(index), side, build.belly * 0.16, coat.second))
  if (build.traits.includes('fawnspots'))
    for (const [index, place] of fawn)
      marks.push(spot(ring(index), place, [0.042, 0.034], markOn('spot', coat.second)))
  const bib = build.bib?.(coat)
  if (bib !== undefined) {
    // The breast of who is upright is where the belly of others is.
    const place: Place = [0, 8 - Math.max(0, pitchOf(spine)) * 0.95]
    const globe = { ...ring(4), size: [build.chest, build.chest, build.chest] as Vector }
    marks.push(spot(globe, place, [build.chest * 0.62, build.chest * 0.85], markOn('bib', bib)))
  }
  if (build.traits.includes('wool'))
    for (const [index, place] of curls) marks.push(curl(ring(index), place, colours.trunk))
  return marks
}

function patched({ pattern, second }: Coat): string | undefined {
  return pattern === 'patches' ? second : undefined
}

/** Degrees that the spine rises to the front. */
function pitchOf(spine: readonly Vector[]): number {
  const [rump, chest] = [spine[0] ?? [0, 0, 0], spine.at(-1) ?? [0, 0, 0]]
  return degrees(Math.atan2(chest[1] - rump[1], Math.hypot(chest[0] - rump[0], chest[2] - rump[2])))
}

const fawn: readonly (readonly [number, Place])[] = [0, 1, 2, 3].flatMap((index) =>
  [70, -70, 100, -100].map((aside): readonly [number, Place] => [index, [aside, 28 + ((index * 17) % 26)]]),
)
const curls: readonly (readonly [number, Place])[] = (
  [
    [0, 95, 20],
    [1, 80, 45],
    [1, 88, -8],
    [2, 92, 22],
    [3, 80, 42],
    [3, 90, -4],
    [4, 70, 20],
  ] as const
).flatMap(([index, aside, above]) =>
  [1, -1].map((side): readonly [number, Place] => [index, [aside * side, above]]),
)

function stripe(globe: Globe, side: number, width: number, colour: string): Painted {
  const places = [88, 70, 52, 36].map((above): Place => [side * (90 + 10 * (1 - above / 90)), above])
  return stroke(globe, places, width, markOn('stripe', colour))
}

function curl(globe: Globe, [aside, above]: Place, wool: string): Painted {
  const places = [0, 1, 2, 3, 4].map((step): Place => {
    const angle = (step / 4) * Math.PI
    return [aside + Math.cos(angle) * 11, above + Math.sin(angle) * 10]
  })
  return stroke(globe, places, 0.02, markOn('curl', darker(wool, 0.2)))
}
