import * as z from 'zod/mini'
import { type CharacterKind, nameSchema } from './character.ts'
import { genders } from './options.ts'

/** What a story of an event can be about: somebody, or where a family goes to live. */
export type AboutKind = CharacterKind | 'place'

/** A word of our own, not of a visitor: it names a story, somebody in it or an answer. */
export const wordSchema = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/))

/** What happened to a family and what it agreed that its book is about: the story that is told of it, and its answers. */
export const eventSchema = z.object({
  /** The story, by its folder of `content/arcs`. */
  story: wordSchema,
  /** Whom of `event.who` of that story it happened to. */
  who: wordSchema,
  name: nameSchema,
  gender: z.enum(genders, { error: 'gender_required' }),
  /** Flags of answers; where one is missing chance decides. */
  answers: z._default(z.array(wordSchema).check(z.maxLength(12)), []),
})
export type BookEvent = z.infer<typeof eventSchema>
