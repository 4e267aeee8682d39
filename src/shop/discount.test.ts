import { describe, expect, it } from 'vitest'
import { judgeDiscount, readDiscountCode } from './discount.ts'
import { priceOf } from './price.ts'

const now = new Date('2026-11-22T12:00:00Z')
const code = { code: 'VOORLEZEN', percentOff: 10, validFrom: new Date(0), validUntil: null, mostUses: null }

const unused = { paid: 0, open: 0 }

describe('a discount code', () => {
  it('is good without an end or a limit', () => {
    expect(judgeDiscount(code, { paid: 1_000, open: 9 }, now)).toEqual({ ok: true, percentOff: 10 })
  })

  it('says why it cannot be used', () => {
    expect(judgeDiscount(null, unused, now)).toEqual({ ok: false, reason: 'discount_unknown' })
    expect(judgeDiscount({ ...code, validFrom: new Date('2026-12-01') }, unused, now)).toEqual({
      ok: false,
      reason: 'discount_not_yet',
    })
    expect(judgeDiscount({ ...code, validUntil: now }, unused, now)).toEqual({
      ok: false,
      reason: 'discount_over',
    })
    expect(judgeDiscount({ ...code, mostUses: 3 }, { paid: 3, open: 0 }, now)).toEqual({
      ok: false,
      reason: 'discount_used_up',
    })
    expect(judgeDiscount({ ...code, mostUses: 3 }, { paid: 1, open: 2 }, now)).toEqual({
      ok: false,
      reason: 'discount_reserved',
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
    expect(priceOf('print', 'small', { country: 'NL', percentOff: 15 })).toEqual({
      bookCents: 3495,
      discountCents: 524,
      shippingCents: 495,
      totalCents: 3466,
    })
  })

  it('is the plain price without one', () => {
    expect(priceOf('download', 'small')).toMatchObject({ discountCents: 0, totalCents: 995 })
  })
})
