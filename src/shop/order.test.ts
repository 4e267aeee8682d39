import { expect, test } from 'vitest'
import { moveFulfilment, movePayment } from './order.ts'

test('a pending order becomes paid once and then stays paid', () => {
  expect(movePayment('pending', 'payment-received')).toEqual({ ok: true, to: 'paid' })
  expect(movePayment('paid', 'payment-received')).toEqual({ ok: false, reason: 'order_already_paid' })
  expect(movePayment('paid', 'payment-canceled')).toEqual({ ok: false, reason: 'order_already_paid' })
})

test.each(['payment-canceled', 'payment-failed', 'payment-expired'] as const)(
  'a pending order is canceled by %s, and what is paid for it after that goes back',
  (event) => {
    expect(movePayment('pending', event)).toEqual({ ok: true, to: 'canceled' })
    expect(movePayment('canceled', 'payment-received')).toEqual({ ok: true, to: 'refund_due' })
    expect(movePayment('refund_due', 'payment-received').ok).toBe(false)
  },
)

test('a printed order goes from waiting to the printer and never back', () => {
  expect(moveFulfilment('none', 'print-order-paid')).toEqual({ ok: true, to: 'waiting' })
  expect(moveFulfilment('waiting', 'regret-window-passed')).toEqual({ ok: true, to: 'sent_to_printer' })
  expect(moveFulfilment('shipped', 'print-order-paid').ok).toBe(false)
})
