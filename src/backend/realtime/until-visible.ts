import { setTimeout as pass } from 'node:timers/promises'
import type pg from 'pg'
import type { Change } from './change-feed.ts'

/** The log tells 32 bits of the transaction's number; the next number, of 64 bits, says which of its rounds they are of. */
const sql = `
  with now as (select pg_current_snapshot() as seen),
    next as (select pg_snapshot_xmax(seen)::text::numeric as number, seen from now),
    guess as (select number - mod(number, 4294967296) + $1::bigint as number, number as next, seen from next)
  select pg_visible_in_snapshot(
    (case when number > next then number - 4294967296 else number end)::text::xid8, seen) as visible
  from guess`

const pauseMs = 2
const patienceMs = 2_000

/**
 * Waits until other transactions see what the change did. The log tells of a commit as soon as it is on disk, a moment before
 * the transaction counts as done: whoever looked then would find the row as it was before, and take it for hidden.
 */
export async function untilVisible(pool: pg.Pool, { transaction }: Change): Promise<void> {
  const endMs = performance.now() + patienceMs
  while (performance.now() < endMs) {
    const { rows } = await pool.query<{ visible: boolean }>(sql, [transaction])
    if (rows[0]?.visible === true) return
    await pass(pauseMs)
  }
}
