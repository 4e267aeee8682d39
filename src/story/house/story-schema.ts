import * as z from 'zod'
import { longestAbout } from './longest-about.ts'
import { type ContentLanguage, contentLanguages } from '#story/house/content-language.ts'
import {
  cameras,
  castNames,
  clothes,
  feelings,
  poses,
  props,
  quietSides,
  seasons,
  settings,
  targets,
  times,
  weathers,
} from '#book/scene-plan.ts'
import { themes } from '#book/options.ts'
import { sizes } from '#book/size.ts'

/** A thing written in every language of the content, such as a line or a list of lines. */
function inEachLanguage<Part extends z.ZodType>(part: Part) {
  return z.strictObject(
    Object.fromEntries(contentLanguages.map((language) => [language, part])) as Record<ContentLanguage, Part>,
  )
}

const line = z.string().trim().min(1)
const lines = z.array(line).min(1)

/** A name that the illustrators know; a fault names what is written instead. */
function known<const Names extends readonly string[]>(kind: string, names: Names) {
  return z.enum(names, { error: ({ input }) => `${JSON.stringify(input)} is no ${kind} that can be drawn` })
}

/** One name, or several of which the first that is in this book's picture counts. */
const firstPresent = z.union([line, lines]).superRefine((names, context) => {
  for (const name of [names].flat()) {
    if (!isTarget(name)) context.addIssue(`${JSON.stringify(name)} is no target that can be drawn`)
  }
})

function isTarget(name: string): boolean {
  return name === 'actor' || targets.some((target) => target === name)
}

/** When a part of a scene is there: by number of companions, by spreads that this size tells and by who is in it. */
const conditions = {
  atLeast: z.int().min(0).max(5).optional(),
  atMost: z.int().min(0).max(5).optional(),
  tells: line.optional(),
  /** Only when nobody of the book is in a wheelchair. */
  wheels: z.literal('none').optional(),
}

const castSchema = z.strictObject({
  who: known('who', [...castNames, 'actor']),
  pose: known('pose', poses),
  feeling: known('feeling', feelings),
  looksAt: firstPresent.optional(),
  with: firstPresent.optional(),
  size: z.number().positive().optional(),
  ...conditions,
})

const propSchema = z.strictObject({
  name: known('prop', props),
  near: firstPresent.optional(),
  held: z.boolean().optional(),
  count: z.int().min(1).max(12).optional(),
  size: z.number().positive().optional(),
  shows: line.optional(),
  ...conditions,
})

const sceneSchema = z.strictObject({
  setting: known('setting', settings),
  time: known('time', times),
  weather: known('weather', weathers),
  camera: known('camera', cameras),
  cast: z.array(castSchema),
  props: z.array(propSchema),
  quiet: known('quiet side', quietSides).optional(),
  clothes: known('clothes', clothes).optional(),
  season: known('season', seasons).optional(),
  moonless: z.boolean().optional(),
  caption: inEachLanguage(line),
})
export type SceneSource = z.infer<typeof sceneSchema>

const textSchema = inEachLanguage(z.strictObject({ short: line, rich: line }))

const variantSchema = z.strictObject({ id: line, text: textSchema, scene: sceneSchema.optional() })

const spreadSchema = z
  .strictObject({
    id: line,
    /** The smallest size that tells this spread; all larger ones do too. */
    from: z.enum(sizes),
    job: line,
    /** This spread belongs to one companion, in turn: `{actor}` in its text and `actor` in its scene. */
    moment: z.boolean().default(false),
    scene: sceneSchema.optional(),
    text: textSchema.optional(),
    variants: z.array(variantSchema).min(2).optional(),
  })
  .superRefine((spread, context) => {
    const problem = (message: string): void => context.addIssue({ code: 'custom', message })
    if (!spread.text === !spread.variants) problem('needs either text or variants')
    if (!spread.scene && !spread.variants?.every((variant) => variant.scene)) problem('needs a scene')
  })
export type SpreadSource = z.infer<typeof spreadSchema>
export type SpreadVariant = z.infer<typeof variantSchema>

const registerSchema = z.strictObject({ words: z.tuple([z.int(), z.int()]) })

/** A list of small sentences or phrases, one a companion; see content/stories/README.md. */
const beatSchema = z.strictObject({
  atMost: z.int().min(1).max(5),
  /** The companion to begin with, from 0, so that not the same ones always come first. */
  startAt: z.int().min(0).default(0),
  join: z.enum(['list', 'sentences']),
  lines: inEachLanguage(z.array(line).min(1)),
  /** Said after the lines if companions were left over. */
  rest: inEachLanguage(line).optional(),
  /** Said last, always. */
  last: inEachLanguage(line).optional(),
})

export const storySchema = z.strictObject({
  id: line,
  theme: z.enum(themes),
  /** The story's own animal that is with the child all along: `{allToo}` names it last. */
  alwaysThere: inEachLanguage(line),
  /** Those of the story's own who go by a name, and what each is called when somebody in the book has that name. */
  named: z.optional(inEachLanguage(z.record(line, line))),
  /** What the text calls those of its own who speak, by their names in its stages. */
  speakers: z.record(line, inEachLanguage(line)),
  /** What is eaten in it, or what it is about and can be eaten: whoever is allergic to it hears so before the book is made. */
  foods: z.array(inEachLanguage(line)),
  spine: z.record(z.string(), z.unknown()),
  registers: z.strictObject({ short: registerSchema, rich: registerSchema }),
  barredWords: inEachLanguage(z.array(line)),
  /** One of each per book, by seed; a line, or several lines under names. */
  picks: z.record(z.string(), z.array(inEachLanguage(z.union([line, z.record(z.string(), line)]))).min(1)),
  lovedDefault: z.array(inEachLanguage(line)).min(1),
  beats: z.record(z.string(), beatSchema),
  /** What it is about, above its titles: a line or two that give no ending away. */
  about: inEachLanguage(line.max(longestAbout)),
  titles: inEachLanguage(
    z.strictObject({
      written: lines,
      frames: lines,
      things: lines,
      light: lines,
      /** Those that name what only one telling has: not offered to whoever is told the other. */
      short: z.array(line).default([]),
      rich: z.array(line).default([]),
    }),
  ),
  dedications: inEachLanguage(lines),
  endings: inEachLanguage(lines),
  /** Who goes along in the pictures for a child to find (`follower` in the story's map), for the last page. */
  lookAgain: inEachLanguage(lines),
  /** The loudest picture over both pages, which stands without words where the opening before it has room for them. */
  climax: line,
  cover: sceneSchema,
  spreads: z.array(spreadSchema).min(1),
})
export type StorySource = z.infer<typeof storySchema>

/** What those of the story's own are called. */
export function ownNames({ alwaysThere, named }: StorySource, language: ContentLanguage): string[] {
  return [alwaysThere[language], ...Object.keys(named?.[language] ?? {})]
}
