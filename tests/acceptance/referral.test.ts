import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy } from '#functions/buy.ts'
import { cancelOrder } from '#functions/cancel-order.ts'
import { checkDiscount } from '#functions/check-discount.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import { referralLink } from '#functions/referral-link.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { readOrder, saveOrderStatus } from '#records/order-rows.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { sendDuePrints } from '#workflows/send-due-prints.ts'
import { becomePaid } from '#workflows/settle-order.ts'
import { address } from './order-print.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
beforeAll(async () => {
  shop = await startTestWorkshop({})
})
afterAll(() => shop[Symbol.asyncDispose]())

async function linkOf(visitor: Visitor, locale: 'nl' | 'en' = 'nl'): Promise<string> {
  const answer = await shop.ask(referralLink, visitor, { locale })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { handle: string }).handle
}

/** Somebody orders another book and has not paid yet; answers the order. */
async function placeOrder(visitor: Visitor, wish: Record<string, unknown> = {}): Promise<string> {
  const orderId = randomUUID()
  const bookId = await bookOf(shop, visitor)
  const order = { orderId, bookId, kind: 'download', locale: 'nl', withdrawalWords, ...wish }
  const answer = await shop.ask(buy, visitor, order)
  expect(answer.status).toBe(200)
  return orderId
}

async function payOrder(orderId: string): Promise<void> {
  await shop.backend.pool.query(
    `update house.till_payments set status = 'paid' where id = (select payment_id from public.orders where id = $1)`,
    [orderId],
  )
  const id = (await readOrder(shop.backend.pool, orderId))?.payment_id ?? ''
  const call = (): Promise<Response> =>
    paymentWebhook(
      shop.counter,
      new Request('http://x', { method: 'POST', body: new URLSearchParams({ id }) }),
    )
  // Webhooks come twice, at once.
  await Promise.all([call(), call()])
  expect((await readOrder(shop.backend.pool, orderId))?.status).toBe('paid')
}

/** Somebody orders another book and pays; answers the order. */
async function buyBook(visitor: Visitor, wish: Record<string, unknown> = {}): Promise<string> {
  const orderId = await placeOrder(visitor, wish)
  await payOrder(orderId)
  return orderId
}

async function codesOf(visitor: Visitor): Promise<string[]> {
  const { rows } = await shop.backend.pool.query<{ code: string }>(
    'select code from public.referral_rewards where referrer = $1 order by created_at',
    [visitor.userId],
  )
  return rows.map(({ code }) => code)
}

async function judge(visitor: Visitor, code: string): Promise<object> {
  const bookId = await bookOf(shop, visitor)
  return (await (await shop.ask(checkDiscount, visitor, { code, bookId })).json()) as object
}

test('a link is somebody’s own, and stays the same', async () => {
  const [anna, ben] = [await shop.reader(), await shop.reader()]
  const handle = await linkOf(anna)
  expect(handle).toMatch(/^[a-z0-9]{10}$/)
  expect(await linkOf(anna, 'en')).toBe(handle)
  expect(await linkOf(ben)).not.toBe(handle)
})

test('a guest gets no link', async () => {
  const guest = { ...(await shop.reader()), isGuest: true, email: null }
  expect((await shop.ask(referralLink, guest, { locale: 'nl' })).status).toBe(403)
})

test('the first book that a new buyer pays for earns a code, once, and a mail without the buyer in it', async () => {
  const [anna, ben] = [await shop.reader(), await shop.reader()]
  const referrer = await linkOf(anna, 'en')
  await buyBook(ben, { referrer })
  await buyBook(ben, { referrer })
  const codes = await codesOf(anna)
  expect(codes).toHaveLength(1)
  const code = codes[0] ?? ''
  const { rows } = await shop.backend.pool.query<{ subject: string; plain: string; recipient: string }>(
    'select subject, plain, recipient from house.mails where name = $1',
    [`reward/${code}`],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    recipient: anna.email,
    subject: '€5.00 off your next book',
  })
  expect(code).toMatch(/^THANKS[A-Z2-9]{8}$/)
  expect(rows[0]?.plain).toContain(code)
  expect(rows[0]?.plain).not.toContain(ben.email)
  expect(await judge(anna, code)).toMatchObject({ worth: { centsOff: 500 } })
  await buyBook(anna, { discountCode: code })
  expect(await judge(ben, code)).toMatchObject({ code: 'discount_used_up' })
})

