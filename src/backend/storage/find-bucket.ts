import type pg from 'pg'
import { readAsRole } from '../gateway/as-role.ts'
import { serviceCaller } from './storage-context.ts'

export interface Bucket {
  id: string
  public: boolean
  /** Bytes; bigint comes as text. */
  file_size_limit: string | null
  allowed_mime_types: string[] | null
}

const sql = 'select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1'

/** A bucket's settings, which hold for every caller whether or not they may see the bucket. */
export async function findBucket(pool: pg.Pool, id: string): Promise<Bucket | null> {
  const query = { name: 'storage-bucket', text: sql, values: [id] }
  const [found] = await readAsRole<Bucket>(pool, serviceCaller, query)
  return found ?? null
}
