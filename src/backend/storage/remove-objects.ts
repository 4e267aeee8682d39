import { asRole } from '../gateway/as-role.ts'
import { removeLeftovers } from './leftovers.ts'
import type { StorageContext } from './storage-context.ts'

interface RemovedRow {
  version: string | null
  row: Record<string, unknown>
}

/** Deletes what the caller's policies allow, of the names given or (`null`) of the whole bucket; then their bytes. */
export async function removeObjects(
  context: StorageContext,
  bucketId: string,
  names: string[] | null,
): Promise<Record<string, unknown>[]> {
  const sql = `delete from storage.objects o where o.bucket_id = $1 and ($2::text[] is null or o.name = any($2))
    returning o.version, to_jsonb(o.*) as row`
  const { rows } = await asRole(context.pool, context.caller, (client) =>
    client.query<RemovedRow>(sql, [bucketId, names]),
  )
  await removeLeftovers(
    context,
    rows.flatMap(({ version }) => (version === null ? [] : [version])),
  )
  return rows.map(({ row }) => row)
}
