import type pg from 'pg'
import { isKey, type ObjectStore } from './object-store.ts'

export interface KnownVersions {
  /** Those that a row names. */
  named: ReadonlySet<string>
  /** Those noted as perhaps on their way, or about to be swept. */
  underWay: ReadonlySet<string>
}

export interface Comparison {
  /** Bytes that nothing names and no sweep will find. */
  strays: string[]
  /** Versions that a row names, without bytes. */
  missing: string[]
  /** What lies in the store and is none of ours. */
  strangers: string[]
}

/** What the database knows of the store at this moment. */
export async function knownVersions(pool: pg.Pool): Promise<KnownVersions> {
  const { rows } = await pool.query<{ version: string; named: boolean }>(
    `select version, true as named from storage.objects where version is not null
     union all select version, false from storage.leftovers`,
  )
  const versions = (named: boolean): Set<string> =>
    new Set(rows.filter((row) => row.named === named).map(({ version }) => version))
  return { named: versions(true), underWay: versions(false) }
}

/**
 * Compares what lies in the store with what the database knows, while both may change: bytes are noted before they are
 * written, so what lay there is known afterwards; a row that stood before and after had its bytes all along.
 */
export async function compareBytes(
  store: ObjectStore,
  readKnown: () => Promise<KnownVersions>,
): Promise<Comparison> {
  const before = await readKnown()
  const found = new Set<string>()
  for await (const { key } of store.keys()) found.add(key)
  const after = await readKnown()
  const keys = [...found]
  return {
    strays: keys.filter((key) => isKey(key) && !after.named.has(key) && !after.underWay.has(key)),
    missing: [...before.named].filter((version) => after.named.has(version) && !found.has(version)),
    strangers: keys.filter((key) => !isKey(key)),
  }
}
