import type { Brief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import type { CastName, ScenePlan } from '#book/scene-plan.ts'
import { sceneFaults, toScenePlan } from '#book/scene-schema.ts'
import { usesWheelchair } from '#book/uses-wheelchair.ts'
import { countWords, lengthOfPage, levelOfAge } from '../reading-level.ts'
import type { LanguagePrompts } from './load-prompts.ts'
import type { WrittenSpread } from './written-story.ts'

/**
 * What can be told to be wrong with a spread without judging it: a plan that cannot be drawn, somebody named and not
 * shown, hours and weather that disagree, a text too long for who listens, what no book prints. In English, as
 * reasons to write it again.
 * @param before the spread before this one
 */
export function spreadFaults(
  spread: WrittenSpread,
  brief: Brief,
  prompts: LanguagePrompts,
  before?: WrittenSpread,
): string[] {
  const scene = toScenePlan(spread.scene)
  return [
    ...sceneFaults(scene, brief.companions.length),
    ...missingFrom(spread, brief).map(
      ({ who, name }) => `the text names ${name}, and ${who} is not in the picture`,
    ),
    ...disagreements(spread.text, scene, prompts),
    ...lengthFaults(spread.text, brief),
    ...printFaults(spread.text, prompts, brief),
    ...bodyFaults(scene, brief),
    ...(before ? neighbourFaults(toScenePlan(before.scene), scene) : []),
  ]
}

/** Somebody of the book, by the names that scenes and texts give them. */
interface Named {
  who: CastName
  name: string
  description: string
}

function castOf({ hero, companions }: Brief): Named[] {
  return [hero, ...companions].map(({ name, description }, index) => ({
    who: index === 0 ? 'hero' : `companion${index as 1 | 2 | 3 | 4 | 5}`,
    name,
    description,
  }))
}

/** Whom the text names as being there, and the picture does not show. */
export function missingFrom({ text, scene, absent }: WrittenSpread, brief: Brief): Named[] {
  const shown = new Set<string>(scene.cast.map(({ who }) => who))
  const away = absent.map((name) => name.toLocaleLowerCase())
  return castOf(brief)
    .filter(({ who, name }) => !shown.has(who) && isNamed(text, name, brief))
    .filter(({ name }) => !away.includes(name.toLocaleLowerCase()))
}

/** Who uses a wheelchair, as scenes name them. */
export function wheelchairUsers(brief: Brief): ReadonlySet<string> {
  return new Set(
    castOf(brief)
      .filter(({ description }) => usesWheelchair(description))
      .map(({ who }) => who),
  )
}

/** Particles are written on to a word in Arabic, and Chinese and Japanese have no spaces. */
const joined: readonly BookLanguage[] = ['arabic', 'chinese', 'japanese']
/** Names of more than three letters lose their last vowel before an ending of their case: Миша, Мише. */
const declining: readonly BookLanguage[] = ['russian']

/**
 * Whether a text names somebody of a book, in whatever case the language puts the name: by the first word of the name, or
 * by the next ones where the first is others' as well (mamá Carmen, mamá Julia) or what many are called (Monsieur Patate).
 */
export function isNamed(text: string, name: string, { hero, companions, language }: Brief): boolean {
  const words = name.toLocaleLowerCase().split(/\s+/)
  const first = words[0] ?? ''
  const bearers = [hero, ...companions].filter(
    (one) => one.name.toLocaleLowerCase().split(/\s+/)[0] === first,
  )
  const own = words.slice(bearers.length > 1 || titles.has(first) ? 1 : 0)
  const wanted = (own.length === 0 ? words : own).slice(0, 1)
  return wanted.every((word) => saysName(text.toLocaleLowerCase(), word, language))
}

/** What is before the name of many. */
const titles: ReadonlySet<string> = new Set(
  [
    'opa oma oom tante juf meester meneer mevrouw papa mama granny grandpa grandad grandma uncle',
    'aunt auntie mr mrs ms miss monsieur madame oncle papi mamie herr frau onkel señor señora tío',
    'tía abuelo abuela mamá papá nonno nonna zio zia signor signora avô avó vovô vovó tio tia senhor',
    'senhora дядя тётя бабушка дедушка дед баба the de het',
  ].flatMap((words) => words.split(' ')),
)

function saysName(text: string, name: string, language: BookLanguage): boolean {
  const stem = declining.includes(language) && name.length > 3 ? name.replace(/[аяоеьй]$/u, '') : name
  if (joined.includes(language)) return text.includes(stem)
  // An ending of one letter in languages with cases and possessives (Emils, Noors); two in Russian.
  const longer = declining.includes(language) ? 3 : 2
  const ending = `(?!\\p{L}{${longer}})`
  return new RegExp(`(?<!\\p{L})${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${ending}`, 'u').test(text)
}

/** A word of the text that says an hour or a weather other than its picture's. */
function disagreements(text: string, scene: ScenePlan, { telling }: LanguagePrompts): string[] {
  const says = (words: readonly string[]): string | undefined =>
    words.find((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text))
  const faults: string[] = []
  const night = says(telling.night)
  if (night !== undefined && scene.time !== 'night' && scene.time !== 'dusk') {
    faults.push(`the text says “${night}”, and the picture is of the ${scene.time}`)
  }
  for (const weather of ['rain', 'snow'] as const) {
    const word = says(telling[weather])
    if (word === undefined || scene.weather === weather) continue
    if (weather === 'snow' && scene.setting === 'snow') continue
    faults.push(`the text says “${word}”, and the weather of the picture is ${scene.weather}`)
  }
  return faults
}

function lengthFaults(text: string, { hero, language }: Brief): string[] {
  const [least, most] = lengthOfPage(levelOfAge(hero.age))
  const words = countWords(text, language)
  return words < least || words > most ? [`the text has ${words} words: ${least} to ${most} are wanted`] : []
}

const markup = /[{}[\]|<>*#_`\\]|https?:|www\.|undefined|\bnull\b|\p{Extended_Pictographic}/u

function printFaults(text: string, { barred, never }: LanguagePrompts, brief: Brief): string[] {
  const found = markup.exec(text)
  // What the child loves may be what every such book says.
  const own = `${brief.twist} ${brief.title} ${castOf(brief)
    .map(({ description }) => description)
    .join(' ')}`
  return [
    ...(found ? [`the text has “${found[0]}”, which no book prints`] : []),
    ...barred
      .map((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu'))
      .filter((word) => word.test(text) && !word.test(own))
      .map(({ source }) => source.replace('(?<!\\p{L})', ''))
      .map((word) => `the text says “${word}”, which every such book says`),
    ...unspeakable(text, { never }).map((word) => `the text says “${word}”, which no book for a child has`),
  ]
}

/** Words of a text that no book for a child has. */
export function unspeakable(text: string, { never }: Pick<LanguagePrompts, 'never'>): string[] {
  return never.filter((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text))
}

function bodyFaults(scene: ScenePlan, brief: Brief): string[] {
  const inWheelchairs = wheelchairUsers(brief)
  return scene.cast
    .filter(({ who, pose }) => pose === 'climb' && inWheelchairs.has(who))
    .map(({ who }) => `${who} is in a wheelchair and climbs`)
}

/** Pictures beside each other differ, and the child is not away from two in a row. */
function neighbourFaults(before: ScenePlan, scene: ScenePlan): string[] {
  const same = before.camera === scene.camera && before.setting === scene.setting
  const missed = [before, scene].every(({ cast }) => !cast.some(({ who }) => who === 'hero'))
  return [
    ...(same
      ? [`the picture before also shows ${scene.setting} with camera ${scene.camera}: change one`]
      : []),
    ...(missed ? ['the hero is missing from this picture and the one before'] : []),
  ]
}
