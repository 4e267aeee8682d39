import type { OrderStatus } from '#shop/order.ts'
import { m } from '../messages/generated/messages.js'

/** How an order stands, in a word or two. */
export const statusWords: Readonly<Record<OrderStatus, () => string>> = {
  pending: m.order_pending,
  paid: m.order_paid,
  canceled: m.order_canceled,
  refund_due: m.order_refund_due,
  refunded: m.order_refunded,
  charged_back: m.order_charged_back,
}
