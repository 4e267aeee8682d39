import * as z from 'zod/mini'
import type { Cents } from '#book/size.ts'
import { composeMail, type MailPhrase, mailPhrase } from '#mails/compose-mail.ts'
import { postMail } from '#records/mail-rows.ts'
import { type Erased, eraseUser } from '#workflows/erase-user.ts'
import { mailNames } from '#workflows/mail-names.ts'
import { homeAddress } from '#workflows/tell-buyer.ts'
import { formatMoney } from '#book/format-money.ts'
import { type Counter, type ProductFunction, readBody } from './product-function.ts'

const locales = ['nl', 'en'] as const
const bodySchema = z.object({ locale: z._default(z.enum(locales), 'nl') })

/**
 * Erases the visitor with all books, files and orders, at any time, and answers a receipt, which is also the last mail to
 * their address. Of paid orders only what bookkeeping law asks for stays, without a person. It says what money is still to
 * come back, and what is left on gift cards. A printed book that waits for
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

type Locale = (typeof locales)[number]

async function mailReceipt(
  { database, siteUrl }: Counter,
  { to, number, locale }: { to: string; number: string; locale: Locale },
  erased: Erased,
): Promise<void> {
  const { books, files, orders, keptSales, parcels } = erased
  const say = (name: MailPhrase, values: Record<string, string | number> = {}): string =>
    mailPhrase(
      locale,
      name,
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
    )
  const values = {
    what: say('erased_what', { books, files, orders }),
    kept: keptSales === 0 ? say('erased_kept_nothing') : say('erased_kept', { sales: keptSales }),
    money: aboutMoney(erased)
      .filter(([, cents]) => cents > 0)
      .map(([name, cents]) => say(name, { amount: formatMoney(cents, locale) }))
      .join(' '),
    parcels: parcels === 0 ? '' : say('erased_parcels', { parcels }),
  }
  const mail = composeMail('erased', locale, { values, link: homeAddress(siteUrl, locale) })
  await postMail(database, { name: mailNames.erased(number), to, ...mail })
}

/** What is told of money, where there is some. */
function aboutMoney({ owed, giftCards }: Erased): [MailPhrase, Cents][] {
  return [
    ['erased_owed', owed.toPayments],
    ['erased_owed_gift', owed.toGiftCards],
    ['erased_owed_unless_printed', owed.ifNotPrinted],
    ['erased_given', giftCards.given],
    ['erased_received', giftCards.received],
  ]
}
