import { readOrderByPayment } from '#records/order-rows.ts'
import { settleOrder, settleStray } from '#workflows/settle-order.ts'
import { type Counter, isStorable } from './product-function.ts'
import { readBytes } from './read-bytes.ts'

const mostBodyBytes = 16 * 1024

/** As Mollie and our own till name payments: others are not worth a question. */
const paymentIdPattern = /^tr_[\w-]{1,64}$/
/** Whoever calls with ids that we do not know cannot make us ask the provider faster than this. */
const mostLookups = 3
let lookups = 0

/**
 * Where the payment provider tells that something changed. Its body names a payment and is not believed
 * further than that; an unknown payment is answered like a known one.
 */
export async function paymentWebhook(counter: Counter, request: Request): Promise<Response> {
  const bytes = await readBytes(request, mostBodyBytes)
  if (bytes === null) return new Response(null, { status: 413 })
  const form = new URLSearchParams(bytes.toString())
  const paymentId = form.get('id') ?? ''
  if (!isStorable(paymentId)) return new Response(null, { status: 400 })
  const order = await readOrderByPayment(counter.database, paymentId)
  if (order) await settleOrder(counter, counter.queue, order)
  else if (paymentIdPattern.test(paymentId)) {
    // The provider calls again later.
    if (lookups >= mostLookups) return new Response(null, { status: 503 })
    lookups += 1
    try {
      await settleStray(counter, counter.queue, paymentId)
    } finally {
      lookups -= 1
    }
  }
  return new Response(null, { status: 200 })
}
