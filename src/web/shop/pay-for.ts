import type { Address } from '#shop/address.ts'
import type { Cents } from '#book/size.ts'
import type { Gift } from '#shop/gift-card.ts'
import type { GivenBook } from '#shop/given-book.ts'
import type { BookOrderKind } from '#shop/order.ts'
import type { MailedPresent, PrintedPresent } from '#shop/present.ts'
import { callFunction } from '../builder/call-function.ts'
import type { Locale } from '../locale/locale.ts'
import { readKeptWord } from './kept-for-a-while.ts'
import { forgetOrderId, orderIdFor } from './order-id.ts'

interface Wish {
  bookId: string
  kind: BookOrderKind
  locale: Locale
  /** Only for a printed book. */
  address: Address | null
  discountCode: string | null
  /** null: it is none. */
  present: MailedPresent | PrintedPresent | null
  /** The newest copy that the page knows to be paid for: whoever sees it and orders wants one more. */
  printedOrderId: string | null
  /** The gift card that pays, and how much of it was shown. */
  giftCard: { code: string; cents: Cents } | null
  /** The words that were ticked to have the download at once; null: it is theirs already. */
  withdrawalWords: string | null
}

const goneNowhere = [
  'order_already_canceled',
  'order_already_refund_due',
  'order_already_refunded',
  'order_already_charged_back',
  'order_has_other_contents',
]

export type Paid = { ok: true; paymentUrl: string } | { ok: false; code: string }

/** Makes the order of a book, once however often it is asked for, and tells where it is paid. */
export async function payFor(wish: Wish): Promise<Paid> {
  const { bookId, kind, locale, address, discountCode, giftCard, printedOrderId, withdrawalWords, present } =
    wish
  const referrer = readKeptWord('referrer')
  const body = {
    bookId,
    kind,
    locale,
    ...(address !== null && { address }),
    ...(discountCode !== null && { discountCode }),
    ...(present !== null && { present }),
    ...(giftCard !== null && { giftCard }),
    ...(withdrawalWords !== null && { withdrawalWords }),
    ...(referrer !== null && { referrer }),
  }
  const wanted = { bookId, kind, address, discountCode, giftCard, after: printedOrderId }
  return order('buy', wanted, body)
}

/** The same of a gift card. */
export function payForGift(wish: { locale: Locale; cents: Cents; gift: Gift }): Promise<Paid> {
  const { cents, gift } = wish
  return order('buy-gift-card', { cents, gift }, wish)
}

/** The same of a book that is given by a reading link. */
export function payForBook(wish: {
  locale: Locale
  token: string
  cents: Cents
  given: Pick<GivenBook, 'giverName' | 'message'>
  discountCode: string | null
  giftCard: Wish['giftCard']
  withdrawalWords: string
}): Promise<Paid> {
  const { discountCode, giftCard, ...rest } = wish
  const { token, cents, given } = rest
  const codes = { ...(discountCode !== null && { discountCode }), ...(giftCard !== null && { giftCard }) }
  return order('give-book', { token, cents, given, ...codes }, { ...rest, ...codes })
}

/** @param wanted what makes it this order and no other */
async function order(name: string, wanted: unknown, body: Record<string, unknown>): Promise<Paid> {
  const place = async (): Promise<Paid> => {
    const orderId = orderIdFor(sessionStorage, wanted, () => crypto.randomUUID())
    const called = await callFunction<{ paymentUrl: string }>(name, { orderId, ...body })
    return called.ok ? { ok: true, paymentUrl: called.answer.paymentUrl } : called
  }
  const first = await place()
  if (first.ok || !goneNowhere.includes(first.code)) return first
  // The order of an earlier try went nowhere, or was for something else; this is a new one.
  forgetOrderId(sessionStorage)
  return place()
}
