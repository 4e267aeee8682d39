import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { bootstrap } from './bootstrap.ts'
import { migrate } from './migrate.ts'

let backend: TestBackend
let folder: string

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (file: string, sql: string): Promise<void> => writeFile(join(folder, file), sql)

test('migrations run in order, once, and are written down as the Supabase CLI does', async () => {
  await write('30000101000002_second.sql', `insert into trail values ('second')`)
  await write(
    '30000101000001_first.sql',
    `create table trail (step text); insert into trail values ('first')`,
  )
  await write('notes.md', 'no migration')
  expect(await migrate(backend.pool, folder)).toEqual([
    '30000101000001_first.sql',
    '30000101000002_second.sql',
  ])
  expect(await migrate(backend.pool, folder)).toEqual([])
  const { rows } = await backend.pool.query(
    `select version, name from supabase_migrations.schema_migrations where version like '3000%' order by 1`,
  )
  expect(rows).toEqual([
    { version: '30000101000001', name: 'first' },
    { version: '30000101000002', name: 'second' },
  ])
  const trail = await backend.pool.query('select step from trail')
  expect(trail.rows).toEqual([{ step: 'first' }, { step: 'second' }])
})

test('processes that start together migrate once', async () => {
  await write('30000102000001_together.sql', `create table together (id int)`)
  const applied = await Promise.all([1, 2, 3].map(() => migrate(backend.pool, folder)))
  expect(applied.flat()).toEqual(['30000102000001_together.sql'])
})

test('a faulty migration is named with its line, and leaves nothing behind', async () => {
  await write('30000103000001_faulty.sql', 'create table half (id int);\ncreate tabel other (id int);')
  await expect(migrate(backend.pool, folder)).rejects.toThrow(
    /30000103000001_faulty\.sql, line 2 failed \(syntax error/,
  )
  const { rows } = await backend.pool.query(`select to_regclass('public.half') as made`)
  expect(rows).toEqual([{ made: null }])
})

test('the bootstrap can run again over a living database', async () => {
  const { userId } = await backend.guest()
  await bootstrap(backend.pool)
  const { rows } = await backend.pool.query('select id from auth.users where id = $1', [userId])
  expect(rows).toHaveLength(1)
})

test('a database of a user who is no superuser can be prepared and migrated too', async () => {
  const name = `managed_${randomUUID().slice(0, 8)}`
  await backend.pool.query(`create role ${name} login createrole bypassrls replication password 'p'`)
  for (const role of ['anon', 'authenticated', 'service_role', 'authenticator']) {
    await backend.pool.query(`grant ${role} to ${name} with admin option`)
  }
  await backend.pool.query(`create database ${name} owner ${name}`)
  const url = new URL(backend.databaseUrl)
  Object.assign(url, { username: name, password: 'p', pathname: `/${name}` })
  const pool = new Pool({ connectionString: url.href })
  await bootstrap(pool)
  await write('30000105000001_managed.sql', 'create table managed (id uuid references auth.users)')
  expect(await migrate(pool, folder)).toHaveLength(1)
  await pool.end()
})

test('a user without the rights is told which are missing', async () => {
  const name = `poor_${randomUUID().slice(0, 8)}`
  await backend.pool.query(`create role ${name} login password 'p'`)
  const url = new URL(backend.databaseUrl)
  Object.assign(url, { username: name, password: 'p' })
  const pool = new Pool({ connectionString: url.href })
  await expect(bootstrap(pool)).rejects.toThrow(/could not be prepared .* needs CREATEROLE/)
  await pool.end()
})

test('tables made by migrations are open to the roles, and closed by their policies', async () => {
  await write(
    '30000104000001_open.sql',
    'create table opened (id int); alter table opened enable row level security',
  )
  await migrate(backend.pool, folder)
  const { rows } = await backend.pool.query(
    `select has_table_privilege('anon', 'opened', 'select') as anon, has_table_privilege('service_role', 'opened', 'delete') as service`,
  )
  expect(rows).toEqual([{ anon: true, service: true }])
})
