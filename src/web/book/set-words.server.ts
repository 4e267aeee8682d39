import { parse } from 'yaml'
import * as z from 'zod'
import { type BookLanguage, bookLanguages } from '#book/options.ts'

/** What the typesetter itself says in a book, as far as the reader shows it too. */
export interface SetWords {
  belongs: string
  end: string
}

const sources = import.meta.glob<string>('/content/colophon.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const allWords = z
  .record(z.enum(bookLanguages), z.object({ belongs: z.string(), end: z.string() }))
  .parse(parse(sources['/content/colophon.yaml'] ?? ''))

/** Of a book in this language; the same words as in print. */
export function setWordsOf(language: BookLanguage): SetWords {
  return allWords[language]
}
