import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { exportJWK, generateKeyPair } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadKeys } from '#backend/gateway/keys.ts'
import { startEmbeddedPostgres } from '#backend/postgres/start-embedded-postgres.ts'
import { readEnvironment } from '#environment.ts'
import { prepareDatabase } from '#wiring/prepare-database.ts'
import { noor } from '../acceptance/start-workshop.ts'
import { startS3 } from '../stand-ins/s3.ts'
import { machineNetwork } from './machine-network.ts'
import { type Machine, startMachine } from './start-machine.ts'
import { freePort } from './start-product.ts'

/*
 * Two machines that share a database, a bucket and their settings: each has a network, a data folder, a web process and
 * workers of its own. The second has no worker until one is wanted.
 */

const closing: (() => PromiseLike<unknown>)[] = []
let first: Machine
let second: Machine
let database: pg.Pool
let keys: { anonKey: string; serviceKey: string }

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fabelaar-shared-'))
  closing.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  const postgres = await startEmbeddedPostgres({
    dataFolder: folder,
    log: () => undefined,
    settings: ['fsync=off'],
  })
  closing.push(() => postgres.stop())
  const s3 = await startS3()
  closing.push(() => s3[Symbol.asyncDispose]())
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const { place } = s3
  const port = await freePort()
  const settings = {
    DATABASE_URL: postgres.url,
    // As people would be told: a name before both machines.
    SITE_URL: `http://localhost:${port}`,
    AUTH_SIGNING_KEY: JSON.stringify(await exportJWK(privateKey)),
    S3_BUCKET: place.bucket,
    S3_REGION: place.region,
    S3_ENDPOINT: place.endpoint,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
    S3_PATH_STYLE: 'true',
    DRAWING_THREADS: '1',
  }
  await prepareDatabase(readEnvironment(settings), postgres.url)
  keys = await loadKeys({ dataFolder: folder, privateJwk: settings.AUTH_SIGNING_KEY })
  database = new pg.Pool({ connectionString: postgres.url })
  database.on('error', () => undefined)
  closing.push(() => database.end())
  const start = async (name: string, number: number): Promise<Machine> => {
    const network = await machineNetwork(number)
    closing.push(() => network[Symbol.asyncDispose]())
    const reached = async (url: string): Promise<string> => {
      const shared = new URL(url)
      shared.host = await network.reach(Number(shared.port))
      return shared.href
    }
    const machine = await startMachine(name, network, port, {
      ...settings,
      DATABASE_URL: await reached(postgres.url),
      S3_ENDPOINT: await reached(place.endpoint),
    })
    closing.push(() => machine.stop())
    return machine
  }
  first = await start('first', 1)
  second = await start('second', 2)
})

afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

