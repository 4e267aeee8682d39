import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { Pool } from 'pg'
import { WebSocket, WebSocketServer } from 'ws'
import type { Backend } from '../src/backend/gateway/create-backend.ts'
import { compiledIn, memoryVariables } from '../bin/process-settings.ts'
import { createBackend } from '../src/backend/gateway/create-backend.ts'
import { loadKeys, signToken } from '../src/backend/gateway/keys.ts'
import { bootstrap } from '../src/backend/postgres/bootstrap.ts'
import { startEmbeddedPostgres } from '../src/backend/postgres/start-embedded-postgres.ts'
import { fileObjectStore } from '../src/backend/storage/file-object-store.ts'

/*
 * A changed row to 1,000 subscribers, each another person whom the policies are asked about: at most a second. Broadcasts from
 * one process through the log to as many listeners at another, against a bare `ws` server that sends the same: at least
 * a third of its rate. Memory of a backend at rest: at most 120 MB.
 */

const subscribers = 1_000
const [mostMs, leastRatio, mostIdleMb] = [1_000, 0.33, 120]
const rounds = 5
const broadcasts = 40

interface Listeners {
  addresses: string[]
  /** What each listener says after it is open; it counts messages that contain the word. */
  joins: string[]
  word: string
}

const [, , atRest, databaseUrl, keyFolder] = process.argv
if (!isMainThread) await listen(workerData as Listeners)
else if (atRest === 'at-rest' && databaseUrl && keyFolder) await rest(databaseUrl, keyFolder)
else await measure()

/** A backend that has nothing to do tells its parent how much memory it holds. */
async function rest(url: string, folder: string): Promise<void> {
  const pool = new Pool({ connectionString: url })
  const backend = await openBackend(pool, url, folder)
  await pass(3_000)
  process.send?.(process.memoryUsage.rss() / 1024 / 1024)
  await backend.close()
  await pool.end()
  process.disconnect()
}

async function openBackend(pool: Pool, url: string, folder: string): Promise<Backend> {
  return createBackend({
    pool,
    keys: await loadKeys({ dataFolder: folder }),
    databaseUrl: url,
    siteUrl: 'http://localhost',
    apiUrl: 'http://localhost',
    mail: async () => {},
    functions: {},
    objects: fileObjectStore(join(folder, 'objects')),
    realtime: { messagesPerSecond: 1_000_000 },
  })
}

/** Opens the sockets in a thread of their own, and tells how many messages came. */
async function listen({ addresses, joins, word }: Listeners): Promise<void> {
  let count = 0
  let ready = 0
  const sockets = await Promise.all(
    addresses.map(async (address, index) => {
      const socket = new WebSocket(address)
      await once(socket, 'open')
      socket.on('message', (data: Buffer) => {
        if (data.includes(word)) parentPort?.postMessage({ count: (count += 1) })
        else if (data.includes('Subscribed to PostgreSQL') || data.includes('"joined"')) {
          parentPort?.postMessage({ ready: (ready += 1) })
        }
      })
      socket.send(joins[index] ?? '')
      return socket
    }),
  )
  parentPort?.once('message', () => {
    for (const socket of sockets) socket.terminate()
    process.exit(0)
  })
}

interface Counter {
  /** Ends when so many messages came in all. */
  reached(count: number): Promise<void>
  close(): void
}

