import {
  createMollieClient,
  Locale,
  MollieApiError,
  type Payment as MolliePayment,
  PaymentMethod,
  PaymentStatus as MollieStatus,
  type Refund as MollieRefund,
  RefundStatus,
} from '@mollie/api-client'
import type { Cents } from '#book/size.ts'
import {
  type NewPayment,
  type NewRefund,
  type Payment,
  type PaymentProvider,
  PaymentRefused,
  type PaymentStatus,
  type Refund,
} from '#shop/payment-provider.ts'

export interface MollieSettings {
  /** `test_...` or `live_...`: the key itself says whether money moves. */
  apiKey: string
  /** Which methods to offer, in Mollie's names; empty: whatever the account has. */
  methods: readonly string[]
  /** The root of the API, for stand-ins. */
  apiUrl?: string | undefined
}

/** Mollie's client waits for ever; nobody at a checkout does. */
const answerWithinMs = 20_000

const locales: Readonly<Record<NewPayment['locale'], Locale>> = { nl: Locale.nl_NL, en: Locale.en_GB }

export interface MolliePayments extends PaymentProvider {
  /** The ways to pay that the account offers, in Mollie's names. Throws when Mollie does not know the key. */
  listMethods(): Promise<string[]>
}

/** Payments at Mollie. Source: https://docs.mollie.com/reference/payments-api */
export function molliePayments({ apiKey, methods, apiUrl }: MollieSettings): MolliePayments {
  const mollie = createMollieClient({ apiKey, ...(apiUrl !== undefined && { apiEndpoint: apiUrl }) })
  const readPayment = async (paymentId: string): Promise<Payment | null> =>
    asPayment(await orNull(mollie.payments.get(paymentId)))
  return {
    mode: apiKey.startsWith('live_') ? 'live' : 'test',
    readPayment,
    listMethods: async () => (await answered(mollie.methods.list())).map(({ id }) => id),
    async createPayment(payment) {
      const offered = methods.length > 0 && { method: methods.filter(isMethod) }
      const parameters: Parameters<typeof mollie.payments.create>[0] = {
        amount: amountOf(payment.amountCents),
        description: payment.description,
        redirectUrl: payment.redirectUrl,
        webhookUrl: payment.webhookUrl,
        locale: locales[payment.locale],
        metadata: { orderId: payment.orderId },
        idempotencyKey: payment.orderId,
        ...offered,
      }
      return asPayment(await answered(mollie.payments.create(parameters)))
    },
    async cancelPayment(paymentId) {
      try {
        return asPayment(await orNull(mollie.payments.cancel(paymentId)))
      } catch (error) {
        // Paid meanwhile, or of a kind that can only run out by itself.
        if (error instanceof MollieApiError && error.statusCode === 422) return readPayment(paymentId)
        throw error
      }
    },
    async capturePayment(paymentId) {
      await refusing(
        answered(mollie.paymentCaptures.create({ paymentId, idempotencyKey: `capture-${paymentId}` })),
      )
      const payment = await readPayment(paymentId)
      if (!payment) throw new PaymentRefused(`there is no payment ${paymentId}`)
      return payment
    },
    async refundPayment(refund) {
      // Mollie forgets idempotency keys after an hour; its list of refunds does not.
      const page = await refusing(
        answered(mollie.paymentRefunds.page({ paymentId: refund.paymentId, limit: 250 })),
      )
      const known = page.find((made) => countsFor(refund, made))
      return asRefund(known ?? (await refusing(answered(mollie.paymentRefunds.create(newRefund(refund))))))
    },
    async readRefund(paymentId, refundId) {
      const refund = await orNull(mollie.paymentRefunds.get(refundId, { paymentId }))
      return refund && asRefund(refund)
    },
  }
}

function newRefund(
  refund: NewRefund,
): Parameters<ReturnType<typeof createMollieClient>['paymentRefunds']['create']>[0] {
  return {
    paymentId: refund.paymentId,
    amount: amountOf(refund.amountCents),
    description: refund.description,
    metadata: { refundId: refund.id, attempt: refund.attempt },
    idempotencyKey: `${refund.id}-${refund.attempt}`,
  }
}

