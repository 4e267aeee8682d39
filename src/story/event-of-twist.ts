import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { escapePattern } from '#book/escape-pattern.ts'
import { parentOrElder } from '#book/kinship.ts'
import type { BookLanguage, Gender } from '#book/options.ts'
import { contentPath } from '#models/content-path.ts'
import { type ContentLanguage, contentLanguages, isContentLanguage } from './house/content-language.ts'
import type { TwistReading } from './read-twist.ts'

/** What happened in a family, as far as a twist says so; the family corrects it before anything is told. */
export interface TwistEvent {
  /** Of the stories that are told of it: `loss`, `birth`, `move`, `start`. */
  kind: 'loss' | 'birth' | 'move' | 'start'
  /** A word of those stories: `cat`, `dog`, `elder`, `parent`; `infant`; `home`; `school`. */
  who: string
  /** Whose, or of the place they go to. Empty where none was read. */
  name: string
  gender: Gender | null
}

const phrases = z.array(z.string())
/** What says that it has happened, beside what nothing is offered, and the sexes that a word tells. */
const signs = { happened: phrases, never: phrases, female: phrases, male: phrases }
const wordsSchema = z.strictObject({
  noNames: phrases,
  loss: z.strictObject({ ...signs, who: z.record(z.string(), phrases) }),
  birth: z.strictObject(signs),
  move: z.strictObject({
    who: phrases,
    moves: phrases,
    never: phrases,
    to: phrases,
    words: phrases,
    noPlaces: phrases,
  }),
  start: z.strictObject({
    who: phrases,
    firsts: phrases,
    days: phrases,
    goes: phrases,
    soon: phrases,
    newOnes: phrases,
    places: z.record(z.string(), z.string()),
    to: phrases,
    never: phrases,
    words: phrases,
  }),
})
type EventWords = z.infer<typeof wordsSchema>
type Signs = EventWords['birth']

const words = Object.fromEntries(
  contentLanguages.map((language) => [
    language,
    z.parse(wordsSchema, parse(readFileSync(join(contentPath('twists'), language, 'events.yaml'), 'utf8'))),
  ]),
) as Record<ContentLanguage, EventWords>

/**
 * What a twist tells of that a story may be offered of: a death that has happened and not just now, of one animal or one grown-up
 * of the family, and by nobody's hand; or one brother or sister who is born, healthy and in time; or that all of the family
 * moves house, of its own will as far as is told; or that the child starts at school or the like. Null where anything of that is in doubt.
 * @param cast the names of whoever is in the book, which are nobody else's; the child's is the first
 */
export function eventOfTwist(
  twist: string,
  { staysOut }: TwistReading,
  language: BookLanguage,
  cast: readonly string[],
): TwistEvent | null {
  if (!isContentLanguage(language)) return null
  const known = words[language]
  return (
    lossIn(staysOut, known, cast) ??
    birthIn(staysOut, known, cast) ??
    moveIn(twist, staysOut, known.move, cast) ??
    startIn(twist, staysOut, known, cast)
  )
}

function lossIn(
  staysOut: TwistReading['staysOut'],
  { loss, noNames }: EventWords,
  cast: readonly string[],
): TwistEvent | null {
  const told = staysOut.filter(({ topic }) => topic === 'death').map((left) => left.words)
  const deaths = told.filter((words) => hasHappened(words, loss))
  const [said] = deaths
  if (said === undefined || deaths.length > 1 || staysOut.some(({ topic }) => topic === 'violence'))
    return null
  // That somebody is missed may stand beside it; who else is meant, or how it came, may not.
  const others = told.filter((words) => words !== said)
  if (others.some((words) => has(words, loss.never) || namesAnybody(words, loss.who))) return null
  const found = whoIn(said, loss.who)
  if (found === null) return null
  const alive = [...noNames, ...namesOf(cast)]
  const name = found.title === undefined ? nameIn(said, alive) : nameBehind(found.title, said, alive)
  return {
    kind: 'loss',
    who: found.who,
    name: found.title === undefined || name === '' ? (found.title ?? name) : `${found.title} ${name}`,
    gender: found.gender ?? genderIn(said, loss),
  }
}

