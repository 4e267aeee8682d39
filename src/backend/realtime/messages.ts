import type pg from 'pg'
import type { Texts } from './change-feed.ts'
import type { Broadcast, BroadcastPayload } from './frame.ts'
import type { Topic } from './topic.ts'

/** A row of `realtime.messages` as something that is said; null when it is nothing to say. */
export function toBroadcast(row: Texts): { topic: Topic; broadcast: Broadcast } | null {
  const { id, topic, event, extension } = row
  const payload = toPayload(row['payload'], row['binary_payload'])
  if (!id || !topic || !event || extension !== 'broadcast' || !payload) return null
  return {
    topic: { name: topic, isPrivate: row['private'] === 't' },
    broadcast: { event, payload, meta: { id } },
  }
}

function toPayload(
  json: string | null | undefined,
  bytes: string | null | undefined,
): BroadcastPayload | null {
  if (json) return { kind: 'json', text: json }
  // PostgreSQL writes bytes as `\x` and hexadecimal digits.
  return bytes ? { kind: 'bytes', bytes: Buffer.from(bytes.slice(2), 'hex') } : null
}

const replaySql = `
  select id::text, topic, event, extension, payload::text, binary_payload::text, 't' as private
  from realtime.messages
  where topic = $1 and private and extension = 'broadcast'
    and inserted_at >= to_timestamp($2 / 1000.0) at time zone 'utc'
  order by inserted_at desc limit $3`

/** The last messages of the database to a private topic since a moment (milliseconds since 1970), oldest first. */
export async function replay(
  pool: pg.Pool,
  topic: string,
  sinceMs: number,
  limit: number,
): Promise<Broadcast[]> {
  const { rows } = await pool.query<Texts>(replaySql, [topic, sinceMs, limit])
  return rows.reverse().flatMap((row) => {
    const said = toBroadcast(row)
    const id = said?.broadcast.meta?.id
    return said && id ? [{ ...said.broadcast, meta: { id, replayed: true as const } }] : []
  })
}

const sweepSql = `
  delete from realtime.messages where ctid = any (array(select ctid from realtime.messages
    where inserted_at < (now() - make_interval(hours => $1)) at time zone 'utc' limit $2))`

/** Removes messages that are too old to be told again, some thousands at a time. */
export async function sweepMessages(pool: pg.Pool, keepHours: number): Promise<void> {
  const most = 5_000
  let removed = most
  while (removed === most) removed = (await pool.query(sweepSql, [keepHours, most])).rowCount ?? 0
}
