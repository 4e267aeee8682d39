import type { Brief } from '#book/brief.ts'
import { pick, randomFrom } from '#book/random.ts'
import { usesWheelchair } from '#book/traits-of.ts'
import { allergyTest, tellingOf } from '../allergies.ts'
import { lovedThings } from '../loved-things.ts'
import { subjectOf } from '../read-twist.ts'
import { beatWords } from './beat-words.ts'
import type { ContentLanguage } from './content-language.ts'
import type { Words } from './format-message.ts'
import { callName } from './grammar/call-name.ts'
import { capitalise } from './grammar/capitalise.ts'
import type { NamedCompanion } from './grammar/companion-name.ts'
import { joinList } from './grammar/join-list.ts'
import { type NamedCast, nameCompanions } from './grammar/name-companions.ts'
import { numberWords } from './grammar/number-words.ts'
import { plainName } from './grammar/plain-name.ts'
import { possessive } from './grammar/possessive.ts'
import { spreadsOfSize } from './spreads-of-size.ts'
import { ownNames, type StorySource } from './story-schema.ts'

export interface BookWords {
  /** What every spread may name. */
  words: Words
  /** Those that a staged picture may show. */
  pictured: Record<string, string>
  /** What the child loves, as it is told. */
  loved: readonly string[]
  companions: NamedCompanion[]
  /** What the text calls those who may speak, by their names in the stages. */
  called: Record<string, string>
}

/** Settles all words of one book that do not change from spread to spread. */
export function bookWords(
  story: StorySource,
  brief: Brief,
  language: ContentLanguage,
  seed: string,
): BookWords {
  const name = callName(brief.hero.name, language)
  const alwaysThere = story.alwaysThere[language]
  const hero = { name, age: brief.hero.age }
  const cast = nameCompanions(brief.companions, hero, ownNames(story, language), language)
  const { companions } = cast
  const recognised = lovedThings(brief.twist, language, story.theme, subjectOf(brief))
  const bars = allergyTest(tellingOf(brief, language))
  const harmless = story.lovedDefault.filter((thing) => !bars(thing[language]))
  const loved = recognised.length
    ? recognised
    : [pick(harmless.length > 0 ? harmless : story.lovedDefault, randomFrom(`${seed}/loved`))[language]]
  const told = new Set(spreadsOfSize(story, brief.size).map((spread) => spread.id))
  const words: Words = {
    ...characterWords(brief, name, cast, language),
    allToo: joinList([name, ...cast.names, alwaysThere], language),
    allTooNumber: 'many',
    ...lovedWords(loved, language),
    ...pickWords(story, seed, language),
    ...Object.fromEntries(
      story.spreads.map((spread) => [`has_${spread.id}`, told.has(spread.id) ? 'yes' : 'no']),
    ),
  }
  return {
    words: { ...words, ...beatWords(story, companions, words, language) },
    pictured: wordsOfPictures(story, words),
    loved,
    companions,
    called: calledIn(story, language, [name, ...companions.map((companion) => companion.name)]),
  }
}

/** Two who go by one name are told apart by nobody who reads it. */
function calledIn(
  { speakers }: StorySource,
  language: ContentLanguage,
  [hero = '', ...companions]: readonly string[],
): Record<string, string> {
  const all = [
    ['hero', hero] as const,
    ...companions.map((name, index) => [`companion${index + 1}`, name] as const),
    ...Object.entries(speakers).map(([who, names]) => [who, names[language]] as const),
  ]
  return Object.fromEntries(all.filter(([, name]) => all.filter(([, other]) => other === name).length === 1))
}

function characterWords(
  brief: Brief,
  name: string,
  { companions, names }: NamedCast,
  language: ContentLanguage,
): Words {
  const { age, gender } = brief.hero
  const inWheelchair = usesWheelchair(brief.hero)
  const list = (items: readonly string[]): string => joinList(items, language)
  const all = list([name, ...names])
  const group = companions.length > 2 ? { dutch: 'iedereen', english: 'everybody' }[language] : all
  const comps = list(names)
  const they =
    {
      dutch: { female: 'ze', male: 'hij', other: name },
      english: { female: 'she', male: 'he', other: 'they' },
    }[language][gender] ?? name
  return {
    name,
    nameNumber: 'one',
    fullName: capitalise(plainName(brief.hero.name), language),
    nameOf: possessive(name, language),
    age,
    ageWords: numberWords(age, language),
    AgeWords: capitalise(numberWords(age, language), language),
    g: gender,
    n: companions.length,
    /** In a wheelchair: the child; the child or anybody else. */
    wheels: yesOrNo(inWheelchair),
    someWheels: yesOrNo(inWheelchair || companions.some((companion) => companion.wheels)),
    /** Everybody, with one animal of the story's own: never fewer than two. */
    crowdWords: numberWords(companions.length + 2, language),
    CrowdWords: capitalise(numberWords(companions.length + 2, language), language),
    all,
    allNumber: companions.length ? 'many' : 'one',
    group,
    Group: capitalise(group, language),
    groupNumber: companions.length === 1 || companions.length === 2 ? 'many' : 'one',
    comps,
    Comps: capitalise(comps, language),
    compsNumber: companions.length > 1 || companions[0]?.many ? 'many' : 'one',
    first: companions[0]?.name ?? '',
    First: capitalise(companions[0]?.name ?? '', language),
    firstNumber: companions[0]?.many ? 'many' : 'one',
    they,
    They: capitalise(they, language),
  }
}

function yesOrNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no'
}

function lovedWords(loved: readonly string[], language: ContentLanguage): Words {
  const [l1 = '', l2 = '', l3 = ''] = loved
  return {
    l1,
    l2,
    l3,
    L1: capitalise(l1, language),
    loved: joinList(loved, language),
    lovedCount: loved.length,
  }
}

/** What pictures may show that is another thing in each book: what the child loves, and what the story picked. */
function wordsOfPictures({ picks }: StorySource, words: Words): Record<string, string> {
  const named = ['l1', 'l2', 'l3', ...Object.keys(picks)].map((key) => [key, words[key]] as const)
  return Object.fromEntries(
    named.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
}

/** One pick per book of each list; several lines under one pick become `key_line`. */
function pickWords(story: StorySource, seed: string, language: ContentLanguage): Words {
  const words: Record<string, string> = {}
  for (const [key, choices] of Object.entries(story.picks)) {
    const choice = pick(choices, randomFrom(`${seed}/${key}`))[language]
    if (typeof choice === 'string') words[key] = choice
    else for (const [line, text] of Object.entries(choice)) words[`${key}_${line}`] = text
  }
  return words
}
