import { expect, test } from 'vitest'
import { sizeTable } from '#book/size.ts'
import { m } from '../messages/generated/messages.js'
import { whatItBuys } from './what-it-buys.ts'

test('an amount says the most that it pays for in full', () => {
  const { small, extraLarge } = sizeTable
  expect(whatItBuys(small.downloadCents - 1, 'nl')).toContain(m.gift_buys_part({ amount: '' }).slice(0, 10))
  expect(whatItBuys(small.downloadCents, 'nl')).toBe(m.gift_buys_small_download())
  expect(whatItBuys(extraLarge.downloadCents, 'nl')).toBe(m.gift_buys_any_download())
  expect(whatItBuys(extraLarge.downloadCents * 2 - 1, 'en')).toBe(m.gift_buys_any_download())
  expect(whatItBuys(4000, 'nl')).toBe(m.gift_buys_small_print())
  // To Britain the postage is more.
  expect(whatItBuys(4000, 'en')).toBe(m.gift_buys_two_or_print())
  expect(whatItBuys(extraLarge.downloadCents * 2, 'en')).toBe(m.gift_buys_two_downloads())
  expect(whatItBuys(6000, 'en')).toBe(m.gift_buys_any_print())
})

test('a printed book counts with its postage', () => {
  expect(whatItBuys(sizeTable.small.printedCents, 'nl')).not.toBe(m.gift_buys_small_print())
})
