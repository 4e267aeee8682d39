import type { Readable } from 'node:stream'

export interface ByteRange {
  /** The first byte and, inclusive, the last one. */
  start: number
  end: number
}

/** There are no bytes under this key: they were replaced or removed a moment ago. */
export class MissingBytes extends Error {}

/**
 * Where the bytes of objects lie. Keys are version ids (UUIDs) that we made, never names that a caller chose; a key is
 * written once and never changed.
 */
export interface ObjectStore {
  /** Stores all bytes or, when the source fails, none. Durable once it returns. */
  write(key: string, content: Readable): Promise<void>
  /** Throws `MissingBytes` when there are none. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Throws `MissingBytes` when there are none to copy. */
  copy(fromKey: string, toKey: string): Promise<void>
  /** Keys that are not there are passed over; what a broken write left of one goes too. */
  remove(keys: string[]): Promise<void>
  /** Everything that lies there, in no order; also what is no key of ours. */
  keys(): AsyncIterable<StoredBytes>
}

export interface StoredBytes {
  key: string
  bytes: number
}

const keyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isKey(text: string): boolean {
  return keyPattern.test(text)
}

/** The key itself. Throws `RangeError` for what is no key. */
export function demandKey(key: string): string {
  if (!isKey(key)) throw new RangeError('An object key is a UUID')
  return key
}
