import type { Thing } from '../../drawing.ts'
import { type GroundShade, layGroundShadow } from './ground-shadow.ts'
import { modelThing, type Studio } from './model-thing.ts'
import { receiversOf, shadowGround, standingOn } from './receivers.ts'
import { mistThing } from './weather.ts'

/**
 * Models everything in a drawing, back to front: mist lies behind what is near, and each ground shadow is laid
 * for all that stands on it. `beforeThing` hears of each thing before it is set down.
 */
export function modelDrawing(studio: Studio, shade: GroundShade, beforeThing?: (thing: Thing) => void): void {
  const { drawing, stage } = studio
  const { time, weather } = drawing.atmosphere
  const sunny = weather === 'clear' || weather === 'wind'
  const strength = time === 'night' ? 0.55 : sunny ? 0.8 : 0.66
  const ground = shadowGround(drawing, stage.units)
  let mist = mistThing(studio)
  drawing.things.forEach((thing, index) => {
    beforeThing?.(thing)
    if (mist && thing.depth > 0.5) {
      modelThing(studio, mist, 0)
      mist = undefined
    }
    const standing = standingOn(drawing, index)
    if (standing) {
      layGroundShadow(stage, standing.things, standing.foot, ground, { ...shade, strength })
    }
    studio.receives = receiversOf(drawing, index)
    modelThing(studio, thing, index + 1)
  })
}