test('two first books paid at once earn one code', async () => {
  const [anna, ben] = [await shop.reader(), await shop.reader()]
  const referrer = await linkOf(anna)
  await Promise.all([buyBook(ben, { referrer }), buyBook(ben, { referrer })])
  expect(await codesOf(anna)).toEqual([expect.stringMatching(/^DANK[A-Z2-9]{8}$/)])
})

test('an order whose payment began first and is decided last earns no second code', async () => {
  const [anna, ben] = [await shop.reader(), await shop.reader()]
  const referrer = await linkOf(anna)
  const [slow, quick] = [await placeOrder(ben, { referrer }), await placeOrder(ben, { referrer })]
  await inTransaction(shop.backend.pool, async (client) => {
    // The moment of a payment is that of its transaction's begin.
    await client.query('select now()')
    await payOrder(quick)
    expect(await codesOf(anna)).toHaveLength(1)
    const order = await readOrder(client, slow)
    if (!order) throw new Error('no such order')
    await becomePaid(shop.counter, shop.counter.queue, { client, order })
  })
  expect(await codesOf(anna)).toHaveLength(1)
})

test('nobody is thanked for a book of their own, under another account either', async () => {
  const anna = await shop.reader()
  const referrer = await linkOf(anna)
  await buyBook(anna, { referrer })
  const other = { ...(await shop.reader()), email: anna.email?.toUpperCase() ?? null }
  await buyBook(other, { referrer })
  expect(await codesOf(anna)).toEqual([])
})

test('a link that names nobody changes nothing', async () => {
  const { rows } = await shop.backend.pool.query(
    'select 1 from public.referral_rewards where order_id = $1',
    [await buyBook(await shop.reader(), { referrer: 'nobody_here' })],
  )
  expect(rows).toEqual([])
})

test('a print earns its code when the printer gets it, and none when it is canceled within its hour', async () => {
  const [anna, ben, carla] = [await shop.reader(), await shop.reader(), await shop.reader()]
  const referrer = await linkOf(anna)
  const regretted = await buyBook(ben, { referrer, kind: 'print', address })
  expect(await codesOf(anna)).toEqual([])
  expect((await shop.ask(cancelOrder, ben, { orderId: regretted })).status).toBe(200)
  const kept = await buyBook(carla, { referrer, kind: 'print', address })
  await shop.backend.pool.query(`update public.orders set printable_at = now() where id = any($1)`, [
    [regretted, kept],
  ])
  // What is bought in the meantime makes the first order no later one.
  await buyBook(carla, { referrer })
  await shop.backend.pool.query(
    `update public.books set state = 'finished' where id = (select book_id from public.orders where id = $1)`,
    [kept],
  )
  await sendDuePrints(shop.counter, shop.counter.queue)
  expect(await codesOf(anna)).toHaveLength(1)
})

test('the code ends when a bank takes the money back, and counts again when it comes again', async () => {
  const [anna, carla] = [await shop.reader(), await shop.reader()]
  const referrer = await linkOf(anna)
  const bought = await buyBook(carla, { referrer })
  const [code = ''] = await codesOf(anna)
  await saveOrderStatus(shop.backend.pool, bought, { status: 'charged_back', fulfilment: 'none' })
  expect(await judge(anna, code)).toMatchObject({ code: 'discount_over' })
  await saveOrderStatus(shop.backend.pool, bought, { status: 'paid', fulfilment: 'none' })
  expect(await judge(anna, code)).toMatchObject({ worth: { centsOff: 500 } })
})
