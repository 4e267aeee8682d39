import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { buy } from '#functions/buy.ts'
import { buyGiftCard } from '#functions/buy-gift-card.ts'
import { checkDiscount } from '#functions/check-discount.ts'
import { operate } from '#functions/operate.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import type { GiftCardRow } from '#records/gift-card-rows.ts'
import { type InvoiceRow, listInvoices } from '#records/invoice-rows.ts'
import { type OrderRow, readOrder } from '#records/order-rows.ts'
import { giftDay } from '#shop/gift-card.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { standAtCounter } from '../act-as.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

/** Where the printed books of these tests go: Belgium, with a rate of its own. */
export const address = {
  firstName: 'Anna',
  lastName: 'de Wit',
  street: 'Langestraat',
  number: '12',
  city: 'Gent',
  postalCode: '9000',
  email: 'anna@example.org',
  country: 'BE',
}
/** What is wished of a gift card, unless told otherwise. */
export const gift = {
  recipientEmail: 'opa@example.org',
  recipientName: 'Opa Kees',
  giverName: 'Noor',
  message: 'Voor een boek samen.',
  locale: 'nl',
  mailOn: null,
}

export interface Answer {
  status: number
  orderId?: string
  paymentUrl?: string
  code?: string
}

export interface Card extends GiftCardRow {
  left: number
  ended_at: Date | null
}

interface Mailed {
  recipient: string
  subject: string
  plain: string
}

/** A shop for the tests of a file, and what people do in it about gift cards. Called once, at its top. */
export function withGiftShop() {
  let shop: TestWorkshop
  beforeAll(async () => {
    shop = await startTestWorkshop({})
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const asAnswer = async (response: Response): Promise<Answer> => ({
    status: response.status,
    ...((await response.json()) as object),
  })

  async function orderAt(orderId: string): Promise<OrderRow> {
    const order = await readOrder(shop.backend.pool, orderId)
    if (!order) throw new Error(`there is no order ${orderId}`)
    return order
  }

  async function webhook(orderId: string): Promise<void> {
    const body = new URLSearchParams({ id: (await orderAt(orderId)).payment_id ?? '' })
    const request = new Request('http://x', { method: 'POST', body })
    expect((await paymentWebhook(shop.counter, request)).status).toBe(200)
  }

  /** Somebody pays at the till, and the till calls, twice at once. */
  async function pay(orderId: string): Promise<void> {
    const { payment_id: id } = await orderAt(orderId)
    await shop.backend.pool.query(`update house.till_payments set status = 'paid' where id = $1`, [id])
    await Promise.all([webhook(orderId), webhook(orderId)])
  }

  async function placeGift(visitor: Visitor, wish: object = {}, cents = 2500): Promise<Answer> {
    const body = { orderId: randomUUID(), locale: 'nl', cents, gift: { ...gift, ...wish } }
    return asAnswer(await shop.ask(buyGiftCard, visitor, body))
  }

  /** Somebody buys a gift card and pays for it; answers the order. */
  async function bought(visitor: Visitor, wish: object = {}, cents = 2500): Promise<string> {
    const { status, orderId = '' } = await placeGift(visitor, wish, cents)
    expect(status).toBe(200)
    await pay(orderId)
    return orderId
  }

  async function cardsOf(orderId: string): Promise<Card[]> {
    const { rows } = await shop.backend.pool.query<Card>(
      'select *, private.gift_card_left(code) as left from public.gift_cards where order_id = $1',
      [orderId],
    )
    return rows
  }
  async function cardOf(orderId: string): Promise<Card> {
    const [card] = await cardsOf(orderId)
    if (!card) throw new Error(`order ${orderId} has no gift card`)
    return card
  }
  /** A paid gift card, to be used. */
  async function card(cents = 2500): Promise<Card> {
    return cardOf(await bought(await shop.reader(), {}, cents))
  }
  const leftOn = async ({ order_id: orderId }: Card): Promise<number> => (await cardOf(orderId)).left

  async function place(visitor: Visitor, wish: Record<string, unknown>): Promise<Answer> {
    const bookId = wish['bookId'] ?? (await bookOf(shop, visitor))
    const common = { orderId: randomUUID(), bookId, kind: 'download', locale: 'nl', withdrawalWords }
    return asAnswer(await shop.ask(buy, visitor, { ...common, ...wish }))
  }
  async function placed(visitor: Visitor, wish: Record<string, unknown>): Promise<string> {
    const { status, orderId, code } = await place(visitor, wish)
    expect({ status, code }).toEqual({ status: 200, code: undefined })
    return orderId ?? ''
  }
  const check = async (visitor: Visitor, code: string, bookId?: string): Promise<unknown> =>
    (await shop.ask(checkDiscount, visitor, { code, bookId })).json()

  const mailsNamed = (name: string): Promise<Mailed[]> => mailsLike(name.replaceAll('_', '\\_'))
  async function mailsLike(pattern: string): Promise<Mailed[]> {
    const { rows } = await shop.backend.pool.query<Mailed>(
      'select recipient, subject, plain from house.mails where name like $1',
      [pattern],
    )
    return rows
  }

  async function invoicesOf(orderId: string): Promise<InvoiceRow[]> {
    const all = await listInvoices(shop.backend.pool, giftDay(0).slice(0, 7))
    return all.filter((row) => row.order_id === orderId)
  }

  async function refundedAtTill(orderId: string): Promise<number> {
    const payment = await shop.counter.payments.readPayment((await orderAt(orderId)).payment_id ?? '')
    return payment?.refundedCents ?? -1
  }

  async function refundAtCounter(orderId: string, cents: number): Promise<number> {
    const what = { act: 'refund', subject: orderId, cents }
    return (await shop.ask(operate, (await standAtCounter(shop.backend)).visitor, { id: randomUUID(), what }))
      .status
  }

  return {
    /** Known once the tests run. */
    get shop() {
      return shop
    },
    asAnswer,
    orderAt,
    webhook,
    pay,
    placeGift,
    bought,
    cardsOf,
    cardOf,
    card,
    leftOn,
    place,
    placed,
    check,
    mailsNamed,
    mailsLike,
    invoicesOf,
    refundedAtTill,
    refundAtCounter,
  }
}
