import type { Worth } from '#shop/discount.ts'
import { centsTyped } from './cents-typed.ts'

/** What somebody typed as a discount: "10 %" of the book, or an amount in euros; null when it is neither. */
export function worthTyped(typed: string): Worth | null {
  const percent = /^\s*(\d{1,2})\s*%\s*$/.exec(typed)
  if (percent) return { percentOff: Number(percent[1]) }
  const cents = centsTyped(typed.replace('€', ''))
  return cents === null ? null : { centsOff: cents }
}
