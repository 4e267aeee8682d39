import type pg from 'pg'

/** By how much the database's clock and ours differ: sessions and payments need the right time. */
export async function secondsApart(pool: pg.Pool): Promise<number> {
  const before = Date.now()
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  return Math.abs((rows[0]?.now.getTime() ?? 0) - (before + Date.now()) / 2) / 1000
}
