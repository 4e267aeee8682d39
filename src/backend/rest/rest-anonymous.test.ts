import { expect, test } from 'vitest'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

const sql = `
  create role "rest_passer_by" nologin;
  grant rest_passer_by to authenticator;
  create table public.signs (id int);
  insert into public.signs values (1);
  revoke all on public.signs from anon;
  grant select on public.signs to rest_passer_by, authenticated`

test('whoever names nobody has the rights of the role of the settings', async () => {
  await using backend = await startTestBackend({ sql, rest: { anonRole: 'rest_passer_by' } })
  expect((await backend.client().from('signs').select()).data).toEqual([{ id: 1 }])
  await backend.pool.query('drop table public.signs; drop role rest_passer_by')
})

test('without such a role nobody reads who names nobody; people and the server do', async () => {
  await using backend = await startTestBackend({ rest: { anonRole: null } })
  const { error, status } = await backend.client().from('books').select('id')
  expect([status, error?.code, error?.message]).toEqual([401, 'PGRST302', 'Anonymous access is disabled'])
  const { client } = await backend.guest()
  expect((await client.from('books').select('id')).error).toBeNull()
  const service = backend.client({ key: backend.keys.serviceKey })
  expect((await service.from('books').select('id')).error).toBeNull()
})
