import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { closeTillPayment } from '#adapters/till/house-till.ts'
import { cancelOrder } from '#functions/cancel-order.ts'
import { providerCents, totalCents } from '#records/order-rows.ts'
import { vatWithin } from '#shop/vat.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { sweepOrders } from '#workflows/sweep-orders.ts'
import { standAtCounter } from '../act-as.ts'
import { address, withGiftShop } from './gift-shop.ts'
import { bookOf } from './start-workshop.ts'

const gifts = withGiftShop()
const { orderAt, webhook, pay, card, leftOn, place, placed, check, mailsNamed, invoicesOf } = gifts

describe('a gift card that pays', () => {
  test('for all of a book does so at once, without a payment, however often it is pressed', async () => {
    const [reader, paying] = [await gifts.shop.reader(), await card()]
    const wish = {
      orderId: randomUUID(),
      bookId: await bookOf(gifts.shop, reader),
      giftCard: { code: paying.code.toLowerCase(), cents: 995 },
    }
    const answers = await Promise.all([place(reader, wish), place(reader, wish), place(reader, wish)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.paymentUrl).toContain(`/orders/${wish.orderId}`)
    // Paid by now, and still no second one.
    expect(await place(reader, wish)).toMatchObject({ status: 200, orderId: wish.orderId })
    expect(await orderAt(wish.orderId)).toMatchObject({ status: 'paid', payment_id: null, gift_cents: 995 })
    expect(await leftOn(paying)).toBe(1505)
    const till = await gifts.shop.backend.pool.query(
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
        const { rows } = await gifts.shop.backend.pool.query<{ state: string }>(
          'select state from public.books where id = $1',
          [wish.bookId],
        )
        return rows[0]?.state
      })
      .not.toBe('ready')
  })

  test('for some of a printed book leaves the rest to the till, with the tax on all of it', async () => {
    const [reader, paying] = [await gifts.shop.reader(), await card(1000)]
    const orderId = await placed(reader, {
      kind: 'print',
      address,
      giftCard: { code: paying.code, cents: 1000 },
    })
    const order = await orderAt(orderId)
    expect(providerCents(order)).toBe(totalCents(order) - 1000)
    const payment = await gifts.shop.counter.payments.readPayment(order.payment_id ?? '')
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
    const [reader, paying] = [await gifts.shop.reader(), await card(1500)]
    await placed(reader, { giftCard: { code: paying.code, cents: 995 } })
    const bookId = await bookOf(gifts.shop, reader)
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
    const [reader, paying] = [await gifts.shop.reader(), await card(1000)]
    const orderId = await placed(reader, {
      discountCode: 'VOORLEZEN',
      giftCard: { code: paying.code, cents: 895 },
    })
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid', discount_cents: 100, gift_cents: 895 })
  })

  test('for two orders at once pays for one, and nobody pays more than was shown', async () => {
    const paying = await card(1000)
    const [anna, ben] = [await gifts.shop.reader(), await gifts.shop.reader()]
    const wish = { giftCard: { code: paying.code, cents: 995 } }
    const answers = await Promise.all([place(anna, wish), place(ben, wish)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect(answers.find(({ status }) => status === 422)?.code).toBe('gift_card_changed')
    expect(await leftOn(paying)).toBe(5)
  })

  test('is free again when the order comes to nothing: canceled, replaced, run out or erased', async () => {
    const [reader, paying] = [await gifts.shop.reader(), await card(1000)]
    const bookId = await bookOf(gifts.shop, reader)
    const print = { kind: 'print', address, bookId, giftCard: { code: paying.code, cents: 1000 } }
    const first = await placed(reader, print)
    expect(await leftOn(paying)).toBe(0)
    expect(await check(await gifts.shop.reader(), paying.code)).toEqual({ code: 'gift_card_empty' })
    // Their own order for the same book is no hindrance: the new one takes its place, of whichever kind.
    expect(await check(reader, paying.code, bookId)).toMatchObject({ giftCard: { leftCents: 1000 } })
    const second = await placed(reader, { ...print, address: { ...address, number: '14' } })
    expect(await orderAt(first)).toMatchObject({ status: 'canceled' })
    expect(await leftOn(paying)).toBe(0)
    await gifts.shop.ask(cancelOrder, reader, { orderId: second })
    expect(await leftOn(paying)).toBe(1000)

    const third = await placed(reader, print)
    await closeTillPayment(gifts.shop.backend.pool, (await orderAt(third)).payment_id ?? '', 'expired')
    await webhook(third)
    expect(await leftOn(paying)).toBe(1000)

    const leaving = await gifts.shop.reader()
    await placed(leaving, { ...print, bookId: await bookOf(gifts.shop, leaving) })
    expect(await leftOn(paying)).toBe(0)
    await eraseUser(gifts.shop.counter, leaving)
    expect(await leftOn(paying)).toBe(1000)

    // One that never got as far as the till.
    const { payments } = gifts.shop.counter
    gifts.shop.counter.payments = {
      ...payments,
      createPayment: () => Promise.reject(new Error('out of reach')),
    }
    const fourth = { ...print, orderId: randomUUID() }
    await expect(place(reader, fourth)).rejects.toThrow('out of reach')
    gifts.shop.counter.payments = payments
    expect(await leftOn(paying)).toBe(0)
    await gifts.shop.backend.pool.query(
      `update public.orders set created_at = now() - interval '25 hours' where id = $1`,
      [fourth.orderId],
    )
    await sweepOrders(gifts.shop.counter, gifts.shop.counter.queue)
    expect(await leftOn(paying)).toBe(1000)
  })

  test('and is over, or not one at all, is refused', async () => {
    const [reader, paying] = [await gifts.shop.reader(), await card(1000)]
    await gifts.shop.backend.pool.query(
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

test('what is on the ledger never exceeds a card, and is never changed', async () => {
  const { code } = await card(1000)
  const { pool } = gifts.shop.backend
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
  const { client } = await standAtCounter(gifts.shop.backend)
  const read = async (): Promise<number> => {
    const { data, error } = await client.from('operator_days').select('in_cents, out_cents')
    if (error) throw error
    return data.reduce((sum, { in_cents: come, out_cents: gone }) => sum + Number(come) - Number(gone), 0)
  }
  const before = await read()
  const paying = await card(1000)
  await placed(await gifts.shop.reader(), { giftCard: { code: paying.code, cents: 995 } })
  expect((await read()) - before).toBe(1000)
})
