import type { Cents } from '#book/size.ts'

/** What a code takes off a book: a part of its price, or an amount. */
export type Worth = { percentOff: number } | { centsOff: Cents }

/** A discount code as it stands in the data. */
export interface DiscountCode {
  code: string
  worth: Worth
  validFrom: Date
  validUntil: Date | null
  /** null: as many orders as come. */
  mostUses: number | null
  /** What the book costs at least, before the discount. */
  leastCents: Cents
  oncePerPerson: boolean
}

/** A code that counts now, for books that cost `leastCents` or more. */
export interface GoodDiscount {
  ok: true
  code: string
  worth: Worth
  leastCents: Cents
}
/** `reason` is a message key that tells people why; `from`: when it counts. */
export type DiscountAnswer =
  | GoodDiscount
  | { ok: false; reason: 'discount_not_yet'; from: Date }
  | { ok: false; reason: DiscountRefusal }
export type DiscountRefusal =
  | 'discount_unknown'
  | 'discount_over'
  | 'discount_used_up'
  | 'discount_reserved'
  | 'discount_used_by_you'
  | 'discount_least'

/** How many orders have a code: paid with it, or still to be paid. */
export interface DiscountUses {
  paid: number
  open: number
  /** How many of either are of the person who asks. */
  own: number
}

/** Whether a code may be used now. An open order holds its use until it is paid or canceled. */
export function judgeDiscount(code: DiscountCode | null, uses: DiscountUses, now: Date): DiscountAnswer {
  if (code === null) return { ok: false, reason: 'discount_unknown' }
  // One that was ended before its first day never begins.
  if (code.validUntil !== null && now >= code.validUntil) return { ok: false, reason: 'discount_over' }
  if (now < code.validFrom) return { ok: false, reason: 'discount_not_yet', from: code.validFrom }
  if (code.oncePerPerson && uses.own > 0) return { ok: false, reason: 'discount_used_by_you' }
  const most = code.mostUses ?? Infinity
  if (uses.paid >= most) return { ok: false, reason: 'discount_used_up' }
  if (uses.paid + uses.open >= most) return { ok: false, reason: 'discount_reserved' }
  return { ok: true, code: code.code, worth: code.worth, leastCents: code.leastCents }
}

/** A book always costs this much: a till takes no payment of nothing. */
const leastPaidCents: Cents = 100

/** What a code takes off a book of this price. */
export function centsOff(worth: Worth | null, bookCents: Cents): Cents {
  if (worth === null) return 0
  if ('percentOff' in worth) return Math.round((bookCents * worth.percentOff) / 100)
  return Math.max(0, Math.min(worth.centsOff, bookCents - leastPaidCents))
}

/** A code as people type it, in the form in which it is kept; null when it cannot be one. */
export function readDiscountCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z0-9]{3,24}$/.test(code) ? code : null
}
