import type pg from 'pg'
import * as z from 'zod'
import { asRole, readAsRole } from '../gateway/as-role.ts'
import type { StorageContext } from './storage-context.ts'
import { asUuid } from './save-object.ts'
import { serviceCaller } from './storage-context.ts'
import { bucketNotFound, StorageError } from './storage-error.ts'

export const bucketSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
})
type BucketSettings = z.infer<typeof bucketSchema>

const shownColumns = `id, name, coalesce(owner_id, owner::text) as owner, public, file_size_limit, allowed_mime_types,
  created_at, updated_at`

/** What of the list of buckets is wanted, from the address. Column and order go into the SQL as they are: only these. */
export const bucketListSchema = z.object({
  limit: z.coerce.number().int().min(1).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('id'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().default(''),
})

interface BucketRow {
  file_size_limit: string | null
}

/** The buckets, or some of them, as the caller's policies show them. */
export async function listBuckets(
  context: StorageContext,
  wanted: z.infer<typeof bucketListSchema>,
): Promise<unknown[]> {
  const sql = `select ${shownColumns} from storage.buckets where position(lower($1) in lower(name)) > 0
    order by ${wanted.sortColumn} ${wanted.sortOrder}, id limit $2 offset $3`
  const { rows } = await run<BucketRow>(context, sql, [wanted.search, wanted.limit ?? null, wanted.offset])
  return rows.map(showBucket)
}

/** The bucket as the caller's policies show it. Throws a `StorageError` when they do not. */
export async function findShownBucket(context: StorageContext, id: string): Promise<unknown> {
  const { rows } = await run<BucketRow>(
    context,
    `select ${shownColumns} from storage.buckets where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw bucketNotFound()
  return showBucket(row)
}

function showBucket(row: BucketRow): unknown {
  return { ...row, file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit) }
}

/** Makes a bucket owned by the caller; its name is its id unless told. Throws a `StorageError` for a bad name. */
export async function createBucket(
  context: StorageContext,
  settings: BucketSettings,
): Promise<{ name: string }> {
  const id = settings.id ?? settings.name ?? ''
  if (!/^[\w!\-.*'() &$@=;:+,]{1,100}$/.test(id))
    throw new StorageError(400, 'InvalidBucketName', 'Bucket name invalid')
  const sql = `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types, owner_id, owner)
    values ($1, $2, $3, $4, $5, $6, $7)`
  const limit = parseBytes(settings.file_size_limit)
  const owner = context.caller.claims.sub ?? null
  const values = [
    id,
    settings.name ?? id,
    settings.public ?? false,
    limit,
    settings.allowed_mime_types ?? null,
    owner,
    asUuid(owner),
  ]
  await run(context, sql, values)
  return { name: id }
}

/**
 * Changes only what `settings` names of who may read it and what it takes; a limit of null lifts it. Throws a
 * `StorageError` when the caller sees no such bucket.
 */
export async function updateBucket(
  context: StorageContext,
  id: string,
  settings: BucketSettings,
): Promise<void> {
  const sql = `update storage.buckets set public = coalesce($2, public), updated_at = now(),
    file_size_limit = case when $3 then $4 else file_size_limit end,
    allowed_mime_types = case when $5 then $6 else allowed_mime_types end where id = $1`
  const { rowCount } = await run(context, sql, [
    id,
    settings.public ?? null,
    settings.file_size_limit !== undefined,
    parseBytes(settings.file_size_limit),
    settings.allowed_mime_types !== undefined,
    settings.allowed_mime_types ?? null,
  ])
  if (rowCount === 0) throw bucketNotFound()
}

/** Refuses a bucket that still holds objects. */
export async function deleteBucket(context: StorageContext, id: string): Promise<void> {
  const heldSql = 'select from storage.objects where bucket_id = $1 limit 1'
  const held = await readAsRole(context.pool, serviceCaller, { text: heldSql, values: [id] })
  const { rowCount } = await asRole(context.pool, context.caller, async (client) => {
    const result = await client.query('select from storage.buckets where id = $1', [id])
    if (result.rowCount === 0) return result
    if (held.length > 0) {
      throw new StorageError(409, 'InvalidRequest', 'The bucket you tried to delete is not empty')
    }
    return client.query('delete from storage.buckets where id = $1', [id])
  })
  if (rowCount === 0) throw bucketNotFound()
}

function run<Row extends pg.QueryResultRow>(
  context: StorageContext,
  sql: string,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  return asRole(context.pool, context.caller, (client) => client.query<Row>(sql, values))
}

const unitBytes: Record<string, number> = { '': 1, B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }

/** `1048576` or `"50MB"`, and parts of the larger units. */
function parseBytes(limit: number | string | null | undefined): number | null {
  if (limit === null || limit === undefined) return null
  const found = /^(\d+(?:\.\d+(?=\s*[KMG]B))?)\s*(|B|KB|MB|GB)$/i.exec(String(limit))
  if (!found) throw new StorageError(422, 'invalid_request', 'file_size_limit is not a size')
  return Math.round(Number(found[1]) * (unitBytes[(found[2] ?? '').toUpperCase()] ?? 1))
}
