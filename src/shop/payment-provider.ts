import type { Cents } from '#book/size.ts'

export type PaymentStatus = 'open' | 'paid' | 'canceled' | 'failed' | 'expired'

export interface Payment {
  id: string
  status: PaymentStatus
  amountCents: Cents
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

/** The port to whoever takes the money. The same order never gets two payments: its id is the idempotency key. */
export interface PaymentProvider {
  createPayment(payment: NewPayment): Promise<Payment>
  /** The truth about a payment, or null if there is none by this id. */
  readPayment(paymentId: string): Promise<Payment | null>
  /**
   * Ends an open payment, so that it can no longer be paid, and answers how it stands then: one that was paid just
   * before stays paid, and some can only run out by themselves and stay open. Null if there is none by this id.
   */
  cancelPayment(paymentId: string): Promise<Payment | null>
}
