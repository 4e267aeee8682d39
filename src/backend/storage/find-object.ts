import { asRole } from '../gateway/as-role.ts'
import type { Caller } from '../gateway/caller.ts'
import type { ObjectPlace } from './object-name.ts'
import type { StorageContext } from './storage-context.ts'
import { objectNotFound } from './storage-error.ts'

export interface ObjectMetadata {
  eTag: string
  size: number
  mimetype: string
  /** As in the header, such as `max-age=3600`. */
  cacheControl: string
  /** ISO 8601. */
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export interface StoredObject {
  id: string
  name: string
  bucket_id: string
  version: string
  metadata: ObjectMetadata
  user_metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
}

const columns = `id, name, bucket_id, version, metadata, user_metadata,
  to_json(created_at)#>>'{}' as created_at, to_json(updated_at)#>>'{}' as updated_at`

/** The object as the caller's policies show it. Throws not found. */
export async function findObject(
  context: StorageContext,
  place: ObjectPlace,
  caller: Caller = context.caller,
): Promise<StoredObject> {
  // A row that was written by hand has no bytes to show.
  const sql = `select ${columns} from storage.objects
    where bucket_id = $1 and name = $2 and version is not null and metadata is not null`
  const { rows } = await asRole(
    context.pool,
    caller,
    (client) => client.query<StoredObject>(sql, [place.bucketId, place.name]),
    undefined,
    true,
  )
  const [found] = rows
  if (!found) throw objectNotFound()
  return found
}
