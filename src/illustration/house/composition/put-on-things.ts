import type { PlacedProp, PropName, ScenePlan } from '#book/scene-plan.ts'
import { polar } from '../pen/curves.ts'
import type { Gathering } from './gathering.ts'
import type { Part } from './piece.ts'
import { type PropContext, propPart } from './prop-part.ts'
import { containers, perches, perching, propStands, surfaces } from './prop-planes.ts'
import { splitSprite } from './ride.ts'

/** As many as a plan counts. */
export const mostTogether = 12

/** So many are side by side on a table or in a box; more are in two ranks. */
const oneRank = 4

/** How much higher the second rank is, as a share of a thing's height: each of it shows between two of the first. */
const rankAbove = 0.75

/** How much of a thing in an open box is below its rim. */
const sunkIn = 0.3

/** What is put on or into a thing. */
export type LoadOf = (bearer: PropName) => readonly PlacedProp[]

/** Surfaces whose top is their back: things are put where one sits. */
const sitting: ReadonlySet<PropName> = new Set(['bench', 'chair', 'sofa'])

/** What a small thing is put on or into, if that is in the picture. */
export function bearerOf(prop: PlacedProp, free: readonly PlacedProp[]): PlacedProp | undefined {
  if (prop.name === 'drawing' && prop.near === 'barn') return free.find((other) => other.name === 'barn')
  if (propStands[prop.name].plane !== 'beside') return undefined
  const carries = perching.has(prop.name)
    ? (one: PropName) => surfaces.has(one) || perches.has(one)
    : (one: PropName) => surfaces.has(one)
  return free.find((other) => other.name === prop.near && carries(other.name))
}

/** A thing with what is on it or in it, as many as the plan counts, and with what is on that. */
export function withLoad(
  bearer: Part,
  { name }: PlacedProp,
  all: { scene: ScenePlan; context: PropContext; loadOf: LoadOf },
): Part[] {
  const { scene, context, loadOf } = all
  const stacks = loadOf(name).flatMap((small) =>
    Array.from({ length: Math.min(mostTogether, small.count ?? 1) }, (_, index) =>
      withLoad({ ...propPart(small.name, scene, context, index + 1), x: 0, y: 0 }, small, all),
    ),
  )
  if (stacks.length === 0) return [bearer]
  const { sprite, scale } = bearer
  const inside = containers.has(name)
  const { rim, seat, top = [0, sprite.box.y0] as const } = sprite.anchors
  const [x, y] = (inside ? rim : sitting.has(name) ? seat : top) ?? top
  const ranks = stacks.length > oneRank ? 2 : 1
  const files = Math.ceil(stacks.length / ranks)
  const room = (sprite.box.x1 - sprite.box.x0) * scale * 0.6
  const loads = stacks.flatMap((stack, index) => {
    const { sprite: lowest, scale: size } = stack[0] as Part
    const tall = (lowest.box.y1 - lowest.box.y0) * size
    const inFront = index >= stacks.length - files
    const sunk = tall * ((inside ? sunkIn : 0) - (inFront ? 0 : rankAbove))
    // Those at the back stand between those in front, of whom there is one more where their number is odd.
    const even = ranks === 2 && stacks.length % 2 === 0 ? 0.25 : 0
    const place = inFront ? index - (stacks.length - files) - even : index + 0.5 - even
    const along = files === 1 ? 0 : (place / (files - 1) - 0.5) * room
    return stack.map((part) => ({
      ...part,
      x: part.x + bearer.x + x * scale + along,
      y: part.y + bearer.y + y * scale + sunk,
    }))
  })
  if (!inside) return [bearer, ...loads]
  const [far, near] = splitSprite(sprite)
  return [{ ...bearer, sprite: far }, ...loads, { ...bearer, id: `${bearer.id}-front`, sprite: near }]
}

/** What stands on a thing that somebody sits on, taken from the rest of the props; to be asked for once that is placed. */
export function loadOn(
  name: PropName,
  { scene, context, takenProps }: Pick<Gathering, 'scene' | 'context' | 'takenProps'>,
): (bearer: Part) => Part[] {
  const load = scene.props.filter(
    (prop) => prop.near === name && prop.held !== true && bearerOf(prop, scene.props) !== undefined,
  )
  for (const prop of load) takenProps.add(prop.name)
  const loadOf: LoadOf = (bearer) => (bearer === name ? load : [])
  return (bearer) => withLoad(bearer, { name }, { scene, context, loadOf }).slice(1)
}

/** What rides on top of the umbrella that somebody holds. */
export function isAloft({ name, near, held }: PlacedProp, scene: ScenePlan): boolean {
  const small = propStands[name].plane === 'beside' && held !== true
  return small && near === 'umbrella' && scene.props.some((one) => one.name === near && one.held === true)
}

/** Degrees of an umbrella's dome, from its tip, on which things ride to either side; one alone is clear of the tip. */
const [domeEdge, besideTip] = [66, 24]

/** Side by side over the dome of an umbrella, small enough for all of them. */
export function ridersAloft(umbrella: Part, scene: ScenePlan, context: PropContext): Part[] {
  const riders = scene.props
    .filter((prop) => umbrella.id === 'umbrella' && isAloft(prop, scene))
    .flatMap(({ name, count }) =>
      Array.from({ length: Math.min(mostTogether, count ?? 1) }, (_, index) =>
        propPart(name, scene, context, index + 1),
      ),
    )
  const { anchors, box } = umbrella.sprite
  const half = (box.x1 - box.x0) / 2
  const [x, y] = anchors['top'] ?? [0, box.y0]
  return riders.map((part, index) => {
    const angle = riders.length === 1 ? besideTip : ((index / (riders.length - 1)) * 2 - 1) * domeEdge
    const wide = part.sprite.box.x1 - part.sprite.box.x0
    const scale = Math.min(part.scale, (half * 2.3 * umbrella.scale) / (riders.length * wide))
    const [right, down] = polar([0, 0], angle - 90, 1)
    return {
      ...part,
      scale,
      x: umbrella.x + (x + right * half) * umbrella.scale,
      y: umbrella.y + (y + half * 0.95 + down * half * 0.78) * umbrella.scale,
    }
  })
}
