import { Pool } from 'pg'
import { expect, inject, test } from 'vitest'
import { loadKeys } from './keys.ts'
import { admitCallers } from './caller-pool.ts'
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
