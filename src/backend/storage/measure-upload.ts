import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { StorageError } from './storage-error.ts'
import { isWhatItSays } from './sniff-content.ts'

export interface Measured {
  stream: Transform
  /** Known once the stream has ended. */
  sizeBytes: () => number
  eTag: () => string
}

const sniffBytes = 16

/** Counts and hashes what passes, and breaks off what is too large or, with `type`, not what it is said to be. */
export function measureUpload(limitBytes: number, type: string | null): Measured {
  const hash = createHash('md5')
  let size = 0
  let start = Buffer.alloc(0)
  let isChecked = type === null
  const check = (): void => {
    isChecked = true
    if (type !== null && !isWhatItSays(type, start)) throw unsupportedType(type)
  }
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limitBytes) return done(tooLarge())
      hash.update(chunk)
      if (!isChecked) {
        start = Buffer.concat([start, chunk.subarray(0, sniffBytes - start.length)])
        if (start.length >= sniffBytes) {
          try {
            check()
          } catch (error) {
            return done(error as Error)
          }
        }
      }
      done(null, chunk)
    },
    flush(done) {
      try {
        if (!isChecked) check()
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  let digest: string | undefined
  return { stream, sizeBytes: () => size, eTag: () => `"${(digest ??= hash.digest('hex'))}"` }
}

/** The refusal of what is larger than the bucket takes. */
export function tooLarge(): StorageError {
  return new StorageError(413, 'Payload too large', 'The object exceeded the maximum allowed size')
}

/** The refusal of a kind of file that the bucket does not take. */
export function unsupportedType(type: string): StorageError {
  return new StorageError(415, 'invalid_mime_type', `mime type ${type} is not supported`)
}
