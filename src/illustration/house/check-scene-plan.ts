import {
  cameras,
  castNames,
  clothes,
  feelings,
  poses,
  props,
  quietSides,
  type ScenePlan,
  seasons,
  settings,
  targets,
  times,
  weathers,
} from '#book/scene-plan.ts'

export interface Problem {
  /** Where it stands, such as `cast[0].pose`. */
  path: string
  /** What is written there. */
  name: string
  kind:
    | 'setting'
    | 'time'
    | 'weather'
    | 'camera'
    | 'quiet side'
    | 'clothes'
    | 'season'
    | 'who'
    | 'pose'
    | 'feeling'
    | 'target'
    | 'prop'
    | 'size'
    | 'count'
}

/** Names and numbers in a scene plan that nobody can draw; empty when all is known. */
export function checkScenePlan(scene: ScenePlan): Problem[] {
  const problems: Problem[] = []
  const check = (path: string, name: string | undefined, kind: Problem['kind'], known: readonly string[]) => {
    if (name !== undefined && !known.includes(name)) problems.push({ path, name, kind })
  }
  const checkSize = (path: string, size: number | undefined): void => {
    if (size !== undefined && !(size > 0 && Number.isFinite(size)))
      problems.push({ path, name: String(size), kind: 'size' })
  }
  check('setting', scene.setting, 'setting', settings)
  check('time', scene.time, 'time', times)
  check('weather', scene.weather, 'weather', weathers)
  check('camera', scene.camera, 'camera', cameras)
  check('quiet', scene.quiet, 'quiet side', quietSides)
  check('clothes', scene.clothes, 'clothes', clothes)
  check('season', scene.season, 'season', seasons)
  scene.cast.forEach((member, index) => {
    const path = `cast[${index}]`
    check(`${path}.who`, member.who, 'who', castNames)
    check(`${path}.pose`, member.pose, 'pose', poses)
    check(`${path}.feeling`, member.feeling, 'feeling', feelings)
    check(`${path}.looksAt`, member.looksAt, 'target', targets)
    check(`${path}.with`, member.with, 'target', targets)
    checkSize(`${path}.size`, member.size)
  })
  scene.props.forEach((prop, index) => {
    const path = `props[${index}]`
    check(`${path}.name`, prop.name, 'prop', props)
    check(`${path}.near`, prop.near, 'target', targets)
    checkSize(`${path}.size`, prop.size)
    const { count } = prop
    if (count !== undefined && !(Number.isInteger(count) && count > 0))
      problems.push({ path: `${path}.count`, name: String(count), kind: 'count' })
  })
  return problems
}

/** A problem as a sentence for whoever writes content. */
export function describeProblem({ path, name, kind }: Problem): string {
  return `${path}: "${name}" is no ${kind} that can be drawn`
}
