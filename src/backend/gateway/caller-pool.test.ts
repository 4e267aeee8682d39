import { Pool } from 'pg'
import { expect, inject, test } from 'vitest'
import { loadKeys } from './keys.ts'
import { admitCallers, openPool } from './caller-pool.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

test('backends of two databases on one server may start at the same moment', async () => {
  await using one = await startTestBackend()
  await using other = await startTestBackend()
  const keys = await loadKeys({ dataFolder: inject('testDatabase').keyFolder })
  const owners = [one, other].map(({ databaseUrl }) => new Pool({ connectionString: databaseUrl }))
  try {
    for (let time = 0; time < 30; time += 1) {
      const opened = await Promise.all(
        [one, other].map(({ databaseUrl }, index) =>
          admitCallers(owners[index]!, databaseUrl, keys, () => undefined),
        ),
      )
      expect(opened.length).toBe(2)
      for (const open of opened) await open(1).end()
    }
  } finally {
    await Promise.all(owners.map((pool) => pool.end()))
  }
})

test('a lost connection is told in words, without the client and the key that cancels its queries', async () => {
  await using backend = await startTestBackend()
  const told: unknown[] = []
  const pool = openPool({ connectionString: backend.databaseUrl }, (...words) => void told.push(...words))
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  await backend.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(told).toEqual(['an idle connection was lost', expect.stringMatching(/^terminating connection/)])
  await pool.end()
})
