import * as z from 'zod/mini'
import { deleteReminderWish, saveReminderWish } from '#records/reminder-rows.ts'
import { idSchema } from './id-schema.ts'
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

const stopSchema = z.object({ token: idSchema })

/** The page that asks once more while its address holds a token, and says that it is done once it is. */
const pages = { nl: '/herinnering-uit', en: '/en/reminder-off' } as const

/**
 * Where the mail's own way out leads. Mail programs post to it (RFC 8058), and so does the button of our page; whatever
 * only follows the link, as scanners of mail do, comes to that page and ends nothing. A token that is not known is
 * answered in the same way.
 */
export async function stopReminders(counter: Counter, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const page = pages[searchParams.get('locale') === 'en' ? 'en' : 'nl']
  if (request.method !== 'POST') {
    return leadTo(`${page}?${new URLSearchParams({ token: searchParams.get('token') ?? '' })}`)
  }
  const asked = stopSchema.safeParse(Object.fromEntries(searchParams))
  if (asked.success) await deleteReminderWish(counter.database, { token: asked.data.token })
  // A mail program is led nowhere: section 3.1 of the RFC.
  return searchParams.has('button')
    ? leadTo(asked.success ? `${page}?done` : page)
    : new Response(null, { status: 200 })
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
