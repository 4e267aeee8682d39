import { expect, test } from 'vitest'
import { countries } from './address.ts'
import { sizes } from '#book/size.ts'
import { giftCents, giftCodeInGroups, giftDay, giftRefusal, giftSchema, isGiftCode } from './gift-card.ts'
import { readDiscountCode } from './discount.ts'
import { priceOf } from './price.ts'

const gift = {
  recipientEmail: ' Opa@Example.org ',
  recipientName: 'Opa  Kees',
  giverName: 'Noor',
  message: 'Voor jou,\nen voor mij.',
  locale: 'nl',
  mailOn: null,
}
const problemsOf = (change: object): string[] =>
  giftSchema.safeParse({ ...gift, ...change }).error?.issues.map(({ message }) => message) ?? []

test('the largest gift card pays for any printed book, wherever it goes', () => {
  const dearest = sizes.flatMap((size) =>
    countries.map((country) => priceOf('print', size, { country }).totalCents),
  )
  expect(Math.max(...giftCents)).toBeGreaterThanOrEqual(Math.max(...dearest))
})

test('names are kept on one line, and words on the lines on which they were typed', () => {
  expect(giftSchema.parse(gift)).toMatchObject({
    recipientEmail: 'opa@example.org',
    recipientName: 'Opa Kees',
    message: 'Voor jou,\nen voor mij.',
  })
})

test.each([
  ['  Lieve Noor, \r\n \tvan  opa\r\n', 'Lieve Noor,\nvan opa'],
  ['Dag!\n\n \n\nOpa', 'Dag!\n\nOpa'],
  ['a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
  [' \n ', ''],
  // More of them than a card or a page has room for go on after each other.
  ['abcdefghijklmn'.split('').join('\n'), 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl m n'],
])('the words %j are kept as %j', (typed, kept) => {
  expect(giftSchema.parse({ ...gift, message: typed }).message).toBe(kept)
})

test.each([
  [{ recipientEmail: 'opa' }, 'email_invalid'],
  [{ recipientName: ' ' }, 'gift_recipient_required'],
  [{ giverName: '' }, 'gift_giver_required'],
  [{ message: 'a'.repeat(301) }, 'gift_too_long'],
  [{ message: 'a\u202Eb' }, 'gift_signs'],
  [{ giverName: 'a\u0000b' }, 'gift_signs'],
  [{ mailOn: giftDay(-1) }, 'gift_day_past'],
  [{ mailOn: giftDay(370) }, 'gift_day_far'],
  [{ mailOn: '2026-02-30' }, 'gift_day_invalid'],
])('%j is refused', (change, problem) => {
  expect(problemsOf(change)).toContain(problem)
})

test.each([null, giftDay(0), giftDay(365)])('it may be mailed on %s', (mailOn) => {
  expect(problemsOf({ mailOn })).toEqual([])
})

test('a day is one of the Netherlands', () => {
  expect(giftDay(0, new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
})

test.each([
  ['CADEAUABCDEFGHJK', true],
  ['GIFTABCDEFGHJK', true],
  // A discount may be called so.
  ['GIFTWEEK', false],
  ['CADEAU', false],
  ['XGIFTABCDEFGHJK', false],
])('whether %s is the code of a gift card: %s', (code, isOne) => {
  expect(isGiftCode(code)).toBe(isOne)
})

test('a card that is over, ended or empty pays for nothing', () => {
  const card = { code: 'CADEAU', leftCents: 100, validUntil: new Date('2029-01-01'), isEnded: false }
  const now = new Date('2028-01-01')
  expect(giftRefusal(card, now)).toBeNull()
  expect(giftRefusal(card, card.validUntil)).toBe('gift_card_over')
  expect(giftRefusal({ ...card, isEnded: true }, now)).toBe('gift_card_ended')
  expect(giftRefusal({ ...card, leftCents: 0 }, now)).toBe('gift_card_empty')
})

test('a code is read in groups, and typed so it is the same code', () => {
  expect(giftCodeInGroups('CADEAU89H7ZRF6QB')).toBe('CADEAU 89H7 ZRF6 QB')
  expect(giftCodeInGroups('GIFT99PSUKWQ5M')).toBe('GIFT 99PS UKWQ 5M')
  expect(readDiscountCode(giftCodeInGroups('GIFT99PSUKWQ5M'))).toBe('GIFT99PSUKWQ5M')
})
