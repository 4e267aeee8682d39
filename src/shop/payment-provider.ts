import type { Cents } from '#book/size.ts'

/**
 * `pending`: the buyer has done everything, and the money takes days (a bank transfer). `authorized`: the money is
 * reserved, and comes when it is captured.
 */
export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'failed' | 'expired'

/** Which till: the house till, or a provider's for trying or for earnest. They never share a database. */
export type PaymentMode = 'till' | 'test' | 'live'

export interface Payment {
  id: string
  status: PaymentStatus
  amountCents: Cents
  /** What has been paid back of it, or is on its way back. */
  refundedCents: Cents
  /** What the buyer's bank has taken back. */
  chargedBackCents: Cents
  /** Where the buyer pays; absent once nothing can be paid there any more. */
  checkoutUrl?: string
  metadata: { orderId: string }
}

export interface NewPayment {
  orderId: string
  amountCents: Cents
  /** What the buyer's bank statement says. It stays with the provider: nothing about a child. */
  description: string
  locale: 'nl' | 'en'
  /** Where the buyer comes back, whatever happened. */
  redirectUrl: string
  /** Told that something changed, with the payment's id only; the truth is asked with `readPayment`. */
  webhookUrl: string
}

export interface NewRefund {
  /** The same refund is never paid back twice: with its attempt, this is its idempotency key. */
  id: string
  /** Another one pays back what the provider failed to pay with those before, and nothing else. Begins at 1. */
  attempt: number
  paymentId: string
  amountCents: Cents
  /** What the buyer's bank statement says. */
  description: string
}

/** `sent`: taken, and on its way. */
export interface Refund {
  id: string
  status: 'sent' | 'done' | 'failed'
}

/** The provider will not do this, and no other try can help: a person has to look. */
export class PaymentRefused extends Error {
  readonly retryable = false
}

/** The port to whoever takes the money. The same order never gets two payments: its id is the idempotency key. */
export interface PaymentProvider {
  readonly mode: PaymentMode
  createPayment(payment: NewPayment): Promise<Payment>
  /** The truth about a payment, or null if there is none by this id. */
  readPayment(paymentId: string): Promise<Payment | null>
  /**
   * Ends an open payment, so that it can no longer be paid, and answers how it stands then: one that was paid just
   * before stays paid, and some can only run out by themselves and stay open. Null if there is none by this id.
   */
  cancelPayment(paymentId: string): Promise<Payment | null>
  /** Takes the money of an authorized payment, and answers how it stands then. Throws `PaymentRefused`. */
  capturePayment(paymentId: string): Promise<Payment>
  /** Pays back, whole or a part. Throws `PaymentRefused` when there is not that much to pay back. */
  refundPayment(refund: NewRefund): Promise<Refund>
  /** How a refund stands, by the provider's own id of it; null if there is none. */
  readRefund(paymentId: string, refundId: string): Promise<Refund | null>
}
