import type { Pool } from 'pg'

/**
 * Counts a person's call in a fixed window; the seconds to wait when there were too many, else null. Windows that have
 * ended go along the way.
 */
export async function countPersonCall(
  database: Pool,
  { userId, name }: { userId: string; name: string },
  limit: { calls: number; windowSeconds: number },
): Promise<number | null> {
  const { rows } = await database.query<{ calls: number; seconds: number }>(
    `with gone as (
       delete from house.person_calls where (user_id, name) in (
         select user_id, name from house.person_calls
         where window_ends_at < now() and (user_id, name) <> ($1, $2) for update skip locked
       )
     )
     insert into house.person_calls as counted (user_id, name, window_ends_at, calls)
     values ($1, $2, now() + make_interval(secs => $3), 1)
     on conflict (user_id, name) do update set
       calls = case when counted.window_ends_at <= now() then 1 else counted.calls + 1 end,
       window_ends_at = case when counted.window_ends_at <= now() then excluded.window_ends_at
         else counted.window_ends_at end
     returning calls, ceil(extract(epoch from window_ends_at - now()))::int as seconds`,
    [userId, name, limit.windowSeconds],
  )
  const row = rows[0]
  return row && row.calls > limit.calls ? Math.max(1, row.seconds) : null
}
