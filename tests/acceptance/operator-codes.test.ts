import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkDiscount } from '#functions/check-discount.ts'
import { findDiscount } from '#records/discount-rows.ts'
import { readOrder } from '#records/order-rows.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { withStaffedShop } from './staffed-shop.ts'

/* Discount codes, as operators make and end them. */

const staffed = withStaffedShop()
const { act, paidOrder, seen } = staffed

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
    expect(await findDiscount(staffed.shop.backend.pool, one, anybody)).toMatchObject({
      ok: true,
      worth: { percentOff: 20 },
    })
    expect((await act({ act: 'end-code', subject: one })).status).toBe(200)
    expect(await findDiscount(staffed.shop.backend.pool, one, anybody)).toMatchObject({
      ok: false,
      reason: 'discount_over',
    })
    expect((await act({ act: 'end-code', subject: one })).status).toBe(409)
    expect((await act({ act: 'resume-code', subject: one })).status).toBe(200)
    expect(await findDiscount(staffed.shop.backend.pool, one, anybody)).toMatchObject({ ok: true })
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
    const { rows } = await staffed.shop.backend.pool.query<{ valid_from: Date; valid_until: Date }>(
      `select valid_from, valid_until from public.discount_codes where code = 'SINT26'`,
    )
    expect(rows).toEqual([
      {
        valid_from: new Date('2026-11-11T23:00:00.000Z'),
        valid_until: new Date('2026-12-05T23:00:00.000Z'),
      },
    ])
    const acts = await staffed.shop.backend.pool.query<{ details: unknown }>(
      `select details from public.operator_acts where subject = 'SINT26'`,
    )
    expect(acts.rows[0]?.details).toMatchObject({ from: '2026-11-12', until: '2026-12-05' })
  })

  test('are told to be used as often as their limit counts, also by people who were erased since', async () => {
    const { pool } = staffed.shop.backend
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
    await eraseUser(staffed.shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    expect(await uses()).toBe(2)
    expect(await findDiscount(pool, 'TWICE', anybody)).toMatchObject({ reason: 'discount_used_up' })
  })

  test('that have not begun say from when on they count', async () => {
    const terms = { worth: { percentOff: 10 }, leastCents: 0, oncePerPerson: false, mostUses: null }
    const dates = { from: '2999-05-01', until: null }
    expect((await act({ act: 'make-codes', subject: 'LATER', count: 1, ...terms, ...dates })).status).toBe(
      200,
    )
    const asked = await staffed.shop.ask(checkDiscount, await staffed.shop.reader(), { code: 'later' })
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
