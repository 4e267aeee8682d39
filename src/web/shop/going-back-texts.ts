import { m } from '../messages/generated/messages.js'
import { type OrderView, totalCents } from './order-view.ts'

/** Where money goes back to: the account that it was paid from, a gift card, or some to each. */
export function goingBackTexts(
  order: OrderView,
): Record<'refund_due' | 'refunded', (sum: { amount: string }) => string> {
  if (order.gift_cents === 0) return { refund_due: m.order_refund_due_text, refunded: m.order_refunded_text }
  return order.gift_cents === totalCents(order)
    ? { refund_due: m.order_refund_due_all_gift_text, refunded: m.order_refunded_all_gift_text }
    : { refund_due: m.order_refund_due_gift_text, refunded: m.order_refunded_gift_text }
}
