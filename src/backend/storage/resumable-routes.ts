import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ServerOptions } from '@tus/server'
import { MemoryLocker, Server } from '@tus/server'
import type { Hono } from 'hono'
import type { Caller } from '../gateway/caller.ts'
import { findBucket } from './find-bucket.ts'
import { tooLarge } from './measure-upload.ts'
import type { ObjectPlace } from './object-name.ts'
import { checkedPlace } from './object-name.ts'
import { readUploadFields } from './read-upload.ts'
import { removeLeftovers } from './leftovers.ts'
import { ResumableStore } from './resumable-store.ts'
import type { ResumableUpload } from './resumable-upload.ts'
import { finishUpload, isFinished } from './resumable-upload.ts'
import { verifyAddress } from './signed-address.ts'
import type { StorageContext } from './storage-context.ts'
import { serviceCaller } from './storage-context.ts'
import { bucketNotFound, fromDatabase, StorageError } from './storage-error.ts'
import type { Operate, StorageRequest, StorageVariables } from './storage-request.ts'
import { isUpsert } from './storage-request.ts'
import { checkUpload, storeUpload } from './upload-object.ts'

/** Where an upload goes, and whether it may take the place of what is there. */
export interface Begun {
  place: ObjectPlace
  upsert: boolean
  /** Whose policies decide about the object, and whose it will be. */
  as: { caller: Caller; owner: string | null }
}

/** Keeps two requests of one process from writing one upload; of two processes the row lets only one part in. */
const locker = new MemoryLocker()

/**
 * Uploads that go on where they broke off, by TUS 1.0.0 (https://tus.io/protocols/resumable-upload). Their metadata names
 * `bucketName`, `objectName`, `contentType`, `cacheControl` and `metadata`.
 */
export function resumableRoutes(app: Hono<StorageVariables>, operate: Operate): void {
  const answer = operate((context, request) => answerTus(context, request, false))
  const answerSigned = operate((context, request) => answerTus(context, request, true))
  app.all('/upload/resumable/sign', answerSigned)
  app.all('/upload/resumable/sign/:id', answerSigned)
  app.all('/upload/resumable', answer)
  app.all('/upload/resumable/:id', answer)
}

async function answerTus(
  context: StorageContext,
  request: StorageRequest,
  isSigned: boolean,
): Promise<Response> {
  const { pathname } = new URL(request.req.url)
  const id = request.req.param('id')
  const path = id === undefined ? pathname : pathname.slice(0, -id.length - 1)
  const store = new ResumableStore(context, isSigned ? serviceCaller : context.caller)
  const begin = (metadata: Record<string, string | null>): Promise<Begun> =>
    beginUpload(context, request, metadata, isSigned)
  const server = new Server({
    path,
    datastore: store,
    locker,
    generateUrl: (_request, { id: made }) => `${path}/${made}`,
    getFileIdFromRequest: () => id,
    namingFunction: () => randomUUID(),
    onUploadCreate: async (_request, upload) => {
      store.begun = await begin(upload.metadata ?? {})
      await tryUpload(context, store.begun, upload.metadata ?? {}, upload.size ?? 0)
      return {}
    },
    onUploadFinish: async (_request, { id: finished }) => {
      const upload = await store.demand(finished)
      if (isFinished(upload)) return {}
      // What was allowed when it began may no longer be.
      await finish(context, upload, await begin(upload.metadata))
      return {}
    },
    onResponseError: toTusError(context),
  })
  return server.handleWeb(request.req.raw)
}

async function beginUpload(
  context: StorageContext,
  request: StorageRequest,
  metadata: Record<string, string | null>,
  isSigned: boolean,
): Promise<Begun> {
  const place = checkedPlace(metadata['bucketName'] ?? '', metadata['objectName'] ?? '')
  if (isSigned) {
    const claims = await verifyAddress(context, request.req.header('x-signature'), place, 'upload')
    return { place, upsert: claims.upsert, as: { caller: serviceCaller, owner: claims.owner } }
  }
  const { caller } = context
  return { place, upsert: isUpsert(request), as: { caller, owner: caller.claims.sub ?? null } }
}

async function tryUpload(
  context: StorageContext,
  { place, upsert, as }: Begun,
  metadata: Record<string, string | null>,
  size: number,
): Promise<void> {
  const bucket = await findBucket(context.pool, place.bucketId)
  if (!bucket) throw bucketNotFound()
  const limitBytes = Math.min(Number(bucket.file_size_limit ?? Infinity), context.largestObjectBytes)
  if (size > limitBytes) throw tooLarge()
  const upload = { ...readUploadFields(metadata), content: Readable.from([]) }
  await checkUpload(context, place, bucket, upload, upsert ? 'upsert' : 'create', as)
}

/** Puts the parts together under a new key, and lets the object's row name it. */
async function finish(context: StorageContext, upload: ResumableUpload, { place, as }: Begun): Promise<void> {
  const bucket = await findBucket(context.pool, place.bucketId)
  if (!bucket) throw bucketNotFound()
  const content = Readable.from(readParts(context, upload.parts))
  const whole = { ...readUploadFields(upload.metadata), content }
  const mode = upload.upsert ? 'upsert' : 'create'
  await storeUpload(context, place, bucket, whole, upload.size, mode, as)
  await finishUpload(context, upload.id)
  await removeLeftovers(context, upload.parts)
}

async function* readParts(context: StorageContext, parts: string[]): AsyncGenerator<Buffer> {
  for (const part of parts) for await (const chunk of await context.objects.read(part)) yield chunk as Buffer
}

/** TUS has statuses of its own and words for people as the body. */
function toTusError(context: StorageContext): NonNullable<ServerOptions['onResponseError']> {
  return (_request, error) => {
    if (!(error instanceof Error)) return undefined
    const known = error instanceof StorageError ? error : fromDatabase(error)
    if (known) return { status_code: Number(known.statusCode), body: known.message }
    context.log?.('a resumable upload failed', error)
    return { status_code: 500, body: 'Internal server error' }
  }
}