/** Beside anything else that stays out nothing light is offered. */
function birthIn(
  staysOut: TwistReading['staysOut'],
  { birth, noNames }: EventWords,
  cast: readonly string[],
): TwistEvent | null {
  const said = staysOut.map((left) => left.words).join('. ')
  if (staysOut.length === 0 || staysOut.some(({ topic }) => topic !== 'sibling')) return null
  if (!hasHappened(said, birth)) return null
  return {
    kind: 'birth',
    who: 'infant',
    name: nameIn(said, [...noNames, ...namesOf(cast)]),
    gender: genderIn(said, birth),
  }
}

/**
 * A sentence that says that the family moves and of which each word is known: a word too many may be a divorce, a flight or a
 * grandmother. Beside anything else that stays out nothing light is offered.
 */
function moveIn(
  twist: string,
  staysOut: TwistReading['staysOut'],
  { who, moves, never, to, words: plain, noPlaces }: EventWords['move'],
  cast: readonly string[],
): TwistEvent | null {
  const sentence = onlySentence(twist, staysOut, (one) => has(one, moves))
  if (sentence === null) return null
  const [hero = ''] = cast
  const subjects = [...who, ...(hero.trim() === '' ? [] : [hero.trim()])]
  if (!has(sentence, subjects) || has(sentence, never)) return null
  const place = placeIn(sentence, to)
  if (wordsOf(place).some((word) => isNoPlace(word, [...noPlaces, ...namesOf(cast)]))) return null
  const isKnown = saysNoMore(sentence, [...subjects, ...moves, place], [...plain, ...to])
  return isKnown ? { kind: 'move', who: 'home', name: place, gender: 'other' } : null
}

/**
 * A sentence that says that the child goes somewhere by day for the first time, and of which each word is known: a word too many may be
 * somebody else, a teacher, or why it is another school.
 */
function startIn(
  twist: string,
  staysOut: TwistReading['staysOut'],
  { start, noNames }: EventWords,
  cast: readonly string[],
): TwistEvent | null {
  const { who, firsts, days, goes, soon, newOnes, places, to, never, words: plain } = start
  const placeNames = Object.keys(places)
  const isStart = (one: string): boolean =>
    has(one, [...placeNames, ...days]) &&
    (has(one, [...firsts, ...days]) || (has(one, goes) && has(one, soon) && has(one, newOnes)))
  const sentence = onlySentence(twist, staysOut, isStart)
  if (sentence === null) return null
  const subjects = [...who, ...namesOfHero(cast)]
  if (!has(sentence, [...subjects, ...days]) || has(sentence, never)) return null
  const named = placeIn(sentence, [...to, ...placeNames])
  // De Regenboog is one, and neither Monday nor the Year of Year 1.
  const last = wordsOf(named).at(-1)
  const noName = [...noNames, ...namesOf(cast), ...placeNames.flatMap(wordsOf)]
  const isName = last !== undefined && !isNoPlace(last, noName)
  const place = placeNames.find((one) => has(sentence, [one]))
  const known = [...subjects, ...firsts, ...days, ...placeNames, ...(isName ? [named] : [])]
  if (!saysNoMore(sentence, known, [...plain, ...to, ...goes, ...soon, ...newOnes])) return null
  const name = isName ? named : (places[place ?? ''] ?? '')
  return { kind: 'start', who: 'school', name, gender: 'other' }
}

/** The child's name, and whose something of theirs is: Noor, Noors, Noor’s. */
function namesOfHero([hero = '']: readonly string[]): string[] {
  const name = hero.trim()
  return name === '' ? [] : [`${name}’s`, `${name}s`, name]
}

