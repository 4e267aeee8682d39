import type { Fulfilment, OrderStatus } from '#shop/order.ts'
import { m } from '../messages/generated/messages.js'

/** How the payment of an order stands, in a word or two. */
const statusWords: Readonly<Record<OrderStatus, () => string>> = {
  pending: m.order_pending,
  paid: m.order_paid,
  canceled: m.order_canceled,
  refund_due: m.order_refund_due,
  refunded: m.order_refunded,
  charged_back: m.order_charged_back,
}

/** Where a printed book is; until it goes to print its payment is what there is to tell. */
const whereWords: Readonly<Record<Exclude<Fulfilment, 'none' | 'waiting'>, () => string>> = {
  sent_to_printer: m.order_state_to_print,
  in_production: m.order_state_printing,
  shipped: m.order_state_shipped,
  delivered: m.order_state_delivered,
  rejected: m.order_state_rejected,
}

/** How an order stands, in a word or two: where the book is once it is paid for and printed. */
export function stateWords({ status, fulfilment }: { status: OrderStatus; fulfilment: Fulfilment }): string {
  if (status !== 'paid' || fulfilment === 'none' || fulfilment === 'waiting') return statusWords[status]()
  return whereWords[fulfilment]()
}
