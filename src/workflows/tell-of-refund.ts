import type { ClientBase, Pool } from 'pg'
import { formatMoney } from '#book/format-money.ts'
import { mailPhrase } from '#mails/compose-mail.ts'
import type { OrderRow } from '#records/order-rows.ts'
import type { RefundRow } from '#records/refund-rows.ts'
import { mailNames } from './mail-names.ts'
import type { PaidBack } from './pay-back.ts'
import { tell } from './tell-buyer.ts'
import type { Workshop } from './workshop.ts'

type Post = Pick<Workshop, 'siteUrl'>

/** Says that the order was canceled within its hour, and that the money goes back. */
export async function announceCanceled(
  post: Post,
  client: Pool | ClientBase,
  { order, paidBack }: { order: OrderRow; paidBack: PaidBack },
): Promise<void> {
  const values = whatGoesBack(order.locale, paidBack)
  await tell(post, client, { kind: 'canceled', order, values, credits: paidBack.credits })
}

/** Says how much of an order goes back. */
export async function announcePartRefund(
  post: Post,
  client: Pool | ClientBase,
  { order, paidBack }: { order: OrderRow; paidBack: PaidBack },
): Promise<void> {
  const { credits } = paidBack
  const values = whatGoesBack(order.locale, paidBack)
  // More than one part of an order may go back, each in a mail of its own.
  const [credit] = credits
  const name = credit === undefined ? undefined : `${mailNames.order('refund', order.id)}/${credit}`
  await tell(post, client, {
    kind: 'refund',
    order,
    values,
    credits,
    ...(name !== undefined && { name }),
  })
}

function whatGoesBack(locale: OrderRow['locale'], paidBack: PaidBack): { amount: string; where: string } {
  const amount = formatMoney(paidBack.toPayment + paidBack.toGift, locale)
  return { amount, where: whereItGoes(locale, paidBack) }
}

/** Where money goes back to, in words: the account that it was paid from, a gift card, or some to each. */
function whereItGoes(locale: OrderRow['locale'], { toPayment, toGift }: PaidBack): string {
  if (toGift === 0) return mailPhrase(locale, 'back_to_account')
  if (toPayment === 0) return mailPhrase(locale, 'back_to_gift_card')
  return mailPhrase(locale, 'back_to_both', {
    account: formatMoney(toPayment, locale),
    card: formatMoney(toGift, locale),
  })
}

/** Says that a refund does not come from us, because the buyer's bank took the payment before it left. */
export async function announceOvertaken(
  post: Post,
  client: Pool | ClientBase,
  { order, refund, debit }: { order: OrderRow; refund: RefundRow; debit: string | null },
): Promise<void> {
  await tell(post, client, {
    kind: 'refund_overtaken',
    order,
    values: { amount: formatMoney(refund.amount_cents, order.locale) },
    debits: debit === null ? [] : [debit],
    // A refund that is begun again can be overtaken again.
    name: `${mailNames.order('refund_overtaken', order.id)}/${refund.id}/${refund.attempt}`,
  })
}