/** The one sentence that says so, beside which nothing else stays out; null where there is more. */
function onlySentence(
  twist: string,
  staysOut: TwistReading['staysOut'],
  says: (sentence: string) => boolean,
): string | null {
  const told = twist
    .replaceAll(/['’]/gu, '’')
    .split(/[.!?;\n]+/u)
    .filter(says)
  const [sentence] = told
  if (sentence === undefined || told.length > 1) return null
  const isElsewhere = ({ words: left }: { words: string }): boolean =>
    !sentence.includes(left.replaceAll(/['’]/gu, '’').replace(/[.!?;\s]+$/u, ''))
  return staysOut.some((left) => !besideOwn.includes(left.topic) || isElsewhere(left)) ? null : sentence
}

/** Of these topics such a sentence may itself be: what is told of moving and of schools is not all read. */
const besideOwn: readonly string[] = ['other', 'somebody', 'parting', 'fear']

/** Whether each word of a sentence is known, beside phrases of it. */
function saysNoMore(sentence: string, phrases: readonly string[], plain: readonly string[]): boolean {
  const rest = phrases.reduce(without, sentence)
  return (rest.match(/\p{L}[\p{L}’-]*/gu) ?? []).every((word) => plain.includes(word.toLowerCase()))
}

/** Words with a capital behind “to”, with the article before them: de Kerkstraat, Den Haag. */
function placeIn(sentence: string, to: readonly string[]): string {
  const before = to.map(escapePattern).join('|')
  const named = new RegExp(
    `(?<!\\p{L})(?:${before})\\s+((?:(?:de|het|the)\\s+)?’?\\p{Lu}[\\p{L}’-]*(?:\\s+\\p{Lu}[\\p{L}’-]*)*)`,
    'u',
  )
  return named.exec(sentence)?.[1] ?? ''
}

function isNoPlace(word: string, others: readonly string[]): boolean {
  return parentOrElder(word) !== undefined || others.includes(word.toLowerCase())
}

function without(text: string, phrase: string): string {
  if (phrase === '') return text
  return text.replace(new RegExp(`(?<!\\p{L})${escapePattern(phrase)}(?!\\p{L})`, 'iu'), ' ')
}

function hasHappened(said: string, { happened, never }: Signs): boolean {
  return has(said, happened) && !has(said, never)
}

interface Found {
  who: string
  /** What a relative is called by: oma. */
  title?: string
  gender?: Gender
}

/** The one whom a sentence can mean; null for none and for several. */
function whoIn(said: string, who: EventWords['loss']['who']): Found | null {
  const all = allIn(said, who)
  return all.length === 1 ? (all[0] ?? null) : null
}

function namesAnybody(said: string, who: EventWords['loss']['who']): boolean {
  return allIn(said, who).length > 0
}

function allIn(said: string, who: EventWords['loss']['who']): Found[] {
  const animals = Object.entries(who).flatMap(([kind, called]): Found[] =>
    has(said, called) ? [{ who: kind }] : [],
  )
  const relatives = wordsOf(said).flatMap((word): Found[] => {
    const relative = parentOrElder(word)
    return relative === undefined
      ? []
      : [{ who: relative.is, title: word.toLowerCase(), gender: relative.gender }]
  })
  // “Opa’s hond” may be either; “oma Riet, zijn oma” is one.
  return [...animals, ...relatives.filter(({ title }, at) => relatives[at - 1]?.title !== title)]
}

/** A word with a capital that is no other word of the language at its beginning. */
function nameIn(said: string, noNames: readonly string[]): string {
  return wordsOf(said).find((word) => /^\p{Lu}/u.test(word) && !noNames.includes(word.toLowerCase())) ?? ''
}

/** What a relative is called behind the word for them: oma Riet. Any other name of the sentence may be whose they were. */
function nameBehind(title: string, said: string, noNames: readonly string[]): string {
  const behind =
    new RegExp(`(?<!\\p{L})${escapePattern(title)}\\s+(\\p{Lu}[\\p{L}-]*)`, 'iu').exec(said)?.[1] ?? ''
  return nameIn(behind, noNames)
}

/** All words of the names of whoever is in the book. */
function namesOf(cast: readonly string[]): string[] {
  return cast.flatMap((name) => wordsOf(name.toLowerCase()))
}

function genderIn(said: string, { female, male }: Signs): Gender | null {
  const [isFemale, isMale] = [has(said, female), has(said, male)]
  return isFemale === isMale ? null : isFemale ? 'female' : 'male'
}

function wordsOf(said: string): string[] {
  return said.match(/[\p{L}-]+/gu) ?? []
}

function has(said: string, any: readonly string[]): boolean {
  return any.some((phrase) => new RegExp(`(?<!\\p{L})${escapePattern(phrase)}(?!\\p{L})`, 'iu').test(said))
}
