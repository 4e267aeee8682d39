import { randomFrom } from '#book/random.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { actorFor } from '../cast/actor.ts'
import { drawActor } from '../cast/draw-actor.ts'
import type { Drawing } from '../drawing.ts'
import { atmosphereOf } from '../settings/atmosphere.ts'
import { hourOf } from '../settings/hour.ts'
import { hill } from '../settings/parts/land.ts'
import { sky } from '../settings/parts/sky.ts'
import { occasionOf } from './scene-cast.ts'
import { thingsOf } from './things-of.ts'

const headTop = 120

/** The hero alone, half-length, before a plain sky and a line of land. */
export function composePortrait(sheet: CharacterSheet, scene: ScenePlan, seed: string): Drawing {
  const hero = actorFor('hero', sheet)
  if (!hero) throw new Error('a character sheet always has a hero')
  const part = scene.cast.find(({ who }) => who === 'hero')
  const sprite = drawActor(hero, {
    pose: part?.pose ?? 'stand',
    feeling: part?.feeling ?? 'happy',
    view: { facing: 'front', gaze: [0, 0.05] },
    occasion: occasionOf(scene, 'hero'),
  })
  const tall = -sprite.box.y0
  const face = sprite.faces[0]
  // A head of two fifths of the page, whatever the age, as long as arms and hair stay inside.
  const scale = Math.min(205 / (face?.radius ?? tall * 0.15), 900 / (sprite.box.x1 - sprite.box.x0))
  const hour = hourOf(scene.time, scene.weather)
  const horizon = 720
  const random = randomFrom(`${seed}:portrait`)
  const air = sky(
    { camera: 'close', hour, random, horizon, pictured: new Set(), quiet: 'left' },
    { disc: false, clouds: 2 },
  )
  const x = 500 - ((sprite.box.x0 + sprite.box.x1) / 2) * scale
  const placed = { x, y: headTop + tall * scale, scale, depth: 0.9 }
  return {
    things: [
      ...air.things,
      hill('land', horizon, 30, 4, '#8fbc62', hour, random, 0.3),
      hill('front', horizon + 120, 18, 3, '#7bad50', hour, random, 0.5),
      ...thingsOf(placed, [{ id: 'hero', kind: 'person', sprite, x: 0, y: 0, scale: 1 }]),
    ],
    atmosphere: atmosphereOf(scene.time, scene.weather, false, air.glows),
  }
}
