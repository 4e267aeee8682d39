import type { ClientBase, Pool } from 'pg'
import { aboutParcel } from '#mails/about-parcel.ts'
import { composeMail, type MailKind, mailPhrase } from '#mails/compose-mail.ts'
import { postMail } from '#records/mail-rows.ts'
import type { BookOrderRow, OrderRow } from '#records/order-rows.ts'
import { bookAddress } from '#shop/book-address.ts'
import type { Tracking } from '#shop/printer.ts'
import { longDate, timeOfDay } from './dates-in-mails.ts'
import { mailNames } from './mail-names.ts'
import { orderNumber } from '#shop/order-number.ts'
import { announceFinished, tell } from './tell-buyer.ts'
import type { Workshop } from './workshop.ts'

type Post = Pick<Workshop, 'siteUrl'>

/**
 * Says that all pictures are in, in the words that suit the order; once, however often it is asked. Who has a print that
 * waits no longer has been told.
 */
export async function announceDrawn(
  post: Post,
  client: Pool | ClientBase,
  order: BookOrderRow,
): Promise<void> {
  if (order.kind !== 'print') await announceFinished(post, client, order)
  else if (order.fulfilment === 'waiting') await announceWaiting(post, client, order)
}

/** Says that all pictures are in, and until when the text can be corrected or the order canceled. */
async function announceWaiting(post: Post, client: Pool | ClientBase, order: BookOrderRow): Promise<void> {
  const link = bookAddress(post.siteUrl, order.locale, order.book_id)
  const until = timeOfDay(order.locale, order.printable_at ?? new Date(), order.address?.country)
  await tell(post, client, { kind: 'waiting', order, values: { until }, link })
}

/** Says that the printer has the book. */
export async function announceSentToPrinter(
  post: Post,
  client: Pool | ClientBase,
  { order, attempt }: { order: OrderRow; attempt: number },
): Promise<void> {
  const arrives = order.promised_for === null ? '' : longDate(order.locale, order.promised_for)
  const name = ofAttempt('sent_to_printer', order, attempt)
  await tell(post, client, { kind: 'sent_to_printer', order, values: { arrives }, name })
}

/** Says that a new copy is printed for one that came damaged, or not at all. */
export async function announceNewCopy(
  post: Post,
  client: Pool | ClientBase,
  { order, attempt }: { order: OrderRow; attempt: number },
): Promise<void> {
  const arrives = order.promised_for === null ? '' : longDate(order.locale, order.promised_for)
  const name = ofAttempt('new_copy', order, attempt)
  await tell(post, client, { kind: 'new_copy', order, values: { arrives }, name })
}

/** Says that the parcel is on its way, and how to follow it where the printer tells. */
export async function announceShipped(
  post: Post,
  client: Pool | ClientBase,
  { order, attempt, tracking }: { order: OrderRow; attempt: number; tracking: Tracking },
): Promise<void> {
  const { locale } = order
  const date = order.promised_for
  const arrives = date === null ? '' : mailPhrase(locale, 'shipped_arrives', { date: longDate(locale, date) })
  const { url } = tracking
  const values = { tracking: aboutParcel(locale, tracking), arrives }
  const name = ofAttempt('shipped', order, attempt)
  await tell(post, client, {
    kind: 'shipped',
    order,
    values,
    name,
    ...(url !== undefined && { linked: url }),
  })
}

/** Asks how the book was received. */
export async function announceDelivered(
  post: Post,
  client: Pool | ClientBase,
  order: OrderRow,
  attempt: number,
): Promise<void> {
  await tell(post, client, { kind: 'delivered', order, name: ofAttempt('delivered', order, attempt) })
}

/** Says that the print did not succeed, and what the buyer may choose. */
export async function announceRejected(
  post: Post,
  client: Pool | ClientBase,
  order: OrderRow,
  attempt: number,
): Promise<void> {
  await tell(post, client, { kind: 'rejected', order, name: ofAttempt('rejected', order, attempt) })
}

/** What a mail is called that every try of a print has. */
function ofAttempt(kind: MailKind, { id }: OrderRow, attempt: number): string {
  const name = mailNames.order(kind, id)
  return attempt === 1 ? name : `${name}/${attempt}`
}

/** Tells the operator of a print that needs a person, in the order's language. It names the order and nobody. */
export async function reportPrintProblem(
  { siteUrl, operatorEmail }: Pick<Workshop, 'siteUrl' | 'operatorEmail'>,
  client: Pool | ClientBase,
  { order, jobId, problem }: { order: OrderRow; jobId: string; problem: string },
): Promise<void> {
  const values = { order: orderNumber(order), problem: problemPhrase(order.locale, problem) }
  const link = `${siteUrl}${order.locale === 'en' ? '/en/operator/orders/' : '/operator/orders/'}${order.id}`
  const mail = composeMail('print_problem', order.locale, { values, link })
  await postMail(client, { name: mailNames.printProblem(jobId), to: operatorEmail, ...mail })
}

const ourProblems = ['worker_died', 'printer_gone', 'preflight'] as const

/** What our own part of the shop says by a code, in words; what a printer says stays as it is. */
function problemPhrase(locale: OrderRow['locale'], problem: string): string {
  const [code, ...rest] = problem.split(': ')
  const known = ourProblems.find((each) => each === code)
  return known ? mailPhrase(locale, `problem_${known}`, { detail: rest.join(': ') }) : problem
}
