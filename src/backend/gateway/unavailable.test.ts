import { randomUUID } from 'node:crypto'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { fromPostgresError } from '../rest/postgres-error.ts'
import { bucketsSql } from '../storage/storage-fixture.ts'
import { unavailableMessage } from './is-unavailable.ts'

/* A disk that is full and a database that goes away: told as 503 without a word of what is inside, and nobody is logged out. */

let backend: TestBackend
let isDiskFull = false

// Fails as Postgres does when it cannot grow a file, or as when an operator stops it.
const breaking = `
  create function public.break() returns trigger language plpgsql security definer as $$ begin
    if current_setting('test.broken', true) = 'disk' then
      raise exception 'could not extend file "base/16384/2619": No space left on device'
        using errcode = '53100', hint = 'Check free disk space in /secret/folder.';
    elsif current_setting('test.broken', true) = 'corrupt' then
      raise exception 'could not read block 7 in file "base/16384/2619"' using errcode = 'XX001';
    elsif current_setting('test.broken', true) = 'gone' then
      perform pg_terminate_backend(pg_backend_pid());
    end if;
    return new;
  end $$;`

beforeAll(async () => {
  backend = await startTestBackend({
    sql: `${bucketsSql} ${breaking}
      create table public.notes (id int primary key);
      create trigger break before insert on public.notes for each row execute function public.break();
      create trigger break before insert on storage.objects for each row execute function public.break();
      create trigger break before insert on auth.users for each row execute function public.break();
      create trigger break before insert on auth.refresh_tokens for each row execute function public.break();`,
    functions: {
      failing: async () => {
        throw Object.assign(new Error('ENOSPC: /secret/folder'), { code: 'ENOSPC' })
      },
    },
    overObjects: (store) => ({
      ...store,
      write: async (key, content) => {
        await store.write(key, content)
        if (isDiskFull) throw Object.assign(new Error('ENOSPC: /secret/folder'), { code: 'ENOSPC' })
      },
    }),
  })
})
afterAll(() => backend[Symbol.asyncDispose]())

/** Breaks what new connections do, and closes the old ones. */
async function breakWith(how: string): Promise<void> {
  const { rows } = await backend.pool.query<{ name: string }>('select current_database() as name')
  await backend.pool.query(`alter database "${rows[0]?.name}" set test.broken = '${how}'`)
  await backend.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and query not like 'listen%'`,
  )
  await expect
    .poll(async () => (await backend.client().from('notes').select()).status, { interval: 50 })
    .toBe(200)
}

const inside = /base\/|secret|16384|extend|terminat|administrator|disk|SELECT/i

async function ask(path: string, body: unknown): Promise<[number, string]> {
  const { serviceKey } = backend.keys
  const headers = {
    apikey: serviceKey,
    authorization: `Bearer ${serviceKey}`,
    'content-type': 'application/json',
  }
  const answer = await fetch(backend.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return [answer.status, await answer.text()]
}

test.each([
  ['disk', 503],
  ['gone', 503],
  ['corrupt', 500],
])('of a database that is broken (%s) nothing is told but that', async (how, status) => {
  const { session } = await backend.signIn()
  await breakWith(how)
  const answers = [
    await ask('/rest/v1/notes', { id: 1 }),
    await ask('/auth/v1/signup', {}),
    await ask('/auth/v1/token?grant_type=refresh_token', { refresh_token: session.refresh_token }),
    await ask(`/storage/v1/object/drawer/${randomUUID()}`, 'x'),
  ]
  await breakWith('')
  for (const [answered, text] of answers) {
    expect(answered).toBe(status)
    expect(text).not.toMatch(inside)
  }
  const { error } = await backend.client().auth.refreshSession({ refresh_token: session.refresh_token })
  expect(error).toBeNull()
})

test('of a disk that is full nothing is told but that', async () => {
  isDiskFull = true
  const answers = [
    await ask(`/storage/v1/object/drawer/${randomUUID()}`, 'x'),
    await ask('/functions/v1/failing', {}),
  ]
  isDiskFull = false
  expect(answers.map(([status]) => status)).toEqual([503, 503])
  for (const [, text] of answers) expect(text).not.toMatch(inside)
})

test('a role of ours that is not let in is told as 503, and of nobody', () => {
  // As when another machine has changed its password; not so where a function raises the same.
  const refused = new DatabaseError('password authentication failed for user "authenticator"', 109, 'error')
  const raised = Object.assign(new DatabaseError('no', 2, 'error'), {
    code: '28P01',
    routine: 'exec_stmt_raise',
  })
  Object.assign(refused, { code: '28P01', routine: 'auth_failed' })
  expect(fromPostgresError(refused, true)).toMatchObject({ status: 503, message: unavailableMessage })
  expect(fromPostgresError(raised, true)).toMatchObject({ status: 403, message: 'no' })
})
