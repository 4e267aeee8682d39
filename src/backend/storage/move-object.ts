import { asRole } from '../gateway/as-role.ts'
import type { ObjectPlace } from './object-name.ts'
import type { StorageContext } from './storage-context.ts'
import { objectNotFound } from './storage-error.ts'

/** Renames an object; its bytes stay where they are. */
export async function moveObject(
  context: StorageContext,
  from: ObjectPlace,
  to: ObjectPlace,
): Promise<{ id: string }> {
  const sql = `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
    where bucket_id = $1 and name = $2 returning id`
  const { rows } = await asRole(context.pool, context.caller, (client) =>
    client.query<{ id: string }>(sql, [from.bucketId, from.name, to.bucketId, to.name]),
  )
  const [moved] = rows
  if (!moved) throw objectNotFound()
  return moved
}
