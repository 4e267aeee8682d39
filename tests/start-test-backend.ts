import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session, SupabaseClient, SupabaseClientOptions, User } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { Client, Pool } from 'pg'
import type pg from 'pg'
import { inject } from 'vitest'
import type { AuthLimits, AuthMail, AuthNotice, AuthText } from '../src/backend/auth/auth-options.ts'
import type { SomeSettings } from '../src/backend/auth/auth-settings.ts'
import type { CallLimit, EdgeFunction } from '../src/backend/functions/functions-app.ts'
import type { FunctionsSettings } from '../src/backend/functions/functions-settings.ts'
import type { Backend } from '../src/backend/gateway/create-backend.ts'
import { createBackend } from '../src/backend/gateway/create-backend.ts'
import type { BackendKeys } from '../src/backend/gateway/keys.ts'
import { loadKeys } from '../src/backend/gateway/keys.ts'
import type { PoolSizes } from '../src/backend/gateway/pool-sizes.ts'
import type { RealtimeSettings } from '../src/backend/realtime/realtime-settings.ts'
import type { RestSettings } from '../src/backend/rest/rest-settings.ts'
import { fileObjectStore } from '../src/backend/storage/file-object-store.ts'
import type { ObjectStore } from '../src/backend/storage/object-store.ts'
import { listenFirst } from './listen-first.ts'
import { withDatabase } from './start-test-database.ts'

export interface TestBackend {
  /** The origin that `createClient` takes. */
  url: string
  keys: BackendKeys
  backend: Backend
  /** Where the bytes of uploaded files lie. */
  objectFolder: string
  /** The owner's connections: they see and may do everything. */
  pool: pg.Pool
  databaseUrl: string
  /** Every mail so far, oldest first. */
  mails: AuthMail[]
  /** What owners of accounts were told so far, oldest first. */
  notices: AuthNotice[]
  /** Every text message so far, oldest first. */
  texts: AuthText[]
  /** The backend's clock, which stands still, however long a busy machine takes. */
  now(): Date
  /** Moves the backend's clock forward. */
  passTime(seconds: number): void
  /** A client that keeps its session in memory; with the anon key unless another is given. */
  client(options?: TestClientOptions): SupabaseClient
  /** A client of a new guest, signed in. */
  guest(): Promise<{ client: SupabaseClient; userId: string }>
  /** An address that no other test of this backend uses. */
  newAddress(): string
  /** The newest mail to an address. */
  mailTo(address: string): AuthMail
  /** Signs in by the code of the mail; a new user unless an address is given. */
  signIn(email?: string): Promise<{ client: SupabaseClient; user: User; session: Session }>
  [Symbol.asyncDispose](): Promise<void>
}

export interface TestClientOptions {
  key?: string
  auth?: NonNullable<SupabaseClientOptions<'public'>['auth']>
}

export interface TestBackendOptions {
  functions?: Record<string, EdgeFunction>
  functionLimits?: Readonly<Record<string, CallLimit>>
  poolSizes?: Partial<PoolSizes>
  functionSettings?: Partial<FunctionsSettings>
  trustedProxies?: number
  /** Lays something between the backend and its files. */
  overObjects?: (objects: ObjectStore) => ObjectStore
  limits?: Partial<AuthLimits>
  auth?: SomeSettings
  /** Sends text messages in place of `texts`. */
  text?: (text: AuthText) => Promise<void>
  rest?: Partial<RestSettings>
  realtime?: Partial<RealtimeSettings>
  /** SQL to run before the backend reads the schema. */
  sql?: string
}

const siteUrl = 'http://localhost:3999'

/** Mails go out without a pause, and nobody is turned away, unless a test says so. */
const openLimits: AuthLimits = {
  mailPauseSeconds: 0,
  mailsPerAddressAnHour: 1_000,
  mailsPerClient: 10_000,
  verificationsPerClient: 10_000,
  refreshesPerClient: 10_000,
  signUpsPerClient: 10_000,
  signInsPerClient: 10_000,
  passwordsPerAccount: 10_000,
  factorTriesPerUser: 10_000,
  guestsPerClient: 10_000,
}

/** A whole backend on a free port, on a database of its own with the product's migrations. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const databaseUrl = await copyTemplate()
  const { keyFolder } = inject('testDatabase')
  const keys = await loadKeys({ dataFolder: keyFolder })
  const pool = new Pool({ connectionString: databaseUrl })
  if (options.sql) await pool.query(options.sql)
  const objectFolder = await mkdtemp(join(tmpdir(), 'backend-objects-'))
  const { server, app, url } = await listenFirst()
  const { overObjects = (objects) => objects } = options
  const mails: AuthMail[] = []
  const notices: AuthNotice[] = []
  const texts: AuthText[] = []
  let nowMs = Date.now()
  const now = (): Date => new Date(nowMs)
  const backend = await createBackend({
    pool,
    databaseUrl,
    keys,
    siteUrl,
    apiUrl: url,
    mail: async (mail) => void mails.push(mail),
    notify: async (notice) => void notices.push(notice),
    text: options.text ?? (async (text) => void texts.push(text)),
    auth: options.auth ?? {},
    functions: options.functions ?? {},
    functionLimits: options.functionLimits ?? {},
    poolSizes: options.poolSizes ?? {},
    functionSettings: options.functionSettings ?? {},
    trustedProxies: options.trustedProxies ?? 0,
    objects: overObjects(fileObjectStore(objectFolder)),
    limits: { ...openLimits, ...options.limits },
    rest: options.rest ?? {},
    realtime: options.realtime ?? {},
    now,
    log: (message, error) => console.error(message, error),
  })
  app.all('*', (context) => backend.app.fetch(context.req.raw, context.env))
  server.on('upgrade', (request, socket, head) => {
    if (!backend.handleUpgrade(request, socket, head)) socket.destroy()
  })
  const client = (clientOptions: TestClientOptions = {}): SupabaseClient =>
    createClient(url, clientOptions.key ?? keys.anonKey, {
      auth: { autoRefreshToken: false, persistSession: false, ...clientOptions.auth },
    })
  const guest = async (): Promise<{ client: SupabaseClient; userId: string }> => {
    const guestClient = client()
    const { data, error } = await guestClient.auth.signInAnonymously()
    if (error || !data.user) throw new Error('no guest could be made', { cause: error })
    return { client: guestClient, userId: data.user.id }
  }
  let addresses = 0
  const newAddress = (): string => {
    addresses += 1
    return `reader${addresses}@example.org`
  }
  const mailTo = (address: string): AuthMail => {
    const mail = mails.findLast(({ to }) => to === address)
    if (!mail) throw new Error(`no mail to ${address}`)
    return mail
  }
  const signIn: TestBackend['signIn'] = async (email = newAddress()) => {
    const userClient = client()
    await userClient.auth.signInWithOtp({ email })
    const { data, error } = await userClient.auth.verifyOtp({
      email,
      token: mailTo(email).code,
      type: 'email',
    })
    if (error || !data.session || !data.user) throw new Error('not signed in', { cause: error })
    return { client: userClient, user: data.user, session: data.session }
  }
  return {
    newAddress,
    mailTo,
    signIn,
    url,
    keys,
    backend,
    objectFolder,
    pool,
    databaseUrl,
    mails,
    notices,
    texts,
    client,
    guest,
    now,
    passTime: (seconds) => {
      nowMs += seconds * 1000
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await backend.close()
      await pool.end()
      // Tries again: an answer that nobody waits for any more may still be writing its file.
      await rm(objectFolder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function copyTemplate(): Promise<string> {
  const { url, template } = inject('testDatabase')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return withDatabase(url, name)
}
