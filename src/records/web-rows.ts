import type { Pool } from 'pg'

/** Notes that a web process lives. */
export async function beatWeb(database: Pool, webId: string): Promise<void> {
  await database.query(
    `insert into house.webs (web_id) values ($1) on conflict (web_id) do update set beat_at = now()`,
    [webId],
  )
}

/** A web process has ended in order. */
export async function forgetWeb(database: Pool, webId: string): Promise<void> {
  await database.query('delete from house.webs where web_id = $1', [webId])
}

/** Strikes web processes off that have not been heard of; each is answered to one asker only. */
export async function takeDeadWebs(database: Pool, deadAfterSeconds: number): Promise<string[]> {
  const { rows } = await database.query<{ web_id: string }>(
    'delete from house.webs where beat_at < now() - make_interval(secs => $1) returning web_id',
    [deadAfterSeconds],
  )
  return rows.map((row) => row.web_id)
}
