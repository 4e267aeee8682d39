import { readFileSync } from 'node:fs'
import YAML from 'yaml'
import * as z from 'zod'
import { asPrinted } from '#book/as-printed.ts'
import { themes } from '#book/options.ts'
import { typographicName } from '#book/typographic.ts'
import type { BookToTypeset } from '../typesetter.ts'

const wordsSchema = z.object({
  forWhom: z.string(),
  stories: z.partialRecord(z.enum(themes), z.string()),
})
const allWords = z
  .partialRecord(z.string(), wordsSchema)
  .parse(YAML.parse(readFileSync(new URL('../../../content/back-cover.yaml', import.meta.url), 'utf8')))

/** What stands on the back of a printed book: what the story is about, and whom it was made for. */
export function backCover({
  language,
  theme,
  childName,
  childAge,
}: Pick<BookToTypeset, 'language' | 'theme' | 'childName' | 'childAge'>): { story: string; forWhom: string } {
  const words = allWords[language]
  const story = words?.stories[theme]
  if (!words || story === undefined) throw new Error(`content/back-cover.yaml has no ${theme} in ${language}`)
  const values: Record<string, string> = { name: typographicName(childName), age: String(childAge) }
  const fill = (line: string): string =>
    asPrinted(line.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole))
  return { story: fill(story), forWhom: fill(words.forWhom) }
}
