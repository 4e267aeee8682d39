import * as z from 'zod/mini'
import { limits } from '#book/limits.ts'
import { sceneSchema } from '#book/scene-schema.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(240))

/** One spread as a model writes it. What is only for us is cut where it is too long: no page is lost by that. */
export const writtenSpreadSchema = z.strictObject({
  /** As it is read aloud; a line break parts paragraphs. */
  text: z.string().check(z.trim(), z.minLength(2), z.maxLength(1200)),
  scene: sceneSchema,
  /** Names in the text of those who are spoken of and not there. */
  absent: z.array(z.string()).check(z.overwrite((names) => names.slice(0, 8))),
  /** What the picture should show and its words cannot say, in English, a thing an entry: tells what to draw next. */
  wishes: z
    .array(z.string().check(z.overwrite((wish) => wish.slice(0, 60))))
    .check(z.overwrite((wishes) => wishes.slice(0, 4))),
})
export type WrittenSpread = z.output<typeof writtenSpreadSchema>

/** What stands before and after the pages. */
export const writtenFrameSchema = z.strictObject({
  /** One sentence for the title page. */
  dedication: line,
  /** A last line for the page "the end". */
  ending: line,
  /** Two or three sentences for the back of the printed book. */
  blurb: z.string().check(z.trim(), z.minLength(20), z.maxLength(400)),
  cover: sceneSchema,
})

export type WrittenFrame = z.output<typeof writtenFrameSchema>

/** A whole story as models write it. */
export const writtenStorySchema = z.extend(writtenFrameSchema, {
  titles: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.titleCharacters))),
  spreads: z.array(writtenSpreadSchema),
})
export type WrittenStory = z.output<typeof writtenStorySchema>
