import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

/* Two processes on one database: what is said at one is heard at the other. */

const sql = `
create table public.notes (id int primary key, words text);
alter publication supabase_realtime add table public.notes;
create policy hear on realtime.messages for select to anon using (realtime.topic() = 'inside');
create policy speak on realtime.messages for insert to anon with check (realtime.topic() = 'inside');`

interface OtherProcess {
  process: ChildProcess
  url: string
}

let here: TestBackend
let other: OtherProcess
const started: ChildProcess[] = []
const clients: SupabaseClient[] = []

beforeAll(async () => {
  here = await startTestBackend({ sql, realtime: { presenceBeatMs: 200 } })
  other = await startOther()
})
afterAll(async () => {
  for (const client of clients) await client.removeAllChannels()
  for (const child of started) child.kill('SIGKILL')
  await here[Symbol.asyncDispose]()
})

async function startOther(): Promise<OtherProcess> {
  const program = join(import.meta.dirname, 'serve-for-tests.ts')
  const child = spawn(process.execPath, [program, here.databaseUrl, inject('testDatabase').keyFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { process: child, url }
}

function clientOf(url: string): SupabaseClient {
  const client = createClient(url, here.keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  clients.push(client)
  return client
}

async function subscribe(channel: RealtimeChannel): Promise<RealtimeChannel> {
  expect(await new Promise((resolve) => channel.subscribe(resolve))).toBe('SUBSCRIBED')
  return channel
}

test.each([false, true])('broadcasts are heard in their order (private: %s)', async (isPrivate) => {
  const heard: unknown[] = []
  const config = { private: isPrivate }
  const listening = clientOf(other.url).channel('inside', { config })
  listening.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]))
  await subscribe(listening)
  const speaking = await subscribe(clientOf(here.url).channel('inside', { config }))
  const numbers = Array.from({ length: 50 }, (_, index) => index)
  for (const n of numbers) await speaking.send({ type: 'broadcast', event: 'n', payload: { n } })
  await expect.poll(() => heard).toEqual(numbers.map((n) => ['n', { n }]))
  expect(await clientOf(here.url).channel('inside', { config }).httpSend('post', { n: 50 })).toEqual({
    success: true,
  })
  await expect.poll(() => heard.at(-1)).toEqual(['post', { n: 50 }])
})

test('bytes and large payloads go over as well, and nothing comes twice', async () => {
  const heard: { event: string; payload: unknown }[] = []
  const [near, far] = [clientOf(here.url), clientOf(other.url)].map((client) => client.channel('bytes'))
  for (const channel of [near, far]) {
    channel?.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push({ event, payload }))
    if (channel) await subscribe(channel)
  }
  const speaking = await subscribe(clientOf(here.url).channel('bytes'))
  const large = 'x'.repeat(300_000)
  await speaking.send({ type: 'broadcast', event: 'large', payload: { large } })
  await speaking.send({ type: 'broadcast', event: 'bytes', payload: new Uint8Array([0, 1, 255]).buffer })
  await speaking.send({ type: 'broadcast', event: 'end', payload: {} })
  await expect.poll(() => heard.filter(({ event }) => event === 'end')).toHaveLength(2)
  expect(heard.filter(({ event }) => event === 'large').map(({ payload }) => payload)).toEqual([
    { large },
    { large },
  ])
  const bytes = heard
    .filter(({ event }) => event === 'bytes')
    .map(({ payload }) => [...new Uint8Array(payload as ArrayBuffer)])
  expect(bytes).toEqual([
    [0, 1, 255],
    [0, 1, 255],
  ])
})

