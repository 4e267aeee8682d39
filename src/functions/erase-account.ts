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

/** What was erased, for whoever asked for it: proof, and the only thing that is left. */
export interface Receipt extends Erased {
  number: string
  /** When, as an ISO date. */
  at: string
  /** What of money is still to come or stays good, in words: no line where there is none. */
  money: string[]
}

/**
 * Erases the visitor with all books, files and orders, at any time, and answers a receipt, which is also the last mail to
 * their address. Of paid orders only what bookkeeping law asks for stays, without a person. It says what money is still to
 * come back, and what is left on gift cards. A printed book that waits for
 * the printer is canceled and is to be paid back; one that the printer has still arrives.
 */
export const eraseAccount: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { locale } = read.body
  const erased = await eraseUser(counter, visitor)
  const number = counter.newId().slice(0, 8).toUpperCase()
  const receipt: Receipt = {
    ...erased,
    number,
    at: new Date().toISOString(),
    money: aboutMoney(erased, locale),
  }
  if (visitor.email !== null) await mailReceipt(counter, { to: visitor.email, locale }, receipt)
  return Response.json(receipt)
}

type Locale = (typeof locales)[number]

async function mailReceipt(
  { database, siteUrl }: Counter,
  { to, locale }: { to: string; locale: Locale },
  { number, books, files, orders, keptSales, money, parcels }: Receipt,
): Promise<void> {
  const say = (name: MailPhrase, counts: Record<string, number> = {}): string =>
    mailPhrase(
      locale,
      name,
      Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, String(count)])),
    )
  const values = {
    what: say('erased_what', { books, files, orders }),
    kept: keptSales === 0 ? say('erased_kept_nothing') : say('erased_kept', { sales: keptSales }),
    money: money.join(' '),
    parcels: parcels === 0 ? '' : say('erased_parcels', { parcels }),
  }
  const mail = composeMail('erased', locale, { values, link: homeAddress(siteUrl, locale) })
  await postMail(database, { name: mailNames.erased(number), to, ...mail })
}

/** What is told of money, where there is some. */
function aboutMoney({ owed, giftCards }: Erased, locale: Locale): string[] {
  const told: [MailPhrase, Cents][] = [
    ['erased_owed', owed.toPayments],
    ['erased_owed_gift', owed.toGiftCards],
    ['erased_owed_unless_printed', owed.ifNotPrinted],
    ['erased_given', giftCards.given],
    ['erased_received', giftCards.received],
  ]
  return told
    .filter(([, cents]) => cents > 0)
    .map(([name, cents]) => mailPhrase(locale, name, { amount: formatMoney(cents, locale) }))
}
