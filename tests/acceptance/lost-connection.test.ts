import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { inTransaction } from '#records/in-transaction.ts'
import { startTestBackend } from '../start-test-backend.ts'

test('a connection that is lost in the middle fails its own work, and nothing else', async () => {
  await using backend = await startTestBackend()
  const pool = new Pool({ connectionString: backend.databaseUrl, max: 1 })
  const lost = inTransaction(pool, async (client) => {
    await client.query('create table public.half (id int)')
    await client.query('select pg_terminate_backend(pg_backend_pid())')
  })
  await expect(lost).rejects.toThrow(/terminat/)
  const { rows } = await pool.query(`select to_regclass('public.half') as half`)
  expect(rows).toEqual([{ half: null }])
  await pool.end()
})
