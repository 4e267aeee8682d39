import { findBucket } from './find-bucket.ts'
import type { StoredObject } from './find-object.ts'
import { findObject, findPublicObject } from './find-object.ts'
import type { ObjectPlace } from './object-name.ts'
import type { DownloadClaims } from './signed-address.ts'
import { callerOf } from './signed-address.ts'
import type { StorageContext } from './storage-context.ts'
import { serviceCaller } from './storage-context.ts'

export interface FoundObject {
  object: StoredObject
  /** Whether everybody may keep a copy. */
  isPublic: boolean
}

/** What the caller may read, and anything of a public bucket. Throws not found. */
export async function findAllowed(context: StorageContext, place: ObjectPlace): Promise<FoundObject> {
  const bucket = await findBucket(context.pool, place.bucketId)
  const isPublic = bucket?.public ?? false
  return { object: await findObject(context, place, isPublic ? serviceCaller : context.caller), isPublic }
}

/** Only what lies in a public bucket. Throws not found. */
export async function findPublic(context: StorageContext, place: ObjectPlace): Promise<FoundObject> {
  return { object: await findPublicObject(context, place), isPublic: true }
}

/** What whoever signed the address may read. Throws not found. */
export async function findSigned(
  context: StorageContext,
  place: ObjectPlace,
  claims: DownloadClaims,
): Promise<FoundObject> {
  return { object: await findObject(context, place, callerOf(claims)), isPublic: false }
}
