import {
  cameras,
  creatures,
  feelings,
  poses,
  props,
  type ScenePlan,
  settings,
  times,
  weathers,
} from '#book/scene-plan.ts'

const castNames: readonly string[] = ['hero', 'companions', ...creatures]
const directions: readonly string[] = ['reader', 'sky', 'ground', 'left', 'right']
const isCompanion = (name: string): boolean => /^companion[1-5]$/.test(name)

interface Problem {
  path: string
  name: string
  kind: 'setting' | 'time' | 'weather' | 'camera' | 'who' | 'pose' | 'feeling' | 'target' | 'prop'
}

/** Names in a scene plan that nobody can draw, as sentences for whoever writes content; empty when all is known. */
export function checkScenePlan(scene: ScenePlan): string[] {
  return unknownNames(scene).map(
    ({ path, name, kind }) => `${path}: "${name}" is no ${kind} that can be drawn`,
  )
}

export function unknownNames(scene: ScenePlan): Problem[] {
  const problems: Problem[] = []
  const check = (path: string, name: string, kind: Problem['kind'], known: readonly string[]): void => {
    if (!known.includes(name)) problems.push({ path, name, kind })
  }
  check('setting', scene.setting, 'setting', settings)
  check('time', scene.time, 'time', times)
  check('weather', scene.weather, 'weather', weathers)
  check('camera', scene.camera, 'camera', cameras)
  const targets = [...castNames, ...directions, ...props]
  scene.cast.forEach((member, index) => {
    const path = `cast[${index}]`
    if (!isCompanion(member.who)) check(`${path}.who`, member.who, 'who', castNames)
    check(`${path}.pose`, member.pose, 'pose', poses)
    check(`${path}.feeling`, member.feeling, 'feeling', feelings)
    for (const key of ['looksAt', 'with'] as const) {
      const name = member[key]
      if (name !== undefined && !isCompanion(name)) check(`${path}.${key}`, name, 'target', targets)
    }
  })
  scene.props.forEach((prop, index) => {
    check(`props[${index}].name`, prop.name, 'prop', props)
    if (prop.near !== undefined && !isCompanion(prop.near))
      check(`props[${index}].near`, prop.near, 'target', targets)
  })
  return problems
}
