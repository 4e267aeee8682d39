import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { planLaunch } from './plan-launch.ts'
import { isAlive, waitUntilGone } from './process-facts.ts'
import type { EmbeddedPostgres } from './start-embedded-postgres.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postgres-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function start(dataFolder = folder): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataFolder, log: () => undefined })
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows as unknown[]
}

function postmasterId(): number {
  return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Another process that runs the database of the folder until it is killed. */
async function startElsewhere() {
  const module = join(import.meta.dirname, 'start-embedded-postgres.ts')
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
    const { url } = await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(folder)}, log: () => {} })
    console.log(url)
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], { stdio: 'pipe' })
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: chunk.toString().trim() }
}

test('a second start finds the same port and everything again', async () => {
  const first = await start()
  await query(first.url, 'create table kept (id int); insert into kept values (7)')
  expect(await query(first.url, `select current_setting('wal_level') as level`)).toEqual([
    { level: 'logical' },
  ])
  const processId = postmasterId()
  await first.stop()
  expect(isAlive(processId)).toBe(false)
  expect(statSync(join(folder, 'postgres-access.json')).mode & 0o777).toBe(0o600)
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }])
  await second.stop()
})

test('nobody comes in without the password', async () => {
  const { url, stop } = await start()
  const wrong = new URL(url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  await stop()
})

test('a killed owner takes the database along, and nothing committed is lost', async () => {
  const { child, url } = await startElsewhere()
  await query(url, 'create table kept (id int); insert into kept values (8)')
  const processId = postmasterId()
  child.kill('SIGKILL')
  expect(await waitUntilGone(processId, 60_000)).toBe(true)
  const next = await start()
  expect(await query(next.url, 'select id from kept')).toEqual([{ id: 8 }])
  await next.stop()
})

test('a database that was killed itself recovers, even when its number belongs to another process now', async () => {
  const { child, url } = await startElsewhere()
  await query(url, 'create table kept (id int); insert into kept values (9)')
  const lockFile = join(folder, 'postgres', 'postmaster.pid')
  const lock = readFileSync(lockFile, 'utf8')
  const processId = postmasterId()
  process.kill(processId, 'SIGKILL')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await waitUntilGone(processId, 60_000)
  writeFileSync(lockFile, lock.replace(/^\d+/, String(process.pid)))
  const next = await start()
  expect(await query(next.url, 'select id from kept')).toEqual([{ id: 9 }])
  await next.stop()
})

test('a second owner at the same time is told who has it', async () => {
  const { child } = await startElsewhere()
  await expect(start()).rejects.toThrow(
    `Process ${child.pid} already runs the database in ${folder}: stop it first`,
  )
  const processId = postmasterId()
  child.kill('SIGKILL')
  await waitUntilGone(processId, 60_000)
})

test('a damaged database is named, with what to do', async () => {
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres-access.json'), '{"port":0,"password":"x"}')
  await expect(start()).rejects.toThrow(
    /^The database in .*postgres does not start \(.+\): put a backup in its place/,
  )
})

test('a server that dies by itself is noticed', async () => {
  const { ended, stop } = await start()
  process.kill(postmasterId(), 'SIGKILL')
  await expect(ended).resolves.toBeUndefined()
  await stop()
})

test('a lost password file is named', async () => {
  await (await start()).stop()
  await rm(join(folder, 'postgres-access.json'))
  await expect(start()).rejects.toThrow('postgres-access.json is missing')
})

test('a folder that cannot be made is named', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(start(join(folder, 'file', 'data'))).rejects.toThrow(/cannot be written \(ENOTDIR\)/)
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
})

test('root hands the database to an unprivileged user, with one capability only where folders are closed', () => {
  const none = join(folder, 'postgres')
  expect(planLaunch(['/'], none, 1000)).toEqual({ owner: null, prefix: [] })
  const open = planLaunch(['/'], none, 0)
  expect(open.prefix).toContain('--reuid=65534')
  expect(open.prefix.join(' ')).not.toContain('dac_override')
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  expect(planLaunch([closed], none, 0).prefix.join(' ')).toContain('--ambient-caps=+dac_override')
})

test('a database of another user is left to its owner', () => {
  const { uid } = statSync(folder)
  expect(() => planLaunch(['/'], folder, uid + 1)).toThrow('belongs to another user')
})
