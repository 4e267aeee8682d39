import type { Readable } from 'node:stream'
import type { StoredObject } from './find-object.ts'
import type { ByteRange, ObjectStore } from './object-store.ts'
import { StorageError } from './storage-error.ts'

/** Everything but what shows itself safely in a browser gets a policy that runs nothing. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The object as an answer, honouring `Range`, `If-Range`, `If-None-Match`, `If-Modified-Since` and `?download=`. */
export async function sendObject(
  objects: ObjectStore,
  object: StoredObject,
  request: Request,
  isPublic: boolean,
): Promise<Response> {
  const { metadata } = object
  const headers = headersOf(object, request, isPublic)
  if (isUnchanged(request, metadata.eTag, metadata.lastModified)) {
    return new Response(null, { status: 304, headers })
  }
  const range = isWhatWasBegun(request, metadata)
    ? parseRange(request.headers.get('range'), metadata.size)
    : null
  const length = range ? range.end - range.start + 1 : metadata.size
  headers.set('content-length', String(length))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${metadata.size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || length === 0) return new Response(null, { status, headers })
  const stream = await objects.read(object.version, range ?? undefined)
  return new Response(asWebStream(stream), { status, headers })
}

/** Chunks as they are; `Readable.toWeb` makes a copy of each. Whoever gives up closes the file, also before its first chunk. */
function asWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void stream.destroy(),
    },
    // The file reads ahead by itself.
    { highWaterMark: 0 },
  )
}

/** Headers of the object as it lies there. Whoever may not keep a copy still asks whether theirs is the newest. */
export function headersOf(object: StoredObject, request: Request, isPublic: boolean): Headers {
  const { metadata } = object
  const headers = new Headers({
    'content-type': metadata.mimetype,
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': isPublic ? metadata.cacheControl : 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  // A sandbox would keep browsers from showing PDFs at all.
  if (!metadata.mimetype.startsWith('application/pdf')) headers.set('content-security-policy', sandbox)
  const download = new URL(request.url).searchParams.get('download')
  if (download !== null) headers.set('content-disposition', attachment(download || baseName(object.name)))
  return headers
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** RFC 6266: a plain name for old readers, and the true one in UTF-8. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Whether the copy that the caller has is the newest. */
export function isUnchanged(request: Request, eTag: string, lastModified: string): boolean {
  const known = request.headers.get('if-none-match')
  if (known !== null)
    return known.split(',').some((one) => one.trim().replace(/^W\//, '') === eTag || one.trim() === '*')
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return Math.floor(Date.parse(lastModified) / 1000) * 1000 <= since
}

/** Whether the rest of it may be sent to somebody who has the beginning: `If-Range` names what they had begun to fetch (RFC 9110, 13.1.5). */
function isWhatWasBegun(request: Request, { eTag, lastModified }: StoredObject['metadata']): boolean {
  const known = request.headers.get('if-range')?.trim()
  return known === undefined || known === eTag || known === new Date(lastModified).toUTCString()
}

/** One range; a list of ranges, one that ends before it begins, or another unit is answered with the whole. Throws 416 beyond the end. */
function parseRange(header: string | null, sizeBytes: number): ByteRange | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  const last = sizeBytes - 1
  const start = found[1] === '' ? Math.max(0, sizeBytes - Number(found[2])) : Number(found[1])
  const wanted = found[1] === '' || found[2] === '' ? last : Number(found[2])
  // Backwards as it was asked for, it is no range at all (RFC 9110, 14.1.1).
  if (found[1] !== '' && found[2] !== '' && wanted < start) return null
  const end = Math.min(wanted, last)
  if (start <= end) return { start, end }
  throw new StorageError(416, 'InvalidRange', 'The requested range is not satisfiable')
}
