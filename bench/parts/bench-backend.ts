import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { type Backend, createBackend } from '../../src/backend/gateway/create-backend.ts'
import { type BackendKeys, loadKeys } from '../../src/backend/gateway/keys.ts'
import { bootstrap } from '../../src/backend/postgres/bootstrap.ts'
import { startEmbeddedPostgres } from '../../src/backend/postgres/start-embedded-postgres.ts'
import { fileObjectStore } from '../../src/backend/storage/file-object-store.ts'

export interface BenchBackend {
  folder: string
  databaseUrl: string
  pool: Pool
  keys: BackendKeys
  backend: Backend
  /** Leaves nothing behind. */
  close(): Promise<void>
}

/** A backend on a database of its own, made ready by statements, whose files lie in a folder of its own. */
export async function startBenchBackend(name: string, statements: string): Promise<BenchBackend> {
  const folder = await mkdtemp(join(tmpdir(), `bench-${name}-`))
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: () => {}, settings: ['fsync=off'] })
  const pool = new Pool({ connectionString: postgres.url })
  await bootstrap(pool)
  await pool.query(statements)
  const keys = await loadKeys({ dataFolder: folder })
  const backend = await createBackend({
    pool,
    keys,
    databaseUrl: postgres.url,
    siteUrl: 'http://localhost',
    apiUrl: 'http://localhost',
    mail: async () => {},
    functions: {},
    objects: fileObjectStore(join(folder, 'objects')),
  })
  const close = async (): Promise<void> => {
    await backend.close()
    await pool.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, databaseUrl: postgres.url, pool, keys, backend, close }
}

const rounds = 7

/** What a floor and ours reach in the same breath. */
export interface Rates {
  bare: number
  ours: number
}

/** The round in the middle of seven, each of which compares what ran side by side; each goes first as often as the other. */
export async function sideBySide(measure: (which: 0 | 1) => Promise<number>): Promise<Rates> {
  const measured: Rates[] = []
  for (let round = 0; round < rounds; round += 1) {
    const rates: number[] = []
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      rates[which] = await measure(which)
    measured.push({ bare: rates[0] ?? 0, ours: rates[1] ?? 0 })
  }
  measured.sort((left, right) => left.ours / left.bare - right.ours / right.bare)
  return measured[Math.floor(rounds / 2)] ?? { bare: 1, ours: 0 }
}
