import type { ClientBase, Pool } from 'pg'
import { formatMoney } from '#book/format-money.ts'
import { composeMail, type MailContents, type MailKind, mailPhrase } from '#mails/compose-mail.ts'
import { readBook } from '#records/book-rows.ts'
import { postMail } from '#records/mail-rows.ts'
import { type BookOrderRow, type OrderRow, providerCents, totalCents } from '#records/order-rows.ts'
import { type PresentToTell, readPresentOf } from '#records/present-rows.ts'
import { isGivenBook } from '#shop/given-book.ts'
import { bookAddress } from '#shop/book-address.ts'
import { placeLines, streetLine } from '#shop/address.ts'
import { dayAndTime } from '#shop/clock-time.ts'
import { coverOfMail } from './cover-of-mail.ts'
import { longDate } from './dates-in-mails.ts'
import { mailNames } from './mail-names.ts'
import { orderNumber } from '#shop/order-number.ts'
import type { Workshop } from './workshop.ts'

type Post = Pick<Workshop, 'siteUrl'>
type Database = Pool | ClientBase
type Values = Record<string, string>

/** Thanks for a payment, with the invoice; `isDrawn`: the book was drawn for another order already. */
export async function confirmOrder(
  post: Post,
  database: Database,
  { order, invoice, isDrawn }: { order: BookOrderRow; invoice: string | null; isDrawn: boolean },
): Promise<void> {
  await tell(post, database, {
    kind: 'paid',
    order,
    invoice,
    values: {
      gift: aboutGift(order),
      ordered: whatWasOrdered(order),
      present: aboutPresent(order, await readPresentOf(database, order.id)),
      next: whatNext(order, isDrawn),
      ...aboutWithdrawing(order),
    },
  })
}

/** Says that a payment came for nothing and goes back. */
export function announceRefund(post: Post, database: Database, order: OrderRow): Promise<void> {
  const values = { amount: formatMoney(providerCents(order), order.locale) }
  return tell(post, database, { kind: 'refund_superfluous', order, values })
}

/** Says that all pictures are in, and that the download is ready. */
export function announceFinished(post: Post, database: Database, order: BookOrderRow): Promise<void> {
  const link = bookAddress(post.siteUrl, order.locale, order.book_id)
  return tell(post, database, { kind: 'finished', order, link, name: mailNames.finished(order.book_id) })
}

export interface Telling {
  kind: MailKind
  order: OrderRow
  values?: Values
  /** Where the button leads, unless to the order. */
  link?: string
  /** An address within the words that is to be a link. */
  linked?: string
  /** Number of the invoice that goes along. */
  invoice?: string | null
  /** Numbers of the credit notes that go along. */
  credits?: readonly string[]
  /** Numbers of the debit notes that go along. */
  debits?: readonly string[]
  /** What the mail is called, unless after its order. */
  name?: string
}

/** Puts a mail about an order in the outbox, with the book's cover if it is for one. */
export async function tell(
  { siteUrl }: Post,
  database: Database,
  {
    kind,
    order,
    values = {},
    link = orderAddress(siteUrl, order),
    linked,
    invoice = null,
    credits = [],
    debits = [],
    name,
  }: Telling,
): Promise<void> {
  const { locale } = order
  const book = order.kind === 'gift' ? null : await readBook(database, order.book_id)
  const title = book?.title ?? (isGivenBook(order.gift) ? order.gift.title : null)
  const contents: MailContents = {
    values: {
      ...(title !== null && { title }),
      bought:
        title === null ? mailPhrase(locale, 'bought_gift') : mailPhrase(locale, 'bought_book', { title }),
      amount: formatMoney(totalCents(order), locale),
      order: orderNumber(order),
      invoice: aboutInvoices(locale, { invoice, credits, debits }),
      ...values,
    },
    link,
    linked,
    cover: book ? coverOfMail(book) : undefined,
    invoices: [...(invoice === null ? [] : [invoice]), ...credits, ...debits],
  }
  const mail = composeMail(kind, locale, contents)
  await postMail(database, { name: name ?? mailNames.order(kind, order.id), to: order.email, ...mail })
}

/** Where the site begins in a language. */
export function homeAddress(siteUrl: string, locale: OrderRow['locale']): string {
  return `${siteUrl}${locale === 'en' ? '/en' : '/'}`
}

/** Where a buyer finds an order. */
export function orderAddress(siteUrl: string, { id, locale }: Pick<OrderRow, 'id' | 'locale'>): string {
  return `${siteUrl}${locale === 'en' ? '/en/orders/' : '/orders/'}${id}`
}

const tags: Readonly<Record<OrderRow['locale'], string>> = { nl: 'nl-NL', en: 'en-GB' }

/** Which sheets go along; empty when none do. */
function aboutInvoices(
  locale: OrderRow['locale'],
  { invoice, credits, debits }: Required<Pick<Telling, 'invoice' | 'credits' | 'debits'>>,
): string {
  const list = new Intl.ListFormat(tags[locale])
  if (invoice !== null) return mailPhrase(locale, 'invoice_attached', { number: invoice })
  if (debits.length > 0) return mailPhrase(locale, 'debits_attached', { number: list.format(debits) })
  if (credits.length === 0) return ''
  const number = list.format(credits)
  return mailPhrase(locale, credits.length === 1 ? 'credit_attached' : 'credits_attached', { number })
}

/** How much of a book's sum a gift card paid; empty when none did. */
export function aboutGift(order: OrderRow): string {
  const { locale, gift_cents: cents } = order
  if (cents === 0) return ''
  if (providerCents(order) === 0) return mailPhrase(locale, 'paid_all_with_gift')
  return mailPhrase(locale, 'paid_with_gift', { amount: formatMoney(cents, locale) })
}

/** Where a printed book goes and until when; empty for a download. */
function whatWasOrdered({ locale, address, promised_for: promised }: BookOrderRow): string {
  if (address === null || promised === null) return ''
  const to = [`${address.firstName} ${address.lastName}`, streetLine(address), ...placeLines(address)].join(
    ', ',
  )
  return mailPhrase(locale, 'paid_ordered_print', { address: to, arrives: longDate(locale, promised) })
}

/** To whom and when a book is given, as its giver said; empty when it is not. */
function aboutPresent({ locale }: BookOrderRow, present: PresentToTell | null): string {
  if (present === null) return ''
  const { giver_name: giver, recipient_email: email, mail_at: mailAt } = present
  if (email === null || mailAt === null) return mailPhrase(locale, 'paid_present_print', { giver })
  return mailAt.getTime() > Date.now()
    ? mailPhrase(locale, 'paid_present_day', { giver, email, date: longDate(locale, mailAt) })
    : mailPhrase(locale, 'paid_present_soon', { giver, email })
}

function whatNext({ locale, kind }: BookOrderRow, isDrawn: boolean): string {
  return mailPhrase(locale, isDrawn ? `paid_next_drawn_${kind}` : `paid_next_${kind}`)
}

/**
 * What the payment mail says about withdrawing, as the law wants it kept by the buyer: that the download was asked
 * for at once, and that a printed book is made to order. Empty when neither is so.
 */
function aboutWithdrawing({ locale, kind, withdrawal_waived_at: waivedAt }: BookOrderRow): Values {
  const consent =
    waivedAt === null ? [] : [mailPhrase(locale, 'paid_withdrawal', { date: dayAndTime(locale, waivedAt) })]
  const exempt = kind === 'print' ? [mailPhrase(locale, 'paid_print_exempt')] : []
  return { withdrawal: [...consent, ...exempt].join(' ') }
}
