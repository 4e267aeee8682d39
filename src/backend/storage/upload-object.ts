import { randomUUID } from 'node:crypto'
import type { Readable, Transform } from 'node:stream'
import type { Caller } from '../gateway/caller.ts'
import type { Bucket } from './find-bucket.ts'
import { findBucket } from './find-bucket.ts'
import type { ObjectMetadata } from './find-object.ts'
import { noteLeftover, removeLeftovers } from './leftovers.ts'
import { measureUpload, tooLarge, unsupportedType } from './measure-upload.ts'
import type { ObjectPlace } from './object-name.ts'
import type { ObjectStore } from './object-store.ts'
import type { Upload } from './read-upload.ts'
import { readUpload } from './read-upload.ts'
import type { ObjectRow, SaveMode } from './save-object.ts'
import { saveObject, trySave } from './save-object.ts'
import type { StorageContext } from './storage-context.ts'
import { bucketNotFound, StorageError } from './storage-error.ts'

const mostDiscardedBytes = 64 * 1024 * 1024

export interface UploadedObject {
  Id: string
  Key: string
}

/**
 * Takes in a file: policies are asked first, so that nobody fills the disk without the right to; the bytes are durable
 * before the row that names them is committed.
 */
export async function uploadObject(
  context: StorageContext,
  place: ObjectPlace,
  request: Request,
  mode: SaveMode,
  as: { caller: Caller; owner: string | null },
): Promise<UploadedObject> {
  const bucket = await findBucket(context.pool, place.bucketId)
  if (!bucket) throw bucketNotFound()
  const limitBytes = Math.min(Number(bucket.file_size_limit ?? Infinity), context.largestObjectBytes)
  const upload = await readUpload(request)
  try {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false
    // A form adds boundaries of its own, so only a raw body's length is the file's.
    const announcedBytes = isForm ? 0 : Number(request.headers.get('content-length') ?? 0)
    if (announcedBytes > limitBytes) throw tooLarge()
    return await storeUpload(context, place, bucket, upload, limitBytes, mode, as)
  } catch (error) {
    discard(upload.content)
    throw error
  }
}

/** Whether the bucket takes such a file and the caller's policies let it be saved. Throws what saving would throw. */
export async function checkUpload(
  context: StorageContext,
  place: ObjectPlace,
  bucket: Bucket,
  upload: Upload,
  mode: SaveMode,
  as: { caller: Caller; owner: string | null },
): Promise<void> {
  checkType(bucket, upload)
  const metadata = metadataOf(upload, 0, '', context.now())
  const row = { place, version: randomUUID(), metadata, userMetadata: upload.userMetadata, owner: as.owner }
  await trySave(context, as.caller, mode, row)
}

/** Asks the policies, and then takes the file in. */
export async function storeUpload(
  context: StorageContext,
  place: ObjectPlace,
  bucket: Bucket,
  upload: Upload,
  limitBytes: number,
  mode: SaveMode,
  as: { caller: Caller; owner: string | null },
): Promise<UploadedObject> {
  await checkUpload(context, place, bucket, upload, mode, as)
  const version = randomUUID()
  const row = (sizeBytes: number, eTag: string): ObjectRow => ({
    place,
    version,
    metadata: metadataOf(upload, sizeBytes, eTag, context.now()),
    userMetadata: upload.userMetadata,
    owner: as.owner,
  })
  const measured = measureUpload(limitBytes, bucket.allowed_mime_types === null ? null : upload.type)
  await noteLeftover(context, version)
  try {
    await receive(context.objects, version, upload.content, measured.stream)
  } catch (error) {
    await removeLeftovers(context, [version])
    throw error
  }
  const { id } = await saveObject(context, as.caller, mode, row(measured.sizeBytes(), measured.eTag()))
  return { Id: id, Key: `${place.bucketId}/${place.name}` }
}

async function receive(
  objects: ObjectStore,
  version: string,
  content: Readable,
  stream: Transform,
): Promise<void> {
  let refusal: Error | undefined
  stream.on('error', (error) => {
    refusal = error
    content.unpipe(stream)
  })
  content.on('error', () => stream.destroy(new StorageError(400, 'aborted', 'The upload broke off')))
  try {
    await objects.write(version, content.pipe(stream))
  } catch (error) {
    throw refusal ?? error
  }
}

/** Reads a refused body on into nothing, up to a bound: a socket broken in mid-upload would swallow the answer. */
function discard(content: Readable): void {
  let bytes = 0
  content.on('error', () => {})
  content.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostDiscardedBytes) content.destroy()
  })
  content.resume()
}

function checkType(bucket: Bucket, upload: Upload): void {
  const allowed = bucket.allowed_mime_types
  if (allowed === null || allowed.length === 0) return
  const group = `${upload.type.split('/')[0]}/*`
  if (!allowed.includes(upload.type) && !allowed.includes(group)) throw unsupportedType(upload.type)
}

function metadataOf(upload: Upload, sizeBytes: number, eTag: string, nowMs: number): ObjectMetadata {
  return {
    eTag,
    size: sizeBytes,
    mimetype: upload.contentType,
    cacheControl: upload.cacheControl,
    lastModified: new Date(nowMs).toISOString(),
    contentLength: sizeBytes,
    httpStatusCode: 200,
  }
}
