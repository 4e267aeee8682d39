import type { ScenePlan } from '#book/scene-plan.ts'
import type { StageLight } from '#book/stage-plan.ts'
import type { Hour } from '../../settings/hour.ts'

/** Metres after which the air takes most colour: everybody of a scene stands nearer. */
const hazeAt = 70

/** The light on whoever stands before a painted set, in that set's hour. */
export function lightOf({ time, weather }: ScenePlan, hour: Hour): StageLight {
  const grass = hour.paintGround('#8ab566')
  return {
    from: [-0.5, 0.65, -0.55],
    time,
    weather,
    sky: [hour.skyTop, hour.skyLow],
    ground: [grass, grass],
    haze: hour.skyLow,
    hazeAt,
    shade: hour.paint('#4b4653'),
  }
}
