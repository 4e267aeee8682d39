import type { ClientBase } from 'pg'
import { inTransaction } from '#records/in-transaction.ts'
import { insertGiftUse } from '#records/gift-card-rows.ts'
import { lockOrder, readOrder } from '#records/order-rows.ts'
import {
  type RefundProblem,
  type RefundRow,
  type RefundState,
  saveRefund,
  takeRefunds,
} from '#records/refund-rows.ts'
import { PaymentRefused, type Refund } from '#shop/payment-provider.ts'
import { leaveToBank } from './leave-to-bank.ts'
import { noteRefunded } from './note-refunded.ts'
import { orderNumber } from '#shop/order-number.ts'
import type { Workshop } from './workshop.ts'

type Till = Pick<Workshop, 'database' | 'payments' | 'siteUrl' | 'log'>

const states = { sent: 'sent', done: 'done', failed: 'refused' } as const satisfies Record<
  Refund['status'],
  RefundState
>

/**
 * Pays back what is due, and follows it until the money has left. Asked twice, the provider pays once: a refund's id
 * is its idempotency key. What the provider will not pay back stays for an operator. What goes back to a gift card is
 * written in its ledger.
 */
export async function sendRefunds(till: Till): Promise<void> {
  for (const refund of await takeRefunds(till.database)) await sendRefund(till, refund)
}

async function sendRefund(till: Till, refund: RefundRow): Promise<void> {
  try {
    await keep(till, refund, await answerTo(till, refund))
  } catch (error) {
    const problem = noteProblem(till, refund, error)
    await saveRefund(till.database, refund, { state: refund.state, providerId: null, problem })
  }
}

interface Answer {
  state: RefundState
  providerId: string | null
  problem: string | null
}

async function answerTo(till: Till, refund: RefundRow): Promise<Answer> {
  const { payment_id: paymentId } = refund
  if (paymentId === null) return { state: 'done', providerId: null, problem: null }
  try {
    const { id, status } = await payBack(till, { ...refund, payment_id: paymentId })
    const problem: RefundProblem | null = status === 'failed' ? 'not_paid' : null
    return { state: states[status], providerId: id, problem }
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return { state: 'refused', providerId: null, problem: noteProblem(till, refund, error) }
  }
}

function noteProblem({ log }: Till, refund: RefundRow, error: unknown): string {
  const problem = error instanceof Error ? error.message : String(error)
  log(`refund ${refund.id} of order ${refund.order_id}: ${problem}`)
  return problem
}

async function payBack({ payments }: Till, refund: RefundRow & { payment_id: string }): Promise<Refund> {
  if (refund.provider_id !== null) {
    const known = await payments.readRefund(refund.payment_id, refund.provider_id)
    return known ?? { id: refund.provider_id, status: 'failed' }
  }
  return payments.refundPayment({
    id: refund.id,
    attempt: refund.attempt,
    paymentId: refund.payment_id,
    amountCents: refund.amount_cents,
    description: `Fabelaar ${orderNumber({ id: refund.order_id })}`,
  })
}

/** The refund and its order change together. */
async function keep(till: Till, refund: RefundRow, answer: Answer): Promise<void> {
  await inTransaction(till.database, async (client) => {
    const order = await readOrder(client, refund.order_id)
    const locked = order && (await lockOrder(client, order))
    if (!(await saveRefund(client, refund, answer))) return
    const { payment_id: paymentId, gift_code: giftCode } = refund
    if (giftCode !== null) await giveBack(client, { ...refund, gift_code: giftCode })
    if (answer.state === 'done') await noteRefunded(client, refund, locked)
    if (answer.state === 'refused' && paymentId !== null && locked?.status === 'charged_back') {
      await leaveToBank(till, client, { order: locked, paymentId })
    }
  })
}

function giveBack(client: ClientBase, refund: RefundRow & { gift_code: string }): Promise<void> {
  return insertGiftUse(client, {
    code: refund.gift_code,
    orderId: refund.order_id,
    refundId: refund.id,
    reason: 'given_back',
    cents: -refund.amount_cents,
  })
}
