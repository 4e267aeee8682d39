import { randomUUID } from 'node:crypto'
import { findObject } from './find-object.ts'
import type { ObjectPlace } from './object-name.ts'
import type { ObjectRow, SaveMode } from './save-object.ts'
import { saveObject, trySave } from './save-object.ts'
import type { StorageContext } from './storage-context.ts'

/** Copies an object, bytes and all. */
export async function copyObject(
  context: StorageContext,
  from: ObjectPlace,
  to: ObjectPlace,
  mode: SaveMode,
): Promise<{ Id: string; Key: string }> {
  const source = await findObject(context, from)
  const row: ObjectRow = {
    place: to,
    version: randomUUID(),
    metadata: { ...source.metadata, lastModified: new Date(context.now()).toISOString() },
    userMetadata: source.user_metadata,
    owner: context.caller.claims.sub ?? null,
  }
  await trySave(context, context.caller, mode, row)
  await context.objects.copy(source.version, row.version)
  const { id } = await saveObject(context, context.caller, mode, row)
  return { Id: id, Key: `${to.bucketId}/${to.name}` }
}
