import type { ClientBase, Pool } from 'pg'
import { type DiscountCode, type DiscountRefusal, judgeDiscount, readDiscountCode } from '#shop/discount.ts'

export interface GoodDiscount {
  ok: true
  code: string
  percentOff: number
}

interface DiscountRow {
  code: string
  percent_off: number
  valid_from: Date
  valid_until: Date | null
  most_uses: number | null
  paid: number
  open: number
}

type Judged = GoodDiscount | { ok: false; reason: DiscountRefusal }

const judgedSql = `select code, percent_off, valid_from, valid_until, most_uses,
    (select count(*)::int from public.orders where discount_code = codes.code and status = 'paid') as paid,
    (select count(*)::int from public.orders where discount_code = codes.code and status = 'pending') as open
  from public.discount_codes codes where code = $1`

/** Looks a typed code up and judges it as of now. */
export async function findDiscount(database: Pool | ClientBase, typed: string): Promise<Judged> {
  const { rows } = await database.query<DiscountRow>(judgedSql, [readDiscountCode(typed)])
  return judge(rows[0])
}

/** As `findDiscount`; until the transaction ends nobody else takes the code for an order. */
export async function takeDiscount(transaction: ClientBase, typed: string): Promise<Judged> {
  await transaction.query('select 1 from public.discount_codes where code = $1 for update', [
    readDiscountCode(typed),
  ])
  return findDiscount(transaction, typed)
}

/** The code that the hidden landing tells of now, or null. */
export async function findPromotion(database: Pool): Promise<{ code: string; percentOff: number } | null> {
  const { rows } = await database.query<{ code: string; percentOff: number }>(
    `select code, percent_off as "percentOff" from public.discount_codes
     where shown_on = 'promotion' and valid_from <= now() and (valid_until is null or valid_until > now())
     order by created_at desc limit 1`,
  )
  return rows[0] ?? null
}

function judge(row: DiscountRow | undefined): Judged {
  if (!row) return { ok: false, reason: 'discount_unknown' }
  const code: DiscountCode = {
    code: row.code,
    percentOff: row.percent_off,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    mostUses: row.most_uses,
  }
  const answer = judgeDiscount(code, { paid: row.paid, open: row.open }, new Date())
  return answer.ok ? { ok: true, code: code.code, percentOff: code.percentOff } : answer
}

/** Makes codes; answers those that were free. `until` is the last day on which they count, in the Netherlands. */
export async function insertCodes(
  database: ClientBase,
  codes: readonly string[],
  terms: { percentOff: number; until: string | null; mostUses: number | null },
): Promise<string[]> {
  const { rows } = await database.query<{ code: string }>(
    `insert into public.discount_codes (code, percent_off, valid_until, most_uses)
     select code, $2, ($3::date + 1)::timestamp at time zone 'Europe/Amsterdam', $4 from unnest($1::text[]) as code
     on conflict do nothing returning code`,
    [codes, terms.percentOff, terms.until, terms.mostUses],
  )
  return rows.map(({ code }) => code)
}

/** Ends a code now; false when there is none, or it is over. Orders that have it keep it. */
export async function endCode(database: ClientBase, code: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `update public.discount_codes set valid_until = now()
     where code = $1 and (valid_until is null or valid_until > now())`,
    [code],
  )
  return rowCount === 1
}
