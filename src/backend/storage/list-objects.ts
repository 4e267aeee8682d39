import { asRole } from '../gateway/as-role.ts'
import type { StorageContext } from './storage-context.ts'
import { StorageError } from './storage-error.ts'

export interface ListRequest {
  prefix?: string
  limit?: unknown
  offset?: unknown
  search?: string
  sortBy?: { column?: string; order?: string }
}

const sortColumns = ['name', 'updated_at', 'created_at', 'last_accessed_at']

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
  request: ListRequest,
): Promise<string> {
  const given = request.prefix ?? ''
  const prefix = given === '' || given.endsWith('/') ? given : `${given}/`
  const column = request.sortBy?.column ?? 'name'
  if (!sortColumns.includes(column))
    throw new StorageError(400, 'invalid_request', 'Cannot sort by that column')
  const order = request.sortBy?.order?.toLowerCase() === 'desc' ? 'desc' : 'asc'
  const limit = Math.min(Math.max(Number(request.limit ?? 100), 0), 1000)
  const values = [bucketId, prefix, request.search ?? '', limit, Math.max(Number(request.offset ?? 0), 0)]
  const { rows } = await asRole(
    context.pool,
    context.caller,
    (client) => client.query<{ body: string }>(listSql(column, order), values),
    undefined,
    true,
  )
  return rows[0]?.body ?? '[]'
}
