import type pg from 'pg'
import type { Caller } from '../gateway/caller.ts'
import type { ObjectStore } from './object-store.ts'

export interface StorageOptions {
  /** Connections that may take on every caller's role. */
  pool: pg.Pool
  objects: ObjectStore
  /** Signs download and upload addresses: 32 bytes or more. */
  signingSecret: Uint8Array
  /** Milliseconds since 1970. */
  now?: () => number
  /** For buckets that set no limit of their own. */
  largestObjectBytes?: number
  log?: (message: string, error: unknown) => void
}

/** What every operation is given. */
export interface StorageContext {
  pool: pg.Pool
  objects: ObjectStore
  signingSecret: Uint8Array
  now: () => number
  largestObjectBytes: number
  caller: Caller
  log?: ((message: string, error: unknown) => void) | undefined
}

/** Acts for a signed address of an upload, whose right was checked when it was signed. */
export const serviceCaller: Caller = { role: 'service_role', claims: { role: 'service_role' } }

export const defaultLargestBytes = 200 * 1024 * 1024
