import { asRole } from '../gateway/as-role.ts'
import type { Caller } from '../gateway/caller.ts'
import type { ObjectPlace } from './object-name.ts'
import type { StorageContext } from './storage-context.ts'
import { serviceCaller } from './storage-context.ts'

/** An upload that comes in parts, as far as it has come. */
export interface ResumableUpload {
  id: string
  place: ObjectPlace
  /** Bytes in all, and those that are here. */
  size: number
  received: number
  /** Versions in the store, in order. */
  parts: string[]
  /** What the client said of the file, by TUS's names. */
  metadata: Record<string, string | null>
  upsert: boolean
  createdAt: Date
}

interface UploadRow {
  id: string
  bucket_id: string
  name: string
  size: string
  received: string
  parts: string[]
  metadata: Record<string, string | null>
  upsert: boolean
  created_at: Date
}

/** What is not finished within a day is given up. */
export const keptSeconds = 24 * 3600

const ownerOf = ({ role, claims }: Caller): [string, string | null] => [role, claims.sub ?? null]

export async function addUpload(
  context: StorageContext,
  owner: Caller,
  upload: Pick<ResumableUpload, 'id' | 'place' | 'size' | 'metadata' | 'upsert'>,
): Promise<void> {
  const sql = `insert into storage.resumable_uploads (id, bucket_id, name, size, metadata, upsert, created_at, role, owner_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`
  const { id, place, size, metadata, upsert } = upload
  const now = new Date(context.now())
  const values = [id, place.bucketId, place.name, size, metadata, upsert, now, ...ownerOf(owner)]
  await asRole(context.pool, serviceCaller, (client) => client.query(sql, values))
}

/** Undefined when there is none, when somebody else began it, or when it is too old. */
export async function findUpload(
  context: StorageContext,
  owner: Caller,
  id: string,
): Promise<ResumableUpload | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined
  const sql = `select * from storage.resumable_uploads where id = $1 and role = $2 and owner_id is not distinct from $3
    and created_at > $4::timestamptz - make_interval(secs => $5)`
  const values = [id, ...ownerOf(owner), new Date(context.now()), keptSeconds]
  const { rows } = await asRole(context.pool, serviceCaller, (client) => client.query<UploadRow>(sql, values))
  const [row] = rows
  if (!row) return undefined
  return {
    id: row.id,
    place: { bucketId: row.bucket_id, name: row.name },
    size: Number(row.size),
    received: Number(row.received),
    parts: row.parts,
    metadata: row.metadata,
    upsert: row.upsert,
    createdAt: row.created_at,
  }
}

/** Adds a part that begins where the last one ended. False when another part was quicker. */
export async function addPart(
  context: StorageContext,
  id: string,
  offset: number,
  part: { version: string; bytes: number },
): Promise<boolean> {
  const sql = `update storage.resumable_uploads set parts = parts || $3::text, received = received + $4
    where id = $1 and received = $2 and received + $4 <= size`
  const values = [id, offset, part.version, part.bytes]
  const { rowCount } = await asRole(context.pool, serviceCaller, (client) => client.query(sql, values))
  return rowCount === 1
}

/** Keeps of a finished upload that it is finished: whoever did not hear so asks how far it has come. */
export async function finishUpload(context: StorageContext, id: string): Promise<void> {
  const sql = `update storage.resumable_uploads set parts = '{}' where id = $1`
  await asRole(context.pool, serviceCaller, (client) => client.query(sql, [id]))
}

/** Whether its parts have become an object already. */
export function isFinished({ size, received, parts }: ResumableUpload): boolean {
  return size > 0 && received === size && parts.length === 0
}

export async function removeUpload(context: StorageContext, id: string): Promise<void> {
  const sql = 'delete from storage.resumable_uploads where id = $1'
  await asRole(context.pool, serviceCaller, (client) => client.query(sql, [id]))
}
