import * as z from 'zod/mini'
import { deleteReminderWish, saveReminderWish } from '#records/reminder-rows.ts'
import { type Counter, type ProductFunction, readBody } from './product-function.ts'

const bodySchema = z.object({ wanted: z.boolean(), locale: z.enum(['nl', 'en']) })

/** Somebody wants one mail about a book that stays as it is, or does not; of a guest it counts once the address is there. */
export const reminders: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { wanted, locale } = read.body
  if (wanted) await saveReminderWish(counter.database, visitor.userId, locale)
  else await deleteReminderWish(counter.database, { owner: visitor.userId })
  return Response.json({ wanted })
}

const stopSchema = z.object({ token: z.uuid(), locale: z.optional(z.string()) })

/**
 * Where the mail's own way out leads: mail programs post to it (RFC 8058), people follow it to a page that says it is
 * done. A token that is not known is answered in the same way.
 */
export async function stopReminders(counter: Counter, request: Request): Promise<Response> {
  const asked = stopSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (asked.success) await deleteReminderWish(counter.database, { token: asked.data.token })
  if (request.method === 'POST') return new Response(null, { status: 200 })
  const isEnglish = asked.success && asked.data.locale === 'en'
  return new Response(null, {
    status: 303,
    headers: { location: `${counter.siteUrl}${isEnglish ? '/en/reminder-off' : '/herinnering-uit'}` },
  })
}
