import * as z from 'zod'
import { readAsRole } from '../gateway/as-role.ts'
import type { StorageContext } from './storage-context.ts'

export const listSchema = z.object({
  prefix: z.string().default(''),
  search: z.string().default(''),
  limit: z.int().default(100),
  offset: z.int().default(0),
  // Both go into the SQL as they are: only these.
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z
        .string()
        .toLowerCase()
        .pipe(z.enum(['asc', 'desc']))
        .default('asc'),
    })
    .prefault({}),
})

const listSql = (column: string, order: string): string => `
  with below as (
    select o.*, substr(o.name, length($2) + 1) as rest from storage.objects o
    where o.bucket_id = $1 and starts_with(o.name, $2)
  ), entries as (
    select rest as name, id, updated_at, created_at, last_accessed_at, metadata
    from below where rest <> '' and position('/' in rest) = 0
    union all
    select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz,
      null::jsonb
    from below where position('/' in rest) > 0
  )
  select coalesce(json_agg(e.*), '[]')::text as body from (
    select * from entries where starts_with(lower(name), lower($3))
    order by ${column} ${order}, name limit $4 offset $5) e`

/** What lies in one folder as JSON text: files, and folders with a null id. Only what the caller's policies show. */
export async function listObjects(
  context: StorageContext,
  bucketId: string,
  request: z.infer<typeof listSchema>,
): Promise<string> {
  const { prefix: given, search, sortBy } = request
  const prefix = given === '' || given.endsWith('/') ? given : `${given}/`
  const limit = Math.min(Math.max(request.limit, 0), 1000)
  const values = [bucketId, prefix, search, limit, Math.max(request.offset, 0)]
  const query = { text: listSql(sortBy.column, sortBy.order), values }
  const [listed] = await readAsRole<{ body: string }>(context.pool, context.caller, query)
  return listed?.body ?? '[]'
}
