import type pg from 'pg'
import { keyedHash } from './keyed-hash.ts'
import type { BackendKeys } from './keys.ts'

/** Where requests are counted, and by whose clock. */
export interface RequestCounts {
  /** The owner's connections: all processes count together. */
  pool: pg.Pool
  keys: Pick<BackendKeys, 'deriveSecret'>
  now: () => Date
  /** Where counts lie, with the columns of `auth.request_counts`; there unless told. */
  table?: string
}

export interface CountedRequest {
  /** What is counted, such as `otp`. */
  what: string
  /** Who is counted: a client address or an e-mail address; kept only as a keyed hash. */
  who: string
  limit: number
  windowSeconds: number
}

// Old counts go along the way; those that somebody else counts or removes just now are passed over, since two
// who wait for each other would never end.
const countSql = (table: string): string => `
  with gone as (
    delete from ${table} where key in (
      select key from ${table} where window_ends_at < $2 and key <> $1 for update skip locked
    )
  )
  insert into ${table} as counts (key, window_ends_at, count)
  values ($1, $2::timestamptz + make_interval(secs => $3), 1)
  on conflict (key) do update set
    count = case when counts.window_ends_at <= $2 then 1 else counts.count + 1 end,
    window_ends_at = case when counts.window_ends_at <= $2 then excluded.window_ends_at else counts.window_ends_at end
  returning count, window_ends_at`

/** Counts a request in a fixed window; the seconds to wait when there were too many, else null. */
export async function countRequest(counts: RequestCounts, request: CountedRequest): Promise<number | null> {
  const { what, who, limit, windowSeconds } = request
  if (windowSeconds <= 0) return null
  const now = counts.now()
  const key = `${what}:${keyedHash(counts.keys, 'request counts', who)}`
  const { rows } = await counts.pool.query<{ count: number; window_ends_at: Date }>(
    countSql(counts.table ?? 'auth.request_counts'),
    [key, now, windowSeconds],
  )
  const row = rows[0]
  if (!row || row.count <= limit) return null
  return Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000))
}