async function openListeners(listeners: Listeners): Promise<Counter> {
  const worker = new Worker(new URL(import.meta.url), { workerData: listeners })
  let seen = 0
  let check = (): void => {}
  const isReady = new Promise<void>((resolve) => {
    worker.on('message', ({ count, ready }: { count?: number; ready?: number }) => {
      if (count !== undefined) seen = count
      if (ready === listeners.addresses.length) resolve()
      check()
    })
  })
  await isReady
  return {
    reached: (count) =>
      new Promise((resolve) => {
        check = () => {
          if (seen >= count) resolve()
        }
        check()
      }),
    close: () => worker.postMessage('close'),
  }
}

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-realtime-'))
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: () => {}, settings: ['fsync=off'] })
  const pool = new Pool({ connectionString: postgres.url })
  await bootstrap(pool)
  await pool.query(`create table members (person uuid primary key);
    alter table members enable row level security;
    create policy own on members to authenticated using (person = (select auth.uid()));
    create table notes (id int primary key, words text);
    alter table notes enable row level security;
    create policy members on notes to authenticated using (exists (select from members));
    alter publication supabase_realtime add table notes`)
  const keys = await loadKeys({ dataFolder: folder })
  const start = async (): Promise<{ address: string; close(): Promise<void> }> => {
    const backend = await openBackend(pool, postgres.url, folder)
    const server = createServer().listen(0, '127.0.0.1')
    server.on('upgrade', (request, socket, head) => backend.handleUpgrade(request, socket, head))
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const close = async (): Promise<void> => {
      server.close()
      await backend.close()
    }
    return { address: `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${keys.anonKey}`, close }
  }
  const [one, two] = [await start(), await start()]
  const env = { ...memoryVariables, ...compiledIn(folder), ...process.env }
  const memoryAtRest = async (): Promise<number> => {
    const child = fork(import.meta.filename, ['at-rest', postgres.url, folder], { env })
    const [megabytes] = (await once(child, 'message')) as [number]
    return megabytes
  }
  // As after every start but the first, which compiles.
  await memoryAtRest()
  const idleMb = await memoryAtRest()

  const seconds = Math.floor(Date.now() / 1000)
  const people = Array.from({ length: subscribers }, () => crypto.randomUUID())
  await pool.query('insert into members select unnest($1::uuid[])', [people])
  const joins = await Promise.all(
    people.map(async (sub) => {
      const token = await signToken(keys, { sub, role: 'authenticated', iat: seconds, exp: seconds + 3600 })
      const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }] }
      const payload = { config, access_token: token }
      return JSON.stringify({ topic: 'realtime:notes', event: 'phx_join', payload, ref: '1' })
    }),
  )
  const rows = await openListeners({ addresses: people.map(() => one.address), joins, word: '"INSERT"' })
  const changeMs: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const startMs = performance.now()
    await pool.query('insert into notes values ($1, $2)', [round, 'word '.repeat(40)])
    await rows.reached(round * subscribers)
    changeMs.push(performance.now() - startMs)
  }
  rows.close()

  const bare = await startBare()
  const ratios: number[] = []
  const said = JSON.stringify({ type: 'broadcast', event: 'news', payload: { words: 'word '.repeat(40) } })
  const frame = `{"topic":"realtime:hall","event":"broadcast","payload":${said},"ref":null}`
  const join1 = JSON.stringify({ topic: 'realtime:hall', event: 'phx_join', payload: {}, ref: 'joined' })
  const hear = (address: string): Promise<Counter> =>
    openListeners({
      addresses: people.map(() => address),
      joins: people.map(() => join1),
      word: '"news"',
    })
  const rateOf = async (counter: Counter, address: string, before: number): Promise<number> => {
    const speaker = new WebSocket(address)
    await once(speaker, 'open')
    speaker.send(join1)
    await once(speaker, 'message')
    const startMs = performance.now()
    for (let n = 0; n < broadcasts; n += 1) speaker.send(frame)
    await counter.reached(before + broadcasts * subscribers)
    speaker.terminate()
    return (broadcasts * subscribers * 1_000) / (performance.now() - startMs)
  }
  const [bareListeners, ourListeners] = [await hear(bare.address), await hear(two.address)]
  let rates = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const before = round * broadcasts * subscribers
    const floor = await rateOf(bareListeners, bare.address, before)
    const ours = await rateOf(ourListeners, one.address, before)
    ratios.push(ours / floor)
    rates = [floor, ours]
  }
  bareListeners.close()
  ourListeners.close()

  const ms = Math.max(...changeMs)
  const ratio = ratios.sort((left, right) => left - right)[Math.floor(rounds / 2)] ?? 0
  const verdict = (isOk: boolean): string => (isOk ? 'ok' : 'OVER BUDGET')
  console.log(
    `a change to ${subscribers} people: ${ms.toFixed(0)} ms (budget ${mostMs}) ${verdict(ms <= mostMs)}`,
  )
  console.log(`bare fan-out ${rates[0]?.toFixed(0)} messages/s, between processes ${rates[1]?.toFixed(0)}/s`)
  console.log(
    `broadcast: ${ratio.toFixed(2)} of a bare fan-out (budget ${leastRatio}) ${verdict(ratio >= leastRatio)}`,
  )
  console.log(
    `a backend at rest: ${idleMb.toFixed(0)} MB (budget ${mostIdleMb}) ${verdict(idleMb <= mostIdleMb)}`,
  )
  process.exitCode = ms <= mostMs && ratio >= leastRatio && idleMb <= mostIdleMb ? 0 : 1

  bare.close()
  await one.close()
  await two.close()
  await pool.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Sends everybody what anybody says, and the first message back as a greeting. */
async function startBare(): Promise<{ address: string; close(): void }> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(sockets, 'listening')
  sockets.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      if (data.includes('phx_join')) return socket.send('"joined"')
      for (const other of sockets.clients) if (other !== socket) other.send(data, { binary: false })
    })
  })
  const { port } = sockets.address() as AddressInfo
  return { address: `ws://127.0.0.1:${port}`, close: () => sockets.close() }
}
