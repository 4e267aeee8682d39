import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { twistTopics } from '#book/twist-topics.ts'
import type { ContentLanguage } from '../house/content-language.ts'

/** Words parted by commas. */
const list = z
  .string()
  .transform((line) => line.split(/,\s+/).filter((word) => word !== ''))
  .readonly()
const byMotif = z.record(z.string(), list)
const topicsWithWords = twistTopics.filter(
  (topic) => topic !== 'people' && topic !== 'language' && topic !== 'other',
)

const thingsSchema = z.strictObject({
  things: z.strictObject({ animals: byMotif, toys: byMotif, food: byMotif, others: byMotif }),
  people: list,
  names: byMotif,
})
const grammarSchema = z.strictObject({
  determiners: list,
  adjectives: list,
  measures: list,
  compounds: list,
  doing: z.strictObject({ tend: list, make: list, together: list, toward: list }),
  prepositions: list,
  relatives: list,
  joiners: list,
  turns: list,
  fillers: list,
  very: list,
  pronouns: list,
  backwards: list,
  copulas: list,
  good: list,
  likes: z.array(z.string()).readonly(),
  idioms: z.record(z.string(), z.string()),
  restarts: z.array(z.string()).readonly(),
})
const topicsSchema = z.strictObject({
  ...(Object.fromEntries(topicsWithWords.map((topic) => [topic, list])) as Record<
    (typeof topicsWithWords)[number],
    typeof list
  >),
  negations: list,
  losses: list,
  allergies: list,
  harmless: list,
  own: list,
})

export interface TwistWords {
  things: z.output<typeof thingsSchema>
  grammar: z.output<typeof grammarSchema>
  topics: z.output<typeof topicsSchema>
}

/** Reads how twists of a language are written, from `content/twists`. Throws when a file is faulty. */
export function loadTwistWords(language: ContentLanguage): TwistWords {
  const read = (file: string): unknown =>
    parse(readFileSync(join(twistsFolder(), language, `${file}.yaml`), 'utf8'))
  return {
    things: thingsSchema.parse(read('things')),
    grammar: grammarSchema.parse(read('grammar')),
    topics: topicsSchema.parse(read('topics')),
  }
}

/** Telling words of languages that no book is told in, by language. */
export function loadForeignWords(): Readonly<Record<string, readonly string[]>> {
  return z.record(z.string(), list).parse(parse(readFileSync(join(twistsFolder(), 'foreign.yaml'), 'utf8')))
}

/** `content/twists` of this project, found upwards so that it is the same for source and build. */
export function twistsFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const twists = join(folder, 'content', 'twists')
    if (existsSync(twists)) return twists
    if (folder === dirname(folder)) throw new Error('no content/twists above the reader of twists')
  }
}
