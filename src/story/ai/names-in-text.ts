import { escapePattern } from '#book/escape-pattern.ts'
import type { Brief, TitleBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import type { CastName } from '#book/scene-plan.ts'
import { type Bearer, usesWheelchair } from '#book/traits-of.ts'

/** Somebody of the book, by the names that scenes and texts give them. */
export interface Named extends Bearer {
  who: CastName
  name: string
  description: string
}

/** What everybody in a book is called. */
export function namesOf({ hero, companions }: Pick<TitleBrief, 'hero' | 'companions'>): string[] {
  return [hero, ...companions].map(({ name }) => name)
}

/** The child and the companions of a book. */
export function castOf({ hero, companions }: Brief): Named[] {
  return [hero, ...companions].map((one, index) => ({
    ...one,
    who: index === 0 ? 'hero' : `companion${index as 1 | 2 | 3 | 4 | 5}`,
  }))
}

/** Who uses a wheelchair, as scenes name them. */
export function wheelchairUsers(brief: Brief): ReadonlySet<string> {
  return new Set(
    castOf(brief)
      .filter(usesWheelchair)
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
export function isNamed(text: string, name: string, brief: Brief): boolean {
  return new RegExp(ownPattern(name, brief), 'u').test(text.toLocaleLowerCase())
}

/** The source of a pattern of a name in small letters, with what may stand before and after its own word: Oma Gisela. */
export function namePattern(name: string, brief: Brief): string {
  const own = ownPattern(name, brief)
  const { before, after } = partsOf(name, brief)
  const optional = (words: readonly string[], side: (word: string) => string): string =>
    words.map((word) => `(?:${side(`${escapePattern(stemOf(word, brief.language))}\\p{L}{0,3}`)})?`).join('')
  return `${optional(before, (word) => `${word} `)}${own}\\p{L}{0,2}${optional(after, (word) => ` ${word}`)}`
}

function ownPattern(name: string, brief: Brief): string {
  return patternOfWord(partsOf(name, brief).own, brief.language)
}

/** The word by which somebody is known, and the others of the name. */
function partsOf(
  name: string,
  { hero, companions }: Brief,
): { before: readonly string[]; own: string; after: readonly string[] } {
  const words = name.toLocaleLowerCase().split(/\s+/)
  const first = words[0] ?? ''
  const bearers = [hero, ...companions].filter(
    (one) => one.name.toLocaleLowerCase().split(/\s+/)[0] === first,
  )
  const at = words.length > 1 && (bearers.length > 1 || titles.has(first)) ? 1 : 0
  return { before: words.slice(0, at), own: words[at] ?? '', after: words.slice(at + 1) }
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

function stemOf(word: string, language: BookLanguage): string {
  return declining.includes(language) && word.length > 3 ? word.replace(/[аяоеьй]$/u, '') : word
}

function patternOfWord(word: string, language: BookLanguage): string {
  const stem = escapePattern(stemOf(word, language))
  if (joined.includes(language)) return stem
  // An ending of one letter in languages with cases and possessives (Emils, Noors); two in Russian.
  const longer = declining.includes(language) ? 3 : 2
  return `(?<!\\p{L})${stem}(?!\\p{L}{${longer}})`
}

/** A book in which nobody's name means anything, and how texts are told with these names. */
export interface Aliases {
  brief: Brief
  inText(text: string): string
  /** What was said with aliases, with the names themselves. */
  back(text: string): string
}

/**
 * Calls everybody by a word of no language: a child called Beer or Snow is no bear in a text, and no weather. What many
 * are called (Oma) stays. In languages with capitals, only what is written as the name is: "een beer" is one.
 */
export function aliasesOf(brief: Brief): Aliases {
  const words = namesOf(brief)
    .flatMap((name) => name.split(/\s+/))
    .filter((word) => word !== '' && !titles.has(word.toLocaleLowerCase()))
  const longestFirst = [...new Set(words)].toSorted((one, other) => other.length - one.length)
  const pairs = longestFirst.map((word, index) => ({
    word,
    called: new RegExp(patternOfWord(word, brief.language), 'gu'),
    alias: `Q${[...String(index).padStart(2, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}q`,
  }))
  const inText = (text: string): string =>
    pairs.reduce((rest, { called, alias }) => rest.replace(called, alias), text)
  const named = <Somebody extends { name: string }>(somebody: Somebody): Somebody => ({
    ...somebody,
    name: inText(somebody.name),
  })
  return {
    brief: { ...brief, hero: named(brief.hero), companions: brief.companions.map(named) },
    inText,
    back: (text) =>
      pairs.reduce((rest, { word, alias }) => rest.replaceAll(new RegExp(alias, 'gi'), word), text),
  }
}

/** Shorter names are a letter away from too many words. */
const leastForMisspelling = 5

/**
 * Names of the book with one letter wrong, missing or too many (Winnifred), as the text has them. Not in languages
 * whose names change with their case or have no capitals.
 */
export function misspeltNames(text: string, brief: Brief): { written: string; name: string }[] {
  if ([...joined, ...declining, 'hindi'].includes(brief.language)) return []
  const own = castOf(brief).flatMap(({ name }) => name.split(/[\s-]+/))
  const longOnes = own.filter((name) => name.length >= leastForMisspelling)
  const words = new Set(text.match(/\p{Lu}[\p{L}\p{M}]+/gu))
  return [...words]
    .filter((word) => !own.some((name) => word === name || word === `${name}s`))
    .flatMap((written) => {
      const name = longOnes.find((one) => one[0] === written[0] && isOneLetterOff(written, one))
      return name === undefined ? [] : [{ written, name }]
    })
}

/** Whether one letter changed, put in or left out makes one word of the other. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  return short.slice(long.length === short.length ? same + 1 : same) === long.slice(same + 1)
}
