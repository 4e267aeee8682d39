import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chargeBackTillPayment, closeTillPayment } from '#adapters/till/house-till.ts'
import { buy } from '#functions/buy.ts'
import { buyGiftCard } from '#functions/buy-gift-card.ts'
import { cancelOrder } from '#functions/cancel-order.ts'
import { changeGiftMail } from '#functions/change-gift-mail.ts'
import { checkDiscount } from '#functions/check-discount.ts'
import { exportData } from '#functions/export-data.ts'
import { operate } from '#functions/operate.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import type { GiftCardRow } from '#records/gift-card-rows.ts'
import { type InvoiceRow, listInvoices } from '#records/invoice-rows.ts'
import { saveOperator } from '#records/operator-rows.ts'
import { type OrderRow, providerCents, readOrder, totalCents } from '#records/order-rows.ts'
import { giftDay } from '#shop/gift-card.ts'
import { vatWithin } from '#shop/vat.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { mailGiftCards } from '#workflows/mail-gift-cards.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { sweepOrders } from '#workflows/sweep-orders.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
beforeAll(async () => {
  shop = await startTestWorkshop({})
})
afterAll(() => shop[Symbol.asyncDispose]())

const address = {
  firstName: 'Anna',
  lastName: 'de Wit',
  street: 'Langestraat',
  number: '12',
  city: 'Gent',
  postalCode: '9000',
  email: 'anna@example.org',
  country: 'BE',
}
const gift = {
  recipientEmail: 'opa@example.org',
  recipientName: 'Opa Kees',
  giverName: 'Noor',
  message: 'Voor een boek samen.',
  locale: 'nl',
  mailOn: null,
}

interface Answer {
  status: number
  orderId?: string
  paymentUrl?: string
  code?: string
}
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

interface Card extends GiftCardRow {
  left: number
  ended_at: Date | null
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

interface Mailed {
  recipient: string
  subject: string
  plain: string
}
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

async function makeOperator(): Promise<Visitor> {
  const operator = await shop.reader()
  await saveOperator(shop.backend.pool, operator.email ?? '', true)
  return operator
}

async function refundAtCounter(orderId: string, cents: number): Promise<number> {
  const what = { act: 'refund', subject: orderId, cents }
  return (await shop.ask(operate, await makeOperator(), { id: randomUUID(), what })).status
}

describe('buying a gift card', () => {
  test('makes one card, one thank-you with one invoice, however often the till calls', async () => {
    const visitor = await shop.reader()
    const orderId = await bought(visitor)
    await sweepOrders(shop.counter, shop.counter.queue)
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid', kind: 'gift', book_id: null, gift: null })
    const [only, ...others] = await cardsOf(orderId)
    expect(others).toEqual([])
    expect(only).toMatchObject({
      cents: 2500,
      left: 2500,
      recipient_email: 'opa@example.org',
      mailed_at: null,
    })
    expect(only?.code).toMatch(/^CADEAU[A-Z2-9]{10}$/)
    const years = ((only?.valid_until.getTime() ?? 0) - Date.now()) / (365.25 * 24 * 60 * 60 * 1000)
    expect(years).toBeGreaterThanOrEqual(3)
    const mails = await mailsNamed(`gift_paid/${orderId}`)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: visitor.email })
    expect(mails[0]?.plain).toContain('opa@example.org')
    expect(mails[0]?.plain).not.toContain(only?.code)
    expect(mails[0]?.plain).toMatch(/Factuur \d{4}-\d{5} zit als pdf bij deze mail/)
  })

  test('is thanked for with a word on changing the address only while that can be done', async () => {
    const thanks = async (mailOn: string | null): Promise<string | undefined> =>
      (await mailsNamed(`gift_paid/${await bought(await shop.reader(), { mailOn })}`))[0]?.plain
    expect(await thanks(giftDay(10))).toContain('nog veranderen')
    const atOnce = await thanks(null)
    expect(atOnce).toContain('De code staat ook bij je bestelling.')
    expect(atOnce).not.toContain('veranderen')
  })

