import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examineParts } from '#functions/examine-parts.ts'
import { checkDiscount } from '#functions/check-discount.ts'
import { operate } from '#functions/operate.ts'
import type { Visitor } from '#functions/product-function.ts'
import { findDiscount } from '#records/discount-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { insertOrder, readOrder, saveOrderStatus, savePayment } from '#records/order-rows.ts'
import { insertInvoice } from '#records/invoice-rows.ts'
import { insertPrintJob, savePrintJob } from '#records/print-job-rows.ts'
import { postMail } from '#records/mail-rows.ts'
import { saveOperator } from '#records/operator-rows.ts'
import { insertRefund, type RefundRow, saveRefund, settleHeldRefunds } from '#records/refund-rows.ts'
import { withVat } from '#shop/line-vat.ts'
import { vatWithin } from '#shop/vat.ts'
import { payPrintBack } from '#workflows/after-rejection.ts'
import { bookkeeping } from '#workflows/bookkeeping.ts'
import { chargeBackTillPayment, closeTillPayment } from '#adapters/till/house-till.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { removeBook } from '#workflows/remove-book.ts'
import { retryUnlocks } from '#workflows/retry-unlocks.ts'
import { settleOrder } from '#workflows/settle-order.ts'
import { reportPrintProblem } from '#workflows/tell-of-print.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { bookOf, seller, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let operator: Visitor
beforeAll(async () => {
  shop = await startTestWorkshop({})
  operator = await shop.reader()
  await saveOperator(shop.backend.pool, operator.email ?? '', true)
})
afterAll(() => shop[Symbol.asyncDispose]())

async function act(what: object, by = operator, id: string = randomUUID()): Promise<Response> {
  return shop.ask(operate, by, { id, what })
}

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
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: operator.userId }),
    ])
    return (await client.query<Row>(sql, values)).rows
  })
}

/** What stands at the counter about the health of one part. */
async function healthOf(part: string): Promise<{ waiting: number; state: string }> {
  const sql = 'select waiting, state from public.operator_health where part = $1'
  const [row] = await seen<{ waiting: number; state: string }>(sql, [part])
  return row ?? { waiting: -1, state: 'not there' }
}

