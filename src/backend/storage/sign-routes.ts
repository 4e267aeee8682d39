import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import * as z from 'zod'
import { asRole } from '../gateway/as-role.ts'
import { findObject } from './find-object.ts'
import { findSigned } from './find-readable.ts'
import { checkedPlace } from './object-name.ts'
import { trySave } from './save-object.ts'
import { sendObject } from './send-object.ts'
import { lendingClaims, signAddress, verifyAddress } from './signed-address.ts'
import type { StorageContext } from './storage-context.ts'
import { serviceCaller } from './storage-context.ts'
import { StorageError } from './storage-error.ts'
import type { Operate, StorageVariables } from './storage-request.ts'
import { isUpsert, placeOf, readJson } from './storage-request.ts'
import type { Transformation } from './transformation.ts'
import { isTransformed, transformationSchema } from './transformation.ts'
import { uploadObject } from './upload-object.ts'
import { withBytes } from './with-bytes.ts'

const uploadSeconds = 2 * 3600

const signSchema = z.object({ expiresIn: z.number(), transform: transformationSchema.nullish() })
const signManySchema = signSchema.extend({ paths: z.array(z.string()) })

/** Addresses that open one object without a login: for a download, or for one upload. */
export function signRoutes(app: Hono<StorageVariables>, operate: Operate): void {
  uploadRoutes(app, operate)
  app.post(
    '/object/sign/:bucket/:name{.+}',
    operate(async (context, request) => {
      const place = placeOf(request)
      const { expiresIn, transform } = await readJson(request, signSchema)
      await findObject(context, place)
      const signedURL = await signDownload(
        context,
        `${place.bucketId}/${place.name}`,
        expiresIn,
        transform ?? {},
      )
      return Response.json({ signedURL })
    }),
  )
  app.post(
    '/object/sign/:bucket',
    operate(async (context, request) => {
      const { expiresIn, paths, transform } = await readJson(request, signManySchema)
      const bucketId = request.req.param('bucket') ?? ''
      return Response.json(await signMany(context, bucketId, paths, expiresIn, transform ?? {}))
    }),
  )
  app.get(
    '/object/sign/:bucket/:name{.+}',
    operate(async (context, request) => {
      const place = placeOf(request)
      const claims = await verifyAddress(context, request.req.query('token'), place, 'download')
      // Whoever may see it small may not see it whole.
      if (claims.transform)
        throw new StorageError(400, 'InvalidSignature', 'The signature is not for this object')
      return withBytes(
        () => findSigned(context, place, claims),
        ({ object }) => sendObject(context.objects, object, request.req.raw, false),
      )
    }),
  )
}

function uploadRoutes(app: Hono<StorageVariables>, operate: Operate): void {
  app.post(
    '/object/upload/sign/:bucket/:name{.+}',
    operate(async (context, request) => {
      const place = placeOf(request)
      const upsert = isUpsert(request)
      const owner = context.caller.claims.sub ?? null
      const metadata = {
        eTag: '',
        size: 0,
        mimetype: 'application/octet-stream',
        cacheControl: 'no-cache',
        lastModified: new Date(context.now()).toISOString(),
        contentLength: 0,
        httpStatusCode: 200,
      }
      const row = { place, version: randomUUID(), metadata, userMetadata: null, owner }
      await trySave(context, context.caller, upsert ? 'upsert' : 'create', row)
      const url = `${place.bucketId}/${place.name}`
      const token = await signAddress(context, { url, use: 'upload', owner, upsert }, uploadSeconds)
      return Response.json({ url: `/object/upload/sign/${url}?token=${token}`, token })
    }),
  )
  app.put(
    '/object/upload/sign/:bucket/:name{.+}',
    operate(async (context, request) => {
      const place = placeOf(request)
      const claims = await verifyAddress(context, request.req.query('token'), place, 'upload')
      const as = { caller: serviceCaller, owner: claims.owner }
      const mode = claims.upsert ? 'upsert' : 'create'
      return Response.json(await uploadObject(context, place, request.req.raw, mode, as))
    }),
  )
}

async function signDownload(
  context: StorageContext,
  url: string,
  seconds: number,
  form: Transformation,
): Promise<string> {
  const token = await signAddress(context, lendingClaims(url, context.caller, form), seconds)
  return `/${isTransformed(form) ? 'render/image' : 'object'}/sign/${url}?token=${token}`
}

async function signMany(
  context: StorageContext,
  bucketId: string,
  paths: string[],
  seconds: number,
  form: Transformation,
): Promise<{ path: string; signedURL: string | null; error: string | null }[]> {
  const sql = 'select name from storage.objects where bucket_id = $1 and name = any($2)'
  const { rows } = await asRole(context.pool, context.caller, (client) =>
    client.query<{ name: string }>(sql, [bucketId, paths]),
  )
  const allowed = new Set(rows.map(({ name }) => name))
  return Promise.all(
    paths.map(async (path) => {
      if (!allowed.has(path)) {
        const error = 'Either the object does not exist or you do not have access to it'
        return { path, signedURL: null, error }
      }
      const { bucketId: id, name } = checkedPlace(bucketId, path)
      return { path, signedURL: await signDownload(context, `${id}/${name}`, seconds, form), error: null }
    }),
  )
}
