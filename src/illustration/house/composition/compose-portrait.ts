import { randomFrom } from '#book/random.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { Trait } from '#book/traits.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { actorFor } from '../cast/actor.ts'
import { drawActor } from '../cast/draw-actor.ts'
import type { Drawing, Sprite } from '../drawing.ts'
import { atmosphereOf } from '../settings/atmosphere.ts'
import { hourOf } from '../settings/hour.ts'
import { hill } from '../settings/parts/land.ts'
import { sky } from '../settings/parts/sky.ts'
import { occasionOf } from './scene-cast.ts'
import { thingsOf } from './things-of.ts'

const headTop = 120
/** Where a creature that is seen whole stands, in page units from the top. */
const ground = 880

/** The hero, or the one companion of the scene, alone before a plain sky and a line of land. */
export function composePortrait(sheet: CharacterSheet, scene: ScenePlan, seed: string): Drawing {
  const [part] = scene.cast
  const who = part?.who ?? 'hero'
  const actor = actorFor(who, sheet)
  if (!actor) throw new Error(`nobody in the book is called ${who}`)
  const traits = actor.kind === 'person' ? actor.traits : none
  // Both hands are free for what somebody leans on.
  const standing = traits.has('cane') || traits.has('walker')
  const sprite = drawActor(actor, {
    pose: standing ? 'stand' : (part?.pose ?? 'stand'),
    feeling: part?.feeling ?? 'happy',
    view: { facing: 'front', gaze: [0, 0.05] },
    occasion: occasionOf(scene, who),
  })
  const hour = hourOf(scene.time, scene.weather)
  const horizon = 720
  const random = randomFrom(`${seed}:portrait`)
  const air = sky(
    { camera: 'close', hour, random, horizon, pictured: new Set(), quiet: 'left' },
    { disc: false, clouds: 2 },
  )
  const placed = {
    ...(actor.kind === 'person' && !belowWaist.some((trait) => traits.has(trait))
      ? halfLength(sprite)
      : whole(sprite)),
    depth: 0.9,
  }
  return {
    things: [
      ...air.things,
      hill('land', horizon, 30, 4, '#8fbc62', hour, random, 0.3),
      hill('front', horizon + 120, 18, 3, '#7bad50', hour, random, 0.5),
      ...thingsOf(placed, [{ id: who, kind: actor.kind, sprite, x: 0, y: 0, scale: 1 }]),
    ],
    atmosphere: atmosphereOf(scene.time, scene.weather, false, air.glows),
  }
}

const none: ReadonlySet<Trait> = new Set()
/** Who has one of these is seen down to the feet. */
const belowWaist = ['wheelchair', 'walker', 'cane', 'prosthesis'] as const satisfies readonly Trait[]

/** A head of two fifths of the page, whatever the age, as long as arms and hair stay inside. */
function halfLength({ box, faces }: Sprite): { x: number; y: number; scale: number } {
  const tall = -box.y0
  const scale = Math.min(205 / (faces[0]?.radius ?? tall * 0.15), 900 / (box.x1 - box.x0))
  return { x: middleAt(box, scale), y: headTop + tall * scale, scale }
}

/** From top to toe. */
function whole({ box, faces }: Sprite): { x: number; y: number; scale: number } {
  const scale = Math.min(
    205 / (faces[0]?.radius ?? 1),
    860 / (box.x1 - box.x0),
    (ground - headTop) / (box.y1 - box.y0),
  )
  return { x: middleAt(box, scale), y: ground - box.y1 * scale, scale }
}

function middleAt({ x0, x1 }: Sprite['box'], scale: number): number {
  return 500 - ((x0 + x1) / 2) * scale
}
