import * as z from 'zod/mini'
import {
  alwaysThere,
  cameras,
  castNames,
  clothes,
  creatures,
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
} from './scene-plan.ts'

/**
 * A scene plan as somebody outside writes it, such as a language model: only names that can be drawn, everybody named
 * one by one, and nothing tied to what is not in the picture. What the house stories fill in from a twist
 * (`lovedThing`, `shows`) is left out. Everything is asked for, and what does not apply is null: several providers
 * take no other schemas.
 */

/** Whom a scene can name: the child, each companion, and the story's own creatures. */
const persons = castNames.filter((name) => name !== 'companions')
const things = props.filter((name) => name !== 'lovedThing')
const aims = targets.filter((name) => name !== 'companions' && name !== 'lovedThing')

const size = z.nullable(z.number().check(z.gte(0.3), z.lte(4)))
const aim = z.nullable(z.enum(aims))

const castSchema = z.strictObject({
  who: z.enum(persons),
  pose: z.enum(poses),
  feeling: z.enum(feelings),
  looksAt: z.enum(aims),
  with: aim,
  size,
})

const propSchema = z.strictObject({
  name: z.enum(things),
  near: aim,
  held: z.nullable(z.boolean()),
  count: z.nullable(z.int().check(z.gte(1), z.lte(12))),
  size,
})

/** Shape of a scene plan to ask a model for; `sceneFaults` says what a shape cannot. */
export const sceneSchema = z.strictObject({
  setting: z.enum(settings),
  time: z.enum(times),
  weather: z.enum(weathers),
  camera: z.enum(cameras),
  cast: z.array(castSchema).check(z.minLength(1), z.maxLength(9)),
  props: z.array(propSchema).check(z.maxLength(8)),
  quiet: z.nullable(z.enum(quietSides)),
  clothes: z.nullable(z.enum(clothes)),
  season: z.nullable(z.enum(seasons)),
  moonless: z.nullable(z.boolean()),
  caption: z.string().check(z.minLength(10), z.maxLength(240)),
})
export type WrittenScene = z.output<typeof sceneSchema>

/** The plan without what does not apply. */
export function toScenePlan(written: WrittenScene): ScenePlan {
  return withoutNulls(written) as ScenePlan
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([key, part]) => [key, withoutNulls(part)]),
  )
}

/** Poses that are nothing without somebody or something: riding nothing is standing. */
const tied = new Set(['hug', 'holdHands', 'ride', 'chair', 'push', 'pull'])
const creatureNames = new Set<string>(creatures)

/**
 * What is wrong with a plan that has the right shape: somebody twice, somebody the book has not, a tie to what is not
 * there, a pose without what it needs. In English, for whoever wrote it.
 * @param companionCount of the book
 */
export function sceneFaults(scene: ScenePlan, companionCount: number): string[] {
  const people = scene.cast.map(({ who }) => who)
  const there = new Set<string>([...alwaysThere, ...people, ...scene.props.map(({ name }) => name)])
  const faults: string[] = []
  for (const who of new Set(people)) {
    if (people.filter((other) => other === who).length > 1) faults.push(`cast names ${who} twice`)
    if (!isOfBook(who, companionCount)) faults.push(`cast names ${who}, whom this book does not have`)
  }
  const demand = (whose: string, what: string, target: string | undefined): void => {
    if (target === undefined || there.has(target)) return
    faults.push(`${whose} ${what} ${target}, which is not in this picture`)
  }
  for (const { who, looksAt, with: other, pose } of scene.cast) {
    demand(who, 'looks at', looksAt)
    demand(who, `${pose}s with`, other)
    if (other === who || looksAt === who) faults.push(`${who} is tied to itself`)
    if (tied.has(pose) && other === undefined) faults.push(`${who} has pose ${pose} and no "with"`)
  }
  for (const { name, near, held } of scene.props) {
    demand(name, 'is near', near)
    if (held === true && (near === undefined || !people.some((who) => who === near))) {
      faults.push(`${name} is held by nobody: "near" must name a cast member`)
    }
  }
  return faults
}

function isOfBook(who: string, companionCount: number): boolean {
  if (who === 'hero' || creatureNames.has(who)) return true
  return Number(who.replace('companion', '')) <= companionCount
}
