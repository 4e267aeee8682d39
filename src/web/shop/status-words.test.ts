import { expect, test } from 'vitest'
import { m } from '../messages/generated/messages.js'
import { stateWords } from './status-words.ts'

test('a paid print is headed with where it is', () => {
  const of = (fulfilment: Parameters<typeof stateWords>[0]['fulfilment']): string =>
    stateWords({ status: 'paid', fulfilment })
  expect(of('delivered')).toBe(m.order_state_delivered())
  expect(of('rejected')).toBe(m.order_state_rejected())
  expect(of('waiting')).toBe(m.order_paid())
  expect(of('none')).toBe(m.order_paid())
})

test('what goes back is told before where the book is', () => {
  expect(stateWords({ status: 'refunded', fulfilment: 'delivered' })).toBe(m.order_refunded())
})
