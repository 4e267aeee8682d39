import { randomUUID } from 'node:crypto'
import type { StoredObject } from './find-object.ts'
import { findObject } from './find-object.ts'
import { noteLeftover, removeLeftovers } from './leftovers.ts'
import type { ObjectPlace } from './object-name.ts'
import type { ObjectRow, SaveMode } from './save-object.ts'
import { saveObject, trySave } from './save-object.ts'
import type { StorageContext } from './storage-context.ts'
import { withBytes } from './with-bytes.ts'

/** What the copy says of itself instead of what the object said. */
export interface CopiedMetadata {
  mimetype?: string | undefined
  cacheControl?: string | undefined
  userMetadata: Record<string, unknown> | null
}

/** Copies an object, bytes and all. `told` is null for a copy that says the same as the object. */
export async function copyObject(
  context: StorageContext,
  from: ObjectPlace,
  to: ObjectPlace,
  mode: SaveMode,
  told: CopiedMetadata | null,
): Promise<{ Id: string; Key: string }> {
  const version = randomUUID()
  const rowOf = (source: StoredObject): ObjectRow => ({
    place: to,
    version,
    metadata: {
      ...source.metadata,
      ...(told?.mimetype !== undefined && { mimetype: told.mimetype }),
      ...(told?.cacheControl !== undefined && { cacheControl: told.cacheControl }),
      lastModified: new Date(context.now()).toISOString(),
    },
    userMetadata: told === null ? source.user_metadata : told.userMetadata,
    owner: context.caller.claims.sub ?? null,
  })
  await trySave(context, context.caller, mode, rowOf(await findObject(context, from)))
  await noteLeftover(context, version)
  const row = await withBytes(
    () => findObject(context, from),
    async (source) => {
      await context.objects.copy(source.version, version)
      return rowOf(source)
    },
  ).catch(async (error: unknown) => {
    await removeLeftovers(context, [version])
    throw error
  })
  const { id } = await saveObject(context, context.caller, mode, row)
  return { Id: id, Key: `${to.bucketId}/${to.name}` }
}
