import * as z from 'zod/mini'
import { companionSchema, heroSchema } from './character.ts'
import { eventSchema, wordSchema } from './event.ts'
import { contactDetailsIn } from './contact-details.ts'
import { limits } from './limits.ts'
import { bookLanguages, styles, themes } from './options.ts'
import { sizes } from './size.ts'
import { typographic } from './typographic.ts'
import { unprintableSigns } from './unprintable-signs.ts'

const titleSchema = z.string({ error: 'title_required' }).check(
  z.trim(),
  z.minLength(1, 'title_required'),
  z.maxLength(limits.titleCharacters, 'title_too_long'),
  z.refine((title) => !/\p{Cc}/u.test(title) && unprintableSigns(title) === '', 'title_not_allowed'),
  z.refine((title) => contactDetailsIn(title).length === 0, 'title_finds_somebody'),
)

const twistSchema = z._default(
  z.string().check(z.trim(), z.maxLength(limits.twistCharacters, 'twist_too_long')),
  '',
)

/** What titles are made from: the brief before a title and a size exist. Error messages are message keys. */
export const titleBriefSchema = z.object({
  hero: heroSchema,
  companions: z._default(
    z.array(companionSchema).check(z.maxLength(limits.companions, 'too_many_characters')),
    [],
  ),
  style: z.enum(styles, { error: 'style_required' }),
  theme: z.enum(themes, { error: 'theme_required' }),
  twist: twistSchema,
  /** Sentences of the twist, as they were read, of which its writer says that they are nothing sad. */
  everyday: z.optional(
    z
      .array(z.string().check(z.maxLength(limits.twistCharacters, 'twist_too_long')))
      .check(z.maxLength(limits.everydaySentences)),
  ),
  /** What the book is about instead of its theme, with the family's consent. */
  event: z.optional(eventSchema),
  /** The stories of this theme, by their names in `content/stages`, that its owner has had before: whoever counts books fills it in. */
  toldBefore: z.optional(z.array(wordSchema).check(z.maxLength(100))),
  language: z.enum(bookLanguages, { error: 'language_invalid' }),
})
export type TitleBrief = z.infer<typeof titleBriefSchema>

/** Everything a book is made from; its title with the quotes of its language. */
export const briefSchema = z
  .extend(titleBriefSchema, {
    title: titleSchema,
    size: z.enum(sizes, { error: 'size_required' }),
    /** Readings over the characters of a Japanese book (`ruby.ts`). */
    furigana: z.optional(z.boolean()),
  })
  .check(z.overwrite((brief) => ({ ...brief, title: typographic(brief.title, brief.language) })))
export type Brief = z.infer<typeof briefSchema>

export interface BriefProblem {
  /** Dotted path of the field, such as `companions.0.age`. */
  path: string
  /** Message key, such as `age_not_number`. */
  message: string
}

/** Checks a brief from outside; on failure names every problem at once. */
export function parseBrief(
  input: unknown,
): { ok: true; brief: Brief } | { ok: false; problems: BriefProblem[] } {
  const result = briefSchema.safeParse(input)
  if (result.success) return { ok: true, brief: result.data }
  return {
    ok: false,
    problems: result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  }
}