  test('bears no tax, and the sum is the same wherever it stands', async () => {
    const orderId = await bought(await shop.reader(), {}, 6000)
    expect(totalCents(await orderAt(orderId))).toBe(6000)
    const [invoice, ...others] = await invoicesOf(orderId)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      total_cents: 6000,
      vat_cents: 0,
      lines: [{ vatPercent: 0 }],
      gift_cents: 0,
    })
    expect(invoice?.lines).toEqual([{ what: 'gift', detail: '', cents: 6000, vatPercent: 0, vatCents: 0 }])
    const payment = await shop.counter.payments.readPayment((await orderAt(orderId)).payment_id ?? '')
    expect(payment?.amountCents).toBe(6000)
    expect((await mailsNamed(`gift_paid/${orderId}`))[0]?.subject).toMatch(/€\s60,00/)
  })

  test('needs a confirmed address, one of our amounts, and a day within the year', async () => {
    const visitor = await shop.reader()
    expect(await placeGift({ ...visitor, isGuest: true, email: null })).toMatchObject({ status: 403 })
    expect(await placeGift(visitor, {}, 2600)).toMatchObject({ status: 422 })
    expect(await placeGift(visitor, { mailOn: giftDay(-1) })).toMatchObject({ status: 422 })
    expect(await placeGift(visitor, { message: 'a\u202Eb' })).toMatchObject({ status: 422 })
  })

  test('asked for twice by one press is one order; with other words under the same id it is refused', async () => {
    const visitor = await shop.reader()
    const body = { orderId: randomUUID(), locale: 'nl', cents: 1000, gift }
    const answers = await Promise.all(
      [1, 2].map(async () => asAnswer(await shop.ask(buyGiftCard, visitor, body))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.paymentUrl).toBe(answers[1]?.paymentUrl)
    const other = { ...body, gift: { ...gift, giverName: 'Sam' } }
    expect((await shop.ask(buyGiftCard, visitor, other)).status).toBe(409)
    expect((await shop.ask(buyGiftCard, await shop.reader(), body)).status).toBe(404)
  })
})

describe('a gift card is mailed', () => {
  test('at once when that was asked, and once', async () => {
    const orderId = await bought(await shop.reader())
    await Promise.all([mailGiftCards(shop.counter), mailGiftCards(shop.counter)])
    await mailGiftCards(shop.counter)
    const { code, mailed_at: mailedAt } = await cardOf(orderId)
    expect(mailedAt).not.toBeNull()
    const mails = await mailsNamed(`gift/${orderId}`)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: 'opa@example.org' })
    for (const part of [code, 'Noor', 'Opa Kees', 'Voor een boek samen.', '25,00']) {
      expect(mails[0]?.plain).toContain(part)
    }
    expect(mails[0]?.subject).not.toContain(code)
  })

  test('on its day at eight, wherever the buyer had it sent meanwhile', async () => {
    const visitor = await shop.reader()
    const orderId = await bought(visitor, { mailOn: giftDay(10), locale: 'en' })
    await mailGiftCards(shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toEqual([])
    const { rows } = await shop.backend.pool.query<{ day: string }>(
      `select to_char(mail_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') as day
       from public.gift_cards where order_id = $1`,
      [orderId],
    )
    expect(rows[0]?.day).toBe(`${giftDay(10)} 08:00`)
    const change = { orderId, recipientEmail: 'oma@example.org', mailOn: null }
    expect((await shop.ask(changeGiftMail, await shop.reader(), change)).status).toBe(409)
    expect((await shop.ask(changeGiftMail, visitor, change)).status).toBe(200)
    await mailGiftCards(shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toMatchObject([
      { recipient: 'oma@example.org', subject: 'A picture book for you, from Noor' },
    ])
    expect((await shop.ask(changeGiftMail, visitor, change)).status).toBe(409)
  })
})

