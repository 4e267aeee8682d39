import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import YAML from 'yaml'
import * as z from 'zod'
import { asPrinted } from '#book/as-printed.ts'
import { numeralTag } from '#book/numerals.ts'
import { bookLanguages, themes } from '#book/options.ts'
import { typographicName } from '#book/typographic.ts'
import type { BookToTypeset } from '../typesetter.ts'

const wordsSchema = z.object({
  forWhom: z.string(),
  stories: z.record(z.enum(themes), z.string()),
})
const allWords = z
  .record(z.enum(bookLanguages), wordsSchema)
  .parse(YAML.parse(readFileSync(new URL('../../../content/back-cover.yaml', import.meta.url), 'utf8')))

/** What stands on the back of a printed book: what the story is about, and whom it was made for. */
export function backCover({
  language,
  theme,
  childName,
  childAge,
  blurb = null,
}: Pick<BookToTypeset, 'language' | 'theme' | 'childName' | 'childAge'> &
  Partial<Pick<BookToTypeset, 'blurb'>>): { story: string; forWhom: string } {
  const { stories, forWhom } = allWords[language]
  const fill = (line: string): string => {
    const message = new IntlMessageFormat(line, numeralTag(language), undefined, { ignoreTag: true })
    const words = String(message.format({ name: typographicName(childName), age: childAge }))
    return asPrinted(words, language)
  }
  const story = blurb === null ? fill(stories[theme]) : asPrinted(blurb, language)
  return { story, forWhom: fill(forWhom) }
}
