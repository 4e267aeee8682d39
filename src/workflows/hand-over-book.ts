import type { ClientBase, Pool } from 'pg'
import { dayAndTime } from '#shop/clock-time.ts'
import { type GivenBook, isGivenBook } from '#shop/given-book.ts'
import { bookPaths } from '#book/book-paths.ts'
import { composeMail, mailPhrase } from '#mails/compose-mail.ts'
import { readBook } from '#records/book-rows.ts'
import { readGivenBookId, readGivingOrderId, readReceiver } from '#records/given-book-rows.ts'
import { postMail } from '#records/mail-rows.ts'
import { type GiftOrderRow, readOrder } from '#records/order-rows.ts'
import { bookAddress } from '#shop/book-address.ts'
import { beginUnlock } from './begin-unlock.ts'
import { coverOfMail } from './cover-of-mail.ts'
import { mailNames } from './mail-names.ts'
import { aboutGift, tell } from './tell-buyer.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

type Post = Pick<Workshop, 'siteUrl'>

/**
 * Opens the book that was just paid for by somebody who read it by a link. The giver gets the receipt; its owner is told who gave
 * it, without a price.
 */
export async function handOverBook(
  post: Post,
  queue: WorkQueue,
  {
    client,
    order,
    invoice,
    gift,
  }: { client: ClientBase; order: GiftOrderRow; invoice: string | null; gift: GivenBook },
): Promise<void> {
  const bookId = await readGivenBookId(client, order.id)
  if (bookId === null) throw new Error(`order ${order.id} gives a book that is gone`)
  await beginUnlock(queue, client, bookId)
  const { locale, withdrawal_waived_at: waivedAt } = order
  const withdrawal =
    waivedAt === null ? '' : mailPhrase(locale, 'paid_withdrawal', { date: dayAndTime(locale, waivedAt) })
  const { child, title } = gift
  await tell(post, client, {
    kind: 'book_given',
    order,
    invoice,
    values: { child, title, withdrawal, gift: aboutGift(order) },
  })
  await tellReceiver(post, client, { kind: 'book_received', bookId })
}

/** Tells the owner of a book that was given, and who gave it, that all its pictures are in; nobody when it was not. */
export async function announceGivenDrawn(
  post: Post,
  database: Pool | ClientBase,
  bookId: string,
): Promise<void> {
  await tellReceiver(post, database, { kind: 'finished', bookId })
  const orderId = await readGivingOrderId(database, bookId)
  const order = orderId === null ? null : await readOrder(database, orderId)
  if (order === null || !isGivenBook(order.gift)) return
  const { child, title } = order.gift
  await tell(post, database, { kind: 'given_drawn', order, values: { child, title } })
}

async function tellReceiver(
  { siteUrl }: Post,
  database: Pool | ClientBase,
  { kind, bookId }: { kind: 'book_received' | 'finished'; bookId: string },
): Promise<void> {
  const receiver = await readReceiver(database, bookId)
  if (receiver === null) return
  const book = await readBook(database, bookId)
  const { giver_name: giver, message, locale } = receiver
  const mail = composeMail(kind, locale, {
    values: {
      title: book.title,
      giver: giver ?? '',
      message: message ? mailPhrase(locale, 'gift_message', { message }) : '',
    },
    link: bookAddress(siteUrl, locale, bookId),
    // What is given comes wrapped, as its giver saw it.
    ...(kind === 'book_received'
      ? { parcel: { path: book.has_endpaper ? bookPaths.endpaper(bookId) : null } }
      : { cover: coverOfMail(book) }),
  })
  const name = kind === 'finished' ? mailNames.finished(bookId) : mailNames.bookReceived(bookId)
  await postMail(database, { name, to: receiver.email, ...mail })
}
