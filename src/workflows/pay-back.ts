import type { ClientBase } from 'pg'
import type { Cents } from '#book/size.ts'
import { heldOfGiftCard, insertGiftUse, lockGiftCardOf, readGiftCard } from '#records/gift-card-rows.ts'
import { type OrderRow, providerCents, totalCents } from '#records/order-rows.ts'
import { type RefundReason, refundedOf, refundedToGift } from '#records/refund-rows.ts'
import { isGivenBook } from '#shop/given-book.ts'
import { refundInvoiced } from './issue-invoice.ts'

/** What goes back of an order: where to, and in which credit notes. */
export interface PaidBack {
  toPayment: Cents
  toGift: Cents
  /** Numbers of the credit notes. */
  credits: string[]
}

/**
 * What of a locked order can still be paid back. Of a gift card it is what nobody has used; `isHeld` says that orders
 * which are not paid yet hold some of it, so that it may be more later.
 */
export async function leftToPayBack(
  client: ClientBase,
  order: OrderRow,
): Promise<{ left: Cents; isHeld: boolean }> {
  const toPayment = order.payment_id === null ? 0 : await refundedOf(client, order.payment_id)
  const left = totalCents(order) - toPayment - (await refundedToGift(client, order.id))
  if (order.kind !== 'gift' || isGivenBook(order.gift)) return { left, isHeld: false }
  const code = await lockGiftCardOf(client, order.id)
  const card = code === null ? null : await readGiftCard(client, code)
  if (!card) return { left: 0, isHeld: false }
  return { left: Math.min(left, card.leftCents), isHeld: (await heldOfGiftCard(client, card.code)) > 0 }
}

/**
 * Notes what goes back of a locked order, with its credit notes: to the payment first, and the rest to the gift card that
 * paid for it. What goes back of a gift card's own order is off the card at once.
 */
export async function payBack(
  client: ClientBase,
  { order, cents, reason }: { order: OrderRow; cents: Cents; reason: RefundReason },
): Promise<PaidBack> {
  const { id, payment_id: paymentId, gift_code: code } = order
  const left = paymentId === null ? 0 : providerCents(order) - (await refundedOf(client, paymentId))
  const toPayment = Math.min(cents, left)
  const toGift = cents - toPayment
  const credits: (string | null | undefined)[] = []
  if (paymentId !== null && toPayment > 0) {
    const refund = { order_id: id, payment_id: paymentId, amount_cents: toPayment, reason }
    const noted = await refundInvoiced(client, refund)
    credits.push(noted?.credit)
    if (noted && order.kind === 'gift') {
      await takeOffCard(client, { orderId: id, refundId: noted.id, cents: toPayment })
    }
  }
  if (code !== null && toGift > 0) {
    const refund = { order_id: id, gift_code: code, amount_cents: toGift, reason }
    credits.push((await refundInvoiced(client, refund))?.credit)
  }
  return { toPayment, toGift, credits: credits.filter((credit) => typeof credit === 'string') }
}

/** Takes off a gift card what its buyer gets back, as far as it is there still. */
export async function takeOffCard(
  client: ClientBase,
  { orderId, refundId, cents }: { orderId: string; refundId: string; cents: Cents },
): Promise<void> {
  const code = await lockGiftCardOf(client, orderId)
  const card = code === null ? null : await readGiftCard(client, code)
  if (!card || card.leftCents === 0) return
  await insertGiftUse(client, {
    code: card.code,
    orderId,
    refundId,
    reason: 'paid_back',
    cents: Math.min(cents, card.leftCents),
  })
}
