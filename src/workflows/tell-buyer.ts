import { aboutWithdrawing, composeMail, whatHappensNext } from '#mails/compose-mail.ts'
import { readBook } from '#records/book-rows.ts'
import { type OrderRow, totalCents } from '#records/order-rows.ts'
import { mailNames } from './mail-names.ts'
import { orderNumber } from './order-number.ts'
import type { Workshop } from './workshop.ts'

type Post = Pick<Workshop, 'database' | 'mailer' | 'siteUrl'>

/** The mail that thanks for a payment; sent from the queue, once. */
export async function confirmOrder(workshop: Post, order: OrderRow): Promise<void> {
  const book = await readBook(workshop.database, order.book_id)
  const values = {
    ...commonValues(order, book.title),
    next: whatHappensNext(order.locale, order.kind),
    withdrawal: aboutWithdrawing(order.locale, { kind: order.kind, waivedAt: order.withdrawal_waived_at }),
  }
  const mail = composeMail('paid', order.locale, values, orderAddress(workshop.siteUrl, order))
  await workshop.mailer.send({ name: mailNames.paid(order.id), to: order.email, ...mail })
}

/** The mail that says that a payment came for nothing and goes back; sent from the queue, once. */
export async function announceRefund(workshop: Post, order: OrderRow): Promise<void> {
  const book = await readBook(workshop.database, order.book_id)
  const values = commonValues(order, book.title)
  const mail = composeMail('refund', order.locale, values, orderAddress(workshop.siteUrl, order))
  await workshop.mailer.send({ name: mailNames.refund(order.id), to: order.email, ...mail })
}

/** Where a buyer finds an order. */
export function orderAddress(siteUrl: string, { id, locale }: Pick<OrderRow, 'id' | 'locale'>): string {
  return `${siteUrl}${locale === 'en' ? '/en/orders/' : '/orders/'}${id}`
}

function commonValues(order: OrderRow, title: string): { title: string; amount: string; order: string } {
  const euros = new Intl.NumberFormat(order.locale === 'en' ? 'en-GB' : 'nl-NL', {
    style: 'currency',
    currency: 'EUR',
  })
  return { title, amount: euros.format(totalCents(order) / 100), order: orderNumber(order) }
}
