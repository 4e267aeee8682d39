import type { Cents } from '#book/size.ts'
import { giftShare } from '#shop/gift-card.ts'
import { type Price, priceOf } from '#shop/price.ts'
import type { DiscountState } from './use-discount.ts'

/** What an order of a book comes to with the codes of whoever buys it. */
export interface Sum extends Price {
  /** The code that counts, and what it takes off. */
  discount: { code: string; cents: Cents } | null
  /** The gift card that pays, and how much of it. */
  giftCard: { code: string; cents: Cents } | null
  /** What is left to be paid. */
  dueCents: Cents
}

/** A code that wants a dearer book than this one stays in sight, and does not count; a gift card pays as much as is left on it. */
export function sumOf(
  { discount, giftCard }: Pick<DiscountState, 'discount' | 'giftCard'>,
  ...[kind, size, options]: Parameters<typeof priceOf>
): Sum {
  const list = priceOf(kind, size)
  const counts = discount !== null && list.bookCents >= discount.leastCents ? discount : null
  const price = priceOf(kind, size, { ...options, worth: counts?.worth })
  const giftCents = giftCard === null ? 0 : giftShare(giftCard.leftCents, price.totalCents)
  return {
    ...price,
    discount: counts === null ? null : { code: counts.code, cents: price.discountCents },
    giftCard: giftCard === null ? null : { code: giftCard.code, cents: giftCents },
    dueCents: price.totalCents - giftCents,
  }
}
