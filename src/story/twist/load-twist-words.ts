import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { type TwistTopic, twistTopics } from '#book/twist-topics.ts'
import { contentPath } from '#models/content-path.ts'
import type { ContentLanguage } from '../house/content-language.ts'

/** Words parted by commas. */
const list = z
  .string()
  .transform((line) => line.split(/,\s+/).filter((word) => word !== ''))
  .readonly()
const byMotif = z.record(z.string(), list)
/** Topics that are known by their words. */
export type WordedTopic = Exclude<
  TwistTopic,
  'somebody' | 'parting' | 'people' | 'everyday' | 'language' | 'other'
>
export const wordedTopics = twistTopics.filter(
  (topic): topic is WordedTopic =>
    !['somebody', 'parting', 'people', 'everyday', 'language', 'other'].includes(topic),
)

const thingsSchema = z.strictObject({
  things: z.strictObject({
    animals: byMotif,
    creatures: byMotif,
    toys: byMotif,
    food: byMotif,
    others: byMotif,
  }),
  people: list,
  activities: z.record(z.string(), z.string()),
  older: z.record(z.string(), z.string()),
  names: z.strictObject({ beings: byMotif, others: byMotif }),
})
const grammarSchema = z.strictObject({
  determiners: list,
  possessives: z.strictObject({ female: list, male: list, family: list, other: list }),
  subjects: z.strictObject({ female: list, male: list }),
  others: list,
  many: list,
  who: list,
  rather: list,
  everything: list,
  adjectives: list,
  measures: list,
  compounds: list,
  doing: z.strictObject({ tend: list, make: list, together: list, toward: list }),
  withPeople: list,
  prepositions: list,
  relatives: list,
  joiners: list,
  auxiliaries: list,
  inside: list,
  familiar: list,
  openings: list,
  givenNames: list,
  turns: list,
  fillers: list,
  very: list,
  pronouns: list,
  backwards: list,
  alsoSaid: list,
  table: list,
  conditions: list,
  copulas: list,
  good: list,
  sayings: z.array(z.string()).readonly(),
  likes: z.array(z.string()).readonly(),
  asks: z.array(z.string()).readonly(),
  idioms: z.record(z.string(), z.string()),
  toys: z.string(),
  namings: z.record(z.string(), z.string()),
  around: z.strictObject({
    leads: z.array(z.string()).readonly(),
    greets: z.array(z.string()).readonly(),
    ones: z.array(z.string()).readonly(),
    and: z.string(),
    tails: z.array(z.string()).readonly(),
    day: z.string(),
    often: z.string(),
    kinds: z.string(),
    whence: z.string(),
    aged: z.string(),
    old: z.string(),
    months: z.string(),
  }),
  friends: z.strictObject({ female: list, male: list, other: list }),
  restarts: z.array(z.string()).readonly(),
})
const topicsSchema = z.strictObject({
  ...(Object.fromEntries(wordedTopics.map((topic) => [topic, list])) as Record<WordedTopic, typeof list>),
  negations: list,
  service: list,
  farewells: list,
  losses: list,
  absences: list,
  missing: list,
  goodbyes: list,
  partings: list,
  moves: list,
  reactions: list,
  undone: list,
  unready: list,
  done: list,
  mayNot: list,
  harms: list,
  perils: list,
  remedies: list,
  jokes: list,
  harmless: list,
  own: list,
})

/** What may follow what is done, beside what always may. */
const everydayLists = [
  'places',
  'beds',
  'doings',
  'clubs',
  'jobs',
  'stolen',
  'fun',
  'at',
  'woollies',
  'aloud',
] as const
const everydaySchema = z.strictObject({
  sorrowful: list,
  times: list,
  hows: list,
  sometimes: list,
  praise: list,
  praiseBehind: list,
  company: list,
  beside: list,
  gives: list,
  getters: list,
  objects: z.strictObject({ female: list, male: list, other: list }),
  together: list,
  bathing: list,
  doubts: z.strictObject({
    besideBeds: list,
    mocking: list,
    friendly: list,
    chased: list,
    nights: list,
    long: list,
    evenings: list,
    restless: list,
    sofa: list,
    sung: list,
    lunch: list,
    nursed: list,
    visits: list,
    childish: list,
    afar: list,
    driven: list,
    fast: list,
    camped: list,
    campsites: list,
    streets: list,
  }),
  asides: list,
  classes: list,
  tastes: list,
  signing: list,
  turning: list,
  pointing: list,
  ...(Object.fromEntries(everydayLists.map((name) => [name, list])) as Record<
    (typeof everydayLists)[number],
    typeof list
  >),
  verbs: z.record(
    z.string(),
    z.strictObject({
      says: list,
      during: list.optional(),
      takes: z
        .string()
        .transform((line) => line.split(', '))
        .pipe(z.array(z.enum(['things', 'foods', 'animals', 'beings', ...everydayLists])))
        .readonly(),
      with: list.optional(),
      needs: z.boolean().optional(),
      onlySmall: z.boolean().optional(),
    }),
  ),
})
export type EverydayWords = z.output<typeof everydaySchema>

/** By the name that is printed: by which words it is told, what has it in it, and its English name where that is another. */
const allergensSchema = z.record(
  z.string(),
  z.strictObject({ english: z.string().optional(), named: list, holds: list.optional() }),
)

/** Ways of eating: by which words they are told, and what is left out, by its name among the allergens. */
const dietsSchema = z.array(z.strictObject({ said: list, without: z.array(z.string()) })).readonly()

export interface TwistWords {
  allergens: z.output<typeof allergensSchema>
  diets: z.output<typeof dietsSchema>
  things: z.output<typeof thingsSchema>
  grammar: z.output<typeof grammarSchema>
  everyday: EverydayWords
  topics: z.output<typeof topicsSchema>
}

/** Reads how twists of a language are written, from `content/twists`. Throws when a file is faulty. */
export function loadTwistWords(language: ContentLanguage): TwistWords {
  const read = (file: string): unknown =>
    parse(readFileSync(join(contentPath('twists'), language, `${file}.yaml`), 'utf8'))
  return {
    allergens: allergensSchema.parse(read('allergens')),
    diets: dietsSchema.parse(read('diets')),
    things: thingsSchema.parse(read('things')),
    grammar: grammarSchema.parse(read('grammar')),
    everyday: everydaySchema.parse(read('everyday')),
    topics: topicsSchema.parse(read('topics')),
  }
}

/** Telling words of languages that no book is told in, by language. */
export function loadForeignWords(): Readonly<Record<string, readonly string[]>> {
  return z
    .record(z.string(), list)
    .parse(parse(readFileSync(join(contentPath('twists'), 'foreign.yaml'), 'utf8')))
}
