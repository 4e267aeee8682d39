import * as z from 'zod/mini'
import { composeMail, mailPhrase } from '#mails/compose-mail.ts'
import { postMail } from '#records/mail-rows.ts'
import { type Erased, eraseUser } from '#workflows/erase-user.ts'
import { mailNames } from '#workflows/mail-names.ts'
import { type Counter, type ProductFunction, readBody } from './product-function.ts'

const locales = ['nl', 'en'] as const
const bodySchema = z.object({ locale: z._default(z.enum(locales), 'nl') })

/**
 * Erases the visitor with all books, files and orders, at any time, and answers a receipt, which is also the last mail to
 * their address. Of paid orders only what bookkeeping law asks for stays, without a person. A printed book that waits for
 * the printer is canceled and is to be paid back; one that the printer has still arrives.
 */
export const eraseAccount: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const erased = await eraseUser(counter, visitor)
  const number = counter.newId().slice(0, 8).toUpperCase()
  if (visitor.email !== null) await mailReceipt(counter, { to: visitor.email, number, ...read.body }, erased)
  return Response.json({ number, at: new Date(), ...erased })
}

async function mailReceipt(
  { database, siteUrl }: Counter,
  { to, number, locale }: { to: string; number: string; locale: (typeof locales)[number] },
  { books, files, orders, keptSales }: Erased,
): Promise<void> {
  const counts = { books, files, orders }
  const told = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))
  const what = mailPhrase(locale, 'erased_what', told)
  const kept =
    keptSales === 0
      ? mailPhrase(locale, 'erased_kept_nothing')
      : mailPhrase(locale, 'erased_kept', { sales: String(keptSales) })
  const mail = composeMail('erased', locale, { values: { what, kept }, link: siteUrl })
  await postMail(database, { name: mailNames.erased(number), to, ...mail })
}
