import { contentLanguages } from './house/content-language.ts'
import { clauseWords } from './twist/clause-words.ts'
import { parseThings } from './twist/parse-things.ts'
import { thingIndex } from './twist/thing-index.ts'

/**
 * The motif that the content files name for words of a twist, in whichever language they were written; undefined when
 * they were not read from one. What is told is drawn as what it was told as.
 */
export function motifOfWords(words: string): string | undefined {
  for (const language of contentLanguages) {
    const index = thingIndex(language)
    const { things, complete } = parseThings(clauseWords(words, index, true), index, true)
    const [thing] = things
    if (complete && thing && things.length === 1 && thing.motif !== '') return thing.motif
  }
  return undefined
}
