import type { ContentLanguage } from './content-language.ts'
import type { StorySource } from './story-schema.ts'

/** What is wrong with the text of one spread, in words that do not depend on the child. */
export function checkText(
  text: string,
  story: StorySource,
  language: ContentLanguage,
  register: 'short' | 'rich',
): string[] {
  const count = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const [least, most] = story.registers[register].words
  const length = count < least || count > most ? [`${count} words`] : []
  return [...length, ...checkPrint(text, story.barredWords[language])]
}

/** What is wrong with any printed line. */
export function checkPrint(text: string, barredWords: readonly string[]): string[] {
  const faults = printFaults.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault)
  if (startsLowerCase(text)) faults.push('lower-case sentence start')
  for (const word of barredWords) {
    if (new RegExp(`(^|\\P{L})${word}`, 'iu').test(text)) faults.push(`barred word ${word}`)
  }
  return faults
}

const printFaults: readonly (readonly [string, RegExp])[] = [
  ['unresolved', /[{}[\]|]|undefined|\bnull\b|\bNaN\b/],
  ['straight quote', /['"]/],
  ['digits', /\d/],
  ['punctuation', /[.!?]{2}|\s[.,:;!?]|[,:;]\s*[.,:;!?]|[.!?][,:;]/],
  ['no stop at the end', /[^.!?…’]$/],
]

/** After a stop, but not after the quote of who goes on speaking (‘Bè!’ zei het schaap) or half a word (…nks). */
function startsLowerCase(text: string): boolean {
  const whole = text.replace(/[.!?,]’ (?=\p{Ll})/gu, '’ ').replace(/…[\p{L}’]*/gu, '')
  return /(^|[.!?]’?\s)‘?\p{Ll}/u.test(whole)
}
