import type pg from 'pg'
import { asRole } from '../gateway/as-role.ts'
import { serviceCaller } from './storage-context.ts'

export interface Bucket {
  id: string
  public: boolean
  /** Bytes; bigint comes as text. */
  file_size_limit: string | null
  allowed_mime_types: string[] | null
}

/** A bucket's settings, which hold for every caller whether or not they may see the bucket. */
export async function findBucket(pool: pg.Pool, id: string): Promise<Bucket | null> {
  const sql = 'select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1'
  const { rows } = await asRole(
    pool,
    serviceCaller,
    (client) => client.query<Bucket>(sql, [id]),
    undefined,
    true,
  )
  return rows[0] ?? null
}
