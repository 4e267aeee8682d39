import type pg from 'pg'
import { asRole } from '../gateway/as-role.ts'
import type { ObjectStore } from './object-store.ts'
import { keptSeconds } from './resumable-upload.ts'
import type { StorageContext } from './storage-context.ts'
import { serviceCaller } from './storage-context.ts'

/*
 * Bytes and rows cannot change in one step. The table `storage.leftovers` names every version whose bytes may lie in the
 * store without a row: noted before they are written, struck off by the row that names them (a trigger), and noted again
 * when that row lets go of them. Whatever fails in between, a sweep finds what is left.
 */

/** Longer than any upload takes: until then a version that no row names may be on its way. */
const quietSeconds = 3600
const sweptAtOnce = 1_000

/** Notes that bytes of this version may come to lie in the store. */
export async function noteLeftover(
  context: Pick<StorageContext, 'pool' | 'now'>,
  version: string,
): Promise<void> {
  await asRole(context.pool, serviceCaller, (client) =>
    client.query('insert into storage.leftovers (version, noted_at) values ($1, $2)', [
      version,
      new Date(context.now()),
    ]),
  )
}

/** Removes bytes that no row names any more; what cannot be removed now is left to the sweep. */
export async function removeLeftovers(
  context: Pick<StorageContext, 'pool' | 'objects' | 'log'>,
  versions: string[],
): Promise<void> {
  if (versions.length === 0) return
  try {
    await remove(context, versions)
  } catch (error) {
    context.log?.('bytes without a row could not be removed yet', error)
  }
}

export interface Sweep {
  /** Connections that may take on the role of the service. */
  pool: pg.Pool
  objects: ObjectStore
  now: Date
  log: (message: string, error: unknown) => void
}

/** Removes what was left behind more than an hour ago; what cannot be removed is tried again by the next sweep. */
export async function sweepLeftovers({ pool, objects, now, log }: Sweep): Promise<void> {
  const tooOldSql = `delete from storage.resumable_uploads where created_at < $1::timestamptz - make_interval(secs => $2)`
  await asRole(pool, serviceCaller, (client) => client.query(tooOldSql, [now, keptSeconds]))
  const { rows } = await asRole(pool, serviceCaller, (client) =>
    client.query<{ version: string }>(
      `select version from storage.leftovers where noted_at < $1::timestamptz - make_interval(secs => $2)
         and not exists (select from storage.objects where objects.version = leftovers.version)
         and not exists (select from storage.resumable_uploads where parts @> array[leftovers.version])
       order by noted_at limit $3`,
      [now, quietSeconds, sweptAtOnce],
    ),
  )
  for (const { version } of rows) await removeLeftovers({ pool, objects, log }, [version])
}

async function remove(context: Pick<StorageContext, 'pool' | 'objects'>, versions: string[]): Promise<void> {
  if (versions.length === 0) return
  await context.objects.remove(versions)
  await asRole(context.pool, serviceCaller, (client) =>
    client.query('delete from storage.leftovers where version = any($1)', [versions]),
  )
}

const sweepMs = 10 * 60_000

/** Sweeps now and every ten minutes. The answer stops it, once the sweep under way is over. */
export function startSweep(sweep: () => Sweep): () => Promise<void> {
  const run = async (): Promise<void> => {
    const what = sweep()
    await sweepLeftovers(what).catch((error: unknown) => what.log('leftover bytes could not be swept', error))
  }
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, sweepMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
