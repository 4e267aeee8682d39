import * as z from 'zod'
import { readAsRole } from '../gateway/as-role.ts'
import type { StorageContext } from './storage-context.ts'
import { StorageError } from './storage-error.ts'

// Column and order go into the SQL as they are: only these.
const sortSchema = z.object({
  column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})

export const listV2Schema = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).default(1000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: sortSchema.prefault({}),
})

/** Where the next page begins: behind this name and, sorted by time, this moment. */
const cursorSchema = sortSchema.extend({ name: z.string(), moment: z.string().nullable() })
type Cursor = z.infer<typeof cursorSchema>

interface EntryRow {
  id: string | null
  name: string
  created_at: Date
  updated_at: Date
  last_accessed_at: Date | null
  metadata: unknown
  /** With all of PostgreSQL's microseconds. */
  moment: string
}

export interface ListedPage {
  hasNext: boolean
  folders: { key: string; name: string }[]
  objects: Record<string, unknown>[]
  nextCursor?: string
}

const mostEntries = 1000

// A folder is as old as its oldest object. Names are compared by their bytes, so that a page ends where the next begins.
const entriesSql = `
  below as (
    select o.*, substr(o.name, length($2) + 1) as rest from storage.objects o
    where o.bucket_id = $1 and starts_with(o.name, $2)
  ), entries as (
    select id, name collate "C" as name, created_at, updated_at, last_accessed_at, metadata
    from below where not $3 or position('/' in rest) = 0
    union all
    select null, ($2 || split_part(rest, '/', 1) || '/') collate "C", min(created_at), min(updated_at), null, null
    from below where $3 and position('/' in rest) > 0 group by 2
  )`

function listSql({ column, order }: z.infer<typeof sortSchema>): string {
  const compare = order === 'asc' ? '>' : '<'
  const isByName = column === 'name'
  const behind = isByName ? `name ${compare} $4` : `(${column}, name) ${compare} ($5::timestamptz, $4)`
  const moment = isByName ? 'created_at' : column
  return `with ${entriesSql}
    select id, name, created_at, updated_at, last_accessed_at, metadata, ${moment}::text as moment from entries
    where ($4::text is null and $5::text is null) or ${behind}
    order by ${isByName ? '' : `${column} ${order}, `}name ${order} limit $6`
}

/**
 * One page of what begins with a prefix, as the caller's policies show it: all objects, or, with the delimiter, those of one
 * folder and its folders. Throws a `StorageError` for a cursor that is none of ours.
 */
export async function listObjectsV2(
  context: StorageContext,
  bucketId: string,
  request: z.infer<typeof listV2Schema>,
): Promise<ListedPage> {
  const cursor = request.cursor === undefined ? null : readCursor(request.cursor)
  const sort = cursor ?? request.sortBy
  const limit = Math.min(request.limit, mostEntries)
  const { prefix, with_delimiter: delimits } = request
  const values = [bucketId, prefix, delimits, cursor?.name ?? null, cursor?.moment ?? null, limit + 1]
  const rows = await readAsRole<EntryRow>(context.pool, context.caller, { text: listSql(sort), values })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasNext = rows.length > limit && last !== undefined
  return {
    hasNext,
    folders: shown.filter(({ id }) => id === null).map(({ name }) => ({ key: keyOf(name), name })),
    objects: shown.filter(({ id }) => id !== null).map((row) => showObject(row, delimits)),
    ...(hasNext ? { nextCursor: writeCursor(sort, last) } : {}),
  }
}

function showObject(row: EntryRow, delimits: boolean): Record<string, unknown> {
  const { id, name, created_at, updated_at, last_accessed_at, metadata } = row
  const shown = { id, name, created_at, updated_at, last_accessed_at, metadata }
  return delimits ? { key: keyOf(name), ...shown } : shown
}

/** The last part of a name, of a folder without its slash. */
function keyOf(name: string): string {
  return name.split('/').findLast((part) => part !== '') ?? ''
}

function writeCursor({ column, order }: z.infer<typeof sortSchema>, { name, moment }: EntryRow): string {
  const cursor: Cursor = { column, order, name, moment: column === 'name' ? null : moment }
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

function readCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new StorageError(400, 'InvalidParameter', 'The cursor is none that a list gave')
  }
}
