import {
  type CastMember,
  cameras,
  castNames,
  feelings,
  type PlacedProp,
  type PropName,
  poses,
  props,
  type ScenePlan,
  settings,
  targets,
  times,
  weathers,
} from '#book/scene-plan.ts'
import { checkScenePlan, describeProblem, type Problem } from './check-scene-plan.ts'
import { meantNames } from './meant-names.ts'
import { misspeltName, nearestName } from './nearest-name.ts'
import { findLoved } from './props/find-loved.ts'

interface Mended {
  scene: ScenePlan
  /** What was unknown and what stands in for it, for the log. */
  warnings: string[]
}

/**
 * A scene in names that can be drawn: unknown ones become the nearest known one, and what can be missed is left out
 * when nothing is near, so that a book is never lost.
 */
export function mendScenePlan(scene: ScenePlan): Mended {
  const problems = checkScenePlan(scene)
  if (problems.length === 0) return { scene, warnings: [] }
  const { mend, optional, warnings } = menderOf(problems)
  const mended = withoutGaps<ScenePlan>({
    ...scene,
    setting: mend('setting', scene.setting, () => nearestMeant('setting', scene.setting, settings)),
    time: mend('time', scene.time, () => nearestMeant('time', scene.time, times)),
    weather: mend('weather', scene.weather, () => nearestMeant('weather', scene.weather, weathers)),
    camera: mend('camera', scene.camera, () => nearestMeant('camera', scene.camera, cameras)),
    quiet: optional('quiet', scene.quiet),
    clothes: optional('clothes', scene.clothes),
    season: optional('season', scene.season),
    cast: scene.cast.map((member, index) => mendMember(member, `cast[${index}]`, { mend, optional })),
    props: onlyOnce(
      scene.props.map((prop, index) => mendProp(prop, `props[${index}]`, { mend, optional })),
      (index) => problems.some(({ path }) => path === `props[${index}].name`),
    ),
  })
  return { scene: mended, warnings }
}

interface Mender {
  /** The value at a path as it is or, if that is a problem, what stands in for it; nothing leaves it out. */
  mend<Value>(path: string, value: Value, standIn: () => Value): Value
  /** The same for what nothing stands in for. */
  optional<Value>(path: string, value: Value | undefined): Value | undefined
}

function menderOf(problems: readonly Problem[]): Mender & { warnings: string[] } {
  const warnings: string[] = []
  const mend: Mender['mend'] = (path, value, standIn) => {
    const problem = problems.find((one) => one.path === path)
    if (!problem) return value
    const found = standIn()
    const ending = found === undefined ? 'it is left out' : `"${String(found)}" stands in`
    warnings.push(`${describeProblem(problem)}; ${ending}`)
    return found
  }
  return { mend, optional: (path, value) => mend(path, value, () => undefined), warnings }
}

function mendMember(member: CastMember, path: string, { mend, optional }: Mender): CastMember {
  const { who, pose, feeling, looksAt, with: other, size } = member
  return withoutGaps<CastMember>({
    ...member,
    who: mend(`${path}.who`, who, () => nearestMeant('who', who, castNames)),
    pose: mend(`${path}.pose`, pose, () => nearestMeant('pose', pose, poses)),
    feeling: mend(`${path}.feeling`, feeling, () => nearestMeant('feeling', feeling, feelings)),
    looksAt: mend(`${path}.looksAt`, looksAt, () => misspeltTarget(looksAt)),
    with: mend(`${path}.with`, other, () => misspeltTarget(other)),
    size: optional(`${path}.size`, size),
  })
}

function mendProp(prop: PlacedProp, path: string, { mend, optional }: Mender): PlacedProp {
  return withoutGaps<PlacedProp>({
    ...prop,
    name: mend(`${path}.name`, prop.name, () => nearestProp(prop.name)),
    near: mend(`${path}.near`, prop.near, () => misspeltTarget(prop.near)),
    size: optional(`${path}.size`, prop.size),
    count: optional(`${path}.count`, prop.count),
  })
}

/** What stands in for an unknown thing is not drawn beside its like. */
function onlyOnce(mended: readonly PlacedProp[], isStandIn: (index: number) => boolean): PlacedProp[] {
  const drawn = new Set(mended.filter((_, index) => !isStandIn(index)).map(({ name }) => name))
  return mended.filter(({ name }, index) => {
    if (!isStandIn(index)) return true
    const isFirst = !drawn.has(name)
    drawn.add(name)
    return isFirst
  })
}

function misspeltTarget(name: string | undefined): string | undefined {
  return name && misspeltName(name, targets)
}

function withoutGaps<Part extends object>(part: { [Key in keyof Part]: Part[Key] | undefined }): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part
}

/** The name that is meant by another word for it, or else what is written most like it. */
function nearestMeant<Name extends string>(
  kind: keyof typeof meantNames,
  wanted: Name,
  names: readonly Name[],
): Name {
  return meantName(kind, wanted, names) ?? nearestName(wanted, names)
}

/** The name that is meant by another word for it. */
function meantName<Name extends string>(
  kind: keyof typeof meantNames,
  wanted: string,
  names: readonly Name[],
): Name | undefined {
  const words: Readonly<Partial<Record<string, string>>> = meantNames[kind]
  const word = wanted.toLowerCase().replace(/[^a-z]/g, '')
  return names.find((name) => words[name]?.split(' ').includes(word))
}

/**
 * The name that was misspelt or is meant by another word, or what the word means in any book language, or else what is
 * written most like it.
 */
function nearestProp(name: string): PropName {
  const loved = findLoved(name.replace(/([a-z])([A-Z])/g, '$1 $2'))
  const found = loved.found ? props.find((prop) => prop === loved.motif) : undefined
  return misspeltName(name, props) ?? meantName('prop', name, props) ?? found ?? nearestName(name, props)
}
