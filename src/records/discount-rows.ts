import type { Pool } from 'pg'
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
  uses: number
}

/** Looks a typed code up and judges it as of now. */
export async function findDiscount(
  database: Pool,
  typed: string,
): Promise<GoodDiscount | { ok: false; reason: DiscountRefusal }> {
  const code = readDiscountCode(typed)
  const { rows } = await database.query<DiscountRow>(
    `select code, percent_off, valid_from, valid_until, most_uses,
       (select count(*)::int from public.orders where discount_code = codes.code and status = 'paid') as uses
     from public.discount_codes codes where code = $1`,
    [code],
  )
  const row = rows[0]
  const found: DiscountCode | null = row
    ? {
        code: row.code,
        percentOff: row.percent_off,
        validFrom: row.valid_from,
        validUntil: row.valid_until,
        mostUses: row.most_uses,
      }
    : null
  const answer = judgeDiscount(found, row?.uses ?? 0, new Date())
  return answer.ok && found !== null
    ? { ok: true, code: found.code, percentOff: found.percentOff }
    : { ok: false, reason: answer.ok ? 'discount_unknown' : answer.reason }
}
