import type { Hono } from 'hono'
import * as z from 'zod'
import { copyObject } from './copy-object.ts'
import type { FoundObject } from './find-readable.ts'
import { findAllowed, findPublic } from './find-readable.ts'
import { listObjectsV2, listV2Schema } from './list-objects-v2.ts'
import { listObjects, listSchema } from './list-objects.ts'
import { moveObject } from './move-object.ts'
import type { ObjectPlace } from './object-name.ts'
import { checkedPlace } from './object-name.ts'
import { renderRoutes } from './render-routes.ts'
import { headerMetadata, isHeaderValue } from './read-upload.ts'
import { resumableRoutes } from './resumable-routes.ts'
import { removeObjects } from './remove-objects.ts'
import { sendObject } from './send-object.ts'
import { signRoutes } from './sign-routes.ts'
import type { StorageContext } from './storage-context.ts'
import { objectNotFound } from './storage-error.ts'
import type { Operate, StorageRequest, StorageVariables } from './storage-request.ts'
import { isUpsert, placeOf, readJson } from './storage-request.ts'
import { uploadObject } from './upload-object.ts'
import { withBytes } from './with-bytes.ts'

const transferSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
})
const headerValue = z.string().refine(isHeaderValue, 'is no value of a header')
const copySchema = transferSchema.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ mimetype: headerValue.optional(), cacheControl: headerValue.optional() }).default({}),
})
const removeSchema = z.object({ prefixes: z.array(z.string()) })

/** Adds the routes that read, write, move, list, sign and remove objects. */
export function objectRoutes(app: Hono<StorageVariables>, operate: Operate): void {
  signRoutes(app, operate)
  renderRoutes(app, operate)
  resumableRoutes(app, operate)
  collectionRoutes(app, operate)
  const readers = [
    ['/object/info/public/:bucket/:name{.+}', findPublic, showInfo],
    ['/object/info/authenticated/:bucket/:name{.+}', findAllowed, showInfo],
    ['/object/info/:bucket/:name{.+}', findAllowed, showInfo],
    ['/object/public/:bucket/:name{.+}', findPublic, send],
    ['/object/authenticated/:bucket/:name{.+}', findAllowed, send],
    ['/object/:bucket/:name{.+}', findAllowed, send],
  ] as const
  // Hono answers HEAD from the GET handler, which sees the true method.
  for (const [path, find, answer] of readers) {
    app.get(
      path,
      operate((context, request) =>
        withBytes(
          () => find(context, placeOf(request)),
          (found) => answer(context, request, found),
        ),
      ),
    )
  }
  const upload = (mode: 'create' | 'replace') =>
    operate(async (context, request) => {
      const as = { caller: context.caller, owner: context.caller.claims.sub ?? null }
      const saveMode = isUpsert(request) ? 'upsert' : mode
      return Response.json(await uploadObject(context, placeOf(request), request.req.raw, saveMode, as))
    })
  app.post('/object/:bucket/:name{.+}', upload('create'))
  app.put('/object/:bucket/:name{.+}', upload('replace'))
  app.delete(
    '/object/:bucket/:name{.+}',
    operate(async (context, request) => {
      const { bucketId, name } = placeOf(request)
      const removed = await removeObjects(context, bucketId, [name])
      if (removed.length === 0) throw objectNotFound()
      return Response.json({ message: 'Successfully deleted' })
    }),
  )
}

function collectionRoutes(app: Hono<StorageVariables>, operate: Operate): void {
  app.post(
    '/object/list/:bucket',
    operate(async (context, request) => {
      const body = await listObjects(
        context,
        request.req.param('bucket') ?? '',
        await readJson(request, listSchema),
      )
      return new Response(body, {
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      })
    }),
  )
  app.post(
    '/object/list-v2/:bucket',
    operate(async (context, request) => {
      const bucketId = request.req.param('bucket') ?? ''
      const page = await listObjectsV2(context, bucketId, await readJson(request, listV2Schema))
      return Response.json(page, { headers: { 'cache-control': 'no-store' } })
    }),
  )
  app.post(
    '/object/move',
    operate(async (context, request) => {
      const { from, to } = placesOf(await readJson(request, transferSchema))
      const { id } = await moveObject(context, from, to)
      return Response.json({ message: 'Successfully moved', Id: id, Key: to.name })
    }),
  )
  app.post(
    '/object/copy',
    operate(async (context, request) => {
      const copy = await readJson(request, copySchema)
      const { from, to } = placesOf(copy)
      const userMetadata = headerMetadata(request.req.raw)
      const told = copy.copyMetadata ? null : { ...copy.metadata, userMetadata }
      const mode = isUpsert(request) ? 'upsert' : 'create'
      return Response.json(await copyObject(context, from, to, mode, told))
    }),
  )
  app.delete(
    '/object/:bucket',
    operate(async (context, request) => {
      const { prefixes } = await readJson(request, removeSchema)
      return Response.json(await removeObjects(context, request.req.param('bucket') ?? '', prefixes))
    }),
  )
}

function placesOf(transfer: z.infer<typeof transferSchema>): { from: ObjectPlace; to: ObjectPlace } {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = transfer
  return {
    from: checkedPlace(bucketId, sourceKey),
    to: checkedPlace(destinationBucket ?? bucketId, destinationKey),
  }
}

function send(context: StorageContext, request: StorageRequest, found: FoundObject): Promise<Response> {
  return sendObject(context.objects, found.object, request.req.raw, found.isPublic)
}

async function showInfo(
  _context: StorageContext,
  _request: StorageRequest,
  found: FoundObject,
): Promise<Response> {
  const { metadata, user_metadata, updated_at, ...rest } = found.object
  const shown = {
    ...rest,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    last_modified: updated_at,
    metadata: user_metadata ?? {},
  }
  return Response.json(shown, { headers: { 'cache-control': 'no-store' } })
}
