import type { Camera, PropName, ScenePlan } from '#book/scene-plan.ts'
import type { StagePlan, StoryStages } from '#book/stage-plan.ts'
import type { PictureRequest } from '../../../illustrator.ts'
import { castOf, occasionOf } from '../../scene-cast.ts'
import { mixed } from '../../settings/colour.ts'
import { hourOf } from '../../settings/hour.ts'
import { settingNamed } from '../../settings/setting-named.ts'
import type { Ground } from '../../settings/stage.ts'
import { modellers } from '../models/model-named.ts'
import { stageMemory } from '../stage-memory.ts'
import { countFailing, type StagedSpread, stageSpread } from '../stage-spread.ts'
import { backlit } from './backlit.ts'
import { type Arrangement, type Floor, floorOf, type Setup, setUp } from './floor.ts'
import { paintedSet } from './painted-set.ts'
import { placePlayers } from './place-players.ts'
import { placeThings } from './place-things.ts'
import { playersOf } from './players.ts'
import { prepareScene } from './prepare-scene.ts'
import { lightOf } from './scene-light.ts'
import { thingsOf } from './things-of-scene.ts'

/** Nearest first, everybody close together; then looser, and from farther away. */
const arrangements: readonly Arrangement[] = [
  { farther: 1, overlap: 0.65 },
  { farther: 1, overlap: 0.4 },
  { farther: 1.1, overlap: 0.15 },
  { farther: 1.3, overlap: 0 },
].flatMap((one) => [false, true].map((mirrored) => ({ ...one, mirrored })))

/**
 * A scene that was told in words of scenes (who, what they do, with what, where), staged before the painted set of its place: everybody
 * in a row as wide as they are, things in hands or beside whom they belong to. Same request, same picture.
 */
export function stagedScene({ sheet, scene: told, seed, kind }: PictureRequest): StagedSpread {
  const { ground } = settingNamed[told.setting]
  const scene = prepareScene(told, ground.indoor)
  const cover = kind === 'cover'
  const roles = castOf(scene, sheet)
  const players = playersOf(roles, scene, sheet)
  const things = thingsOf(scene, players, sheet)
  const horizon = horizonOf(scene.camera, cover, ground)
  const hour = hourOf(scene.time, scene.weather, scene.season)
  const pictured = picturedIn(told)
  const set = paintedSet(scene, sheet, { hour, horizon, pictured, seed, cover })
  const setup = setUp({ scene, sheet, players, things, set, horizon, cover })
  const memory = stageMemory()
  let best: StagedSpread | undefined
  for (const arrangement of arrangements) {
    const plan = planOf(setup, floorOf(setup, arrangement))
    const stages: StoryStages = {
      story: 'scene',
      always: { person: { clothes: occasionOf(scene, 'hero') } },
      places: { set: { patches: [], far: 'nothing', strewn: 'nothing' } },
      lights: { hour: lightOf(scene, hour) },
      spreads: { scene: plan },
    }
    const staged = stageSpread({ stages, spread: 'scene', sheet, modellers, seed, set, memory })
    if (!best || countFailing(staged) < countFailing(best)) best = staged
    if (countFailing(best) === 0) break
  }
  const staged = best as StagedSpread
  return scene.camera === 'silhouette' ? againstTheLight(staged, mixed('#2a2140', hour.skyTop, 0.16)) : staged
}

/** Everybody dark before the sky: deep violet rather than black, and a little of the sky in it. */
function againstTheLight(staged: StagedSpread, dark: string): StagedSpread {
  const things = staged.drawing.things.map((thing) => backlit(thing, dark))
  return { ...staged, drawing: { ...staged.drawing, things } }
}

function planOf(setup: Setup, floor: Floor): StagePlan {
  const { things, companions } = placePlayers(setup, floor)
  return {
    oneThing: setup.scene.caption,
    volume: 3,
    layout: 'page',
    place: 'set',
    light: 'hour',
    camera: floor.camera,
    things: [...placeThings(setup, floor), ...things],
    companions,
    mustSee: setup.players.map(({ name }) => ({ seen: name, least: name === 'hero' ? 0.6 : 0.4 })),
  }
}

/** On a cover the sky is high, for its title; from above little of it is seen. */
function horizonOf(camera: Camera, cover: boolean, { horizon: { least, best, most } }: Ground): number {
  if (cover) return most
  return camera === 'above' ? least : best
}

/** What the scene brings itself, so that its place does not: a door has a house, and the moon is not in the sky where it is one of the cast. */
function picturedIn({ props, moonless, cast }: ScenePlan): ReadonlySet<PropName> {
  const pictured = new Set(props.map(({ name }) => name))
  if (pictured.has('door')) pictured.add('house')
  if (moonless || cast.some(({ who }) => who === 'moon')) pictured.add('moonInSky')
  return pictured
}
