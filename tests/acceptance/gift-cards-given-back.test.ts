import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chargeBackTillPayment } from '#adapters/till/house-till.ts'
import { cancelOrder } from '#functions/cancel-order.ts'
import { providerCents, readOrder, totalCents } from '#records/order-rows.ts'
import { giftDay } from '#shop/gift-card.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { mailGiftCards } from '#workflows/mail-gift-cards.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { address, withGiftShop } from './gift-shop.ts'
import { bookOf } from './start-workshop.ts'

const gifts = withGiftShop()
const {
  orderAt,
  webhook,
  pay,
  placeGift,
  bought,
  cardOf,
  card,
  leftOn,
  placed,
  check,
  mailsNamed,
  mailsLike,
  invoicesOf,
  refundedAtTill,
  refundAtCounter,
} = gifts

describe('money that goes back', () => {
  test('of an order goes to the till first, then to the card, with a credit note each', async () => {
    const [reader, paying] = [await gifts.shop.reader(), await card(1000)]
    const orderId = await placed(reader, {
      kind: 'print',
      address,
      giftCard: { code: paying.code, cents: 1000 },
    })
    await pay(orderId)
    const order = await orderAt(orderId)
    const due = providerCents(order)
    expect(await refundAtCounter(orderId, due - 100)).toBe(200)
    await sendRefunds(gifts.shop.counter)
    expect(await refundedAtTill(orderId)).toBe(due - 100)
    expect(await leftOn(paying)).toBe(0)
    expect(await refundAtCounter(orderId, 400)).toBe(200)
    await sendRefunds(gifts.shop.counter)
    expect(await refundedAtTill(orderId)).toBe(due)
    expect(await leftOn(paying)).toBe(300)
    expect(await refundAtCounter(orderId, 701)).toBe(409)
    expect(await refundAtCounter(orderId, 700)).toBe(200)
    await sendRefunds(gifts.shop.counter)
    await sendRefunds(gifts.shop.counter)
    expect(await leftOn(paying)).toBe(1000)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded', refunded_cents: totalCents(order) })
    const credits = (await invoicesOf(orderId)).filter(({ kind }) => kind === 'credit')
    const back = credits.reduce((sum, credit) => sum + credit.total_cents, 0)
    expect(back).toBe(-totalCents(order))
    expect(credits.reduce((sum, credit) => sum + credit.gift_cents, 0)).toBe(-1000)
  })

  test('of a print canceled in its hour that a card paid all of is on the card again', async () => {
    const [reader, paying] = [await gifts.shop.reader(), await card(6000)]
    const wish = { kind: 'print', address, giftCard: { code: paying.code, cents: 4190 } }
    const orderId = await placed(reader, wish)
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid', fulfilment: 'waiting' })
    expect(await leftOn(paying)).toBe(1810)
    await Promise.all([1, 2].map(() => gifts.shop.ask(cancelOrder, reader, { orderId })))
    await sendRefunds(gifts.shop.counter)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded', fulfilment: 'none' })
    expect(await leftOn(paying)).toBe(6000)
    const [told] = await mailsNamed(`canceled/${orderId}`)
    expect(told?.plain).toContain('op de cadeaubon waarmee je betaalde')
  })

  test('of a waiting print whose buyer is erased goes where it came from', async () => {
    const [reader, paying] = [await gifts.shop.reader(), await card(1000)]
    const wish = { kind: 'print', address, giftCard: { code: paying.code, cents: 1000 } }
    const orderId = await placed(reader, wish)
    await pay(orderId)
    const { payment_id: paymentId } = await orderAt(orderId)
    const erased = await eraseUser(gifts.shop.counter, reader)
    expect(erased.owed).toEqual({ toPayments: 3190, toGiftCards: 1000, ifNotPrinted: 0 })
    await sendRefunds(gifts.shop.counter)
    const payment = await gifts.shop.counter.payments.readPayment(paymentId ?? '')
    expect(payment).toMatchObject({ amountCents: 3190, refundedCents: 3190 })
    expect(await leftOn(paying)).toBe(1000)
    const credits = (await invoicesOf(orderId)).filter(({ kind }) => kind === 'credit')
    expect(credits.reduce((sum, credit) => sum + credit.total_cents, 0)).toBe(-4190)
  })

  test('for a payment that came too late goes back whole, and the card has its share already', async () => {
    const [reader, paying] = [await gifts.shop.reader(), await card(1000)]
    const bookId = await bookOf(gifts.shop, reader)
    const print = { kind: 'print', address, bookId, giftCard: { code: paying.code, cents: 1000 } }
    const orderId = await placed(reader, print)
    await gifts.shop.ask(cancelOrder, reader, { orderId })
    await pay(orderId)
    await sendRefunds(gifts.shop.counter)
    expect(await refundedAtTill(orderId)).toBe(3190)
    expect(await leftOn(paying)).toBe(1000)
    expect((await mailsNamed(`refund_superfluous/${orderId}`))[0]?.subject).toMatch(/€\s31,90/)
  })

  test('of a gift card that nobody used ends it: it is not mailed, and pays for nothing', async () => {
    const orderId = await bought(await gifts.shop.reader(), { mailOn: giftDay(3) }, 4000)
    expect(await refundAtCounter(orderId, 4000)).toBe(200)
    await sendRefunds(gifts.shop.counter)
    expect(await refundedAtTill(orderId)).toBe(4000)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded' })
    const [told] = await mailsLike(`refund/${orderId}/%`)
    expect(told?.plain).toMatch(/We betalen je €\s40,00 terug voor een cadeaubon, op de rekening/)
    expect(told?.plain).toMatch(/Creditnota \d{4}-\d{5} zit als pdf bij deze mail/)
    const ended = await cardOf(orderId)
    expect(ended.left).toBe(0)
    expect(await check(await gifts.shop.reader(), ended.code)).toEqual({ code: 'gift_card_empty' })
    await gifts.shop.backend.pool.query(`update public.gift_cards set mail_at = now() where order_id = $1`, [
      orderId,
    ])
    await mailGiftCards(gifts.shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toEqual([])
    const [invoice, credit] = await invoicesOf(orderId)
    expect(credit).toMatchObject({ corrects: invoice?.number, total_cents: -4000, vat_cents: 0 })
  })

  test('of a gift card is never more than what nobody has used', async () => {
    const orderId = await bought(await gifts.shop.reader())
    const used = await cardOf(orderId)
    const [anna, ben] = [await gifts.shop.reader(), await gifts.shop.reader()]
    await placed(anna, { giftCard: { code: used.code, cents: 995 } })
    const open = await placed(ben, { kind: 'print', address, giftCard: { code: used.code, cents: 1505 } })
    expect(await refundAtCounter(orderId, 1)).toBe(409)
    await gifts.shop.ask(cancelOrder, ben, { orderId: open })
    expect(await refundAtCounter(orderId, 1506)).toBe(409)
    expect(await refundAtCounter(orderId, 1505)).toBe(200)
    await sendRefunds(gifts.shop.counter)
    expect(await refundedAtTill(orderId)).toBe(1505)
    expect(await leftOn(used)).toBe(0)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 1505 })
  })

  test('because a bank took the price of a gift card ends it until it comes again', async () => {
    const orderId = await bought(await gifts.shop.reader())
    const { code } = await cardOf(orderId)
    const reader = await gifts.shop.reader()
    const paymentId = (await orderAt(orderId)).payment_id ?? ''
    await chargeBackTillPayment(gifts.shop.backend.pool, paymentId)
    await webhook(orderId)
    expect(await orderAt(orderId)).toMatchObject({ status: 'charged_back' })
    expect(await check(reader, code)).toEqual({ code: 'gift_card_ended' })
    await mailGiftCards(gifts.shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toEqual([])
    await gifts.shop.backend.pool.query(
      `update house.till_payments set charged_back_cents = 0 where id = $1`,
      [paymentId],
    )
    await webhook(orderId)
    expect(await check(reader, code)).toEqual({ giftCard: { code, leftCents: 2500 } })
  })

  test('by the provider’s own site is off the card', async () => {
    const orderId = await bought(await gifts.shop.reader())
    const paymentId = (await orderAt(orderId)).payment_id ?? ''
    const refund = { id: randomUUID(), attempt: 1, paymentId, amountCents: 2500, description: 'by hand' }
    await gifts.shop.counter.payments.refundPayment(refund)
    await Promise.all([webhook(orderId), webhook(orderId)])
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded' })
    expect((await cardOf(orderId)).left).toBe(0)
  })
})

