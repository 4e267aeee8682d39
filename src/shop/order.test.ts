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

test('a copy that has left the printer can be replaced by operators, and is no rejected print', () => {
  for (const from of ['shipped', 'delivered'] as const) {
    expect(moveFulfilment(from, 'copy-replaced')).toEqual({ ok: true, to: 'sent_to_printer' })
    expect(moveFulfilment(from, 'print-again').ok).toBe(false)
  }
  for (const from of ['none', 'waiting', 'sent_to_printer', 'in_production', 'rejected'] as const) {
    expect(moveFulfilment(from, 'copy-replaced').ok).toBe(false)
  }
})
