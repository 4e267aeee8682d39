import { countWords, lengthOfPage, lengthOfSentence, type ReadingLevel } from '../../reading-level.ts'
import { checkPrint } from '../check-text.ts'
import type { ContentLanguage } from '../content-language.ts'
import { toldSentences } from './told-sentences.ts'

/** What is said of one told page, in words that do not depend on the child. */
export interface PageReport {
  faults: string[]
  /** How long it is, where that is a fault; names of several words make a page longer than it was written. */
  length: string[]
  /** Those long enough that they should not come again: Nee and Gooi may. */
  sentences: string[]
  /** In small letters, for finding who is named. */
  lowerCase: string
}

/** What an editor would mark in a told page: printing, barred words, and what is too long for whom it is written. */
export function checkArcPage(
  text: string,
  level: ReadingLevel,
  language: ContentLanguage,
  { barred, silent }: { barred: readonly string[]; silent: boolean },
): PageReport {
  const sentences = toldSentences(text)
  const words = countWords(text, language)
  const [least, most] = lengthOfPage(level)
  const longest = Math.max(0, ...sentences.map((sentence) => countWords(sentence, language)))
  const length: string[] = []
  if (!silent && (words < least || words > most)) length.push(`${words} words`)
  if (longest > lengthOfSentence(level)) length.push(`a sentence of ${longest} words`)
  return {
    faults: text === '' ? ['tells nothing'] : checkPrint(text, barred),
    length,
    sentences: sentences.filter((sentence) => countWords(sentence, language) >= echoWords),
    lowerCase: text.toLowerCase(),
  }
}

const echoWords = 4
