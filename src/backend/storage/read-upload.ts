import { Readable } from 'node:stream'
import busboy from 'busboy'
import { parseStorable } from '../gateway/storable-json.ts'
import { StorageError } from './storage-error.ts'

export interface Upload {
  content: Readable
  /** In lower case, without parameters: what limits are checked against. */
  type: string
  /** As it was sent and is served again. */
  contentType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

const defaultSeconds = '3600'

/** The file of an upload: a multipart body's first file part, whatever its name, or the raw body. */
export async function readUpload(request: Request): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? 'application/octet-stream'
  if (!request.body) throw new StorageError(400, 'invalid_request', 'The upload has no body')
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  if (contentType.startsWith('multipart/form-data')) return readMultipart(body, contentType)
  return {
    content: body,
    type: bareType(contentType),
    contentType,
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    userMetadata: headerMetadata(request),
  }
}

/** What the metadata of a resumable upload says of its file. Throws a `StorageError` for what no answer could carry. */
export function readUploadFields(metadata: Record<string, string | null>): Omit<Upload, 'content'> {
  const contentType = metadata['contentType'] ?? 'application/octet-stream'
  const fields = Object.entries(metadata).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  )
  const read = readFields(new Map(fields))
  if (read instanceof StorageError) throw read
  if (!isHeaderValue(contentType)) {
    throw new StorageError(400, 'invalid_request', 'contentType is no value of a header')
  }
  return { type: bareType(contentType), contentType, ...read }
}

function readMultipart(body: Readable, contentType: string): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const refuse = (): void => reject(new StorageError(400, 'invalid_request', 'The form has no file'))
    let parser: busboy.Busboy
    try {
      parser = busboy({ headers: { 'content-type': contentType }, limits: { files: 1, fields: 20 } })
    } catch {
      return refuse()
    }
    const fields = new Map<string, string>()
    parser.on('field', (name, value) => fields.set(name, value))
    parser.on('file', (_name, content, info) => {
      const form = readFields(fields)
      if (form instanceof StorageError) {
        content.resume()
        reject(form)
      } else resolve({ content, type: bareType(info.mimeType), contentType: info.mimeType, ...form })
    })
    parser.on('close', refuse)
    parser.on('error', refuse)
    body.on('error', (error) => parser.destroy(error))
    body.pipe(parser)
  })
}

/** What the fields before the file say of it. */
function readFields(
  fields: Map<string, string>,
): Pick<Upload, 'cacheControl' | 'userMetadata'> | StorageError {
  const seconds = fields.get('cacheControl') ?? defaultSeconds
  const metadata = fields.get('metadata')
  const cacheControl = /^\d+$/.test(seconds) ? `max-age=${seconds}` : seconds
  if (!isHeaderValue(cacheControl)) {
    return new StorageError(400, 'invalid_request', 'cacheControl is no value of a header')
  }
  try {
    return { cacheControl, userMetadata: metadata === undefined ? null : parseMetadata(metadata) }
  } catch (error) {
    if (error instanceof StorageError) return error
    throw error
  }
}

/** Whether an answer can carry it: a part of a form may hold any text, and this is served again. */
export function isHeaderValue(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text)
}

/** What the header `x-metadata` says, in base64; null for none. Throws a `StorageError` when it is no JSON object. */
export function headerMetadata(request: Request): Record<string, unknown> | null {
  const metadata = request.headers.get('x-metadata')
  return metadata === null ? null : parseMetadata(Buffer.from(metadata, 'base64').toString())
}

function bareType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase()
}

function parseMetadata(text: string): Record<string, unknown> {
  try {
    const value = parseStorable(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Falls through to the refusal.
  }
  throw new StorageError(400, 'invalid_request', 'The metadata is no JSON object')
}
