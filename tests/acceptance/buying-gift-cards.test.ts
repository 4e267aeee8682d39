import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buyGiftCard } from '#functions/buy-gift-card.ts'
import { changeGiftMail } from '#functions/change-gift-mail.ts'
import { exportData } from '#functions/export-data.ts'
import type { Visitor } from '#functions/product-function.ts'
import { totalCents } from '#records/order-rows.ts'
import { giftDay } from '#shop/gift-card.ts'
import { mailGiftCards } from '#workflows/mail-gift-cards.ts'
import { sweepOrders } from '#workflows/sweep-orders.ts'
import { gift, withGiftShop } from './gift-shop.ts'

const gifts = withGiftShop()
const { asAnswer, check, orderAt, placeGift, bought, cardsOf, cardOf, mailsNamed, invoicesOf } = gifts

describe('buying a gift card', () => {
  test('makes one card, one thank-you with one invoice, however often the till calls', async () => {
    const visitor = await gifts.shop.reader()
    const orderId = await bought(visitor)
    await sweepOrders(gifts.shop.counter, gifts.shop.counter.queue)
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
    const inEnglish = await cardOf(await bought(visitor, { locale: 'en' }))
    expect(inEnglish.code).toMatch(/^GIFT[A-Z2-9]{10}$/)
    expect(await check(visitor, inEnglish.code.toLowerCase())).toMatchObject({
      giftCard: { code: inEnglish.code, leftCents: 2500 },
    })
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
      (await mailsNamed(`gift_paid/${await bought(await gifts.shop.reader(), { mailOn })}`))[0]?.plain
    expect(await thanks(giftDay(10))).toContain('nog veranderen')
    const atOnce = await thanks(null)
    expect(atOnce).toContain('De code staat ook bij je bestelling.')
    expect(atOnce).not.toContain('veranderen')
  })

  test('bears no tax, and the sum is the same wherever it stands', async () => {
    const orderId = await bought(await gifts.shop.reader(), {}, 6000)
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
    const payment = await gifts.shop.counter.payments.readPayment((await orderAt(orderId)).payment_id ?? '')
    expect(payment?.amountCents).toBe(6000)
    expect((await mailsNamed(`gift_paid/${orderId}`))[0]?.subject).toMatch(/€\s60,00/)
  })

  test('needs a confirmed address, one of our amounts, and a day within the year', async () => {
    const visitor = await gifts.shop.reader()
    expect(await placeGift({ ...visitor, isGuest: true, email: null })).toMatchObject({ status: 403 })
    expect(await placeGift(visitor, {}, 2600)).toMatchObject({ status: 422 })
    expect(await placeGift(visitor, { mailOn: giftDay(-1) })).toMatchObject({ status: 422 })
    expect(await placeGift(visitor, { message: 'a\u202Eb' })).toMatchObject({ status: 422 })
  })

  test('asked for twice by one press is one order; with other words under the same id it is refused', async () => {
    const visitor = await gifts.shop.reader()
    const body = { orderId: randomUUID(), locale: 'nl', cents: 1000, gift }
    const answers = await Promise.all(
      [1, 2].map(async () => asAnswer(await gifts.shop.ask(buyGiftCard, visitor, body))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.paymentUrl).toBe(answers[1]?.paymentUrl)
    const other = { ...body, gift: { ...gift, giverName: 'Sam' } }
    expect((await gifts.shop.ask(buyGiftCard, visitor, other)).status).toBe(409)
    expect((await gifts.shop.ask(buyGiftCard, await gifts.shop.reader(), body)).status).toBe(404)
  })
})

describe('a gift card is mailed', () => {
  test('at once when that was asked, and once', async () => {
    const orderId = await bought(await gifts.shop.reader())
    await Promise.all([mailGiftCards(gifts.shop.counter), mailGiftCards(gifts.shop.counter)])
    await mailGiftCards(gifts.shop.counter)
    const { code, mailed_at: mailedAt } = await cardOf(orderId)
    expect(mailedAt).not.toBeNull()
    const mails = await mailsNamed(`gift/${orderId}`)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: 'opa@example.org' })
    // Its picture is shown in it.
    await expect.poll(() => gifts.shop.mails.some(({ name }) => name === `gift/${orderId}`)).toBe(true)
    const carried = gifts.shop.mails.find(({ name }) => name === `gift/${orderId}`)
    expect(carried?.html).toContain('cid:cover')
    expect(carried?.files).toMatchObject([{ contentType: 'image/jpeg', contentId: 'cover' }])
    for (const part of [code, 'Noor', 'Opa Kees', 'Voor een boek samen.', '25,00']) {
      expect(mails[0]?.plain).toContain(part)
    }
    expect(mails[0]?.subject).not.toContain(code)
  })

  test('on its day at eight, wherever the buyer had it sent meanwhile', async () => {
    const visitor = await gifts.shop.reader()
    const orderId = await bought(visitor, { mailOn: giftDay(10), locale: 'en' })
    await mailGiftCards(gifts.shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toEqual([])
    const { rows } = await gifts.shop.backend.pool.query<{ day: string }>(
      `select to_char(mail_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') as day
       from public.gift_cards where order_id = $1`,
      [orderId],
    )
    expect(rows[0]?.day).toBe(`${giftDay(10)} 08:00`)
    const change = { orderId, recipientEmail: 'oma@example.org', mailOn: null }
    expect((await gifts.shop.ask(changeGiftMail, await gifts.shop.reader(), change)).status).toBe(409)
    expect((await gifts.shop.ask(changeGiftMail, visitor, change)).status).toBe(200)
    await mailGiftCards(gifts.shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toMatchObject([
      { recipient: 'oma@example.org', subject: 'A picture book for you, from Noor' },
    ])
    expect((await gifts.shop.ask(changeGiftMail, visitor, change)).status).toBe(409)
  })
})

test('whoever asks for their data gets the cards that they bought and that were sent to them', async () => {
  const [anna, ben] = [await gifts.shop.reader(), await gifts.shop.reader()]
  const orderId = await bought(anna, { recipientEmail: ben.email })
  await mailGiftCards(gifts.shop.counter)
  const { code } = await cardOf(orderId)
  const read = async (visitor: Visitor): Promise<string> =>
    Buffer.from(await (await gifts.shop.ask(exportData, visitor, {})).arrayBuffer()).toString('latin1')
  expect(await read(anna)).toContain(code)
  const received = await read(ben)
  expect(received).toContain('Voor een boek samen.')
  expect(received).not.toContain(code)
})
