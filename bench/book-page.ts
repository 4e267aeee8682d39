/**
 * Server rendering of a book's page against `react-dom/server` alone, which renders the same tree from the same data in
 * memory: the same server, the same connections, side by side. The backend answers from memory too, so that it is the
 * page that is measured and not the database. Budgets: at least half of the floor's requests, and at most 2.5 ms of the
 * processor a page.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import autocannon from 'autocannon'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { EntryContext } from 'react-router'
import type { BookView, PageView } from '../src/web/book/book-view.ts'
import { readEnvironment } from '../src/environment.ts'
import { deliveryTimes } from '../src/shop/delivery-times.ts'
import { buildFolder, buildIsStale, buildWeb } from '../src/web/build-web.ts'
import { createWebServer, type ServerModule } from '../src/web/server.ts'
import type { WebServices } from '../src/web/session/web-services.ts'

// React and its router choose their halves by this when they are first imported.
process.env.NODE_ENV = 'production'

const budget = { ofTheFloor: 0.5, processorMs: 2.5 }
const connections = 16
const rounds = 7
const roundSeconds = 2
const bookId = '11111111-1111-4111-8111-111111111111'

const book: BookView = {
  companions: [],
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
  cover_bend: 0,
  cover_caption: 'Noor holds on to the cart',
  sheet_version: 0,
  sheet_redraws_left: 2,
  sheet_drawing: false,
  has_endpaper: true,
  notices: [],
  untold: [],
  created_at: '2026-11-03T10:00:00Z',
  child: 'Noor',
  hero: {
    age: 5,
    gender: 'female',
    appearance: {
      skin: 'caramel',
      hairForm: 'curly',
      hairColour: 'dark',
      glasses: false,
      clothesColour: 'red',
    },
  },
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
  picture_blur: null,
  picture_colour: '#87adce',
  picture_redraws_left: 3,
  picture_drawing: false,
  picture_version: 0,
  has_moment: false,
  panels: null,
  has_spot: index % 3 !== 2,
  caption: 'Noor and the cart on the hill',
  double: null,
  time: null,
  stage: null,
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

/** What React Router gives to the page of the book: its matches and their data. */
async function capturePage(build: ServerModule): Promise<EntryContext> {
  let captured: EntryContext | undefined
  const watched = {
    ...build.entry.module,
    default: (...[, status, , context]: Parameters<typeof build.entry.module.default>) => {
      captured = context
      return new Response(null, { status })
    },
  }
  const services: WebServices = {
    siteUrl: null,
    anonKey: 'key',
    bookLanguages: ['dutch', 'english'],
    ownLanguages: ['dutch', 'english'],
    storyProvider: null,
    pictureProvider: null,
    visionProvider: null,
    backendFetch: async (input, init) => answer(new Request(input, init)),
    backendUrl: 'http://backend.internal',
    promoSegment: 'welkom',
    buildId: null,
    buildCheckSeconds: 3600,
    tagManager: null,
    tagHosts: [],
    readPromotion: () => Promise.resolve(null),
    usesPictures: false,
    publicFolder: join(buildFolder, 'client'),
    deliveryTimes: deliveryTimes['print-shop'],
    printedFacts: () => Promise.resolve(null),
    company: { name: 'Fabelaar', email: '', address: null, registration: null, vatNumber: null },
    development: false,
  }
  const handle = watched.createRequestHandler({ ...build, entry: { module: watched } }, 'production')
  await handle(new Request(`http://127.0.0.1${path}`, { headers }), watched.requestContext(services))
  if (captured === undefined) throw new Error('the page of the book was not rendered')
  // The data for the browser, which React Router streams behind the page, is not React's part.
  delete captured.serverHandoffStream
  return captured
}

/** The floor: React renders the tree to a string, and the server sends it. */
async function floorApp(context: EntryContext): Promise<Hono> {
  // Loaded now: React and its router choose their halves when they are first imported.
  const { createElement } = await import('react')
  const { renderToString } = await import('react-dom/server')
  const { ServerRouter } = await import('react-router')
  return new Hono()
    .use(compress())
    .get('*', ({ req, html }) => html(renderToString(createElement(ServerRouter, { context, url: req.url }))))
}

const path = `/en/books/${bookId}`
const headers = { cookie: sessionCookie(), accept: 'text/html' }
if (await buildIsStale()) await buildWeb()
const web = await createWebServer({
  environment: readEnvironment({}),
  backend: { app: { fetch: answer } },
  anonKey: 'key',
  bookLanguages: ['dutch', 'english'],
  readPromotion: () => Promise.resolve(null),
  deliveryTimes: deliveryTimes['print-shop'],
  printedFacts: () => Promise.resolve(null),
})
const build = (await import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href)) as ServerModule
const servers = [await floorApp(await capturePage(build)), web.app].map((app) =>
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }),
)
for (const server of servers) if (!server.listening) await once(server, 'listening')
const addresses = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

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

for (const url of addresses) {
  const page = await (await fetch(url, { headers })).text()
  if (!page.includes(book.title)) throw new Error(`${url} is not the page of the book`)
}
for (const url of addresses) await measure(url, 2)
const measured: { floor: Speed; ours: Speed; ratio: number }[] = []
for (let round = 0; round < rounds; round += 1) {
  // Each goes first as often as the other, and a round compares what ran side by side.
  const speeds: Speed[] = []
  for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
    speeds[which] = await measure(addresses[which] ?? '', roundSeconds)
  }
  const [floor, ours] = speeds
  if (floor === undefined || ours === undefined) throw new Error('a round was not measured')
  measured.push({ floor, ours, ratio: ours.requestsPerSecond / floor.requestsPerSecond })
}
measured.sort((left, right) => left.ratio - right.ratio)
const median = measured[Math.floor(rounds / 2)]
if (median === undefined) throw new Error('nothing was measured')
const { floor, ours, ratio } = median
console.log(`React alone ${told(floor)}; page of a book ${told(ours)}`)
console.log(`by processor time: ${(floor.processorMs / ours.processorMs).toFixed(2)} of React alone`)
const kept = ratio >= budget.ofTheFloor && ours.processorMs <= budget.processorMs
console.log(
  `server rendering of a book: ${ratio.toFixed(2)} of React alone (budget ${budget.ofTheFloor}), ` +
    `${ours.processorMs.toFixed(2)} ms of the processor (budget ${budget.processorMs}) ${kept ? 'ok' : 'OVER BUDGET'}`,
)
for (const server of servers) server.close()
await web.close()
process.exit(kept ? 0 : 1)
