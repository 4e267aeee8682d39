import type { Pool } from 'pg'

/** Notes that a worker lives. */
export async function beat(database: Pool, executorId: string): Promise<void> {
  await database.query(
    `insert into house.workers (executor_id) values ($1)
     on conflict (executor_id) do update set beat_at = now()`,
    [executorId],
  )
}

/** Strikes other workers off that have not been heard of; each is answered to one asker only. */
export async function takeDeadWorkers(
  database: Pool,
  asker: { executorId: string; deadAfterSeconds: number },
): Promise<string[]> {
  const { rows } = await database.query<{ executor_id: string }>(
    `delete from house.workers
     where executor_id <> $1 and beat_at < now() - make_interval(secs => $2) returning executor_id`,
    [asker.executorId, asker.deadAfterSeconds],
  )
  return rows.map((row) => row.executor_id)
}