test('messages of the database and changed rows are told at both', async () => {
  const told: unknown[] = []
  for (const url of [here.url, other.url]) {
    const channel = clientOf(url).channel('rows')
    channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, (change) =>
      told.push(change.new),
    )
    channel.on('broadcast', { event: 'sent' }, ({ payload }) => told.push(payload))
    await subscribe(channel)
  }
  await here.pool.query(`insert into notes values (1, 'a')`)
  await here.pool.query(`select realtime.send('{"id": "b"}', 'sent', 'rows', false)`)
  const row = { id: 1, words: 'a' }
  await expect.poll(() => told.length).toBe(4)
  expect(told).toEqual(expect.arrayContaining([row, row, { id: 'b' }, { id: 'b' }]))
})

const watch = async (url: string, topic: string): Promise<() => object> => {
  const channel = clientOf(url).channel(topic, { config: { presence: { enabled: true } } })
  await subscribe(channel)
  return () =>
    Object.fromEntries(
      Object.entries(channel.presenceState()).map(([key, metas]) => [
        key,
        metas.map((meta) => (meta as { mood?: string }).mood),
      ]),
    )
}
const appear = async (url: string, topic: string, key: string): Promise<RealtimeChannel> => {
  const channel = await subscribe(clientOf(url).channel(topic, { config: { presence: { key } } }))
  expect(await channel.track({ mood: 'merry' })).toBe('ok')
  return channel
}

test('who is present at one is seen at the other, by whom is there and whom comes later', async () => {
  const [seenHere, seenThere] = [await watch(here.url, 'hall'), await watch(other.url, 'hall')]
  const anna = await appear(here.url, 'hall', 'anna')
  const ben = await appear(other.url, 'hall', 'ben')
  const both = { anna: ['merry'], ben: ['merry'] }
  await expect.poll(seenHere).toEqual(both)
  await expect.poll(seenThere).toEqual(both)
  await expect.poll(await watch(other.url, 'hall')).toEqual(both)
  await anna.track({ mood: 'calm' })
  await expect.poll(seenThere).toEqual({ anna: ['calm'], ben: ['merry'] })
  await anna.untrack()
  await ben.unsubscribe()
  await expect.poll(seenThere).toEqual({})
  await expect.poll(seenHere).toEqual({})
})

test('a process that starts later learns who is present, and one that ends takes its own along', async () => {
  await appear(here.url, 'court', 'anna')
  const late = await startOther()
  const seenLate = await watch(late.url, 'court')
  await expect.poll(seenLate).toEqual({ anna: ['merry'] })
  await appear(late.url, 'court', 'carla')
  const seenHere = await watch(here.url, 'court')
  await expect.poll(seenHere).toEqual({ anna: ['merry'], carla: ['merry'] })
  late.process.kill('SIGTERM')
  await expect.poll(seenHere).toEqual({ anna: ['merry'] })
})

test('a process that is killed is forgotten, and everybody else stays', async () => {
  const doomed = await startOther()
  await appear(here.url, 'garden', 'anna')
  await appear(other.url, 'garden', 'ben')
  await appear(doomed.url, 'garden', 'doomed')
  const seenHere = await watch(here.url, 'garden')
  const seenThere = await watch(other.url, 'garden')
  const all = { anna: ['merry'], ben: ['merry'], doomed: ['merry'] }
  await expect.poll(seenHere).toEqual(all)
  await expect.poll(seenThere).toEqual(all)
  doomed.process.kill('SIGKILL')
  const rest = { anna: ['merry'], ben: ['merry'] }
  await expect.poll(seenHere).toEqual(rest)
  await expect.poll(seenThere).toEqual(rest)
})

test('after the log was lost for a while everybody is known again', async () => {
  const seenThere = await watch(other.url, 'yard')
  await appear(here.url, 'yard', 'anna')
  await expect.poll(seenThere).toEqual({ anna: ['merry'] })
  await here.pool.query(
    `select pg_terminate_backend(active_pid) from pg_replication_slots where database = current_database()`,
  )
  const late = await appear(here.url, 'yard', 'late')
  await expect.poll(seenThere).toEqual({ anna: ['merry'], late: ['merry'] })
  await late.untrack()
  await expect.poll(seenThere).toEqual({ anna: ['merry'] })
})
