/** The web process: pages, backend and functions on one address. */
import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { serve } from '@hono/node-server'
import pg from 'pg'
import { houseMailer } from '#adapters/mailbox/house-mailer.ts'
import { mailboxApp } from '#adapters/mailbox/mailbox-app.ts'
import { supabaseFiles, supabaseUploads } from '#adapters/supabase/supabase-files.ts'
import { houseTill } from '#adapters/till/house-till.ts'
import { tillApp } from '#adapters/till/till-app.ts'
import type { AuthMail } from '#backend/auth/auth-options.ts'
import type { EdgeFunction } from '#backend/functions/functions-app.ts'
import { createBackend } from '#backend/gateway/create-backend.ts'
import { loadKeys } from '#backend/gateway/keys.ts'
import { fileObjectStore } from '#backend/storage/file-object-store.ts'
import { readEnvironment } from '#environment.ts'
import { callLimits } from '#functions/call-limits.ts'
import { functions, openFunctions } from '#functions/functions.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import { type Counter, type OpenFunction, type ProductFunction, refuse } from '#functions/product-function.ts'
import { houseIllustrator } from '#illustration/house/house-illustrator.ts'
import { composeMail } from '#mails/compose-mail.ts'
import type { Mailer } from '#shop/mailer.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { createWebServer } from '#web/server.ts'
import { openWorkQueue } from '#workflows/work-queue.ts'
import { backendUrl, demandDatabaseUrl, endWithParent, siteUrl } from './process-settings.ts'

const environment = readEnvironment()
const development = process.argv.includes('--dev')
const databaseUrl = demandDatabaseUrl(environment)
const address = siteUrl(environment)
const log = (message: string, error?: unknown): void => console.error(message, error ?? '')

const keys = await loadKeys({
  dataFolder: environment.DATA_FOLDER,
  privateJwk: environment.AUTH_SIGNING_KEY,
  legacySecret: environment.AUTH_LEGACY_SECRET,
})
const database = new pg.Pool({ connectionString: databaseUrl, max: 20 })
database.on('error', (error) => log('web: a database connection broke', error.message))
const mailer = houseMailer(database)
const queue = await openWorkQueue(databaseUrl)
const illustrator = houseIllustrator({ threads: 1 })
const supabase = createClient(backendUrl(environment), keys.serviceKey, {
  auth: { persistSession: false, autoRefreshToken: false },
})
const counter: Counter = {
  database,
  queue,
  storyteller: houseStoryteller(),
  illustrator,
  payments: houseTill(database, address),
  files: supabaseFiles(supabase),
  uploads: supabaseUploads(supabase),
  siteUrl: address,
  newId: () => crypto.randomUUID(),
  log,
}
const backend = await createBackend({
  pool: database,
  databaseUrl,
  keys,
  siteUrl: address,
  redirectOrigins: environment.PUBLIC_DEPLOYMENT ? [] : [`http://127.0.0.1:${environment.PORT}`],
  apiUrl: address,
  mail: (mail) => sendAuthMail(mailer, mail),
  functions: { ...edgeFunctions(openFunctions, forAnybody), ...edgeFunctions(functions, forVisitors) },
  functionLimits: callLimits,
  trustedProxies: environment.TRUSTED_PROXIES,
  objects: fileObjectStore(join(environment.DATA_FOLDER, 'files')),
  log,
})
const web = await createWebServer({
  environment,
  backend,
  anonKey: keys.anonKey,
  development,
  extend: (app) => {
    app.post('/api/payments/webhook', (context) => paymentWebhook(counter, context.req.raw))
    app.get('/api/health', (context) => context.json({ ok: true }))
    if (environment.PUBLIC_DEPLOYMENT) return
    app.route('/till', tillApp(database, log))
    app.route('/mailbox', mailboxApp(database))
  },
})
const server = serve({ fetch: web.app.fetch, port: environment.PORT, hostname: environment.HOST }, () =>
  process.send?.('ready'),
) as Server
server.on('upgrade', (request: IncomingMessage, socket, head) => {
  if (!backend.handleUpgrade(request, socket, head) && !development) socket.destroy()
})

endWithParent(async () => {
  server.close()
  server.closeAllConnections()
  await web.close()
  await backend.close()
  await illustrator.close()
  await queue.close()
  await database.end()
})

function edgeFunctions<Work>(
  works: Readonly<Record<string, Work>>,
  adapt: (work: Work) => EdgeFunction,
): Record<string, EdgeFunction> {
  return Object.fromEntries(Object.entries(works).map(([name, work]) => [name, adapt(work)]))
}

function forAnybody(work: OpenFunction): EdgeFunction {
  return (request) => answering(() => work(counter, request))
}

/** The visitor as the product knows one; a key alone is nobody. */
function forVisitors(work: ProductFunction): EdgeFunction {
  return (request, { caller }) => {
    const { sub, is_anonymous: isAnonymous, email } = caller.claims
    if (caller.role !== 'authenticated' || sub === undefined) {
      return Promise.resolve(refuse(401, 'session_missing'))
    }
    const visitor = { userId: sub, isGuest: isAnonymous === true, email: email || null }
    return answering(() => work(counter, request, visitor))
  }
}

async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    log('a function failed', error)
    return refuse(500, 'server_error')
  }
}

/** The link leads to a page of ours that asks for a press of a button, so that mail scanners use nothing up. */
async function sendAuthMail(to: Mailer, mail: AuthMail): Promise<void> {
  const link = new URL(mail.redirectTo)
  link.searchParams.set('token_hash', mail.tokenHash)
  link.searchParams.set('type', mail.type)
  const locale = mail.locale === 'en' ? 'en' : 'nl'
  const composed = composeMail(mail.kind, locale, { code: mail.code }, link.href)
  await to.send({ name: `${mail.kind}/${mail.tokenHash}`, to: mail.to, ...composed })
}
