import type { Brief } from '#book/brief.ts'
import { contactDetailsIn } from '#book/contact-details.ts'
import type { BookLanguage } from '#book/options.ts'
import { quoteSigns } from '#book/quote-signs.ts'
import { typographic } from '#book/typographic.ts'
import { countWords } from '../reading-level.ts'
import type { LanguagePrompts } from './load-prompts.ts'
import { languageFaults } from './language-of-text.ts'
import { castOf, namesOf } from './names-in-text.ts'
import { spellingFaults } from './spelling-faults.ts'

/** The words of a text that begin with these stems, the first of each, as the text has them. */
export function wordsOf(text: string, stems: readonly string[]): string[] {
  return stems.flatMap((stem) => new RegExp(`(?<!\\p{L})${stem}\\p{L}*`, 'iu').exec(text)?.[0] ?? [])
}

/**
 * Words of a text that no book for a child has: abuse, harm, somebody called names by name, and by what somebody could be found. By
 * lists: what only means it (he never woke up again; nobody wanted to sit beside her) is left to the second editor and the moderator.
 */
export function unspeakable(
  text: string,
  prompts: Pick<LanguagePrompts, 'never' | 'harm' | 'insults' | 'addresses'>,
): string[] {
  const { never, harm, insults = [], addresses } = prompts
  return [
    ...wordsOf(text, never),
    ...wordsOf(text, harm),
    ...insults.flatMap((insult) => new RegExp(insult, 'u').exec(text)?.[0] ?? []),
    ...contactDetailsIn(text, addresses),
  ]
}

const markup = /[{}[\]|<>*#_\\]|https?:|www\.|undefined|\bnull\b|\p{Extended_Pictographic}/u

/** What of a text is not printed: markup, other languages' quotes and letters, clichés, what no child is told. */
export function printFaults(text: string, prompts: LanguagePrompts, brief: Brief): string[] {
  const found = markup.exec(typographic(text, brief.language))
  // What the child loves may be what every such book says.
  const own = [brief.twist, brief.title, ...castOf(brief).map(({ description }) => description)].join(' ')
  return [
    ...(found ? [`the text has “${found[0]}”, which no book prints`] : []),
    ...wordsOf(
      text,
      prompts.barred.filter((stem) => wordsOf(own, [stem]).length === 0),
    ).map((word) => `the text says “${word}”, which every such book says`),
    ...unspeakable(text, prompts).map((word) => `the text says “${word}”, which no book for a child has`),
    ...quoteFaults(text, brief.language),
    ...languageFaults(text, brief.language, { names: namesOf(brief) }),
    ...spellingFaults(text, brief.language, { age: brief.hero.age, names: namesOf(brief) }),
  ]
}

/** Quotes of another language, and quotes without their fellow: straight ones are made right in print, these are not. */
function quoteFaults(text: string, language: BookLanguage): string[] {
  const { double, single } = quoteSigns[language]
  const own = new Set<string>([...double, ...single, '’'])
  const printed = typographic(text, language)
  const sign = (printed.match(/[«»‹›„“”‚‘「」『』]/gu) ?? []).find((one) => !own.has(one))
  const wanted = `${double.join('…')} and ${single.join('…')}`
  const times = (sign: RegExp): number => printed.match(sign)?.length ?? 0
  // What closes single quotes may be an apostrophe as well: one between letters is.
  const alone = [double, single].find(([open, close]) =>
    close === '’'
      ? times(/‘/gu) > times(/’(?!\p{L})/gu)
      : times(RegExp(open, 'gu')) !== times(RegExp(close, 'gu')),
  )
  return [
    ...(sign === undefined ? [] : [`the text has “${sign}”: the quotes of this language are ${wanted}`]),
    ...(alone === undefined ? [] : [`the text has not as many ${alone[0]} as ${alone[1]}`]),
  ]
}

/** A shorter sentence may be a refrain. */
const leastAgain = 9

/** Long sentences of a text that it says twice, or that an earlier text said: a refrain is shorter. */
export function saidAgain(text: string, earlier: readonly string[], language: BookLanguage): string[] {
  const before = new Set(earlier.flatMap((one) => sentencesOf(one)))
  const again: string[] = []
  for (const sentence of sentencesOf(text)) {
    if (before.has(sentence) && countWords(sentence, language) >= leastAgain) again.push(sentence)
    before.add(sentence)
  }
  return again
}

/** Sentences in small letters, without what stands around them. */
function sentencesOf(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .split(/(?<=[.!?…।])[”’»“‘]*\s+|(?<=[。！？؟])|\n+/u)
    .map((sentence) => sentence.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((sentence) => sentence !== '')
}
