import * as z from 'zod'
import { characterKinds } from '#book/character.ts'
import { genders, themes } from '#book/options.ts'
import { type PageThing, thingsBesideWords } from '#book/page-thing.ts'
import { props, settings, times, weathers } from '#book/scene-plan.ts'
import { sizes } from '#book/size.ts'
import { standsAlone } from '#book/stands-alone.ts'
import { readingLevels } from '../../reading-level.ts'
import type { ContentLanguage } from '../content-language.ts'
import { longestAbout } from '../longest-about.ts'

const line = z.string().trim().min(1)
const lines = z.array(line).min(1)
const inEachLanguage = z.strictObject({ dutch: line, english: line } satisfies Record<
  ContentLanguage,
  typeof line
>)
/** Names that texts use for somebody, and conditions of lines: one word, so that `{carer}` and `? carer ::` can be read. */
const flag = z.string().regex(/^[a-z][A-Za-z0-9]*$/, { error: 'is no name: one word that starts small' })

const roleSchema = z.strictObject({
  id: flag,
  /** Who may have it; ages in years, of people. */
  fits: z.strictObject({
    kind: z.enum(characterKinds),
    age: z.tuple([z.int(), z.int()]).optional(),
  }),
  /** The one thing that only this role does, and how it speaks. For writers. */
  does: line,
  speaks: line,
})
export type Role = z.infer<typeof roleSchema>

/** One of those it may have happened to, or where it leads, with an example to try the story on. */
const whoSchema = z.strictObject({
  kind: z.enum([...characterKinds, 'place']),
  /** A thing that tells of them without showing them, for the title page. */
  emblem: z.enum(props).refine(standsAlone, 'not a thing by itself, as on the title page'),
  example: z.strictObject({ name: inEachLanguage, gender: z.enum(genders) }),
})

/** What the family is asked, and each answer's flag: one of them holds in a book. */
const askSchema = z.strictObject({
  id: flag,
  /** Asked only of those with this flag. */
  of: flag,
  /** Asked only where somebody of that kind joins in: a child that is no baby. */
  beside: z.literal('child').optional(),
  question: inEachLanguage,
  options: z.array(z.strictObject({ flag, label: inEachLanguage })).min(2),
})

interface BesideWords {
  name: (typeof thingsBesideWords)[number]
  when?: string | undefined
  shows?: 'l1' | 'l2' | 'l3' | undefined
  state?: PageThing['state'] | undefined
}

/** A thing that the words of a beat are about, by its name; with what must hold for it (as lines have it), or what is drawn on it or it is like. */
const thingSchema = z.union([
  z.enum(thingsBesideWords).transform((name): BesideWords => ({ name })),
  z.strictObject({
    name: z.enum(thingsBesideWords),
    when: line.optional(),
    /** What the child loves: on it, or what it is. */
    shows: z.enum(['l1', 'l2', 'l3']).optional(),
    state: z.record(line, z.union([line, z.number(), z.boolean()])).optional(),
  }),
])

/** What must be seen, whoever draws it: no words of any language. */
const sceneSchema = z.strictObject({
  see: lines,
  /** To be drawn small beside the words, the best first, where it is not what the picture has large. */
  props: z.array(thingSchema).default([]),
  camera: line,
  light: line,
  layout: z.enum(['full', 'spread', 'spot', 'strip', 'silence']),
  /** Where and when it is, for whoever cannot stage it. */
  place: z.enum(settings),
  time: z.enum(times),
  weather: z.enum(weathers).default('clear'),
  quiet: z.enum(['top', 'bottom', 'left', 'right']).optional(),
  bodies: z.record(z.enum(['wheelchair']), line).optional(),
})

const beatSchema = z.strictObject({
  /** Never renumbered: `? s18 ::` asks whether a book tells it. */
  id: z.string().regex(/^s\d\d$/),
  /** The smallest size that tells it; all larger ones do too. */
  from: z.enum(sizes),
  /** The writer's brief. A language that cannot make this joke makes another one for the same job. */
  job: line,
  joke: line,
  turn: line,
  /** The roles whose page it is: the first of them that is in a book does in its picture what there is to do. */
  owner: z.array(flag).min(1).optional(),
  /** A page with next to no words. */
  silent: z.boolean().default(false),
  scene: sceneSchema,
})

const sourceSchema = z.strictObject({
  id: line,
  /** The family likeness: two books of one account should not share it. */
  skeleton: z.enum([
    'journey',
    'cumulative',
    'search',
    'swap',
    'contest',
    'quiet day',
    'letter',
    'guard',
    'trial',
    'inventory',
  ]),
  /** What has happened, what texts call the one it happened to, and what that one may be: one is a flag. */
  event: z.strictObject({ kind: line, about: flag, who: z.record(flag, whoSchema) }).optional(),
  /**
   * Instead of an event: it is told beside the other stories of a theme. A thing of it for the title page, and what it plays with
   * where nothing is known that the child loves.
   */
  theme: z
    .strictObject({ of: z.enum(themes), emblem: z.enum(props), loved: z.array(inEachLanguage).min(1) })
    .optional(),
  /** What the seed chooses for the whole book, by what is chosen: each is a flag, and one of them holds. Titles come before there is a seed. */
  choices: z.record(flag, z.array(flag).min(2)).default({}),
  /** When it is not offered. */
  keptFrom: lines,
  asks: z.array(askSchema).max(12),
  spine: z.strictObject({
    want: line,
    obstacles: lines,
    turn: line,
    lastLaugh: line,
    planted: z.record(line, line),
  }),
  /** In order of casting: a companion takes the first that fits and is free. */
  roles: z.array(roleSchema).min(1),
  /** The story's own beings, to draw. */
  crew: z.record(line, line),
  /** What from none to five companions change, and what each body does otherwise. For writers. */
  business: z.record(z.enum(['0', '1', '2', '3', '4', '5']), line),
  bodies: z.record(line, line),
  levels: z.array(z.enum(readingLevels)).min(1),
  /** On how many pages of the smallest book the refrain is heard at least. */
  refrains: z.int().min(0),
  look: line,
  cover: z.strictObject({ ideas: lines }),
  beats: z.array(beatSchema).min(1),
})
export const arcSchema = sourceSchema.refine(
  ({ event, theme }) => (event === undefined) !== (theme === undefined),
  {
    error: 'is of an event or of a theme',
  },
)
export type ArcSource = z.infer<typeof arcSchema>

export const arcTextSchema = z.strictObject({
  /** A native editor who has read all of it aloud; empty while nobody has. */
  editor: z.string(),
  /** Words and phrases that no page may have. */
  barred: lines,
  titles: lines,
  dedications: lines,
  endings: lines,
  /** What it is about, above its titles: a line or two that give no ending away. */
  about: line.max(longestAbout),
  /** For the back of a printed book. */
  blurb: line,
  /** What the cover shows, for whoever does not see it. */
  cover: line,
  /** By level, and what the picture shows, for whoever does not see it. */
  beats: z.record(line, z.partialRecord(z.enum([...readingLevels, 'picture']), line)),
})
