/** A discount code as it stands in the data. */
export interface DiscountCode {
  code: string
  percentOff: number
  validFrom: Date
  validUntil: Date | null
  /** null: as many orders as come. */
  mostUses: number | null
}

/** `reason` is a message key that tells people why. */
export type DiscountAnswer = { ok: true; percentOff: number } | { ok: false; reason: DiscountRefusal }
export type DiscountRefusal =
  | 'discount_unknown'
  | 'discount_not_yet'
  | 'discount_over'
  | 'discount_used_up'
  | 'discount_reserved'

/** How many orders have a code: paid with it, or still to be paid. */
export interface DiscountUses {
  paid: number
  open: number
}

/** Whether a code may be used now. An open order holds its use until it is paid or canceled. */
export function judgeDiscount(code: DiscountCode | null, uses: DiscountUses, now: Date): DiscountAnswer {
  if (code === null) return { ok: false, reason: 'discount_unknown' }
  if (now < code.validFrom) return { ok: false, reason: 'discount_not_yet' }
  if (code.validUntil !== null && now >= code.validUntil) return { ok: false, reason: 'discount_over' }
  const most = code.mostUses ?? Infinity
  if (uses.paid >= most) return { ok: false, reason: 'discount_used_up' }
  if (uses.paid + uses.open >= most) return { ok: false, reason: 'discount_reserved' }
  return { ok: true, percentOff: code.percentOff }
}

/** A code as people type it, in the form in which it is kept; null when it cannot be one. */
export function readDiscountCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z0-9]{3,24}$/.test(code) ? code : null
}
