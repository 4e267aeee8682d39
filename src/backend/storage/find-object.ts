import { readAsRole } from '../gateway/as-role.ts'
import type { Caller } from '../gateway/caller.ts'
import type { ObjectPlace } from './object-name.ts'
import { serviceCaller, type StorageContext } from './storage-context.ts'
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

// A row that was written by hand has no bytes to show.
const byPlace = `select ${columns} from storage.objects
  where bucket_id = $1 and name = $2 and version is not null and metadata is not null`

/** The object as the caller's policies show it. Throws not found. */
export function findObject(
  context: StorageContext,
  place: ObjectPlace,
  caller: Caller = context.caller,
): Promise<StoredObject> {
  return findBy(context, 'storage-object', byPlace, place, caller)
}

const inPublicBucket = `${byPlace}
  and exists (select from storage.buckets where buckets.id = bucket_id and buckets.public)`

/** The object, whoever asks, when its bucket is public. Throws not found. */
export function findPublicObject(context: StorageContext, place: ObjectPlace): Promise<StoredObject> {
  return findBy(context, 'storage-public-object', inPublicBucket, place, serviceCaller)
}

/** Policies differ by role, and with them what PostgreSQL plans: a prepared statement for each. */
async function findBy(
  context: StorageContext,
  name: string,
  text: string,
  { bucketId, name: objectName }: ObjectPlace,
  caller: Caller,
): Promise<StoredObject> {
  const query = { name: `${name}-${caller.role}`, text, values: [bucketId, objectName] }
  const [found] = await readAsRole<StoredObject>(context.pool, caller, query)
  if (!found) throw objectNotFound()
  return found
}
