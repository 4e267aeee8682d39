import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { DatabaseError } from 'pg'
import { asRole } from '../gateway/as-role.ts'
import type { Caller } from '../gateway/caller.ts'
import type { ObjectMetadata } from './find-object.ts'
import { removeLeftovers } from './leftovers.ts'
import type { ObjectPlace } from './object-name.ts'
import type { StorageContext } from './storage-context.ts'
import { objectNotFound, StorageError } from './storage-error.ts'

/** `create` refuses a taken name, `replace` a free one. */
export type SaveMode = 'create' | 'replace' | 'upsert'

export interface ObjectRow {
  place: ObjectPlace
  version: string
  metadata: ObjectMetadata
  userMetadata: Record<string, unknown> | null
  /** The user who uploads; null for an API key. */
  owner: string | null
}

class Undone extends Error {}

/** Whether the caller's policies let the row be saved, tried and undone. Throws what saving would throw. */
export async function trySave(
  context: StorageContext,
  caller: Caller,
  mode: SaveMode,
  row: ObjectRow,
): Promise<void> {
  try {
    await asRole(context.pool, caller, async (client) => {
      await save(client, mode, row)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}

/**
 * Saves the row whose bytes are already in the store, and then removes those it replaces. When the row is refused the
 * new bytes go; when nobody knows what became of it they stay, for the sweep to judge.
 */
export async function saveObject(
  context: StorageContext,
  caller: Caller,
  mode: SaveMode,
  row: ObjectRow,
): Promise<{ id: string }> {
  const saving = asRole(context.pool, caller, (client) => save(client, mode, row))
  const saved = await saving.catch(async (error: unknown) => {
    if (isRefusal(error)) await removeLeftovers(context, [row.version])
    throw error
  })
  if (saved.replaced !== null) await removeLeftovers(context, [saved.replaced])
  return { id: saved.id }
}

/** Whether it is certain that nothing was committed: the row broke a rule. A lost connection says nothing. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof StorageError ||
    (error instanceof DatabaseError && /^(22|23|42|P0)/.test(error.code ?? ''))
  )
}

async function save(
  client: pg.PoolClient,
  mode: SaveMode,
  row: ObjectRow,
): Promise<{ id: string; replaced: string | null }> {
  const { place, version, metadata, userMetadata, owner } = row
  if (mode !== 'create') {
    const { rows } = await client.query<{ id: string; version: string | null }>(
      'select id, version from storage.objects where bucket_id = $1 and name = $2 for update',
      [place.bucketId, place.name],
    )
    const [known] = rows
    if (known) {
      const sql = `update storage.objects set version = $2, metadata = $3, user_metadata = coalesce($4, user_metadata),
        owner_id = $5, owner = $6, updated_at = now() where id = $1`
      const values = [known.id, version, metadata, userMetadata, owner, asUuid(owner)]
      const { rowCount } = await client.query(sql, values)
      if (rowCount === 0) throw objectNotFound()
      return { id: known.id, replaced: known.version }
    }
    if (mode === 'replace') throw objectNotFound()
  }
  const id = randomUUID()
  // No `returning`: to upload, a caller needs no right to read.
  const sql = `insert into storage.objects (id, bucket_id, name, version, metadata, user_metadata, owner_id, owner)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`
  await client.query(sql, [
    id,
    place.bucketId,
    place.name,
    version,
    metadata,
    userMetadata,
    owner,
    asUuid(owner),
  ])
  return { id, replaced: null }
}

/** Older columns hold only UUIDs. */
export function asUuid(text: string | null): string | null {
  return text !== null && /^[0-9a-f-]{36}$/i.test(text) ? text : null
}
