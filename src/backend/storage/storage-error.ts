import { DatabaseError } from 'pg'

/** A refusal as Supabase Storage words it: HTTP 400 (or 500, 503), with the telling status in the body. */
export class StorageError extends Error {
  readonly statusCode: string
  readonly error: string
  constructor(statusCode: number, error: string, message: string) {
    super(message)
    this.name = 'StorageError'
    this.statusCode = String(statusCode)
    this.error = error
  }

  toResponse(): Response {
    const body = { statusCode: this.statusCode, error: this.error, message: this.message }
    // 416 must reach the client as it is: browsers and PDF readers act on it.
    const status = ['416', '500', '503'].includes(this.statusCode) ? Number(this.statusCode) : 400
    return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
  }
}

/** Missing and not allowed look the same, so that nobody learns what exists. */
export function objectNotFound(): StorageError {
  return new StorageError(404, 'not_found', 'Object not found')
}

/** Also the answer for a bucket that the caller may not see. */
export function bucketNotFound(): StorageError {
  return new StorageError(404, 'Bucket not found', 'Bucket not found')
}

/** What a caller is told about an error of the database; null when it is ours to mend. */
export function fromDatabase(error: unknown): StorageError | null {
  if (!(error instanceof DatabaseError)) return null
  if (error.code === '42501') return new StorageError(403, 'Unauthorized', error.message)
  if (error.code === '23505') return new StorageError(409, 'Duplicate', 'The resource already exists')
  if (error.code === '23503') return bucketNotFound()
  if (error.code?.startsWith('22')) return new StorageError(400, 'invalid_input', error.message)
  if (error.code === 'P0001') return new StorageError(400, 'refused', error.message)
  return null
}
