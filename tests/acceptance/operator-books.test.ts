import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#records/in-transaction.ts'
import { readOrder } from '#records/order-rows.ts'
import { insertInvoice } from '#records/invoice-rows.ts'
import { insertPrintJob, savePrintJob } from '#records/print-job-rows.ts'
import { insertRefund } from '#records/refund-rows.ts'
import { withVat } from '#shop/line-vat.ts'
import { vatWithin } from '#shop/vat.ts'
import { bookkeeping } from '#workflows/bookkeeping.ts'
import { chargeBackTillPayment } from '#adapters/till/house-till.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { settleOrder } from '#workflows/settle-order.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { seller } from './start-workshop.ts'
import { withStaffedShop } from './staffed-shop.ts'

/* What operators read of money: the books of a month, and what came and went by day. */

const staffed = withStaffedShop()
const { act, paidOrder } = staffed

test('the books of a month have a line a rate of each invoice, and sums that agree with the invoices', async () => {
  for (const kind of ['download', 'print'] as const) await paidOrder(kind)
  const month = new Date().toISOString().slice(0, 7)
  const orderId = randomUUID()
  // Sold at two rates, and half of it paid with a gift card.
  await inTransaction(staffed.shop.backend.pool, (client) =>
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
  const csv = await bookkeeping(staffed.shop.backend.pool, month)
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
  const { rows } = await staffed.shop.backend.pool.query<Record<string, number>>(
    `select sum(vat_cents)::int as vat, sum(total_cents)::int as total, sum(gift_cents)::int as gift
     from public.invoices where to_char(issued_on, 'YYYY-MM') = $1`,
    [month],
  )
  expect({ vat: column(8), total: column(9), gift: column(10) }).toEqual(rows[0])
  expect((await bookkeeping(staffed.shop.backend.pool, '2020-01')).trimEnd().split('\r\n')).toHaveLength(1)
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
    const [days] = await staffed.seen<Day & { days: number }>(
      `select coalesce(sum(orders), 0)::int as orders, coalesce(sum(in_cents), 0)::int as in_cents,
         coalesce(sum(out_cents), 0)::int as out_cents, coalesce(sum(turnover_cents), 0)::int as turnover_cents,
         coalesce(sum(spent_cents), 0)::int as spent_cents,
         coalesce(string_agg(spent_otherwise, '') filter (where spent_otherwise <> ''), '') as spent_otherwise,
         (count(*) filter (where turnover_cents <> 0 or spent_cents <> 0))::int as days
       from public.operator_days`,
      [],
    )
    if (!days) throw new Error('no days')
    return days
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
    const order = await readOrder(staffed.shop.backend.pool, id)
    if (order) await settleOrder(staffed.shop.counter, staffed.shop.counter.queue, order)
  }
  const paymentOf = async (id: string): Promise<string> =>
    (await readOrder(staffed.shop.backend.pool, id))?.payment_id ?? ''

  test('lose what goes back when it does, and what a bank takes, and get back what the bank gives back', async () => {
    // What others of these tests are owed.
    await sendRefunds(staffed.shop.counter)
    const before = await read()
    const id = await paidOrder()
    expect(await since(before)).toEqual(sold)
    await act({ act: 'refund', subject: id, cents: 490 })
    expect(await since(before)).toEqual({ ...sold, out_cents: 490, turnover_cents: 1000 })
    await sendRefunds(staffed.shop.counter)
    expect(await since(before)).toEqual({ ...sold, out_cents: 490, turnover_cents: 1000 })

    const other = await paidOrder()
    await chargeBackTillPayment(staffed.shop.backend.pool, await paymentOf(other))
    await settleAgain(other)
    await settleAgain(other)
    expect((await since(before)).turnover_cents).toBe(1000)
    await staffed.shop.backend.pool.query(
      'update house.till_payments set charged_back_cents = 0 where id = $1',
      [await paymentOf(other)],
    )
    await settleAgain(other)
    expect((await since(before)).turnover_cents).toBe(2490)
  })

  test('keep what a bank took on the day it did, also when the buyer is erased', async () => {
    const before = await read()
    const id = await paidOrder()
    await chargeBackTillPayment(staffed.shop.backend.pool, await paymentOf(id))
    await settleAgain(id)
    await staffed.shop.backend.pool.query(
      `update public.chargebacks set created_at = now() + interval '3 days' where order_id = $1`,
      [id],
    )
    const order = await readOrder(staffed.shop.backend.pool, id)
    await eraseUser(staffed.shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
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
    await insertRefund(staffed.shop.backend.pool, { ...refund, state: 'done' })
    expect((await since(before)).turnover_cents).toBe(0)
  })

  test('tell what prints cost when that is known first, beside it in other money, and not what is never printed', async () => {
    const before = await read()
    const { pool } = staffed.shop.backend
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
