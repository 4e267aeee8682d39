import type { TitleBrief } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { randomFrom, shuffled } from '#book/random.ts'
import { allergyTest, tellingOf } from '../allergies.ts'
import { lovedThings } from '../loved-things.ts'
import { subjectOf } from '../read-twist.ts'
import { tellsOfGrief } from '../tells-of-grief.ts'
import { thingIndex } from '../twist/thing-index.ts'
import type { ContentLanguage } from './content-language.ts'
import { formatMessage, type Words } from './format-message.ts'
import { callName } from './grammar/call-name.ts'
import { capitalise } from './grammar/capitalise.ts'
import { joinList } from './grammar/join-list.ts'
import { nameCompanions } from './grammar/name-companions.ts'
import { possessive } from './grammar/possessive.ts'
import { titleCase } from './grammar/title-case.ts'
import { registerOf } from './register-of.ts'
import { ownNames, type StorySource } from './story-schema.ts'

/**
 * Ten titles of the story for this child; rounds 0 to 5 share none, unless a sorrow, an allergy or the short telling
 * leaves fewer than sixty. Written titles come before frames.
 */
export function proposeHouseTitles(
  story: StorySource,
  brief: TitleBrief,
  language: ContentLanguage,
  round: number,
): string[] {
  const { written, frames, things, light, ...told } = story.titles[language]
  const untold = told[registerOf(brief.hero.age) === 'short' ? 'rich' : 'short']
  const grieves = tellsOfGrief(brief, language)
  const bars = allergyTest(tellingOf(brief, language))
  const fits = (title: string): boolean =>
    !(grieves && light.includes(title)) && !untold.includes(title) && !bars(title)
  const { words, called } = titleWords(story, brief, language)
  const random = randomFrom(`${brief.hero.name}/${story.id}/${language}`)
  const ordered = shuffled(written.filter(fits), random)
  const naming = ordered.filter((title) => title.includes('{first}'))
  const framed = frames.flatMap((frame) => things.filter(fits).map((thing) => ({ frame, thing })))
  const queue = ownFirst(
    interleave(
      ordered.flatMap((title) =>
        fill(title, { ...words, ...oneOf(called, naming.indexOf(title)) }, language),
      ),
      shuffled(framed, random).flatMap(({ frame, thing }) =>
        fill(frame, { ...words, thing, Thing: capitalise(thing, language) }, language),
      ),
    ),
  )
  const once = [...new Map(queue.map(({ title }) => [title.toLowerCase(), title])).values()]
  const unique = apart(once, (title) => coreOf(title, words['name'], language))
  const start = round * limits.titlesPerRequest
  return Array.from(
    { length: limits.titlesPerRequest },
    (_, place) => unique[(start + place) % unique.length] ?? '',
  )
}

/**
 * Only words that this child really has: a title that names a missing one is left out. `called` are those of its company of
 * whom a title can name one.
 */
function titleWords(
  story: StorySource,
  brief: TitleBrief,
  language: ContentLanguage,
): { words: Words; called: string[] } {
  const name = callName(brief.hero.name, language)
  const hero = { name, age: brief.hero.age }
  const cast = nameCompanions(brief.companions, hero, ownNames(story, language), language)
  const [l1] = lovedThings(brief.twist, language, story.theme, subjectOf(brief))
  const cased = (text: string): string => (language === 'english' ? titleCase(text) : text)
  const names = cast.names.map(cased)
  // No title tells namesakes apart; one that calls to somebody calls by the plain name.
  const called = cast.companions
    .map(({ call }) => call)
    .filter((call) => call.toLowerCase() !== name.toLowerCase())
    .map(cased)
  const words = {
    name,
    nameOf: possessive(name, language),
    ...(l1 && { l1: language === 'english' ? titleCase(l1, true) : l1, L1: capitalise(cased(l1), language) }),
    ...(cast.companions.length > 0 &&
      !cast.apart && {
        all: joinList([name, ...names], language),
        // Before another "and": Ada, Bo and the moon.
        row: [name, ...names].join(', '),
      }),
  }
  return { words, called }
}

/** Whom a title names, by turns: not one of five in all of them. */
function oneOf(called: readonly string[], turn: number): Words {
  const first = called[Math.max(0, turn) % Math.max(1, called.length)]
  return first === undefined ? {} : { first }
}

