import { readOrderByPayment } from '#records/order-rows.ts'
import { settleOrder } from '#workflows/settle-order.ts'
import { type Counter, isStorable } from './product-function.ts'
import { readBytes } from './read-bytes.ts'

const mostBodyBytes = 16 * 1024

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
  return new Response(null, { status: 200 })
}
