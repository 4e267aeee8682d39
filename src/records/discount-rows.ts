import type { ClientBase, Pool } from 'pg'
import {
  type DiscountAnswer,
  type DiscountCode,
  judgeDiscount,
  readDiscountCode,
  type Worth,
} from '#shop/discount.ts'

interface DiscountRow {
  code: string
  percent_off: number | null
  cents_off: number | null
  valid_from: Date
  valid_until: Date | null
  most_uses: number | null
  least_cents: number
  once_a_person: boolean
  paid: number
  open: number
  own: number
}

/** Who asks for a discount: an account, and the address that its orders are told to. */
export interface DiscountAsker {
  userId: string
  email: string | null
  /** The book whose open orders of theirs do not count, since a new one takes their place; null: all count. */
  bookId: string | null
  /** They give a book that they read by a link: open orders of theirs that do so do not count either. */
  isGiving?: boolean | undefined
}

const judgedSql = `select code, percent_off, cents_off, valid_from, valid_until, most_uses, least_cents, once_a_person,
    uses.open, uses.own, private.uses_of_code(code) as paid
  from public.discount_codes codes, lateral (
    select count(*) filter (where status = 'pending')::int as open,
      count(*) filter (where owner = $2 or lower(email) = lower($3))::int as own
    from public.orders where discount_code = codes.code
      and (status = 'paid' or (status = 'pending' and (owner <> $2 or case when $5 then kind <> 'gift' else book_id is distinct from $4 end)))
  ) uses
  where code = $1`

/** Looks a typed code up and judges it as of now, for whoever asks. */
export async function findDiscount(
  database: Pool | ClientBase,
  typed: string,
  asker: DiscountAsker,
): Promise<DiscountAnswer> {
  const code = readDiscountCode(typed)
  const { rows } = await database.query<DiscountRow>(judgedSql, [
    code,
    asker.userId,
    asker.email,
    asker.bookId,
    asker.isGiving ?? false,
  ])
  return judge(rows[0])
}

/** As `findDiscount`; until the transaction ends nobody else takes the code for an order. */
export async function takeDiscount(
  transaction: ClientBase,
  typed: string,
  asker: DiscountAsker,
): Promise<DiscountAnswer> {
  await transaction.query('select 1 from public.discount_codes where code = $1 for update', [
    readDiscountCode(typed),
  ])
  return findDiscount(transaction, typed, asker)
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

function judge(row: DiscountRow | undefined): DiscountAnswer {
  if (!row) return { ok: false, reason: 'discount_unknown' }
  const code: DiscountCode = {
    code: row.code,
    worth: row.cents_off === null ? { percentOff: row.percent_off ?? 0 } : { centsOff: row.cents_off },
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    mostUses: row.most_uses,
    leastCents: row.least_cents,
    oncePerPerson: row.once_a_person,
  }
  return judgeDiscount(code, row, new Date())
}

/** What new codes are worth, when they begin and where they end. */
export interface CodeTerms {
  worth: Worth
  /** The first day on which they count, in the Netherlands, as ISO date; null: from now on. */
  from: string | null
  /** The last one; null: no end. */
  until: string | null
  mostUses: number | null
  leastCents: number
  oncePerPerson: boolean
}

/** Makes codes; answers those that were free. */
export async function insertCodes(
  database: ClientBase,
  codes: readonly string[],
  { worth, from, until, mostUses, leastCents, oncePerPerson }: CodeTerms,
): Promise<string[]> {
  const { rows } = await database.query<{ code: string }>(
    `insert into public.discount_codes
       (code, percent_off, cents_off, valid_from, valid_until, most_uses, least_cents, once_a_person)
     select code, $2, $3, coalesce($4::date::timestamp at time zone 'Europe/Amsterdam', now()),
       ($5::date + 1)::timestamp at time zone 'Europe/Amsterdam', $6, $7, $8
     from unnest($1::text[]) as code
     on conflict do nothing returning code`,
    [
      codes,
      'percentOff' in worth ? worth.percentOff : null,
      'centsOff' in worth ? worth.centsOff : null,
      from,
      until,
      mostUses,
      leastCents,
      oncePerPerson,
    ],
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

/** Lets a code that is over count again, without an end; false when there is none, or it is not over. */
export async function resumeCode(database: ClientBase, code: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'update public.discount_codes set valid_until = null where code = $1 and valid_until <= now()',
    [code],
  )
  return rowCount === 1
}
