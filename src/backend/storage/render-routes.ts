import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { FoundObject } from './find-readable.ts'
import { findAllowed, findPublic, findSigned } from './find-readable.ts'
import { largestSourceBytes, renderPicture } from './render-picture.ts'
import { headersOf, isUnchanged } from './send-object.ts'
import type { StorageContext } from './storage-context.ts'
import { StorageError } from './storage-error.ts'
import type { Operate, StorageRequest, StorageVariables } from './storage-request.ts'
import { placeOf } from './storage-request.ts'
import type { Transformation } from './transformation.ts'
import { describeTransformation, readTransformation } from './transformation.ts'
import { verifyAddress } from './signed-address.ts'
import { withBytes } from './with-bytes.ts'

/** Adds the routes that show a picture in another size and form. */
export function renderRoutes(app: Hono<StorageVariables>, operate: Operate): void {
  const readers = [
    ['/render/image/public/:bucket/:name{.+}', findPublic],
    ['/render/image/authenticated/:bucket/:name{.+}', findAllowed],
  ] as const
  for (const [path, find] of readers) {
    app.get(
      path,
      operate((context, request) => {
        const transformation = readTransformation(request.req.query())
        return withBytes(
          () => find(context, placeOf(request)),
          (found) => sendRendered(context, request, found, transformation),
        )
      }),
    )
  }
  app.get(
    '/render/image/sign/:bucket/:name{.+}',
    operate(async (context, request) => {
      const place = placeOf(request)
      const claims = await verifyAddress(context, request.req.query('token'), place, 'download')
      // What was signed counts, not what the address says besides.
      const transformation = readTransformation(claims.transform ?? {})
      return withBytes(
        () => findSigned(context, place, claims),
        (found) => sendRendered(context, request, found, transformation),
      )
    }),
  )
}

async function sendRendered(
  context: StorageContext,
  request: StorageRequest,
  { object, isPublic }: FoundObject,
  transformation: Transformation,
): Promise<Response> {
  const { metadata } = object
  if (metadata.size > largestSourceBytes) {
    throw new StorageError(400, 'InvalidRequest', 'The source image file is too large to process')
  }
  const description = describeTransformation(transformation)
  const showsWebp = request.req.header('accept')?.includes('image/webp') ?? false
  const headers = headersOf(object, request.req.raw, isPublic)
  headers.delete('accept-ranges')
  headers.set('etag', renderedTag(metadata.eTag, `${description} ${transformation.format} ${showsWebp}`))
  headers.set('vary', 'Accept')
  if (description !== '') headers.set('x-transformations', description)
  if (isUnchanged(request.req.raw, headers.get('etag') ?? '', metadata.lastModified)) {
    return new Response(null, { status: 304, headers })
  }
  const source = await context.objects.read(object.version)
  const { bytes, contentType } = await renderPicture(source, transformation, showsWebp)
  headers.set('content-type', contentType)
  headers.set('content-length', String(bytes.length))
  return new Response(request.req.method === 'HEAD' ? null : new Uint8Array(bytes), { status: 200, headers })
}

/** The same bytes in another form are something else to a cache. */
function renderedTag(eTag: string, form: string): string {
  return `"${createHash('sha256').update(`${eTag} ${form}`).digest('hex').slice(0, 32)}"`
}
