import { expect, test } from 'vitest'
import { m } from '../messages/generated/messages.js'
import { printingWords } from './printing.tsx'

test.each([null, 'making', 'blocked', 'canceled'])(
  'a print that is %s is not said to be at the printer',
  (state) => {
    expect(printingWords({ fulfilment: 'sent_to_printer', print_state: state })).toBe(
      m.order_fulfilment_preparing(),
    )
  },
)

test('a print that the printer has taken is said to be there', () => {
  expect(printingWords({ fulfilment: 'sent_to_printer', print_state: 'sent' })).toBe(
    m.order_fulfilment_sent(),
  )
  expect(printingWords({ fulfilment: 'waiting', print_state: null })).toBe(m.order_print_waiting())
})
