/**
 * The life of an order, as data. Payment and fulfilment are two separate states; everything that wants to
 * change one asks these tables. A refused move gives the message key that tells people why.
 */

export type OrderStatus = 'pending' | 'paid' | 'canceled' | 'refund_due' | 'refunded' | 'charged_back'
export type Fulfilment =
  | 'none'
  | 'waiting'
  | 'sent_to_printer'
  | 'in_production'
  | 'shipped'
  | 'delivered'
  | 'rejected'
/** How a book is bought. */
export type BookOrderKind = 'download' | 'print'
/** `gift`: a gift card, and no book. */
export type OrderKind = BookOrderKind | 'gift'

/** Why a buyer gets a new copy of a printed book. */
export const newCopyReasons = ['damaged', 'lost', 'misprinted'] as const
export type NewCopyReason = (typeof newCopyReasons)[number]

interface Transition<State extends string> {
  readonly from: State
  readonly event: string
  readonly to: State
}

/**
 * A canceled order's book is ordered anew; money that arrives for it all the same, or for a download that is the
 * buyer's already (`payment-superfluous`), goes back. What was paid stays paid until all of it is given back, or
 * the buyer's bank takes it.
 */
export const paymentTransitions = [
  { from: 'pending', event: 'payment-received', to: 'paid' },
  { from: 'pending', event: 'payment-canceled', to: 'canceled' },
  { from: 'pending', event: 'payment-failed', to: 'canceled' },
  { from: 'pending', event: 'payment-expired', to: 'canceled' },
  { from: 'pending', event: 'payment-superfluous', to: 'refund_due' },
  { from: 'canceled', event: 'payment-received', to: 'refund_due' },
  { from: 'canceled', event: 'payment-superfluous', to: 'refund_due' },
  { from: 'paid', event: 'refund-decided', to: 'refund_due' },
  { from: 'paid', event: 'payment-refunded', to: 'refunded' },
  { from: 'refund_due', event: 'payment-refunded', to: 'refunded' },
  { from: 'paid', event: 'payment-charged-back', to: 'charged_back' },
  { from: 'refund_due', event: 'payment-charged-back', to: 'charged_back' },
  { from: 'charged_back', event: 'chargeback-reversed', to: 'paid' },
] as const satisfies readonly Transition<OrderStatus>[]

export const fulfilmentTransitions = [
  { from: 'none', event: 'print-order-paid', to: 'waiting' },
  { from: 'waiting', event: 'regret-window-passed', to: 'sent_to_printer' },
  { from: 'waiting', event: 'order-regretted', to: 'none' },
  // Paid back while its print waited for an operator: it is not made.
  { from: 'sent_to_printer', event: 'print-dropped', to: 'none' },
  { from: 'sent_to_printer', event: 'print-started', to: 'in_production' },
  { from: 'in_production', event: 'parcel-shipped', to: 'shipped' },
  { from: 'shipped', event: 'parcel-delivered', to: 'delivered' },
  { from: 'sent_to_printer', event: 'print-rejected', to: 'rejected' },
  { from: 'in_production', event: 'print-rejected', to: 'rejected' },
  { from: 'rejected', event: 'print-again', to: 'sent_to_printer' },
  // Damaged or lost: it is printed once more, at our expense.
  { from: 'shipped', event: 'copy-replaced', to: 'sent_to_printer' },
  { from: 'delivered', event: 'copy-replaced', to: 'sent_to_printer' },
  // Printers skip what they do not tell.
  { from: 'sent_to_printer', event: 'parcel-shipped', to: 'shipped' },
  { from: 'sent_to_printer', event: 'parcel-delivered', to: 'delivered' },
  { from: 'in_production', event: 'parcel-delivered', to: 'delivered' },
] as const satisfies readonly Transition<Fulfilment>[]

export type PaymentEvent = (typeof paymentTransitions)[number]['event']
export type FulfilmentEvent = (typeof fulfilmentTransitions)[number]['event']

const refusals: Readonly<Record<OrderStatus, string>> = {
  pending: 'order_not_possible',
  paid: 'order_already_paid',
  canceled: 'order_already_canceled',
  refund_due: 'order_already_refunded',
  refunded: 'order_already_refunded',
  charged_back: 'order_already_charged_back',
}

export type Move<State extends string> = { ok: true; to: State } | { ok: false; reason: string }

/** Where a payment event takes an order, or the message key that says why it takes it nowhere. */
export function movePayment(from: OrderStatus, event: PaymentEvent): Move<OrderStatus> {
  const found = paymentTransitions.find((row) => row.from === from && row.event === event)
  return found ? { ok: true, to: found.to } : { ok: false, reason: refusals[from] }
}

/** Where a fulfilment event takes a printed order, or the message key that says why not. */
export function moveFulfilment(from: Fulfilment, event: FulfilmentEvent): Move<Fulfilment> {
  const found = fulfilmentTransitions.find((row) => row.from === from && row.event === event)
  return found ? { ok: true, to: found.to } : { ok: false, reason: 'order_not_possible' }
}
