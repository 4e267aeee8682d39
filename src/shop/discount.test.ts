import { describe, expect, it } from 'vitest'
import { type DiscountCode, judgeDiscount, readDiscountCode } from './discount.ts'
import { priceOf } from './price.ts'

const now = new Date('2026-11-22T12:00:00Z')
const code: DiscountCode = {
  code: 'VOORLEZEN',
  worth: { percentOff: 10 },
  validFrom: new Date(0),
  validUntil: null,
  mostUses: null,
  leastCents: 0,
  oncePerPerson: false,
}

const unused = { paid: 0, open: 0, own: 0 }

describe('a discount code', () => {
  it('is good without an end or a limit', () => {
    expect(judgeDiscount(code, { paid: 1_000, open: 9, own: 4 }, now)).toEqual({
      ok: true,
      code: 'VOORLEZEN',
      worth: { percentOff: 10 },
      leastCents: 0,
    })
  })

  it('says why it cannot be used', () => {
    expect(judgeDiscount(null, unused, now)).toEqual({ ok: false, reason: 'discount_unknown' })
    const validFrom = new Date('2026-12-01')
    expect(judgeDiscount({ ...code, validFrom }, unused, now)).toEqual({
      ok: false,
      reason: 'discount_not_yet',
      from: validFrom,
    })
    expect(judgeDiscount({ ...code, validFrom, validUntil: now }, unused, now)).toEqual({
      ok: false,
      reason: 'discount_over',
    })
    expect(judgeDiscount({ ...code, mostUses: 3 }, { ...unused, paid: 3 }, now)).toEqual({
      ok: false,
      reason: 'discount_used_up',
    })
    expect(judgeDiscount({ ...code, mostUses: 3 }, { ...unused, paid: 1, open: 2 }, now)).toEqual({
      ok: false,
      reason: 'discount_reserved',
    })
    expect(judgeDiscount({ ...code, oncePerPerson: true }, { paid: 7, open: 0, own: 1 }, now)).toEqual({
      ok: false,
      reason: 'discount_used_by_you',
    })
  })

  it('may be typed with small letters, spaces and hyphens', () => {
    expect(readDiscountCode(' voor-lezen ')).toBe('VOORLEZEN')
    expect(readDiscountCode('ab')).toBeNull()
    expect(readDiscountCode('10% off!')).toBeNull()
  })
})

describe('a price with a discount', () => {
  it('takes a share off the book, in whole cents, and nothing off the parcel', () => {
    expect(priceOf('print', 'small', { country: 'NL', worth: { percentOff: 15 } })).toEqual({
      bookCents: 3495,
      discountCents: 524,
      shippingCents: 495,
      totalCents: 3466,
    })
  })

  it('takes an amount off the book, and leaves a euro to pay', () => {
    expect(priceOf('print', 'small', { country: 'NL', worth: { centsOff: 500 } })).toMatchObject({
      discountCents: 500,
      totalCents: 3490,
    })
    expect(priceOf('download', 'small', { worth: { centsOff: 5000 } })).toMatchObject({
      discountCents: 895,
      totalCents: 100,
    })
  })

  it('is the plain price without one', () => {
    expect(priceOf('download', 'small')).toMatchObject({ discountCents: 0, totalCents: 995 })
  })
})