describe('a buyer who is erased', () => {
  test('leaves a card that was given good, without names and addresses', async () => {
    const visitor = await gifts.shop.reader()
    const orderId = await bought(visitor)
    await mailGiftCards(gifts.shop.counter)
    await expect
      .poll(() => gifts.shop.mails.some(({ name }) => name === `gift/${orderId}`), { timeout: 5000 })
      .toBe(true)
    const { giftCards } = await eraseUser(gifts.shop.counter, visitor)
    expect(giftCards).toEqual({ given: 2500, received: 0 })
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
    expect(await readOrder(gifts.shop.backend.pool, orderId)).toBeNull()
    await placed(await gifts.shop.reader(), { giftCard: { code: given.code, cents: 995 } })
    expect(await leftOn(given)).toBe(1505)
  })

  test('has a card that waits mailed on its day, and the names go then', async () => {
    const visitor = await gifts.shop.reader()
    const orderId = await bought(visitor, { mailOn: giftDay(5) })
    await eraseUser(gifts.shop.counter, visitor)
    await gifts.shop.backend.pool.query(`update public.gift_cards set mail_at = now() where order_id = $1`, [
      orderId,
    ])
    await mailGiftCards(gifts.shop.counter)
    expect(await mailsNamed(`gift/${orderId}`)).toHaveLength(1)
    expect(await cardOf(orderId)).toMatchObject({ recipient_email: null, giver_name: null, left: 2500 })
  })

  test('is told of what is left on cards that were mailed to them', async () => {
    const [giver, receiver] = [await gifts.shop.reader(), await gifts.shop.reader()]
    await bought(giver, { recipientEmail: receiver.email?.toUpperCase() })
    await bought(giver, { recipientEmail: receiver.email, mailOn: giftDay(5) })
    await mailGiftCards(gifts.shop.counter)
    const { giftCards } = await eraseUser(gifts.shop.counter, receiver)
    // Nobody hears of a card before its day.
    expect(giftCards).toEqual({ given: 0, received: 2500 })
  })

  test('ends what they had not paid', async () => {
    const visitor = await gifts.shop.reader()
    const { orderId = '' } = await placeGift(visitor)
    const { payment_id: paymentId } = await orderAt(orderId)
    await eraseUser(gifts.shop.counter, visitor)
    expect((await gifts.shop.counter.payments.readPayment(paymentId ?? ''))?.status).toBe('canceled')
  })
})
