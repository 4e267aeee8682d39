import type { PageThing } from '#book/page-thing.ts'
import type { StoryStages } from '#book/stage-plan.ts'
import type { CreatureName, ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import type { Sprite } from '../drawing.ts'
import { mixColours } from '../pen/colour.ts'
import type { Role } from '../scene-cast.ts'
import { type Look, spriteOfCreature, spriteOfModel } from '../staging/sprite-of-model.ts'
import { modellers } from '../staging/models/model-named.ts'
import { isCompanion } from '../staging/stage-cast.ts'
import { stateTold } from '../staging/state-told.ts'
import { stagedStories, stagesOf } from '../staging/stages-of.ts'

/** The stages that the pictures of a scene's book are staged on; undefined for a scene of a model. */
function stagesOfBook({ stage }: ScenePlan): StoryStages | undefined {
  return stage && stagedStories().includes(stage.story) ? stagesOf(stage.story) : undefined
}

/** An animal of the book alone, in the coat that it has in all pictures of its story. */
export function creatureOfBook(
  role: Pick<Role, 'id' | 'actor'>,
  scene: ScenePlan,
  sheet: CharacterSheet,
  look: Look,
): Sprite {
  const always = isCompanion(role.id) ? undefined : stagesOfBook(scene)?.always[nameOf(role)]
  return always
    ? spriteOfModel(nameOf(role), role.id, { ...look, state: always, seed: seedOf(nameOf(role), sheet) })
    : spriteOfCreature(role, sheet, look)
}

/** The silent one who is to be found in every picture of the book. */
export function followerOfBook(scene: ScenePlan, sheet: CharacterSheet, look: Look): Sprite | undefined {
  const stages = stagesOfBook(scene)
  if (stages?.follower === undefined) return undefined
  const state = stages.always[stages.follower] ?? {}
  return spriteOfModel(stages.follower, 'follower', { ...look, state, seed: seedOf(stages.follower, sheet) })
}

/** Turned as things are that are looked at: from the side, with a little of what is at their front. */
const turnedAside = 335

/** Things whose front is what they are known by: a face, a picture, a round; a stone and a peppermint are seen from above. */
const faceOn: Readonly<Partial<Record<PageThing['name'], Pick<Look, 'heading' | 'pitch'>>>> = {
  alarmClock: { heading: 292 },
  halfBiscuit: { heading: 280 },
  mourningCard: { heading: 285 },
  pebble: { heading: 270, pitch: -64 },
  peppermint: { heading: 270, pitch: -56 },
  rolledCarpet: { heading: 282 },
  sticker: { heading: 275 },
  stickerSheet: { heading: 285 },
}

/** A thing that a story always has in one make, as it is in all its pictures, with what the book tells of it; undefined for any other. */
export function thingOfBook(thing: PageThing, scene: ScenePlan, sheet: CharacterSheet): Sprite | undefined {
  const isOwn = stagesOfBook(scene)?.always[thing.name] !== undefined && thing.name in modellers
  return isOwn ? builtThing(thing, scene, sheet) : undefined
}

/** A thing as it is built for stages, in the make that its story has for it. */
export function builtThing(
  { name, shows, state }: PageThing,
  scene: ScenePlan,
  sheet: CharacterSheet,
): Sprite {
  const always = stagesOfBook(scene)?.always[name]
  const told = { ...always, ...state, ...(shows !== undefined && { shows }) }
  const look: Look = { pose: 'stand', feeling: 'happy', heading: turnedAside, ...faceOn[name] }
  return spriteOfModel(name, name, {
    ...look,
    state: stateTold(told, scene.stage?.words ?? {}),
    seed: seedOf(name, sheet),
  })
}

/** The seed of a role that is called after what it is, as the stages of the book have it. */
function seedOf(name: string, { choices, hero }: CharacterSheet): string {
  return `${choices['seed'] ?? hero.name}:${name}`
}

/** How much of the sky of its cover is in the paper of an endpaper; the rest is the white of paper. */
const ofSky = 0.62

/** The paper inside the boards of a book that is staged: the sky of its cover, as it would be printed on paper. */
export function paperOfStory(scene: ScenePlan): string | undefined {
  const stages = stagesOfBook(scene)
  const light = stages?.spreads['cover']?.light
  const sky = light === undefined ? undefined : stages?.lights[light]?.sky[0]
  return sky === undefined ? undefined : mixColours('#fff8ea', sky, ofSky)
}

function nameOf({ actor }: Pick<Role, 'actor'>): CreatureName | 'person' {
  return actor.kind === 'creature' ? actor.name : 'person'
}
