/**
 * Server rendering of a book's page against an empty page of React Router: the same server, the same connections,
 * side by side. The backend answers from memory, so that it is the page that is measured and not the database.
 * Budget: at least 0.8 of the empty page's requests.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import autocannon from 'autocannon'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ServerBuild } from 'react-router'
import type { BookView, PageView } from '../src/web/book/book-view.ts'
import { readEnvironment } from '../src/environment.ts'
import { buildIsStale, buildWeb } from '../src/web/build-web.ts'
import { createWebServer } from '../src/web/server.ts'

// React and its router choose their halves by this when they are first imported.
process.env.NODE_ENV = 'production'

const budget = 0.8
const connections = 16
const rounds = 7
const roundSeconds = 2
const bookId = '11111111-1111-4111-8111-111111111111'

const project = join(import.meta.dirname, '..')
const emptyFolder = join(project, '.react-router', 'bench-empty')

/** A page with a heading, built as any site of React Router is. */
async function emptyApp(): Promise<Hono> {
  const command = join(
    dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
    'bin.cjs',
  )
  const { status, stderr } = spawnSync(process.execPath, [command, 'build'], {
    cwd: join(import.meta.dirname, 'empty-site'),
    env: { ...process.env, EMPTY_BUILD_FOLDER: emptyFolder },
  })
  if (status !== 0) throw new Error(`the empty page could not be built:\n${stderr.toString()}`)
  const build = (await import(pathToFileURL(join(emptyFolder, 'server', 'index.js')).href)) as ServerBuild
  const { createRequestHandler } = await import('react-router')
  const handle = createRequestHandler(build, 'production')
  return new Hono().use(compress()).all('*', (context) => handle(context.req.raw))
}

const book: BookView = {
  id: bookId,
  title: 'Noor and the cart that went its own way',
  intro: 'For Noor, who always asks one more question.',
  state: 'ready',
  step: 'open-preview',
  steps_done: 5,
  steps_total: 5,
  dedication: 'This book belongs to Noor',
  ending: 'The end',
  cover_version: 1,
  cover_redraws_left: 3,
  cover_drawing: false,
  cover_thumbhash: null,
  cover_ink: 'dark',
  has_endpaper: true,
  created_at: '2026-11-03T10:00:00Z',
  child: 'Noor',
  size: 'small',
  language: 'english',
  style: 'waterpaint',
}
const text =
  'Noor looked at the cart, and the cart looked at Noor. Then it rolled, all by itself, down the hill.'
const bookPages: PageView[] = Array.from({ length: 10 }, (_, index) => ({
  spread: index + 1,
  text,
  written_text: text,
  picture_version: 0,
  has_spot: index % 3 !== 2,
  caption: 'Noor and the cart on the hill',
}))
const user = {
  id: bookId,
  aud: 'authenticated',
  role: 'authenticated',
  email: 'noor@example.com',
  app_metadata: {},
}

/** What the backend would say, as fast as it can be said. */
function answer(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (pathname === '/auth/v1/user') return Response.json(user)
  if (pathname === '/rest/v1/books') return Response.json([book])
  if (pathname === '/rest/v1/book_pages') return Response.json(bookPages)
  return Response.json([])
}

function sessionCookie(): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const expires = Math.floor(Date.now() / 1000) + 3600
  const token = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ sub: bookId, exp: expires, role: 'authenticated' })}.AAAA`
  const session = {
    access_token: token,
    refresh_token: 'x',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    user,
  }
  return `sb-127-auth-token=base64-${part(session)}`
}

if (await buildIsStale()) await buildWeb()
const web = await createWebServer({
  environment: readEnvironment({}),
  backend: { app: { fetch: answer } },
  anonKey: 'key',
})
const servers = [await emptyApp(), web.app].map((app) =>
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }),
)
for (const server of servers) if (!server.listening) await once(server, 'listening')
const paths = ['/', `/en/books/${bookId}`]
const addresses = servers.map(
  (server, index) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${paths[index]}`,
)
const headers = { cookie: sessionCookie(), accept: 'text/html' }

interface Speed {
  requestsPerSecond: number
  /** Of the thread that answers; the load comes from another. A shared machine sways it less than the rate. */
  processorMs: number
}

async function measure(url: string, duration: number): Promise<Speed> {
  const start = process.threadCpuUsage()
  const result = await autocannon({ url, connections, duration, headers, workers: 1 })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  }
  const { user: own, system } = process.threadCpuUsage(start)
  return {
    requestsPerSecond: result.requests.average,
    processorMs: (own + system) / 1000 / result.requests.total,
  }
}

function told({ requestsPerSecond, processorMs }: Speed): string {
  return `${requestsPerSecond.toFixed(0)}/s, ${processorMs.toFixed(2)} ms of the processor each`
}

const page = await (await fetch(addresses[1] ?? '', { headers })).text()
if (!page.includes(book.title)) throw new Error('this is not the page of the book')
for (const url of addresses) await measure(url, 2)
const measured: { empty: Speed; ours: Speed; ratio: number }[] = []
for (let round = 0; round < rounds; round += 1) {
  // Each goes first as often as the other, and a round compares what ran side by side.
  const speeds: Speed[] = []
  for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
    speeds[which] = await measure(addresses[which] ?? '', roundSeconds)
  }
  const [empty, ours] = speeds
  if (empty === undefined || ours === undefined) throw new Error('a round was not measured')
  measured.push({ empty, ours, ratio: ours.requestsPerSecond / empty.requestsPerSecond })
}
measured.sort((left, right) => left.ratio - right.ratio)
const median = measured[Math.floor(rounds / 2)]
if (median === undefined) throw new Error('nothing was measured')
const { empty, ours, ratio } = median
console.log(`empty page ${told(empty)}; page of a book ${told(ours)}`)
console.log(`by processor time: ${(empty.processorMs / ours.processorMs).toFixed(2)} of an empty page`)
console.log(
  `server rendering of a book: ${ratio.toFixed(2)} of an empty page (budget ${budget}) ${ratio >= budget ? 'ok' : 'OVER BUDGET'}`,
)
for (const server of servers) server.close()
await web.close()
await rm(emptyFolder, { recursive: true, force: true })
process.exit(ratio >= budget ? 0 : 1)
