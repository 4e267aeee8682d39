import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { operate } from '#functions/operate.ts'
import type { Visitor } from '#functions/product-function.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { insertOrder, readOrder, savePayment } from '#records/order-rows.ts'
import { closeTillPayment } from '#adapters/till/house-till.ts'
import { settleOrder } from '#workflows/settle-order.ts'
import { claimsOf, standAtCounter } from '../act-as.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

const address = {
  firstName: 'Anna',
  lastName: 'Jansen',
  street: 'Langestraat',
  number: '12',
  city: 'Gent',
  postalCode: '9000',
  email: 'anna@example.org',
  country: 'BE',
} as const

/** A shop with somebody at its counter, for the tests of a file. Called once, at its top. */
export function withStaffedShop() {
  let shop: TestWorkshop
  let operator: Visitor
  let claims: string
  beforeAll(async () => {
    shop = await startTestWorkshop({})
    const standing = await standAtCounter(shop.backend)
    operator = standing.visitor
    claims = JSON.stringify(claimsOf(standing.session.access_token))
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  async function act(what: object, by = operator, id: string = randomUUID()): Promise<Response> {
    return shop.ask(operate, by, { id, what })
  }

  async function paidOrder(kind: 'download' | 'print' = 'download'): Promise<string> {
    const visitor = await shop.reader()
    const id = randomUUID()
    await insertOrder(shop.backend.pool, {
      id,
      owner: visitor.userId,
      bookId: await bookOf(shop, visitor),
      kind,
      locale: 'en',
      email: visitor.email ?? '',
      bookCents: 1490,
      discountCents: 0,
      discountCode: null,
      giftCard: null,
      shippingCents: 0,
      address: kind === 'print' ? address : null,
      referrer: null,
      withdrawalWords: null,
      promisedFor: null,
    })
    const payment = await shop.counter.payments.createPayment({
      orderId: id,
      amountCents: 1490,
      description: 'Fabelaar',
      locale: 'en',
      redirectUrl: 'http://localhost:3999/',
      webhookUrl: 'http://localhost:3999/',
    })
    await savePayment(shop.backend.pool, id, { id: payment.id, url: null, mode: 'till' })
    await closeTillPayment(shop.backend.pool, payment.id, 'paid')
    const order = await readOrder(shop.backend.pool, id)
    if (order) await settleOrder(shop.counter, shop.counter.queue, order)
    return id
  }

  const statusOf = async (orderId: string): Promise<unknown> =>
    (await readOrder(shop.backend.pool, orderId))?.status
  const actsOn = async (subject: string): Promise<unknown[]> =>
    (
      await shop.backend.pool.query(
        'select act, email from public.operator_acts where subject = $1 order by at',
        [subject],
      )
    ).rows

  /** Rows of a view of the counter, as the operator sees them: with the rights that REST gives, which the server has not. */
  async function seen<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return inTransaction(shop.backend.pool, async (client) => {
      await client.query('set local role authenticated')
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
      return (await client.query<Row>(sql, values)).rows
    })
  }

  return {
    act,
    actsOn,
    paidOrder,
    seen,
    statusOf,
    /** Known once the tests run. */
    get shop() {
      return shop
    },
    get operator() {
      return operator
    },
  }
}
