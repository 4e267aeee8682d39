import type { CastMember, ScenePlan, SettingName } from '#book/scene-plan.ts'
import { type Actor, actorFor } from './cast/actor.ts'
import type { CharacterSheet } from '../illustrator.ts'
import type { Occasion } from './figures/outfit.ts'
import { settingNamed } from './settings/setting-named.ts'

/** A member of the cast of one picture, with the actor who plays it. */
export interface Role extends Omit<CastMember, 'who'> {
  /** Unique in the picture: a second duck is `duck2`. */
  id: string
  actor: Actor
}

/** Everybody in the picture, one by one: `companions` becomes each of them. */
export function castOf(scene: ScenePlan, sheet: CharacterSheet): Role[] {
  const roles: Role[] = []
  const seen = new Map<string, number>()
  for (const member of scene.cast) {
    for (const who of whoOf(member, scene, sheet)) {
      const actor = actorFor(who, sheet)
      if (!actor) continue
      const times = (seen.get(who) ?? 0) + 1
      seen.set(who, times)
      // A child of the book is in a picture once; of a story's own creature there may be a whole row.
      if (times > 1 && (actor.kind === 'person' || who.startsWith('companion'))) continue
      const id = times === 1 ? who : `${who}${times}`
      const own = times === 1 ? actor : { ...actor, who: id, seed: `${actor.seed}${times}` }
      roles.push({ ...member, id, actor: own })
    }
  }
  return roles
}

function whoOf(member: CastMember, scene: ScenePlan, sheet: CharacterSheet): string[] {
  if (member.who !== 'companions') return [member.who]
  const named = new Set(scene.cast.map((other) => other.who as string))
  return sheet.companions.map((_, index) => `companion${index + 1}`).filter((who) => !named.has(who))
}

/** Places where nobody can be in everyday clothes. */
const placeOccasion: Partial<Record<SettingName, Occasion>> = {
  underWater: 'swim',
  space: 'space',
  snow: 'snow',
}

/** What `who` wears for the hour, the weather and the place. Of those at a sick bed only the child is not dressed. */
export function occasionOf(scene: ScenePlan, who: string): Occasion {
  if (scene.clothes !== undefined) return scene.clothes
  if (scene.setting === 'sickBed' && who === 'hero') return 'night'
  const own = placeOccasion[scene.setting]
  if (own) return own
  if (scene.setting === 'bedroom' && (scene.time === 'night' || scene.time === 'dusk')) return 'night'
  if (settingNamed[scene.setting].ground.indoor) return 'day'
  if (scene.weather === 'rain') return 'rain'
  return scene.weather === 'snow' ? 'snow' : 'day'
}