function isMethod(name: string): name is PaymentMethod {
  return Object.values<string>(PaymentMethod).includes(name)
}

const statuses: Readonly<Record<MollieStatus, PaymentStatus>> = {
  [MollieStatus.open]: 'open',
  [MollieStatus.pending]: 'pending',
  [MollieStatus.authorized]: 'authorized',
  [MollieStatus.paid]: 'paid',
  [MollieStatus.canceled]: 'canceled',
  [MollieStatus.failed]: 'failed',
  [MollieStatus.expired]: 'expired',
}

function asPayment(payment: MolliePayment): Payment
function asPayment(payment: MolliePayment | null): Payment | null
function asPayment(payment: MolliePayment | null): Payment | null {
  if (payment === null) return null
  const isOpen = payment.status === MollieStatus.open
  const checkoutUrl = payment.getCheckoutUrl()
  const isTransfer = isOpen && payment.method === PaymentMethod.banktransfer
  return {
    id: payment.id,
    // Whoever chose a bank transfer has left the checkout, and the money is under way.
    status: isTransfer ? 'pending' : statuses[payment.status],
    amountCents: centsOf(payment.amount),
    refundedCents: centsOf(payment.amountRefunded),
    chargedBackCents: centsOf(payment.amountChargedBack),
    metadata: { orderId: orderIdOf(payment.metadata) },
    ...(checkoutUrl !== null && isOpen && { checkoutUrl }),
  }
}

const refundStatuses: Readonly<Record<RefundStatus, Refund['status']>> = {
  [RefundStatus.queued]: 'sent',
  [RefundStatus.pending]: 'sent',
  [RefundStatus.processing]: 'sent',
  [RefundStatus.refunded]: 'done',
  [RefundStatus.failed]: 'failed',
  [RefundStatus.canceled]: 'failed',
}

function asRefund(refund: MollieRefund): Refund {
  return { id: refund.id, status: refundStatuses[refund.status] }
}

/** Whether Mollie has paid a refund with this, or is about to: one that failed answers for its own attempt alone. */
function countsFor(refund: NewRefund, made: MollieRefund): boolean {
  const metadata: unknown = made.metadata
  if (typeof metadata !== 'object' || metadata === null || !('refundId' in metadata)) return false
  if (metadata.refundId !== refund.id) return false
  if (refundStatuses[made.status] !== 'failed') return true
  return 'attempt' in metadata && metadata.attempt === refund.attempt
}

/** A payment that somebody made by hand at Mollie's site is for no order of ours. */
function orderIdOf(metadata: unknown): string {
  const known = typeof metadata === 'object' && metadata !== null && 'orderId' in metadata
  return known ? String(metadata.orderId) : ''
}

/** Mollie writes euros with two decimals; floats would lose a cent. */
function amountOf(cents: Cents): { currency: string; value: string } {
  const text = String(cents).padStart(3, '0')
  return { currency: 'EUR', value: `${text.slice(0, -2)}.${text.slice(-2)}` }
}

function centsOf(amount: { currency: string; value: string } | undefined): Cents {
  if (amount === undefined) return 0
  const read = /^(\d+)\.(\d\d)$/.exec(amount.value)
  if (!read || amount.currency !== 'EUR') {
    throw new Error(`Mollie tells an amount of ${amount.value} ${amount.currency}`)
  }
  return Number(read[1]) * 100 + Number(read[2])
}

async function answered<Answer>(asking: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Mollie did not answer')), answerWithinMs)
  })
  try {
    return await Promise.race([asking, late])
  } finally {
    clearTimeout(timer)
  }
}

async function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answered(asking)
  } catch (error) {
    if (error instanceof MollieApiError && (error.statusCode === 404 || error.statusCode === 410)) return null
    throw error
  }
}

/** What Mollie understood and will not do is not tried again; its own troubles and ours with the key are. */
async function refusing<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    const { statusCode } = error instanceof MollieApiError ? error : {}
    if (statusCode === 404 || statusCode === 410 || statusCode === 422) {
      throw new PaymentRefused((error as Error).message, { cause: error })
    }
    throw error
  }
}
