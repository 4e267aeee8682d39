import {
  cameras,
  creatures,
  feelings,
  type PropName,
  poses,
  props,
  type ScenePlan,
  settings,
  times,
  weathers,
} from '#book/scene-plan.ts'
import { checkScenePlan, unknownNames } from './check-scene-plan.ts'
import { misspeltName, nearestName } from './nearest-name.ts'
import { findLoved } from './props/find-loved.ts'

interface Mended {
  scene: ScenePlan
  /** What was replaced, for the log. */
  warnings: string[]
}

/** A scene in names that can be drawn: unknown ones become the nearest known one, so that a book is never lost. */
export function mendScenePlan(scene: ScenePlan): Mended {
  const problems = unknownNames(scene)
  if (problems.length === 0) return { scene, warnings: [] }
  const unknown = new Set(problems.map(({ path }) => path))
  const mend = <Name extends string>(path: string, name: Name, names: readonly Name[]): Name =>
    unknown.has(path) ? nearestName(name, names) : name
  return {
    warnings: checkScenePlan(scene).map((problem) => `${problem}; the nearest known name stands in`),
    scene: {
      ...scene,
      setting: mend('setting', scene.setting, settings),
      time: mend('time', scene.time, times),
      weather: mend('weather', scene.weather, weathers),
      camera: mend('camera', scene.camera, cameras),
      cast: scene.cast.map((member, index) => {
        const path = `cast[${index}]`
        const { looksAt, with: other, ...rest } = member
        return {
          ...rest,
          who: mend(`${path}.who`, member.who, ['hero', 'companions', ...creatures] as const),
          pose: mend(`${path}.pose`, member.pose, poses),
          feeling: mend(`${path}.feeling`, member.feeling, feelings),
          ...(looksAt !== undefined && !unknown.has(`${path}.looksAt`) && { looksAt }),
          ...(other !== undefined && !unknown.has(`${path}.with`) && { with: other }),
        }
      }),
      props: scene.props.map((prop, index) => ({
        ...prop,
        name: unknown.has(`props[${index}].name`) ? nearestProp(prop.name) : prop.name,
      })),
    },
  }
}

/** The name that was misspelt, or what the word means in any book language, or else what is written most like it. */
function nearestProp(name: string): PropName {
  const loved = findLoved(name.replace(/([a-z])([A-Z])/g, '$1 $2'))
  const meant = loved.found ? props.find((prop) => prop === loved.motif) : undefined
  return misspeltName(name, props) ?? meant ?? nearestName(name, props)
}
