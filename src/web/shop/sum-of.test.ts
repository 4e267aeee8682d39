import { expect, test } from 'vitest'
import { priceOf } from '#shop/price.ts'
import { sumOf } from './sum-of.ts'

const { bookCents } = priceOf('download', 'small')
const tenth = { code: 'TIEN', worth: { percentOff: 10 }, leastCents: 0 }

test('a discount comes off first, and a gift card pays of what is left', () => {
  const due = bookCents - Math.round(bookCents / 10)
  const sum = sumOf({ discount: tenth, giftCard: { code: 'CADEAU', leftCents: 500 } }, 'download', 'small')
  expect(sum).toMatchObject({ totalCents: due, dueCents: due - 500 })
  expect(sum).toMatchObject({
    discount: { code: 'TIEN', cents: bookCents - due },
    giftCard: { code: 'CADEAU', cents: 500 },
  })
  const paid = sumOf(
    { discount: null, giftCard: { code: 'CADEAU', leftCents: 100_000 } },
    'download',
    'small',
  )
  expect(paid).toMatchObject({ dueCents: 0, giftCard: { cents: bookCents }, discount: null })
})

test('a code that wants a dearer book does not count, and a parcel does', () => {
  const dear = { ...tenth, leastCents: 100_000 }
  const sum = sumOf({ discount: dear, giftCard: null }, 'print', 'small', { country: 'NL' })
  expect(sum).toEqual({
    ...priceOf('print', 'small', { country: 'NL' }),
    discount: null,
    giftCard: null,
    dueCents: priceOf('print', 'small', { country: 'NL' }).totalCents,
  })
})
