import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CallResult } from '#adapters/ai/accounts.ts'
import { readEnvironment } from '#environment.ts'
import { examineParts } from '#functions/examine-parts.ts'
import { saveAiLimits } from '#records/ai-call-rows.ts'
import { readOrder, saveOrderStatus } from '#records/order-rows.ts'
import { insertPrintJob, savePrintJob } from '#records/print-job-rows.ts'
import { insertRefund, settleHeldRefunds } from '#records/refund-rows.ts'
import { accountsIn, aiLimitsOf } from '#wiring/storytellers.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { withStaffedShop } from './staffed-shop.ts'

/* What operators are told of the health of the shop. */

const staffed = withStaffedShop()
const { paidOrder, seen } = staffed

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
    await staffed.shop.backend.pool.query(late, [60])
    expect(await healthOf('workers')).toEqual({ waiting: 0, state: 'bad' })
    await staffed.shop.backend.pool.query(late, [0])
  })

  test('tells of refunds that do not leave', async () => {
    const orderId = await paidOrder()
    const paymentId = (await readOrder(staffed.shop.backend.pool, orderId))?.payment_id ?? ''
    const refund = { order_id: orderId, payment_id: paymentId, amount_cents: 1, reason: 'operator' as const }
    const id = await insertRefund(staffed.shop.backend.pool, refund)
    const age = async (interval: string): Promise<string> => {
      await staffed.shop.backend.pool.query(
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
    await staffed.shop.backend.pool.query('delete from public.refunds where id = $1', [id])
  })

  test('tells nothing of what waits for the printer of somebody who was erased: the parcel is told of', async () => {
    const before = await healthOf('refunds_open')
    const orderId = await paidOrder('print')
    const order = await readOrder(staffed.shop.backend.pool, orderId)
    const of = { id: orderId, book_id: order?.book_id ?? '' }
    const job = await insertPrintJob(staffed.shop.backend.pool, of, staffed.shop.counter.printer.name)
    await savePrintJob(staffed.shop.backend.pool, job.id, {
      state: 'in_production',
      printer_job_id: randomUUID(),
    })
    await saveOrderStatus(staffed.shop.backend.pool, orderId, { status: 'paid', fulfilment: 'in_production' })
    await eraseUser(staffed.shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    const held = await seen('select state, amount_cents from public.operator_refunds where order_id = $1', [
      orderId,
    ])
    expect(held).toEqual([{ state: 'held', amount_cents: 1490 }])
    expect(await healthOf('refunds_open')).toEqual(before)
    await savePrintJob(staffed.shop.backend.pool, job.id, { state: 'delivered' })
    await settleHeldRefunds(staffed.shop.backend.pool)
    expect(await seen('select 1 from public.operator_refunds where order_id = $1', [orderId])).toEqual([])
  })

  test('tells of parcels that are not there on the day that was promised, whoever prints', async () => {
    const orderId = await paidOrder('print')
    const order = await readOrder(staffed.shop.backend.pool, orderId)
    const job = await insertPrintJob(
      staffed.shop.backend.pool,
      { id: orderId, book_id: order?.book_id ?? '' },
      staffed.shop.counter.printer.name,
    )
    await staffed.shop.backend.pool.query(
      `update public.print_jobs set state = 'shipped', created_at = now() - interval '24 days' where id = $1`,
      [job.id],
    )
    const promised = async (daysFromNow: number): Promise<string> => {
      await staffed.shop.backend.pool.query(
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
      staffed.shop.backend.pool,
      { id: orderId, book_id: order?.book_id ?? '' },
      staffed.shop.counter.printer.name,
    )
    expect(await healthOf('parcels')).toEqual({ waiting: 0, state: 'good' })
  })

  test('tells how models do: the last answer, failures by kind, places taken, and the budget of the day', async () => {
    const { pool } = staffed.shop.backend
    const rowsSeen = () =>
      seen<Record<string, unknown>>('select * from public.operator_models order by model', [])
    const settings = { AI_DAY_EUROS: '3', AI_BOOK_EUROS: '100', AI_CALLS_AT_ONCE: '4' }
    const environment = readEnvironment(settings)
    await saveAiLimits(pool, aiLimitsOf(environment))
    const accounts = accountsIn(environment, pool, { name: 'worker-3', isWeb: false })
    const call = { work: 'w', task: 't', question: 'q', model: 'openai:small', mostMicros: 500_000 }
    const ended = { answer: [], inputTokens: 1, outputTokens: 1, micros: 500_000, milliseconds: 5 }
    const ask = async (result: Pick<CallResult, 'outcome' | 'fault'>): Promise<void> => {
      const begun = await accounts.begin(call)
      if (typeof begun === 'object') await accounts.end(begun.id, { ...ended, ...result, error: null })
    }
    await ask({ outcome: 'finished', fault: null })
    expect(await healthOf('models')).toEqual({ waiting: 0, state: 'good' })
    await ask({ outcome: 'refused', fault: 'refused' })
    await ask({ outcome: 'failed', fault: 'key' })
    await accounts.begin({ ...call, mostMicros: 1 })
    expect(await rowsSeen()).toMatchObject([
      { model: 'all_models', state: 'good', answered: 1, cost: '1.5000 EUR', budget: '3.00 EUR' },
      {
        model: 'openai:small',
        state: 'bad',
        answered: 1,
        failures: { model_refused: 1, model_key: 1 },
        last_fault: 'model_key',
        places: '1 / 4',
        last_answer_at: expect.any(Date) as Date,
      },
    ])
    expect(await healthOf('models')).toEqual({ waiting: 1, state: 'bad' })
    // With another half euro it would be more than two thirds of the day.
    expect(await accounts.begin(call)).toBe('budget')
    expect(await rowsSeen()).toMatchObject([
      { state: 'look', cost: '1.5000 EUR' },
      { state: 'look', last_fault: 'model_budget', failures: { model_budget: 1, model_key: 1 } },
    ])
    await pool.query('delete from house.ai_calls')
  })

  test('tells a book that would cost too much from a day that has', async () => {
    const { pool } = staffed.shop.backend
    const environment = readEnvironment({ AI_DAY_EUROS: '300', AI_BOOK_EUROS: '1' })
    await saveAiLimits(pool, aiLimitsOf(environment))
    const accounts = accountsIn(environment, pool, { name: 'worker-3', isWeb: false })
    const dear = { work: 'w', task: 't', question: 'q', model: 'openai:small', mostMicros: 2_000_000 }
    expect(await accounts.begin(dear)).toBe('book_budget')
    expect(await seen('select * from public.operator_models order by model', [])).toMatchObject([
      { model: 'all_models', state: 'good' },
      { model: 'openai:small', last_fault: 'model_book_budget', failures: { model_book_budget: 1 } },
    ])
    await pool.query('delete from house.ai_calls')
  })

  test('is examined for operators alone', async () => {
    expect((await staffed.shop.ask(examineParts, await staffed.shop.reader(), {})).status).toBe(404)
    expect((await staffed.shop.ask(examineParts, staffed.operator, {})).status).toBe(200)
  })
})
