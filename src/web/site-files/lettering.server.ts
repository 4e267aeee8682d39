import * as z from 'zod/mini'
import { mostBend } from '#book/cover-title.ts'
import { limits } from '#book/limits.ts'
import { styles } from '#book/options.ts'
import { letterTitle } from '#lettering/letter-title.ts'
import { letterWord } from '#lettering/letter-word.ts'
import { letteringSvg } from '#lettering/lettering-svg.ts'

const asked = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.titleCharacters)),
  style: z.enum(styles),
  ink: z.enum(['dark', 'light']),
  bend: z
    .pipe(z.string().check(z.regex(/^-?\d*\.?\d+$/)), z.coerce.number())
    .check(z.gte(-mostBend), z.lte(mostBend)),
  /** A word of a page rather than the title of a cover: nothing is around it. */
  word: z.optional(z.literal('1')),
})

/** A title as its cover has it, for whoever asks: it says nothing of whose book it is. */
export function answerLettering(query: URLSearchParams): Response {
  const { success, data } = asked.safeParse(Object.fromEntries(query))
  const word = success && data.word ? letterWord(data.title, data.style) : null
  const lettering = success ? (word ?? letterTitle(data.title, data.style, data.bend)) : null
  if (!success || lettering === null)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-cache' } })
  return new Response(letteringSvg(lettering, data.ink, word?.box), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'private, max-age=604800' },
  })
}