describe('the health of the shop', () => {
  test('tells of workers that live, and of none', async () => {
    expect(await healthOf('workers')).toEqual({ waiting: 1, state: 'good' })
    const late = 'update house.workers set beat_at = now() - make_interval(secs => $1)'
    await shop.backend.pool.query(late, [60])
    expect(await healthOf('workers')).toEqual({ waiting: 0, state: 'bad' })
    await shop.backend.pool.query(late, [0])
  })

  test('tells of refunds that do not leave', async () => {
    const orderId = await paidOrder()
    const paymentId = (await readOrder(shop.backend.pool, orderId))?.payment_id ?? ''
    const refund = { order_id: orderId, payment_id: paymentId, amount_cents: 1, reason: 'operator' as const }
    const id = await insertRefund(shop.backend.pool, refund)
    const age = async (interval: string): Promise<string> => {
      await shop.backend.pool.query(
        `update public.refunds set created_at = now() - $2::interval, next_try_at = now() + interval '1 day' where id = $1`,
        [id, interval],
      )
      return (await healthOf('refunds_open')).state
    }
    expect([await age('1 minute'), await age('2 hours'), await age('6 days')]).toEqual([
      'good',
      'look',
      'bad',
    ])
    await shop.backend.pool.query('delete from public.refunds where id = $1', [id])
  })

  test('tells nothing of what waits for the printer of somebody who was erased: the parcel is told of', async () => {
    const before = await healthOf('refunds_open')
    const orderId = await paidOrder('print')
    const order = await readOrder(shop.backend.pool, orderId)
    const of = { id: orderId, book_id: order?.book_id ?? '' }
    const job = await insertPrintJob(shop.backend.pool, of, shop.counter.printer.name)
    await savePrintJob(shop.backend.pool, job.id, { state: 'in_production', printer_job_id: randomUUID() })
    await saveOrderStatus(shop.backend.pool, orderId, { status: 'paid', fulfilment: 'in_production' })
    await eraseUser(shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    const held = await seen('select state, amount_cents from public.operator_refunds where order_id = $1', [
      orderId,
    ])
    expect(held).toEqual([{ state: 'held', amount_cents: 1490 }])
    expect(await healthOf('refunds_open')).toEqual(before)
    await savePrintJob(shop.backend.pool, job.id, { state: 'delivered' })
    await settleHeldRefunds(shop.backend.pool)
    expect(await seen('select 1 from public.operator_refunds where order_id = $1', [orderId])).toEqual([])
  })

  test('tells of parcels that are not there on the day that was promised, whoever prints', async () => {
    const orderId = await paidOrder('print')
    const order = await readOrder(shop.backend.pool, orderId)
    const job = await insertPrintJob(
      shop.backend.pool,
      { id: orderId, book_id: order?.book_id ?? '' },
      shop.counter.printer.name,
    )
    await shop.backend.pool.query(
      `update public.print_jobs set state = 'shipped', created_at = now() - interval '24 days' where id = $1`,
      [job.id],
    )
    const promised = async (daysFromNow: number): Promise<string> => {
      await shop.backend.pool.query(
        `update public.orders set promised_for = (now() at time zone 'Europe/Amsterdam')::date + $2::int where id = $1`,
        [orderId, daysFromNow],
      )
      return (await healthOf('parcels')).state
    }
    expect([await promised(3), await promised(0), await promised(-1), await promised(-9)]).toEqual([
      'good',
      'good',
      'look',
      'bad',
    ])
    await insertPrintJob(
      shop.backend.pool,
      { id: orderId, book_id: order?.book_id ?? '' },
      shop.counter.printer.name,
    )
    expect(await healthOf('parcels')).toEqual({ waiting: 0, state: 'good' })
  })

  test('is examined for operators alone', async () => {
    expect((await shop.ask(examineParts, await shop.reader(), {})).status).toBe(404)
    expect((await shop.ask(examineParts, operator, {})).status).toBe(200)
  })
})

describe('what needs a person', () => {
  test('is a print that the printer rejected, until somebody has chosen', async () => {
    const orderId = await paidOrder('print')
    const order = await readOrder(shop.backend.pool, orderId)
    const job = await insertPrintJob(
      shop.backend.pool,
      { id: orderId, book_id: order?.book_id ?? '' },
      shop.counter.printer.name,
    )
    await savePrintJob(shop.backend.pool, job.id, { state: 'rejected', problem: 'the cover is too small' })
    await saveOrderStatus(shop.backend.pool, orderId, { status: 'paid', fulfilment: 'rejected' })
    const stuck = (): Promise<object[]> =>
      seen('select what, id, problem from public.operator_stuck where order_id = $1', [orderId])
    expect(await stuck()).toEqual([{ what: 'print', id: job.id, problem: 'the cover is too small' }])
    const rejected = await readOrder(shop.backend.pool, orderId)
    expect(rejected && (await payPrintBack(shop.counter, rejected))).toBe(true)
    expect(await stuck()).toEqual([])
  })

  test('is told to the operator in the language of the order, with where to look', async () => {
    const orderId = await paidOrder('print')
    const order = await readOrder(shop.backend.pool, orderId)
    if (!order) throw new Error('no order')
    const jobId = randomUUID()
    await reportPrintProblem(shop.counter, shop.backend.pool, { order, jobId, problem: 'too small' })
    const { rows } = await shop.backend.pool.query<{ locale: string; plain: string }>(
      'select locale, plain from house.mails where name = $1',
      [`print_problem/${jobId}`],
    )
    expect(rows).toEqual([
      { locale: 'en', plain: expect.stringContaining(`/en/operator/orders/${orderId}`) as string },
    ])
  })
})

describe('the log', () => {
  interface Logged {
    act: string
    order_id: string
    about: string
  }
  const logOf = (subject: string): Promise<Logged[]> =>
    seen(
      `select l.act, l.order_id, l.about from public.operator_log l join public.operator_acts a on a.id = l.id
       where a.subject = $1 order by l.at`,
      [subject],
    )

  test('leads from what was done about an order to it, and names what else it was about', async () => {
    const orderId = await paidOrder()
    await act({ act: 'refund', subject: orderId, cents: 5 })
    expect(await logOf(orderId)).toEqual([{ act: 'refund', order_id: orderId, about: '' }])
    const { rows } = await shop.backend.pool.query<{ id: string; subject: string }>(
      `select id, subject from house.mails where name = $1`,
      [`paid/${orderId}`],
    )
    await act({ act: 'mail-again', subject: String(rows[0]?.id) })
    expect(await logOf(String(rows[0]?.id))).toEqual([
      { act: 'mail-again', order_id: orderId, about: rows[0]?.subject },
    ])
  })

  test('tells who was let in at the counter, and who no longer is, once each', async () => {
    const somebody = (await shop.reader()).email ?? ''
    for (const isOperator of [true, true, false]) await saveOperator(shop.backend.pool, somebody, isOperator)
    expect(await logOf(somebody)).toEqual([
      { act: 'grant', order_id: '', about: somebody },
      { act: 'revoke', order_id: '', about: somebody },
    ])
    expect(await saveOperator(shop.backend.pool, 'nobody@example.org', true)).toBe(false)
  })
})

test('each change of a print is told with its own time', async () => {
  const orderId = await paidOrder('print')
  const order = await readOrder(shop.backend.pool, orderId)
  const of = { id: orderId, book_id: order?.book_id ?? '' }
  const job = await insertPrintJob(shop.backend.pool, of, shop.counter.printer.name)
  await savePrintJob(shop.backend.pool, job.id, { files: { interior: 'a.pdf', cover: 'b.pdf' } })
  await savePrintJob(shop.backend.pool, job.id, { state: 'sent', printer_job_id: randomUUID() })
  await savePrintJob(shop.backend.pool, job.id, { state: 'shipped' })
  const changes = await seen<{ attempt: number; state: string; at: string }>(
    // As text: two of them may fall within one millisecond.
    'select attempt, state, at::text as at from public.operator_print_changes where order_id = $1 order by operator_print_changes.at',
    [orderId],
  )
  expect(changes.map(({ attempt, state }) => [attempt, state])).toEqual([
    [1, 'making'],
    [1, 'sent'],
    [1, 'shipped'],
  ])
  expect(new Set(changes.map(({ at }) => at)).size).toBe(3)
})

describe('an order that was erased', () => {
  test('is found by its number among the orders and by its invoice, with its sums and nobody', async () => {
    const orderId = await paidOrder()
    const order = await readOrder(shop.backend.pool, orderId)
    await eraseUser(shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    const number = orderId.slice(0, 8).toUpperCase()
    const found = 'select id, status, email, total_cents from public.operator_orders where number = $1'
    expect(await seen(found, [number])).toEqual([
      { id: orderId, status: 'kept', email: '', total_cents: 1490 },
    ])
    const invoiced = 'select order_id, kind from public.operator_invoices where order_number = $1'
    expect(await seen(invoiced, [number])).toContainEqual({ order_id: orderId, kind: 'invoice' })
  })
})

describe('what went wrong once', () => {
  test('a print whose money went back is not printed again', async () => {
    const orderId = await paidOrder('print')
    await saveOrderStatus(shop.backend.pool, orderId, { status: 'paid', fulfilment: 'rejected' })
    const order = await readOrder(shop.backend.pool, orderId)
    expect(order && (await payPrintBack(shop.counter, order))).toBe(true)
    expect((await act({ act: 'print-again', subject: orderId })).status).toBe(409)
  })

  test('who cancels after a part went back is told of the rest', async () => {
    const orderId = await paidOrder('print')
    await act({ act: 'refund', subject: orderId, cents: 490 })
    await act({ act: 'cancel', subject: orderId })
    const { rows } = await shop.backend.pool.query<{ plain: string }>(
      'select plain from house.mails where name = $1',
      [`canceled/${orderId}`],
    )
    expect(rows[0]?.plain).toContain('€10.00')
  })

  test('who is erased while a part is due gets no more than was paid', async () => {
    const orderId = await paidOrder('print')
    await act({ act: 'refund', subject: orderId, cents: 490 })
    const order = await readOrder(shop.backend.pool, orderId)
    await eraseUser(shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    const { rows } = await shop.backend.pool.query<{ cents: number }>(
      'select sum(amount_cents)::int as cents from public.refunds where order_id = $1',
      [orderId],
    )
    expect(rows).toEqual([{ cents: 1490 }])
  })

  test('a refund that two workers hear of counts once', async () => {
    const orderId = await paidOrder()
    await act({ act: 'refund', subject: orderId, cents: 100 })
    const slow: typeof shop.counter.payments = {
      ...shop.counter.payments,
      async refundPayment(refund) {
        const answer = await shop.counter.payments.refundPayment(refund)
        // Its lease runs out while the provider thinks, and another worker takes it.
        await shop.backend.pool.query(
          `update public.refunds set next_try_at = now() where order_id = $1 and state <> 'done'`,
          [orderId],
        )
        await sendRefunds(shop.counter)
        return answer
      },
    }
    await sendRefunds({ ...shop.counter, payments: slow })
    expect((await readOrder(shop.backend.pool, orderId))?.refunded_cents).toBe(100)
  })

  test('no mail about an order is left when its book is removed', async () => {
    const orderId = await paidOrder('print')
    const bookId = (await readOrder(shop.backend.pool, orderId))?.book_id ?? ''
    await act({ act: 'refund', subject: orderId, cents: 5 })
    const left = async (): Promise<string[]> => {
      const { rows } = await shop.backend.pool.query<{ name: string }>(
        `select name from house.mails where name like '%/' || $1 || '%'`,
        [orderId],
      )
      return rows.map(({ name }) => name)
    }
    expect((await left()).length).toBeGreaterThan(1)
    await removeBook(shop.counter, bookId)
    expect(await left()).toEqual([])
  })

  test('a paid book whose drawing stopped goes on by itself after some minutes', async () => {
    const orderId = await paidOrder()
    const bookId = (await readOrder(shop.backend.pool, orderId))?.book_id ?? ''
    const taken: string[] = []
    const queue = {
      ...shop.counter.queue,
      continueBook: async (_client: unknown, stopped: string, { bookId: id }: { bookId: string }) =>
        void taken.push(`${stopped} ${id}`),
    } as typeof shop.counter.queue
    const stop = (ago: string): Promise<void> =>
      inTransaction(shop.backend.pool, async (client) => {
        // Any change is noted with its moment, except by whoever switches that off.
        await client.query('set local session_replication_role = replica')
        await client.query(
          `update public.books set state = 'unlock_failed', updated_at = now() - $2::interval where id = $1`,
          [bookId, ago],
        )
      })
    await stop('1 minute')
    await retryUnlocks(shop.counter, queue)
    expect(taken).toEqual([])
    await stop('6 minutes')
    await Promise.all([retryUnlocks(shop.counter, queue), retryUnlocks(shop.counter, queue)])
    expect(taken).toEqual([`unlock_failed ${bookId}`])
  })
})

describe('the counter', () => {
  test('is not there for anybody else', async () => {
    const orderId = await paidOrder()
    const stranger = await shop.reader()
    expect((await act({ act: 'refund', subject: orderId, cents: 1 }, stranger)).status).toBe(404)
    expect(await actsOn(orderId)).toEqual([])
  })

  test('pays a part back and then the rest, never more than was paid, each with its credit note and mail', async () => {
    const orderId = await paidOrder()
    const press = randomUUID()
    expect((await act({ act: 'refund', subject: orderId, cents: 490 }, operator, press)).status).toBe(200)
    // The same press again, of a page that was slow.
    expect((await act({ act: 'refund', subject: orderId, cents: 490 }, operator, press)).status).toBe(200)
    expect((await act({ act: 'refund', subject: orderId, cents: 1001 })).status).toBe(409)
    await sendRefunds(shop.counter)
    expect(await statusOf(orderId)).toBe('paid')
    expect((await act({ act: 'refund', subject: orderId, cents: 1000 })).status).toBe(200)
    await sendRefunds(shop.counter)
    expect(await statusOf(orderId)).toBe('refunded')
    const { rows } = await shop.backend.pool.query(
      `select total_cents from public.invoices where order_id = $1 order by place`,
      [orderId],
    )
    expect(rows.map(({ total_cents: cents }: { total_cents: number }) => cents)).toEqual([1490, -490, -1000])
    await expect
      .poll(() => shop.mails.filter(({ name }) => name.startsWith(`refund/${orderId}`)).length)
      .toBe(2)
    expect(await actsOn(orderId)).toEqual([
      { act: 'refund', email: operator.email },
      { act: 'refund', email: operator.email },
    ])
  })

  test('cancels a print that no printer has, and not one that is no print', async () => {
    const orderId = await paidOrder('print')
    expect((await act({ act: 'cancel', subject: orderId })).status).toBe(200)
    expect(await statusOf(orderId)).toBe('refund_due')
    expect((await act({ act: 'cancel', subject: orderId })).status).toBe(409)
    expect((await act({ act: 'cancel', subject: randomUUID() })).status).toBe(409)
  })

  test('tries a print again that preflight held back, as another attempt', async () => {
    const orderId = await paidOrder('print')
    await saveOrderStatus(shop.backend.pool, orderId, { status: 'paid', fulfilment: 'sent_to_printer' })
    const { rows: books } = await shop.backend.pool.query<{ book_id: string }>(
      'select book_id from public.orders where id = $1',
      [orderId],
    )
    await shop.backend.pool.query(
      `insert into public.print_jobs (order_id, book_id, printer, state) values ($1, $2, 'here', 'blocked')`,
      [orderId, books[0]?.book_id],
    )
    expect((await act({ act: 'print-again', subject: orderId })).status).toBe(200)
    const { rows } = await shop.backend.pool.query(
      'select attempt, state from public.print_jobs where order_id = $1 order by attempt',
      [orderId],
    )
    expect(rows[0]).toEqual({ attempt: 1, state: 'canceled' })
    expect(rows[1]).toMatchObject({ attempt: 2 })
  })

  test('tries a refund again that the provider refused', async () => {
    const orderId = await paidOrder()
    const order = await readOrder(shop.backend.pool, orderId)
    const refund = { order_id: orderId, payment_id: order?.payment_id ?? '', amount_cents: 5 }
    const id = await insertRefund(shop.backend.pool, { ...refund, reason: 'operator' })
    const row = { id, tries: 1 } as RefundRow
    await saveRefund(shop.backend.pool, row, { state: 'refused', providerId: null, problem: 'no money' })
    expect((await act({ act: 'refund-again', subject: id })).status).toBe(200)
    expect((await act({ act: 'refund-again', subject: id })).status).toBe(409)
    await sendRefunds(shop.counter)
    expect((await readOrder(shop.backend.pool, orderId))?.refunded_cents).toBe(5)
  })

  test('sends a mail once more that died', async () => {
    const name = `finished/${randomUUID()}`
    const mail = { name, to: 'a@example.org', locale: 'nl', subject: 's', html: 'h', plain: 'p' } as const
    await postMail(shop.backend.pool, mail)
    await expect.poll(() => shop.mails.filter((sent) => sent.name === name).length).toBe(1)
    const { rows } = await shop.backend.pool.query<{ id: string }>(
      `update house.mails set state = 'dead', problem = 'no such box' where name = $1 returning id`,
      [name],
    )
    expect((await act({ act: 'mail-again', subject: String(rows[0]?.id) })).status).toBe(200)
    await expect.poll(() => shop.mails.filter((sent) => sent.name === name).length).toBe(2)
  })
})

describe('what is not done again', () => {
  const mailed = async (name: string, subject: string): Promise<string> => {
    const mail = { name, to: 'a@example.org', locale: 'en', subject, html: 'h', plain: 'p' } as const
    await postMail(shop.backend.pool, mail)
    const { rows } = await shop.backend.pool.query<{ id: string }>(
      `update house.mails set state = 'dead', problem = 'no such box' where name = $1 returning id`,
      [name],
    )
    return String(rows[0]?.id)
  }

  test.each(['login', 'claim', 'erased'])(
    'a mail of the kind %s is not sent once more, and waits for nobody',
    async (kind) => {
      const id = await mailed(`${kind}/${randomUUID()}`, '123456 is your Fabelaar code')
      expect((await act({ act: 'mail-again', subject: id })).status).toBe(409)
      expect(await seen('select 1 from public.operator_stuck where id = $1', [id])).toEqual([])
      const [row] = await seen<{ can_go_again: boolean }>(
        'select can_go_again from public.operator_mails where id = $1',
        [id],
      )
      expect(row).toEqual({ can_go_again: false })
    },
  )

  test('a code to log in with is not told with its subject', async () => {
    const id = await mailed(`login/${randomUUID()}`, '123456 is your Fabelaar code')
    expect(await seen('select subject from public.operator_mails where id = $1', [id])).toEqual([
      { subject: '•••••• is your Fabelaar code' },
    ])
  })

  test('files of a print whose order was erased are not offered', async () => {
    const orderId = await paidOrder('print')
    const order = await readOrder(shop.backend.pool, orderId)
    const of = { id: orderId, book_id: order?.book_id ?? '' }
    const job = await insertPrintJob(shop.backend.pool, of, shop.counter.printer.name)
    await savePrintJob(shop.backend.pool, job.id, {
      state: 'shipped',
      files: { interior: 'a.pdf', cover: 'b.pdf' },
    })
    const files = (): Promise<object[]> =>
      seen('select files from public.operator_prints where id = $1', [job.id])
    expect(await files()).toEqual([{ files: { interior: 'a.pdf', cover: 'b.pdf' } }])
    await eraseUser(shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    expect(await files()).toEqual([{ files: null }])
  })
})

describe('discount codes', () => {
  const anybody = { userId: randomUUID(), email: null, bookId: null }

  test('are made in bulk, each its own, and end when they are ended', async () => {
    const made = await act({
      act: 'make-codes',
      subject: 'SCHOOL',
      count: 40,
      worth: { percentOff: 20 },
      leastCents: 0,
      oncePerPerson: false,
      from: null,
      until: null,
      mostUses: 1,
    })
    const { codes } = (await made.json()) as { codes: string[] }
    expect(new Set(codes).size).toBe(40)
    const [one = ''] = codes
    expect(one).toMatch(/^SCHOOL[A-Z2-9]{8}$/)
    expect(await findDiscount(shop.backend.pool, one, anybody)).toMatchObject({
      ok: true,
      worth: { percentOff: 20 },
    })
    expect((await act({ act: 'end-code', subject: one })).status).toBe(200)
    expect(await findDiscount(shop.backend.pool, one, anybody)).toMatchObject({
      ok: false,
      reason: 'discount_over',
    })
    expect((await act({ act: 'end-code', subject: one })).status).toBe(409)
    expect((await act({ act: 'resume-code', subject: one })).status).toBe(200)
    expect(await findDiscount(shop.backend.pool, one, anybody)).toMatchObject({ ok: true })
    expect((await act({ act: 'resume-code', subject: one })).status).toBe(409)
  })

  test('of one word are that word, and count from their first day here to the end of their last', async () => {
    await act({
      act: 'make-codes',
      subject: 'SINT26',
      count: 1,
      worth: { percentOff: 10 },
      leastCents: 2000,
      oncePerPerson: true,
      from: '2026-11-12',
      until: '2026-12-05',
      mostUses: null,
    })
    const { rows } = await shop.backend.pool.query<{ valid_from: Date; valid_until: Date }>(
      `select valid_from, valid_until from public.discount_codes where code = 'SINT26'`,
    )
    expect(rows).toEqual([
      {
        valid_from: new Date('2026-11-11T23:00:00.000Z'),
        valid_until: new Date('2026-12-05T23:00:00.000Z'),
      },
    ])
    const acts = await shop.backend.pool.query<{ details: unknown }>(
      `select details from public.operator_acts where subject = 'SINT26'`,
    )
    expect(acts.rows[0]?.details).toMatchObject({ from: '2026-11-12', until: '2026-12-05' })
  })

  test('are told to be used as often as their limit counts, also by people who were erased since', async () => {
    const { pool } = shop.backend
    await pool.query(
      `insert into public.discount_codes (code, percent_off, most_uses) values ('TWICE', 10, 2)`,
    )
    const uses = async (): Promise<unknown> => {
      const sql = `select uses from public.operator_codes where code = 'TWICE'`
      return (await seen<{ uses: number }>(sql, []))[0]?.uses
    }
    const [first, second] = [await paidOrder(), await paidOrder()]
    await pool.query(`update public.orders set discount_code = 'TWICE' where id = any($1)`, [[first, second]])
    expect(await uses()).toBe(2)
    const order = await readOrder(pool, first)
    await eraseUser(shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    expect(await uses()).toBe(2)
    expect(await findDiscount(pool, 'TWICE', anybody)).toMatchObject({ reason: 'discount_used_up' })
  })

  test('that have not begun say from when on they count', async () => {
    const terms = { worth: { percentOff: 10 }, leastCents: 0, oncePerPerson: false, mostUses: null }
    const dates = { from: '2999-05-01', until: null }
    expect((await act({ act: 'make-codes', subject: 'LATER', count: 1, ...terms, ...dates })).status).toBe(
      200,
    )
    const asked = await shop.ask(checkDiscount, await shop.reader(), { code: 'later' })
    expect(asked.status).toBe(422)
    expect(await asked.json()).toEqual({ code: 'discount_not_yet', from: '2999-04-30T22:00:00.000Z' })
  })

  test.each([
    { subject: 'x', count: 1, worth: { percentOff: 10 } },
    { subject: 'GOOD', count: 501, worth: { percentOff: 10 } },
    { subject: 'GOOD', count: 1, worth: { percentOff: 91 } },
    { subject: 'GOOD', count: 1, worth: { percentOff: 1.5 } },
    { subject: 'GOOD', count: 1, worth: { centsOff: 0 } },
    { subject: 'GOOD', count: 1, worth: { percentOff: 10, centsOff: 500 } },
    { subject: 'GOOD', count: 1, worth: null },
    { subject: 'GOOD', count: 1, worth: { percentOff: 10 }, from: '2999-05-02', until: '2999-05-01' },
    { subject: 'GOOD', count: 1, worth: { percentOff: 10 }, from: 'soon' },
  ])('are refused when they cannot be: %j', async (terms) => {
    const rest = { from: null, until: null, mostUses: null, leastCents: 0, oncePerPerson: false }
    const asked = await act({ act: 'make-codes', ...rest, ...terms })
    expect(asked.status).toBe(422)
  })
})

test('the books of a month have a line a rate of each invoice, and sums that agree with the invoices', async () => {
  const month = new Date().toISOString().slice(0, 7)
  const orderId = randomUUID()
  // Sold at two rates, and half of it paid with a gift card.
  await inTransaction(shop.backend.pool, (client) =>
    insertInvoice(client, {
      kind: 'invoice',
      order_id: orderId,
      owner: null,
      payment_id: 'tr_two',
      refund_id: null,
      corrects: null,
      issued_on: `${month}-01`,
      locale: 'nl',
      country: 'NL',
      vat_cents: vatWithin(1000, 9) + vatWithin(500, 21),
      total_cents: 1500,
      gift_cents: 750,
      lines: withVat([
        { what: 'print', detail: '…', cents: 1000, vatPercent: 9 },
        { what: 'download', detail: '…', cents: 500, vatPercent: 21 },
      ]),
      seller,
      buyer: null,
    }),
  )
  const csv = await bookkeeping(shop.backend.pool, month)
  expect(csv).toContain(`${orderId},NL,9,9.17,0.83,10,5,tr_two\r\n`)
  expect(csv).toContain(`${orderId},NL,21,4.13,0.87,5,2.5,tr_two\r\n`)
  const [heads, ...lines] = csv.trimEnd().split('\r\n')
  expect(heads).toBe('number,date,kind,corrects,order,country,vat_percent,net,vat,total,gift_card,payment')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    const [, , , , , , , net, vat, total] = line.split(',')
    expect(Math.round((Number(net) + Number(vat)) * 100)).toBe(Math.round(Number(total) * 100))
  }
  const column = (index: number): number =>
    lines.reduce((sum, line) => sum + Math.round(Number(line.split(',')[index]) * 100), 0)
  const { rows } = await shop.backend.pool.query<Record<string, number>>(
    `select sum(vat_cents)::int as vat, sum(total_cents)::int as total, sum(gift_cents)::int as gift
     from public.invoices where to_char(issued_on, 'YYYY-MM') = $1`,
    [month],
  )
  expect({ vat: column(8), total: column(9), gift: column(10) }).toEqual(rows[0])
  expect((await bookkeeping(shop.backend.pool, '2020-01')).trimEnd().split('\r\n')).toHaveLength(1)
})

describe('the days at the counter', () => {
  interface Day {
    orders: number
    in_cents: number
    out_cents: number
    turnover_cents: number
    spent_cents: number
    spent_otherwise: string
  }
  /** What has come and gone in all, and on which days. */
  const read = async (): Promise<Day & { days: number }> => {
    const { rows } = await shop.backend.pool.query<Day & { days: number }>(
      `with me as (select set_config('request.jwt.claims', json_build_object('sub', $1::text)::text, true))
       select coalesce(sum(orders), 0)::int as orders, coalesce(sum(in_cents), 0)::int as in_cents,
         coalesce(sum(out_cents), 0)::int as out_cents, coalesce(sum(turnover_cents), 0)::int as turnover_cents,
         coalesce(sum(spent_cents), 0)::int as spent_cents,
         coalesce(string_agg(spent_otherwise, '') filter (where spent_otherwise <> ''), '') as spent_otherwise,
         (count(*) filter (where turnover_cents <> 0 or spent_cents <> 0))::int as days
       from me, public.operator_days`,
      [operator.userId],
    )
    if (!rows[0]) throw new Error('no days')
    return rows[0]
  }
  const since = async (before: Day): Promise<Omit<Day, 'spent_otherwise'>> => {
    const now = await read()
    return {
      orders: now.orders - before.orders,
      in_cents: now.in_cents - before.in_cents,
      out_cents: now.out_cents - before.out_cents,
      turnover_cents: now.turnover_cents - before.turnover_cents,
      spent_cents: now.spent_cents - before.spent_cents,
    }
  }
  const sold = { orders: 1, in_cents: 1490, out_cents: 0, turnover_cents: 1490, spent_cents: 0 }
  const settleAgain = async (id: string): Promise<void> => {
    const order = await readOrder(shop.backend.pool, id)
    if (order) await settleOrder(shop.counter, shop.counter.queue, order)
  }
  const paymentOf = async (id: string): Promise<string> =>
    (await readOrder(shop.backend.pool, id))?.payment_id ?? ''

  test('lose what goes back when it does, and what a bank takes, and get back what the bank gives back', async () => {
    // What others of these tests are owed.
    await sendRefunds(shop.counter)
    const before = await read()
    const id = await paidOrder()
    expect(await since(before)).toEqual(sold)
    await act({ act: 'refund', subject: id, cents: 490 })
    expect(await since(before)).toEqual({ ...sold, out_cents: 490, turnover_cents: 1000 })
    await sendRefunds(shop.counter)
    expect(await since(before)).toEqual({ ...sold, out_cents: 490, turnover_cents: 1000 })

    const other = await paidOrder()
    await chargeBackTillPayment(shop.backend.pool, await paymentOf(other))
    await settleAgain(other)
    await settleAgain(other)
    expect((await since(before)).turnover_cents).toBe(1000)
    await shop.backend.pool.query('update house.till_payments set charged_back_cents = 0 where id = $1', [
      await paymentOf(other),
    ])
    await settleAgain(other)
    expect((await since(before)).turnover_cents).toBe(2490)
  })

  test('keep what a bank took on the day it did, also when the buyer is erased', async () => {
    const before = await read()
    const id = await paidOrder()
    await chargeBackTillPayment(shop.backend.pool, await paymentOf(id))
    await settleAgain(id)
    await shop.backend.pool.query(
      `update public.chargebacks set created_at = now() + interval '3 days' where order_id = $1`,
      [id],
    )
    const order = await readOrder(shop.backend.pool, id)
    await eraseUser(shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    expect(await since(before)).toEqual({ ...sold, out_cents: 1490, turnover_cents: 0 })
    expect((await read()).days).toBe(before.days + 1)
  })

  test('have nothing of money that came for nothing', async () => {
    const id = await paidOrder()
    const before = await read()
    const refund = {
      order_id: id,
      payment_id: 'tr_stray',
      amount_cents: 1490,
      reason: 'superfluous',
    } as const
    await insertRefund(shop.backend.pool, { ...refund, state: 'done' })
    expect((await since(before)).turnover_cents).toBe(0)
  })

  test('tell what prints cost when that is known first, beside it in other money, and not what is never printed', async () => {
    const before = await read()
    const { pool } = shop.backend
    const order = { id: randomUUID(), book_id: randomUUID() }
    const [inEuros, inDollars, rejected] = [
      await insertPrintJob(pool, order, 'lulu'),
      await insertPrintJob(pool, order, 'lulu'),
      await insertPrintJob(pool, order, 'lulu'),
    ]
    await savePrintJob(pool, inEuros.id, { state: 'sent', cost: { cents: 1900, currency: 'EUR' } })
    await pool.query(`update public.print_jobs set cost_at = now() - interval '400 days' where id = $1`, [
      inEuros.id,
    ])
    await savePrintJob(pool, inEuros.id, { state: 'shipped', cost: { cents: 1983, currency: 'EUR' } })
    await savePrintJob(pool, inDollars.id, { state: 'sent', cost: { cents: 2050, currency: 'USD' } })
    await savePrintJob(pool, rejected.id, { state: 'rejected', cost: { cents: 700, currency: 'EUR' } })
    expect(await since(before)).toEqual({
      orders: 0,
      in_cents: 0,
      out_cents: 0,
      turnover_cents: 0,
      spent_cents: 1983,
    })
    const after = await read()
    expect(after.days).toBe(before.days + 1)
    expect(after.spent_otherwise).toBe('20.50 USD')
  })
})
