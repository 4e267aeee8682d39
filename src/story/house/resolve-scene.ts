import {
  alwaysThere,
  type CastMember,
  type PlacedProp,
  type ScenePlan,
  type StageCue,
} from '#book/scene-plan.ts'
import type { ContentLanguage } from './content-language.ts'
import { formatMessage, type Words } from './format-message.ts'
import type { SceneSource } from './story-schema.ts'

export interface SceneSituation {
  language: ContentLanguage
  words: Words
  companionCount: number
  /** Place from 0 of the companion whose moment this is. */
  actor: number | undefined
  /** Which staged picture it is, in a book that has them. */
  stage?: Omit<StageCue, 'actor'>
}

type Who = CastMember['who']

/** Makes the plan of one picture from its source: who is there in this book, what is shown, the caption. */
export function resolveScene(source: SceneSource, situation: SceneSituation): ScenePlan {
  const cast = source.cast
    .filter((member) => applies(member, situation))
    .flatMap((member) => expand(member, source, situation))
  const props = source.props
    .filter((prop) => applies(prop, situation))
    .map((prop) => ({ ...prop, shows: prop.shows && fill(prop.shows, situation) }))
    .filter((prop) => prop.shows !== '')
  const present = new Set<string>([
    ...alwaysThere,
    ...cast.map((member) => member.who),
    ...props.map((prop) => prop.name),
  ])
  const find = (names: string | readonly string[] | undefined): string | undefined =>
    [names ?? []]
      .flat()
      .map((name) => (name === 'actor' ? actorName(situation) : name))
      .find((name) => name !== undefined && (present.has(name) || isOneOf(name, present)))
  const { setting, time, weather, camera, quiet, clothes, season, moonless } = source
  return {
    setting,
    time,
    weather,
    camera,
    cast: cast.map((member) => placeMember(member, find)),
    props: props.map((prop) => placeProp(prop, find)),
    ...(quiet && { quiet }),
    ...(clothes && { clothes }),
    ...(season && { season }),
    ...(moonless && { moonless }),
    ...(situation.stage && { stage: { ...situation.stage, ...actorOf(situation) } }),
    caption: fill(source.caption[situation.language], situation),
  }
}

type CastSource = SceneSource['cast'][number]
type PropSource = Omit<SceneSource['props'][number], 'shows'> & { shows?: string | undefined }
type Find = (names: string | readonly string[] | undefined) => string | undefined

function applies(part: CastSource | PropSource, { words, companionCount }: SceneSituation): boolean {
  if (companionCount < (part.atLeast ?? 0) || companionCount > (part.atMost ?? 5)) return false
  if (part.wheels === 'none' && words['someWheels'] === 'yes') return false
  return !part.tells || words[`has_${part.tells}`] === 'yes'
}

function fill(message: string, { words, language }: SceneSituation): string {
  return formatMessage(message, words, language)
}

function actorName({ actor }: SceneSituation): Who | undefined {
  return actor === undefined ? undefined : companionAt(actor)
}

function actorOf(situation: SceneSituation): Pick<StageCue, 'actor'> {
  const actor = actorName(situation)
  return actor ? { actor } : {}
}

function companionAt(place: number): Who {
  return `companion${(place + 1) as 1 | 2 | 3 | 4 | 5}`
}

function isOneOf(name: string, present: ReadonlySet<string>): boolean {
  return /^companion\d$/.test(name) && present.has('companions')
}

/** `companions` stays one entry unless one of them does something else: then the others are named. */
function expand(
  member: CastSource,
  scene: SceneSource,
  { actor, companionCount }: SceneSituation,
): (Omit<CastSource, 'who'> & { who: Who })[] {
  if (member.who === 'actor') return actor === undefined ? [] : [{ ...member, who: companionAt(actor) }]
  if (member.who !== 'companions') return [{ ...member, who: member.who }]
  if (companionCount === 0) return []
  const apart = new Set<string>(scene.cast.map((other) => other.who))
  if (apart.has('actor') && actor !== undefined) apart.add(companionAt(actor))
  const others = Array.from({ length: companionCount }, (_, place) => companionAt(place)).filter(
    (who) => !apart.has(who),
  )
  if (others.length === companionCount) return [{ ...member, who: 'companions' }]
  return others.map((who) => ({ ...member, who }))
}

function placeMember(member: Omit<CastSource, 'who'> & { who: Who }, find: Find): CastMember {
  const looksAt = find(member.looksAt)
  const other = find(member.with)
  return {
    who: member.who,
    pose: member.pose,
    feeling: member.feeling,
    ...(looksAt && { looksAt }),
    ...(other && { with: other }),
    ...(member.size && { size: member.size }),
  }
}

function placeProp(prop: PropSource, find: Find): PlacedProp {
  const near = find(prop.near)
  return {
    name: prop.name,
    ...(near && { near }),
    ...(prop.held && { held: true }),
    ...(prop.count && { count: prop.count }),
    ...(prop.size && { size: prop.size }),
    ...(prop.shows && { shows: prop.shows }),
  }
}
