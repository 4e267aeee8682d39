import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#records/in-transaction.ts'
import { readOrder, saveOrderStatus } from '#records/order-rows.ts'
import { postMail } from '#records/mail-rows.ts'
import { insertRefund, type RefundRow, saveRefund } from '#records/refund-rows.ts'
import { payPrintBack } from '#workflows/after-rejection.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { removeBook } from '#workflows/remove-book.ts'
import { retryUnlocks } from '#workflows/retry-unlocks.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { visitorOf } from '../act-as.ts'
import { withStaffedShop } from './staffed-shop.ts'

/* What operators do about orders, their money, prints and mails. */

const staffed = withStaffedShop()
const { act, actsOn, paidOrder, statusOf } = staffed

describe('the counter', () => {
  test('is not there for anybody else', async () => {
    const orderId = await paidOrder()
    const stranger = await staffed.shop.reader()
    expect((await act({ act: 'refund', subject: orderId, cents: 1 }, stranger)).status).toBe(404)
    expect(await actsOn(orderId)).toEqual([])
  })

  test('is not there for an operator who has not shown a second factor', async () => {
    const orderId = await paidOrder()
    const what = { act: 'refund', subject: orderId, cents: 1 }
    const { email } = staffed.operator
    const { session } = await staffed.shop.backend.signIn(email ?? '')
    expect((await act(what, visitorOf(session))).status).toBe(404)
    // Whatever a token says of the session, the database knows it.
    const pretended = {
      ...staffed.operator,
      session: { id: visitorOf(session).session.id, aal: 'aal2' as const },
    }
    expect((await act(what, pretended)).status).toBe(404)
    expect(await actsOn(orderId)).toEqual([])
  })

  test('pays a part back and then the rest, never more than was paid, each with its credit note and mail', async () => {
    const orderId = await paidOrder()
    const press = randomUUID()
    expect((await act({ act: 'refund', subject: orderId, cents: 490 }, staffed.operator, press)).status).toBe(
      200,
    )
    // The same press again, of a page that was slow.
    expect((await act({ act: 'refund', subject: orderId, cents: 490 }, staffed.operator, press)).status).toBe(
      200,
    )
    expect((await act({ act: 'refund', subject: orderId, cents: 1001 })).status).toBe(409)
    await sendRefunds(staffed.shop.counter)
    expect(await statusOf(orderId)).toBe('paid')
    expect((await act({ act: 'refund', subject: orderId, cents: 1000 })).status).toBe(200)
    await sendRefunds(staffed.shop.counter)
    expect(await statusOf(orderId)).toBe('refunded')
    const { rows } = await staffed.shop.backend.pool.query(
      `select total_cents from public.invoices where order_id = $1 order by place`,
      [orderId],
    )
    expect(rows.map(({ total_cents: cents }: { total_cents: number }) => cents)).toEqual([1490, -490, -1000])
    await expect
      .poll(() => staffed.shop.mails.filter(({ name }) => name.startsWith(`refund/${orderId}`)).length)
      .toBe(2)
    expect(await actsOn(orderId)).toEqual([
      { act: 'refund', email: staffed.operator.email },
      { act: 'refund', email: staffed.operator.email },
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
    await saveOrderStatus(staffed.shop.backend.pool, orderId, {
      status: 'paid',
      fulfilment: 'sent_to_printer',
    })
    const { rows: books } = await staffed.shop.backend.pool.query<{ book_id: string }>(
      'select book_id from public.orders where id = $1',
      [orderId],
    )
    await staffed.shop.backend.pool.query(
      `insert into public.print_jobs (order_id, book_id, printer, state) values ($1, $2, 'here', 'blocked')`,
      [orderId, books[0]?.book_id],
    )
    expect((await act({ act: 'print-again', subject: orderId })).status).toBe(200)
    const { rows } = await staffed.shop.backend.pool.query(
      'select attempt, state from public.print_jobs where order_id = $1 order by attempt',
      [orderId],
    )
    expect(rows[0]).toEqual({ attempt: 1, state: 'canceled' })
    expect(rows[1]).toMatchObject({ attempt: 2 })
  })

  test('tries a refund again that the provider refused', async () => {
    const orderId = await paidOrder()
    const order = await readOrder(staffed.shop.backend.pool, orderId)
    const refund = { order_id: orderId, payment_id: order?.payment_id ?? '', amount_cents: 5 }
    const id = await insertRefund(staffed.shop.backend.pool, { ...refund, reason: 'operator' })
    const row = { id, tries: 1 } as RefundRow
    await saveRefund(staffed.shop.backend.pool, row, {
      state: 'refused',
      providerId: null,
      problem: 'no money',
    })
    expect((await act({ act: 'refund-again', subject: id })).status).toBe(200)
    expect((await act({ act: 'refund-again', subject: id })).status).toBe(409)
    await sendRefunds(staffed.shop.counter)
    expect((await readOrder(staffed.shop.backend.pool, orderId))?.refunded_cents).toBe(5)
  })

  test('sends a mail once more that died', async () => {
    const name = `finished/${randomUUID()}`
    const mail = { name, to: 'a@example.org', locale: 'nl', subject: 's', html: 'h', plain: 'p' } as const
    await postMail(staffed.shop.backend.pool, mail)
    // It is out before its row says so: what is written into the row earlier is written over.
    const stateOf = async (): Promise<unknown> =>
      (await staffed.shop.backend.pool.query('select state from house.mails where name = $1', [name])).rows[0]
        ?.state
    await expect.poll(stateOf).toBe('sent')
    const { rows } = await staffed.shop.backend.pool.query<{ id: string }>(
      `update house.mails set state = 'dead', problem = 'no such box' where name = $1 returning id`,
      [name],
    )
    expect((await act({ act: 'mail-again', subject: String(rows[0]?.id) })).status).toBe(200)
    await expect.poll(() => staffed.shop.mails.filter((sent) => sent.name === name).length).toBe(2)
  })
})

describe('what went wrong once', () => {
  test('a print whose money went back is not printed again', async () => {
    const orderId = await paidOrder('print')
    await saveOrderStatus(staffed.shop.backend.pool, orderId, { status: 'paid', fulfilment: 'rejected' })
    const order = await readOrder(staffed.shop.backend.pool, orderId)
    expect(order && (await payPrintBack(staffed.shop.counter, order))).toBe(true)
    expect((await act({ act: 'print-again', subject: orderId })).status).toBe(409)
  })

  test('who cancels after a part went back is told of the rest', async () => {
    const orderId = await paidOrder('print')
    await act({ act: 'refund', subject: orderId, cents: 490 })
    await act({ act: 'cancel', subject: orderId })
    const { rows } = await staffed.shop.backend.pool.query<{ plain: string }>(
      'select plain from house.mails where name = $1',
      [`canceled/${orderId}`],
    )
    expect(rows[0]?.plain).toContain('€10.00')
  })

  test('who is erased while a part is due gets no more than was paid', async () => {
    const orderId = await paidOrder('print')
    await act({ act: 'refund', subject: orderId, cents: 490 })
    const order = await readOrder(staffed.shop.backend.pool, orderId)
    await eraseUser(staffed.shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    const { rows } = await staffed.shop.backend.pool.query<{ cents: number }>(
      'select sum(amount_cents)::int as cents from public.refunds where order_id = $1',
      [orderId],
    )
    expect(rows).toEqual([{ cents: 1490 }])
  })

  test('a refund that two workers hear of counts once', async () => {
    const orderId = await paidOrder()
    await act({ act: 'refund', subject: orderId, cents: 100 })
    const slow: typeof staffed.shop.counter.payments = {
      ...staffed.shop.counter.payments,
      async refundPayment(refund) {
        const answer = await staffed.shop.counter.payments.refundPayment(refund)
        // Its lease runs out while the provider thinks, and another worker takes it.
        await staffed.shop.backend.pool.query(
          `update public.refunds set next_try_at = now() where order_id = $1 and state <> 'done'`,
          [orderId],
        )
        await sendRefunds(staffed.shop.counter)
        return answer
      },
    }
    await sendRefunds({ ...staffed.shop.counter, payments: slow })
    expect((await readOrder(staffed.shop.backend.pool, orderId))?.refunded_cents).toBe(100)
  })

  test('no mail about an order is left when its book is removed', async () => {
    const orderId = await paidOrder('print')
    const bookId = (await readOrder(staffed.shop.backend.pool, orderId))?.book_id ?? ''
    await act({ act: 'refund', subject: orderId, cents: 5 })
    const left = async (): Promise<string[]> => {
      const { rows } = await staffed.shop.backend.pool.query<{ name: string }>(
        `select name from house.mails where name like '%/' || $1 || '%'`,
        [orderId],
      )
      return rows.map(({ name }) => name)
    }
    expect((await left()).length).toBeGreaterThan(1)
    await removeBook(staffed.shop.counter, bookId)
    expect(await left()).toEqual([])
  })

  test('a paid book whose drawing stopped goes on by itself after some minutes', async () => {
    const orderId = await paidOrder()
    const bookId = (await readOrder(staffed.shop.backend.pool, orderId))?.book_id ?? ''
    const taken: string[] = []
    const queue = {
      ...staffed.shop.counter.queue,
      continueBook: async (_client: unknown, stopped: string, { bookId: id }: { bookId: string }) =>
        void taken.push(`${stopped} ${id}`),
    } as typeof staffed.shop.counter.queue
    const stop = (ago: string): Promise<void> =>
      inTransaction(staffed.shop.backend.pool, async (client) => {
        // Any change is noted with its moment, except by whoever switches that off.
        await client.query('set local session_replication_role = replica')
        await client.query(
          `update public.books set state = 'unlock_failed', updated_at = now() - $2::interval where id = $1`,
          [bookId, ago],
        )
      })
    await stop('1 minute')
    await retryUnlocks(staffed.shop.counter, queue)
    expect(taken).toEqual([])
    await stop('6 minutes')
    await Promise.all([retryUnlocks(staffed.shop.counter, queue), retryUnlocks(staffed.shop.counter, queue)])
    expect(taken).toEqual([`unlock_failed ${bookId}`])
  })
})
