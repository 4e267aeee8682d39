import { type OrderRow, providerCents, savePayment } from '#records/order-rows.ts'
import { orderNumber } from '#shop/order-number.ts'
import { orderAddress } from '#workflows/tell-buyer.ts'
import { type Counter, refuse } from './product-function.ts'

/** Tells where an order is paid, with a payment made for it; what is paid already leads to the order itself. */
export async function whereToPay(counter: Counter, order: OrderRow): Promise<Response> {
  const address = orderAddress(counter.siteUrl, order)
  if (order.status === 'paid') return Response.json({ orderId: order.id, paymentUrl: address })
  if (order.payment_url !== null) {
    return Response.json({ orderId: order.id, paymentUrl: order.payment_url })
  }
  const payment = await counter.payments.createPayment({
    orderId: order.id,
    amountCents: providerCents(order),
    description: `Fabelaar ${orderNumber(order)}`,
    locale: order.locale,
    redirectUrl: address,
    webhookUrl: `${counter.siteUrl}/api/payments/webhook`,
  })
  const url = payment.checkoutUrl ?? address
  if (
    !(await savePayment(counter.database, order.id, { id: payment.id, url, mode: counter.payments.mode }))
  ) {
    await counter.payments.cancelPayment(payment.id)
    return refuse(409, 'order_already_canceled')
  }
  return Response.json({ orderId: order.id, paymentUrl: url })
}
