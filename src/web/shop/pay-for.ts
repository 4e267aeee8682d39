import type { Address } from '#shop/address.ts'
import type { BookOrderKind } from '#shop/order.ts'
import { callFunction } from '../builder/call-function.ts'
import type { Locale } from '../locale/locale.ts'
import { keptWord } from './kept-for-a-month.ts'
import { forgetOrderId, orderIdFor } from './order-id.ts'

interface Wish {
  bookId: string
  kind: BookOrderKind
  locale: Locale
  /** Only for a printed book. */
  address: Address | null
  discountCode: string | null
  /** The newest copy that the page knows to be paid for: whoever sees it and orders wants one more. */
  printedOrderId: string | null
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

/** Makes the order, once however often it is asked for, and tells where it is paid. */
export async function payFor(
  wish: Wish,
): Promise<{ ok: true; paymentUrl: string } | { ok: false; code: string }> {
  const first = await place(wish)
  if (first.ok || !goneNowhere.includes(first.code)) return first
  // The order of an earlier try went nowhere, or was for something else; this is a new one.
  forgetOrderId(sessionStorage)
  return await place(wish)
}

async function place(wish: Wish): ReturnType<typeof payFor> {
  const { bookId, kind, locale, address, discountCode, printedOrderId, withdrawalWords } = wish
  const wanted = { bookId, kind, address, discountCode, after: printedOrderId }
  const orderId = orderIdFor(sessionStorage, wanted, () => crypto.randomUUID())
  const referrer = keptWord(localStorage, 'referrer', Date.now())
  const called = await callFunction<{ paymentUrl: string }>('buy', {
    orderId,
    bookId,
    kind,
    locale,
    ...(address !== null && { address }),
    ...(discountCode !== null && { discountCode }),
    ...(withdrawalWords !== null && { withdrawalWords }),
    ...(referrer !== null && { referrer }),
  })
  return called.ok ? { ok: true, paymentUrl: called.answer.paymentUrl } : called
}
