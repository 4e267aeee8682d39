import type { Readable } from 'node:stream'

export interface ByteRange {
  /** The first byte and, inclusive, the last one. */
  start: number
  end: number
}

/**
 * Where the bytes of objects lie. Keys are version ids (UUIDs) that we made, never names that a caller chose; a key is
 * written once and never changed.
 */
export interface ObjectStore {
  /** Stores all bytes or, when the source fails, none. Durable once it returns. */
  write(key: string, content: Readable): Promise<void>
  /** Throws when there are no such bytes. */
  read(key: string, range?: ByteRange): Promise<Readable>
  copy(fromKey: string, toKey: string): Promise<void>
  /** Keys that are not there are passed over. */
  remove(keys: string[]): Promise<void>
}
