import type { PlacedProp, PropName, ScenePlan } from '#book/scene-plan.ts'
import type { Placement, Where } from '#book/stage-plan.ts'
import type { CharacterSheet } from '../../../illustrator.ts'
import { clothesColour } from '#book/appearance.ts'
import { ownColoured } from '../../props/prop-looks.ts'
import { standOf, surfaces } from '../../props/prop-stands.ts'
import type { Box } from '../../drawing.ts'
import { settingNamed } from '../../settings/setting-named.ts'
import { modellerNamed, modellers } from '../models/model-named.ts'
import { frameAt } from '../space/frame.ts'
import { headingOfThing } from './heading-of-thing.ts'
import { extentOf } from '../model-extent.ts'
import { carrierOf } from '../place-on-stage.ts'
import type { Player } from './players.ts'

/** A thing of a scene before it has a place. */
export interface SceneThing {
  name: string
  prop: PlacedProp
  is: string
  size: number
  extent: Box
  /** Which part of the picture it is in. */
  plane: 'row' | 'back' | 'sky' | 'wall' | 'flat' | 'tied'
  /** What it is on or in, of `tied`. */
  where?: Where
}

/** As many of a kind as a picture shows. */
const mostOfAKind = 8
/** What is taller or wider than this, in metres, stands behind everybody. */
const [tallest, widest] = [1.6, 2.3]
/** The model is another thing than what a scene means by the name. */
const meantOtherwise: ReadonlySet<PropName> = new Set([
  'fish',
  'mountain',
  'castle',
  'octopus',
  'shadow',
  'footprint',
])

/** All things of a scene, one by one. */
export function thingsOf(scene: ScenePlan, players: readonly Player[], sheet: CharacterSheet): SceneThing[] {
  const hands = new Map<string, number>()
  return scene.props.flatMap((prop) =>
    Array.from({ length: Math.min(mostOfAKind, prop.count ?? 1) }, (_, index): SceneThing => {
      const name = index === 0 ? prop.name : `${prop.name}${index + 1}`
      const is = modelOf(prop.name, settingNamed[scene.setting].ground.indoor)
      const size = prop.size ?? 1
      const state = stateOf(prop, sheet)
      const extent = extentOfThing({ is, name, size, heading: headingOfThing(prop.name) }, state)
      const tie = tieOf(prop, index, { players, scene, hands })
      const plane = tie ? 'tied' : planeOf(prop, extent, players)
      return { name, prop, is, size, extent, plane, ...(tie && { where: tie }) }
    }),
  )
}

function modelOf(name: PropName, indoor: boolean): string {
  // Outside a door belongs to a house.
  if (name === 'door') return indoor ? 'card:door' : 'house'
  return !meantOtherwise.has(name) && Object.hasOwn(modellers, name) ? name : `card:${name}`
}

/** What the model is told of it: what it shows, and the child's own colour. */
export function stateOf(
  { name, shows }: PlacedProp,
  { hero }: CharacterSheet,
): NonNullable<Placement['state']> {
  return {
    ...(shows !== undefined && { shows }),
    ...(ownColoured.has(name) && { colour: clothesColour[hero.appearance.clothesColour] }),
  }
}

function extentOfThing(
  { is, name, size, heading }: { is: string; name: string; size: number; heading: number },
  state: Readonly<Record<string, unknown>>,
): Box {
  const act = { pose: 'stand', feels: 'calm' }
  return extentOf(
    modellerNamed(is)({ id: name, frame: frameAt([0, 0, 0], { heading, size }), act, state, seed: name }),
  )
}

function planeOf({ name }: PlacedProp, extent: Box, players: readonly Player[]): SceneThing['plane'] {
  if (players.some((player) => isOn(player, name))) return 'row'
  if (name === 'shadow') return 'wall'
  const { plane } = standOf(name)
  if (plane === 'sky' || plane === 'wall' || plane === 'flat') return plane
  return extent.y1 > tallest || extent.x1 - extent.x0 > widest ? 'back' : 'row'
}

/** Whether somebody is in or on a thing. */
export function isOn({ where }: Player, thing: string): boolean {
  return where !== undefined && (carrierOf(where)?.startsWith(`${thing}.`) ?? false)
}

/** In whose hand, or on what other thing, it is. */
function tieOf(
  { name, near, held }: PlacedProp,
  index: number,
  { players, scene, hands }: { players: readonly Player[]; scene: ScenePlan; hands: Map<string, number> },
): Where | undefined {
  const holder = players.find((player) => player.name === (near ?? 'hero'))
  if (held || name === 'balloon') {
    if (!holder) return undefined
    const taken = hands.get(holder.name) ?? 0
    hands.set(holder.name, taken + 1)
    if (holder.is !== 'person') return { on: `${holder.name}.head`, by: [0, -0.1, 0.12] }
    return taken > 1 ? undefined : { on: `${holder.name}.hand${taken === 0 ? 'R' : 'L'}` }
  }
  const under = scene.props.find((other) => other.name === near)
  if (!under || under.name === name || !surfaces.has(under.name)) return undefined
  return { on: `${under.name}.top`, by: [(index - 0.5) * 0.34, 0, 0] }
}
