import { type BookLanguage, withoutSpaces } from '#book/options.ts'
import { isContentLanguage } from '../house/content-language.ts'
import { thingIndex } from '../twist/thing-index.ts'
import { isShown, loadTelling, type ShownName } from './load-telling.ts'

/** What Arabic writes on to the beginning of a word. */
const particles = '[وفبكل]{0,2}(?:ال)?'
/** Of an object, and of whose it is: فانوسًا, فانوسها. */
const endings = '(?:\\p{M}*(?:ا|ه|ها|هم|ي|ك)?)'

/** Before a word and after it. */
function boundsOf(language: BookLanguage): readonly [string, string] {
  return withoutSpaces.has(language) ? ['', ''] : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])']
}

const commas = /[,،、，;；.!?。！？…\n]/u

/** Where a phrase begins: with a word, unless it says otherwise itself. */
function startOf(phrase: string, language: BookLanguage): string {
  return /^(?:\{|\(\?<|\(\?:\^)/u.test(phrase) ? '' : boundsOf(language)[0]
}

/** The patterns of phrases of somebody. @param name the source of the pattern of a name */
export function phrasesOf(phrases: readonly string[], name: string, language: BookLanguage): RegExp[] {
  return phrases.map(
    (phrase) => new RegExp(`${startOf(phrase, language)}${phrase.replaceAll('{name}', name)}`, 'iu'),
  )
}

/** A few words of the same sentence. */
const gap = '[^.!?。！？؟।;:\\n]{0,30}?'

/** What a phrase of `content/telling` found. */
export interface Told {
  /** As the text has it, in small letters. */
  words: string
  /** What a plan calls its thing: several where one word is of several things. */
  things: ShownName[]
}

interface Things {
  any: string
  named: readonly [ShownName, RegExp][]
}

const thingsOf = cached((language: BookLanguage): Things => {
  const { things } = loadTelling(language)
  const named = Object.entries(things) as [ShownName, string][]
  return {
    any: named.map(([, words]) => words).join('|'),
    named: named.map(([name, words]) => [name, new RegExp(`^(?:${words})$`, 'iu')]),
  }
})

const compiled = new Map<string, RegExp>()

/** The pattern of a phrase. Compiled once: there are many, and every page is read with all of them. */
function patternOf(phrase: string, language: BookLanguage, { any }: Things): RegExp {
  const key = `${language} ${any.length} ${phrase}`
  let pattern = compiled.get(key)
  if (pattern === undefined) {
    const [before, after] = boundsOf(language)
    const [particle, ending] = language === 'arabic' ? [particles, endings] : ['', '']
    const source = phrase
      .replaceAll(' … ', `(?: ${gap} | )`)
      .replaceAll('…', gap)
      .replaceAll('{thing}', `${before}${particle}(?<thing>${any})${ending}${after}`)
    pattern = new RegExp(`${startOf(phrase, language)}${source}`, 'giu')
    compiled.set(key, pattern)
  }
  return pattern
}

/** Where a sentence says one of the phrases of a thing, unless it says that it is not so. */
export function toldOf(sentence: string, phrases: readonly string[], language: BookLanguage): Told[] {
  const things = thingsOf(language)
  return phrases.flatMap((phrase) =>
    [...sentence.matchAll(patternOf(phrase, language, things))]
      .filter((match) => !isDenied(clauseOf(match), language))
      .map((match) => told(match, things)),
  )
}

/** What a text names of what a plan can have, but for parts of words with a hyphen. */
export function namedIn(text: string, language: BookLanguage): Told[] {
  const things = thingsOf(language)
  return [...text.matchAll(patternOf('{thing}(?!-\\p{L})', language, things))]
    .filter(({ index }) => text[index - 1] !== '-')
    .map((match) => told(match, things))
}

/** What a match stands in, from the comma before it to the one behind. */
function clauseOf({ 0: words, index, input }: RegExpExecArray): string {
  const before = input.slice(0, index).split(commas).at(-1) ?? ''
  const after = input.slice(index + words.length).split(commas)[0] ?? ''
  return before + words + after
}

interface Counted extends Told {
  count: number
}

/** What a text counts, one by words such as "only", and of each number from two on what stands with it. */
export function countedIn(text: string, language: BookLanguage): Counted[] {
  const things = thingsOf(language)
  const { numbers, counted, single } = loadTelling(language)
  const found = numbers.flatMap((number, index) =>
    counted.flatMap((phrase) => {
      const alone = withoutSpaces.has(language) ? `(?:${number})` : `(?<![\\p{L}\\p{M}-])(?:${number})`
      const pattern = patternOf(phrase.replace('{number}', alone), language, things)
      return [...text.matchAll(pattern)].map((match) => ({ ...told(match, things), count: index + 2 }))
    }),
  )
  const known = countedOfKnown(text, language)
  const alone = toldOf(text, single, language).map((one) => ({ ...one, count: 1 }))
  return [...alone, ...found, ...known.filter(({ words }) => found.every((one) => one.words !== words))]
}

/** The same of all that parents love, whose words are known in Dutch and English. */
function countedOfKnown(text: string, language: BookLanguage): Counted[] {
  if (!isContentLanguage(language)) return []
  const { things } = thingIndex(language)
  return loadTelling(language).numbers.flatMap((number, index) =>
    [
      ...text.matchAll(
        new RegExp(`(?<![\\p{L}\\p{M}-])(?:${number}) (?:(?!of )(\\p{L}+) )?(\\p{L}+)`, 'giu'),
      ),
    ].flatMap((match) => {
      const [, first, second] = match
      const names = [first, second].map((word) => things.get(word ?? '')?.motif).filter(isShown)
      return names.length === 0 ? [] : [{ words: match[0], things: names, count: index + 2 }]
    }),
  )
}

function told(match: RegExpMatchArray, { named }: Things): Told {
  const thing = match.groups?.['thing'] ?? ''
  return {
    words: match[0].trim(),
    things: named.flatMap(([name, words]) => (words.test(thing) ? [name] : [])),
  }
}

const notOf = cached((language: BookLanguage): RegExp => {
  const [before, after] = boundsOf(language)
  return new RegExp(`${before}(?:${loadTelling(language).not.join('|')})${after}`, 'iu')
})

/** Whether words have one in them that takes away. */
export function isDenied(words: string, language: BookLanguage): boolean {
  return notOf(language).test(words)
}

function cached<Value>(make: (language: BookLanguage) => Value): (language: BookLanguage) => Value {
  const made = new Map<BookLanguage, Value>()
  return (language) => {
    const value = made.get(language) ?? make(language)
    made.set(language, value)
    return value
  }
}

/** The name of a thing or a species as it is written: iceCream is ice cream. */
export function inWords(name: string): string {
  return name.replace(/\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`)
}

/** What is drawn from one word or another: a box is open or shut, a lamp stands or hangs. */
const alike: readonly (readonly ShownName[])[] = [
  ['box', 'openBox', 'lunchBox', 'openLunchBox', 'upturnedLunchBox'],
  ['pressureCooker', 'cookerWithoutWeight'],
  ['suitcase', 'openSuitcase'],
  ['bucket', 'pouringBucket'],
  ['drawing', 'note', 'paperSlip', 'calendar', 'book'],
  ['dumpling', 'dumplings'],
  ['tree', 'appleTree', 'mangoTree', 'christmasTree', 'treetops'],
  ['lantern', 'torch', 'lamp', 'streetLamp'],
  ['ball', 'football', 'basketball', 'tennis'],
  ['car', 'policeCar'],
  ['train', 'passengerTrain', 'tram'],
  ['pencil', 'chalk'],
  ['lemon', 'lemonPeel'],
  ['cup', 'flask'],
]

/** Everything that may be drawn of what a word names. */
export function kindsOf(things: readonly ShownName[]): ReadonlySet<string> {
  return new Set([...things, ...alike.filter((kinds) => kinds.some((kind) => things.includes(kind))).flat()])
}
