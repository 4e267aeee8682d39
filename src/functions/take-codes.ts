import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import type { Cents } from '#book/size.ts'
import { type DiscountAsker, takeDiscount } from '#records/discount-rows.ts'
import { lockGiftCard } from '#records/gift-card-rows.ts'
import type { NewOrder, OrderRow } from '#records/order-rows.ts'
import { readDiscountCode, type Worth } from '#shop/discount.ts'
import { giftRefusal, giftShare } from '#shop/gift-card.ts'
import type { Price } from '#shop/price.ts'

/** What an order of a book says of codes. */
export const codesShape = {
  discountCode: z.optional(z.string().check(z.maxLength(60))),
  /** The gift card that pays, and how much of it the buyer was shown. */
  giftCard: z.optional(
    z.object({ code: z.string().check(z.maxLength(60)), cents: z.int().check(z.positive()) }),
  ),
}

export interface Codes {
  discountCode?: string | undefined
  giftCard?: { code: string; cents: Cents } | undefined
}

/** The gift card's code in the form in which it is kept; null: none, or not one at all. */
export function giftCodeOf({ giftCard }: Codes): string | null {
  return giftCard === undefined ? null : readDiscountCode(giftCard.code)
}

/** Whether an order was placed with these codes. */
export function hasCodes(order: OrderRow, codes: Codes): boolean {
  const { discountCode, giftCard } = codes
  return (
    order.discount_code === (discountCode === undefined ? null : readDiscountCode(discountCode)) &&
    order.gift_code === giftCodeOf(codes) &&
    order.gift_cents === (giftCard?.cents ?? 0)
  )
}

/** What a book comes to with its codes. */
export type Priced = { price: Price } & Pick<
  NewOrder,
  'bookCents' | 'discountCents' | 'discountCode' | 'giftCard'
>

/**
 * The price of a book with the codes of an order, which nobody else takes until the transaction ends; a message key when they
 * cannot be used.
 */
export async function takeCodes(
  client: ClientBase,
  codes: Codes,
  { asker, priceWith }: { asker: DiscountAsker; priceWith: (worth: Worth | undefined) => Price },
): Promise<Priced | string> {
  const { discountCode } = codes
  const discount = discountCode === undefined ? null : await takeDiscount(client, discountCode, asker)
  if (discount?.ok === false) return discount.reason
  const price = priceWith(discount?.worth)
  if (discount && price.bookCents < discount.leastCents) return 'discount_least'
  const giftCard = await takeGift(client, codes, price.totalCents)
  if (typeof giftCard === 'string') return giftCard
  const { bookCents, discountCents } = price
  return { price, bookCents, discountCents, discountCode: discount?.code ?? null, giftCard }
}

/**
 * What a gift card pays of a price; null when there is none. The buyer pays what was on the screen: when less is left on
 * the card by now, nothing is ordered.
 */
async function takeGift(
  client: ClientBase,
  codes: Codes,
  totalCents: Cents,
): Promise<NewOrder['giftCard'] | string> {
  if (codes.giftCard === undefined) return null
  const code = giftCodeOf(codes)
  const card = code === null ? null : await lockGiftCard(client, code)
  if (!card) return 'discount_unknown'
  const refusal = giftRefusal(card, new Date())
  if (refusal !== null) return refusal
  const cents = giftShare(card.leftCents, totalCents)
  return cents === codes.giftCard.cents ? { code: card.code, cents } : 'gift_card_changed'
}