describe('a gift card that pays', () => {
  test('for all of a book does so at once, without a payment, however often it is pressed', async () => {
    const [reader, paying] = [await shop.reader(), await card()]
    const wish = {
      orderId: randomUUID(),
      bookId: await bookOf(shop, reader),
      giftCard: { code: paying.code.toLowerCase(), cents: 995 },
    }
    const answers = await Promise.all([place(reader, wish), place(reader, wish), place(reader, wish)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.paymentUrl).toContain(`/orders/${wish.orderId}`)
    // Paid by now, and still no second one.
    expect(await place(reader, wish)).toMatchObject({ status: 200, orderId: wish.orderId })
    expect(await orderAt(wish.orderId)).toMatchObject({ status: 'paid', payment_id: null, gift_cents: 995 })
    expect(await leftOn(paying)).toBe(1505)
    const till = await shop.backend.pool.query(
      `select 1 from house.till_payments where metadata ->> 'orderId' = $1`,
      [wish.orderId],
    )
    expect(till.rows).toEqual([])
    const [invoice, ...others] = await invoicesOf(wish.orderId)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      total_cents: 995,
      gift_cents: 995,
      lines: [{ vatPercent: 9 }],
      vat_cents: vatWithin(995, 9),
      payment_id: null,
    })
    const [thanks, ...more] = await mailsNamed(`paid/${wish.orderId}`)
    expect(more).toEqual([])
    expect(thanks?.plain).toContain('Je betaalde alles met een cadeaubon.')
    await expect
      .poll(async () => {
        const { rows } = await shop.backend.pool.query<{ state: string }>(
          'select state from public.books where id = $1',
          [wish.bookId],
        )
        return rows[0]?.state
      })
      .not.toBe('ready')
  })

  test('for some of a printed book leaves the rest to the till, with the tax on all of it', async () => {
    const [reader, paying] = [await shop.reader(), await card(1000)]
    const orderId = await placed(reader, {
      kind: 'print',
      address,
      giftCard: { code: paying.code, cents: 1000 },
    })
    const order = await orderAt(orderId)
    expect(providerCents(order)).toBe(totalCents(order) - 1000)
    const payment = await shop.counter.payments.readPayment(order.payment_id ?? '')
    expect(payment?.amountCents).toBe(providerCents(order))
    expect(await leftOn(paying)).toBe(0)
    await pay(orderId)
    expect((await mailsNamed(`paid/${orderId}`))[0]?.plain).toMatch(
      /Daarvan betaalde je €\s10,00 met een cadeaubon/,
    )
    const [invoice] = await invoicesOf(orderId)
    expect(invoice).toMatchObject({
      country: 'BE',
      total_cents: totalCents(order),
      gift_cents: 1000,
      vat_cents: vatWithin(totalCents(order), 6),
    })
    expect(invoice?.lines.map(({ what }) => what)).toEqual(['print', 'shipping'])
  })

  test('twice pays what is left the second time, and then no more', async () => {
    const [reader, paying] = [await shop.reader(), await card(1500)]
    await placed(reader, { giftCard: { code: paying.code, cents: 995 } })
    const bookId = await bookOf(shop, reader)
    expect(await check(reader, paying.code, bookId)).toEqual({
      giftCard: { code: paying.code, leftCents: 505 },
    })
    const second = await placed(reader, { bookId, giftCard: { code: paying.code, cents: 505 } })
    await pay(second)
    expect(await orderAt(second)).toMatchObject({ status: 'paid', gift_cents: 505 })
    expect(await check(reader, paying.code)).toEqual({ code: 'gift_card_empty' })
    expect(await place(reader, { giftCard: { code: paying.code, cents: 1 } })).toMatchObject({
      status: 422,
      code: 'gift_card_empty',
    })
  })

  test('goes together with a discount code', async () => {
    const [reader, paying] = [await shop.reader(), await card(1000)]
    const orderId = await placed(reader, {
      discountCode: 'VOORLEZEN',
      giftCard: { code: paying.code, cents: 895 },
    })
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid', discount_cents: 100, gift_cents: 895 })
  })

  test('for two orders at once pays for one, and nobody pays more than was shown', async () => {
    const paying = await card(1000)
    const [anna, ben] = [await shop.reader(), await shop.reader()]
    const wish = { giftCard: { code: paying.code, cents: 995 } }
    const answers = await Promise.all([place(anna, wish), place(ben, wish)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect(answers.find(({ status }) => status === 422)?.code).toBe('gift_card_changed')
    expect(await leftOn(paying)).toBe(5)
  })

  test('is free again when the order comes to nothing: canceled, replaced, run out or erased', async () => {
    const [reader, paying] = [await shop.reader(), await card(1000)]
    const bookId = await bookOf(shop, reader)
    const print = { kind: 'print', address, bookId, giftCard: { code: paying.code, cents: 1000 } }
    const first = await placed(reader, print)
    expect(await leftOn(paying)).toBe(0)
    expect(await check(await shop.reader(), paying.code)).toEqual({ code: 'gift_card_empty' })
    // Their own order for the same book is no hindrance: the new one takes its place, of whichever kind.
    expect(await check(reader, paying.code, bookId)).toMatchObject({ giftCard: { leftCents: 1000 } })
    const second = await placed(reader, { ...print, address: { ...address, number: '14' } })
    expect(await orderAt(first)).toMatchObject({ status: 'canceled' })
    expect(await leftOn(paying)).toBe(0)
    await shop.ask(cancelOrder, reader, { orderId: second })
    expect(await leftOn(paying)).toBe(1000)

    const third = await placed(reader, print)
    await closeTillPayment(shop.backend.pool, (await orderAt(third)).payment_id ?? '', 'expired')
    await webhook(third)
    expect(await leftOn(paying)).toBe(1000)

    const leaving = await shop.reader()
    await placed(leaving, { ...print, bookId: await bookOf(shop, leaving) })
    expect(await leftOn(paying)).toBe(0)
    await eraseUser(shop.counter, leaving)
    expect(await leftOn(paying)).toBe(1000)

    // One that never got as far as the till.
    const { payments } = shop.counter
    shop.counter.payments = { ...payments, createPayment: () => Promise.reject(new Error('out of reach')) }
    const fourth = { ...print, orderId: randomUUID() }
    await expect(place(reader, fourth)).rejects.toThrow('out of reach')
    shop.counter.payments = payments
    expect(await leftOn(paying)).toBe(0)
    await shop.backend.pool.query(
      `update public.orders set created_at = now() - interval '25 hours' where id = $1`,
      [fourth.orderId],
    )
    await sweepOrders(shop.counter, shop.counter.queue)
    expect(await leftOn(paying)).toBe(1000)
  })

  test('and is over, or not one at all, is refused', async () => {
    const [reader, paying] = [await shop.reader(), await card(1000)]
    await shop.backend.pool.query(
      `update public.gift_cards set valid_until = now() - interval '1 minute' where code = $1`,
      [paying.code],
    )
    expect(await check(reader, paying.code)).toEqual({ code: 'gift_card_over' })
    const wish = { giftCard: { code: paying.code, cents: 995 } }
    expect(await place(reader, wish)).toMatchObject({ status: 422, code: 'gift_card_over' })
    expect(await check(reader, 'CADEAUABCDEFGHJK')).toEqual({ code: 'discount_unknown' })
    const unknown = { giftCard: { code: 'CADEAUABCDEFGHJK', cents: 995 } }
    expect(await place(reader, unknown)).toMatchObject({ status: 422, code: 'discount_unknown' })
  })
})

describe('money that goes back', () => {
  test('of an order goes to the till first, then to the card, with a credit note each', async () => {
    const [reader, paying] = [await shop.reader(), await card(1000)]
    const orderId = await placed(reader, {
      kind: 'print',
      address,
      giftCard: { code: paying.code, cents: 1000 },
    })
    await pay(orderId)
    const order = await orderAt(orderId)
    const due = providerCents(order)
    expect(await refundAtCounter(orderId, due - 100)).toBe(200)
    await sendRefunds(shop.counter)
    expect(await refundedAtTill(orderId)).toBe(due - 100)
    expect(await leftOn(paying)).toBe(0)
    expect(await refundAtCounter(orderId, 400)).toBe(200)
    await sendRefunds(shop.counter)
    expect(await refundedAtTill(orderId)).toBe(due)
    expect(await leftOn(paying)).toBe(300)
    expect(await refundAtCounter(orderId, 701)).toBe(409)
    expect(await refundAtCounter(orderId, 700)).toBe(200)
    await sendRefunds(shop.counter)
    await sendRefunds(shop.counter)
    expect(await leftOn(paying)).toBe(1000)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded', refunded_cents: totalCents(order) })
    const credits = (await invoicesOf(orderId)).filter(({ kind }) => kind === 'credit')
    const back = credits.reduce((sum, credit) => sum + credit.total_cents, 0)
    expect(back).toBe(-totalCents(order))
    expect(credits.reduce((sum, credit) => sum + credit.gift_cents, 0)).toBe(-1000)
  })

  test('of a print canceled in its hour that a card paid all of is on the card again', async () => {
    const [reader, paying] = [await shop.reader(), await card(6000)]
    const wish = { kind: 'print', address, giftCard: { code: paying.code, cents: 4190 } }
    const orderId = await placed(reader, wish)
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid', fulfilment: 'waiting' })
    expect(await leftOn(paying)).toBe(1810)
    await Promise.all([1, 2].map(() => shop.ask(cancelOrder, reader, { orderId })))
    await sendRefunds(shop.counter)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded', fulfilment: 'none' })
    expect(await leftOn(paying)).toBe(6000)
    const [told] = await mailsNamed(`canceled/${orderId}`)
    expect(told?.plain).toContain('op de cadeaubon waarmee je betaalde')
  })

  test('of a waiting print whose buyer is erased goes where it came from', async () => {
    const [reader, paying] = [await shop.reader(), await card(1000)]
    const wish = { kind: 'print', address, giftCard: { code: paying.code, cents: 1000 } }
    const orderId = await placed(reader, wish)
    await pay(orderId)
    const { payment_id: paymentId } = await orderAt(orderId)
    await eraseUser(shop.counter, reader)
    await sendRefunds(shop.counter)
    const payment = await shop.counter.payments.readPayment(paymentId ?? '')
    expect(payment).toMatchObject({ amountCents: 3190, refundedCents: 3190 })
    expect(await leftOn(paying)).toBe(1000)
    const credits = (await invoicesOf(orderId)).filter(({ kind }) => kind === 'credit')
    expect(credits.reduce((sum, credit) => sum + credit.total_cents, 0)).toBe(-4190)
  })

  test('for a payment that came too late goes back whole, and the card has its share already', async () => {
    const [reader, paying] = [await shop.reader(), await card(1000)]
    const bookId = await bookOf(shop, reader)
    const print = { kind: 'print', address, bookId, giftCard: { code: paying.code, cents: 1000 } }
    const orderId = await placed(reader, print)
    await shop.ask(cancelOrder, reader, { orderId })
    await pay(orderId)
    await sendRefunds(shop.counter)
    expect(await refundedAtTill(orderId)).toBe(3190)
    expect(await leftOn(paying)).toBe(1000)
    expect((await mailsNamed(`refund_superfluous/${orderId}`))[0]?.subject).toMatch(/€\s31,90/)
  })

  test('of a gift card that nobody used ends it: it is not mailed, and pays for nothing', async () => {
    const orderId = await bought(await shop.reader(), { mailOn: giftDay(3) }, 4000)
    expect(await refundAtCounter(orderId, 4000)).toBe(200)
    await sendRefunds(shop.counter)
    expect(await refundedAtTill(orderId)).toBe(4000)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded' })
    const [told] = await mailsLike(`refund/${orderId}/%`)
    expect(told?.plain).toMatch(/We betalen je €\s40,00 terug voor een cadeaubon, op de rekening/)
    expect(told?.plain).toMatch(/Creditnota \d{4}-\d{5} zit als pdf bij deze mail/)
    const ended = await cardOf(orderId)
    expect(ended.left).toBe(0)
    expect(await check(await shop.reader(), ended.code)).toEqual({ code: 'gift_card_empty' })
    await shop.backend.pool.query(`update public.gift_cards set mail_at = now() where order_id = $1`, [
      orderId,
    ])
    await mailGiftCards(shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toEqual([])
    const [invoice, credit] = await invoicesOf(orderId)
    expect(credit).toMatchObject({ corrects: invoice?.number, total_cents: -4000, vat_cents: 0 })
  })

  test('of a gift card is never more than what nobody has used', async () => {
    const orderId = await bought(await shop.reader())
    const used = await cardOf(orderId)
    const [anna, ben] = [await shop.reader(), await shop.reader()]
    await placed(anna, { giftCard: { code: used.code, cents: 995 } })
    const open = await placed(ben, { kind: 'print', address, giftCard: { code: used.code, cents: 1505 } })
    expect(await refundAtCounter(orderId, 1)).toBe(409)
    await shop.ask(cancelOrder, ben, { orderId: open })
    expect(await refundAtCounter(orderId, 1506)).toBe(409)
    expect(await refundAtCounter(orderId, 1505)).toBe(200)
    await sendRefunds(shop.counter)
    expect(await refundedAtTill(orderId)).toBe(1505)
    expect(await leftOn(used)).toBe(0)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 1505 })
  })

  test('because a bank took the price of a gift card ends it until it comes again', async () => {
    const orderId = await bought(await shop.reader())
    const { code } = await cardOf(orderId)
    const reader = await shop.reader()
    const paymentId = (await orderAt(orderId)).payment_id ?? ''
    await chargeBackTillPayment(shop.backend.pool, paymentId)
    await webhook(orderId)
    expect(await orderAt(orderId)).toMatchObject({ status: 'charged_back' })
    expect(await check(reader, code)).toEqual({ code: 'gift_card_ended' })
    await mailGiftCards(shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toEqual([])
    await shop.backend.pool.query(`update house.till_payments set charged_back_cents = 0 where id = $1`, [
      paymentId,
    ])
    await webhook(orderId)
    expect(await check(reader, code)).toEqual({ giftCard: { code, leftCents: 2500 } })
  })

  test('by the provider’s own site is off the card', async () => {
    const orderId = await bought(await shop.reader())
    const paymentId = (await orderAt(orderId)).payment_id ?? ''
    const refund = { id: randomUUID(), paymentId, amountCents: 2500, description: 'by hand' }
    await shop.counter.payments.refundPayment(refund)
    await Promise.all([webhook(orderId), webhook(orderId)])
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded' })
    expect((await cardOf(orderId)).left).toBe(0)
  })
})

describe('a buyer who is erased', () => {
  test('leaves a card that was given good, without names and addresses', async () => {
    const visitor = await shop.reader()
    const orderId = await bought(visitor)
    await mailGiftCards(shop.counter)
    await expect
      .poll(() => shop.mails.some(({ name }) => name === `gift/${orderId}`), { timeout: 5000 })
      .toBe(true)
    await eraseUser(shop.counter, visitor)
    const given = await cardOf(orderId)
    expect(given).toMatchObject({
      owner: null,
      recipient_email: null,
      recipient_name: null,
      giver_name: null,
      message: null,
      left: 2500,
    })
    expect(await mailsNamed(`gift/${orderId}`)).toEqual([])
    expect(await readOrder(shop.backend.pool, orderId)).toBeNull()
    await placed(await shop.reader(), { giftCard: { code: given.code, cents: 995 } })
    expect(await leftOn(given)).toBe(1505)
  })

  test('has a card that waits mailed on its day, and the names go then', async () => {
    const visitor = await shop.reader()
    const orderId = await bought(visitor, { mailOn: giftDay(5) })
    await eraseUser(shop.counter, visitor)
    await shop.backend.pool.query(`update public.gift_cards set mail_at = now() where order_id = $1`, [
      orderId,
    ])
    await mailGiftCards(shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toHaveLength(1)
    expect(await cardOf(orderId)).toMatchObject({ recipient_email: null, giver_name: null, left: 2500 })
  })

  test('ends what they had not paid', async () => {
    const visitor = await shop.reader()
    const { orderId = '' } = await placeGift(visitor)
    const { payment_id: paymentId } = await orderAt(orderId)
    await eraseUser(shop.counter, visitor)
    expect((await shop.counter.payments.readPayment(paymentId ?? ''))?.status).toBe('canceled')
  })
})

test('whoever asks for their data gets the cards that they bought and that were sent to them', async () => {
  const [anna, ben] = [await shop.reader(), await shop.reader()]
  const orderId = await bought(anna, { recipientEmail: ben.email })
  await mailGiftCards(shop.counter)
  const { code } = await cardOf(orderId)
  const read = async (visitor: Visitor): Promise<string> =>
    Buffer.from(await (await shop.ask(exportData, visitor, {})).arrayBuffer()).toString('latin1')
  expect(await read(anna)).toContain(code)
  const received = await read(ben)
  expect(received).toContain('Voor een boek samen.')
  expect(received).not.toContain(code)
})

test('what is on the ledger never exceeds a card, and is never changed', async () => {
  const { code } = await card(1000)
  const { pool } = shop.backend
  const use = (cents: number): Promise<unknown> =>
    pool.query(
      `insert into public.gift_card_uses (code, order_id, reason, cents) values ($1, gen_random_uuid(), 'taken', $2)`,
      [code, cents],
    )
  const tries = await Promise.allSettled([use(600), use(600), use(600)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(pool.query('update public.gift_card_uses set cents = 1')).rejects.toThrow('never changed')
  await expect(pool.query('delete from public.gift_card_uses')).rejects.toThrow('never changed')
})

test('a payment for a card that comes as money counts once in the takings', async () => {
  const operator = await makeOperator()
  const read = async (): Promise<number> => {
    const { rows } = await shop.backend.pool.query<{ cents: number }>(
      `with me as (select set_config('request.jwt.claims', json_build_object('sub', $1::text)::text, true))
       select coalesce(sum(in_cents - out_cents), 0)::int as cents from me, public.operator_days`,
      [operator.userId],
    )
    return rows[0]?.cents ?? 0
  }
  const before = await read()
  const paying = await card(1000)
  await placed(await shop.reader(), { giftCard: { code: paying.code, cents: 995 } })
  expect((await read()) - before).toBe(1000)
})
