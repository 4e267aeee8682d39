import { asPrinted } from './as-printed.ts'
import type { BookLanguage } from './options.ts'
import { rubyRuns } from './ruby.ts'

/** What lights up at once while a page is read: a word with its punctuation, or a character where no spaces stand between words. */
export interface SpokenWord {
  text: string
  /** Over its characters, in kana. */
  reading: string | null
  /** A space follows on its line. */
  hasSpace: boolean
}

/** The words of a page, by paragraph and line. */
export type SpokenPage = readonly (readonly (readonly SpokenWord[])[])[]

/** Written without spaces: each character is about a syllable. */
const unspaced: ReadonlySet<BookLanguage> = new Set(['chinese', 'japanese'])

/** A page in words, as it is printed: an empty line begins a paragraph, a single break a line. */
export function spokenWords(text: string, language: BookLanguage): SpokenPage {
  const split = unspaced.has(language) ? characters : words
  return text
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => split(asPrinted(line, language)))
        .filter((line) => line.length > 0),
    )
    .filter((paragraph) => paragraph.length > 0)
}

function words(line: string): SpokenWord[] {
  const parts = line.trim().split(/[^\S\u00A0\u202F]+/)
  // A dash or a quote that stands alone belongs to the word before it.
  const joined: string[] = []
  for (const part of parts.filter((each) => each !== '')) {
    if (joined.length > 0 && !/[\p{L}\p{N}]/u.test(part)) joined[joined.length - 1] += ` ${part}`
    else joined.push(part)
  }
  return joined.map((text, at) => ({ text, reading: null, hasSpace: at < joined.length - 1 }))
}

function characters(line: string): SpokenWord[] {
  const found: SpokenWord[] = []
  for (const { text, reading } of rubyRuns(line.trim())) {
    if (reading !== null) found.push({ text, reading, hasSpace: false })
    // Punctuation, and what cannot stand at the beginning of a syllable, goes with what it follows; opening quotes with what comes.
    else
      for (const [part] of text.matchAll(
        /[\p{Ps}\p{Pi}]*(?:[A-Za-z\p{N}]+|.)[^\p{L}\p{N}\p{Ps}\p{Pi}]*[ゃゅょャュョー]?/gsu,
      ))
        found.push({ text: part, reading: null, hasSpace: false })
  }
  return found
}