/** What makes a title this child's own. */
type Own = 'loved' | 'company' | 'named' | 'anybody'

interface FilledTitle {
  title: string
  own: Own
}

function fill(title: string, words: Words, language: ContentLanguage): FilledTitle[] {
  const needed = [...title.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  if (needed.some((word) => words[word] === undefined)) return []
  if (/\{l1\}/i.test(title) && names(title, words['L1'])) return []
  const text = capitalise(formatMessage(title, words, language), language)
  const own: Own = /\{l1\}/i.test(title)
    ? 'loved'
    : needed.some((word) => ofCompany.has(word))
      ? 'company'
      : needed.some((word) => ofChild.has(word))
        ? 'named'
        : 'anybody'
  return [...text].length <= limits.titleCharacters ? [{ title: text, own }] : []
}

const ofChild: ReadonlySet<string> = new Set(['name', 'nameOf'])
const ofCompany: ReadonlySet<string> = new Set(['first', 'all', 'row'])

/** How many of ten titles tell what the child loves, name who goes along, and might stand on another child's book, as far as there are; one more may come of those that wait their turn. */
const ofTen = { loved: 1, company: 2, anybody: 4 }

/** In tens of which more than half are this child's own, each in the order that it had. */
function ownFirst(titles: readonly FilledTitle[]): FilledTitle[] {
  const left = (own: Own): FilledTitle[] => titles.filter((title) => title.own === own)
  const [company, loved, named, anybody] = [left('company'), left('loved'), left('named'), left('anybody')]
  const tens: FilledTitle[] = []
  while (company.length + loved.length + named.length + anybody.length > 0) {
    const others = anybody.splice(0, ofTen.anybody)
    const dear = [...company.splice(0, ofTen.company), ...loved.splice(0, ofTen.loved)]
    const own = [...dear, ...named.splice(0, limits.titlesPerRequest - ofTen.anybody - dear.length)]
    tens.push(
      ...own.flatMap((title, at) => [title, ...others.slice(at, at + 1)]),
      ...others.slice(own.length),
    )
  }
  return tens
}

/** In tens of which no two have one core, as far as that goes: "The Waving Tail" and "Ada and the Waving Tail" are two rounds. */
function apart(titles: readonly string[], core: (title: string) => ReadonlySet<string>): string[] {
  const rounds: string[] = []
  let pending = titles
  while (pending.length > 0) {
    const ten: string[] = []
    for (const title of pending) {
      if (ten.length === limits.titlesPerRequest) break
      if (!ten.some((other) => isOneCore(core(title), core(other)))) ten.push(title)
    }
    const rest = pending.filter((title) => !ten.includes(title))
    ten.push(...rest.slice(0, limits.titlesPerRequest - ten.length))
    rounds.push(...ten)
    pending = rest.filter((title) => !ten.includes(title))
  }
  return rounds
}

/** One says all that the other says, if that is more than a word: every title of a hill has the hill. */
function isOneCore(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  return [...small].every((word) => large.has(word)) && (small.size > 1 || large.size === small.size)
}

/** What a title is about: its words without the child’s name and without small words. */
function coreOf(title: string, name: Words[string], language: ContentLanguage): ReadonlySet<string> {
  const { small } = thingIndex(language)
  const plain = title.toLowerCase().replaceAll(String(name).toLowerCase(), ' ')
  const said = plain.match(/[\p{L}’-]+/gu) ?? []
  return new Set(said.filter((word) => !small.has(word) && word !== '’s' && word.length > 1))
}

/** "The Moon, a Wall and the Moon": the title names already what is loved. */
function names(title: string, loved: Words[string]): boolean {
  const noun = String(loved).toLowerCase().split(' ').at(-1) ?? ''
  return title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(noun)
}

/** Three written titles, then two framed, so that every round has both for as long as they last. */
function interleave(written: readonly FilledTitle[], framed: readonly FilledTitle[]): FilledTitle[] {
  const turns = Math.max(written.length / 3, framed.length / 2)
  return Array.from({ length: Math.ceil(turns) }, (_, turn) => [
    ...written.slice(turn * 3, turn * 3 + 3),
    ...framed.slice(turn * 2, turn * 2 + 2),
  ]).flat()
}