function clientOf(machine: Machine, key = keys.anonKey): SupabaseClient {
  return createClient(machine.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** The newest code that was mailed to an address, from the outbox that all share. */
async function codeFor(email: string): Promise<string> {
  const { rows } = await database.query<{ subject: string }>(
    'select subject from house.mails where recipient = $1 order by id desc limit 1',
    [email],
  )
  return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? ''
}

test('a code asked for on one machine is good on the other, and so is the session until it is ended on either', async () => {
  const here = clientOf(first)
  const there = clientOf(second)
  const email = 'reader@example.org'
  expect((await here.auth.signInWithOtp({ email })).error).toBeNull()
  const again = await there.auth.signInWithOtp({ email })
  expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  const { data } = await there.auth.verifyOtp({ email, token: await codeFor(email), type: 'email' })
  const session = data.session
  if (!session) throw new Error('the code was not taken')
  const known = await here.auth.getUser(session.access_token)
  expect(known.data.user?.email).toBe(email)
  const refreshed = await here.auth.refreshSession(session)
  expect(refreshed.error).toBeNull()
  expect((await there.auth.setSession(refreshed.data.session ?? session)).error).toBeNull()
  await there.auth.signOut()
  expect((await here.auth.getUser(session.access_token)).error?.name).toBe('AuthSessionMissingError')
})

test('one limit counts over both machines', async () => {
  const ask = async (machine: Machine): Promise<number> => {
    const headers = { apikey: keys.anonKey, 'content-type': 'application/json' }
    const body = JSON.stringify({ code: 'NOBODY' })
    return (await fetch(`${machine.url}/functions/v1/check-discount`, { method: 'POST', headers, body }))
      .status
  }
  const statuses: number[] = []
  // Ten a minute may be tried; where a minute ends in between, the next one counts anew.
  for (let tries = 0; tries < 15; tries += 1) statuses.push(await ask(first), await ask(second))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
  expect(statuses.slice(0, 4)).not.toContain(429)
})

test('an upload that begins on one machine goes on on the other', async () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(20_000, 'picture ')])
  const headers = {
    apikey: keys.serviceKey,
    authorization: `Bearer ${keys.serviceKey}`,
    'tus-resumable': '1.0.0',
  }
  const encode = (text: string): string => Buffer.from(text).toString('base64')
  const name = `doctor/${randomUUID()}.jpg`
  const begun = await fetch(`${first.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `bucketName ${encode('books')},objectName ${encode(name)},contentType ${encode('image/jpeg')}`,
    },
  })
  expect(begun.status).toBe(201)
  const { pathname } = new URL(begun.headers.get('location') ?? '', first.url)
  for (const [machine, from, to] of [
    [first, 0, 10_000],
    [second, 10_000, bytes.length],
  ] as const) {
    const part = await fetch(machine.url + pathname, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes.subarray(from, to),
    })
    expect(part.status).toBe(204)
  }
  const stored = await clientOf(first, keys.serviceKey).storage.from('books').download(name)
  expect(stored.data?.size).toBe(bytes.length)
})

/** A guest at a machine, and every state of a book that its live channel told. */
async function beginBook(machine: Machine): Promise<{
  client: SupabaseClient
  bookId: string
  told: string[]
}> {
  const client = clientOf(machine)
  await client.auth.signInAnonymously()
  const bookId = randomUUID()
  const told: string[] = []
  const joined = new Promise((resolve) =>
    client
      .channel(bookId)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'books', filter: `id=eq.${bookId}` },
        ({ new: row }) => told.push(String((row as { state?: string }).state)),
      )
      .subscribe(resolve),
  )
  expect(await joined).toBe('SUBSCRIBED')
  const { error } = await client.functions.invoke('make-book', { body: { bookId, brief: noor } })
  expect(error).toBeNull()
  return { client, bookId, told }
}

async function workersOf(bookId: string): Promise<string[]> {
  const { rows } = await database.query<{ executor_id: string }>(
    'select executor_id from dbos.workflow_status where workflow_uuid = $1',
    [`make-${bookId}`],
  )
  return rows.map(({ executor_id }) => executor_id)
}

test('a book that a worker of one machine makes is watched at the other, which gives its cover', async () => {
  first.startWorker()
  const { client, bookId, told } = await beginBook(second)
  await expect.poll(() => told, { timeout: 240_000 }).toContain('ready')
  expect(await workersOf(bookId)).toEqual(['worker-of-first'])
  const { data: files } = await client.storage.from('books').list(`${bookId}/cover`)
  const cover = await client.storage.from('books').download(`${bookId}/cover/${files?.[0]?.name}`)
  expect(cover.data?.size).toBeGreaterThan(1_000)
  await client.removeAllChannels()
})

// Last: the first machine does not come back.
test('a machine that dies leaves its book to the worker of the other, each finished step once', async () => {
  const { client, bookId, told } = await beginBook(second)
  const steps = async (): Promise<{ name: string; finished: string }[]> =>
    (
      await database.query<{ name: string; finished: string }>(
        `select function_name as name, completed_at_epoch_ms::text as finished from dbos.operation_outputs
         where workflow_uuid = $1 order by function_id`,
        [`make-${bookId}`],
      )
    ).rows
  await expect.poll(async () => (await steps()).length, { interval: 20, timeout: 240_000 }).toBeGreaterThan(0)
  first.kill()
  const before = await steps()
  second.startWorker()
  await expect.poll(() => told, { timeout: 240_000 }).toContain('ready')
  expect(await workersOf(bookId)).toEqual(['worker-of-second'])
  const after = await steps()
  for (const step of before) expect(after).toContainEqual(step)
  expect(new Set(after.map(({ name }) => name)).size).toBe(after.length)
  expect((await client.from('book_pages').select('spread')).data?.length).toBe(10)
  await client.removeAllChannels()
})
