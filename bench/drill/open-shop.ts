import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { loadKeys, signToken } from '#backend/gateway/keys.ts'
import { type Product, startProduct } from '../../tests/e2e/start-product.ts'
import { type LuluStandIn, startLulu } from '../../tests/stand-ins/lulu.ts'
import { type MollieStandIn, startMollie } from '../../tests/stand-ins/mollie.ts'
import { type SmtpStandIn, startSmtp } from '../../tests/stand-ins/smtp.ts'
import type { Buyer } from './plan-books.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** The product in processes of its own, a second worker beside it, and who it works with. */
export interface Shop {
  product: Product
  mollie: MollieStandIn
  smtp: SmtpStandIn
  lulu: LuluStandIn
  /** Opens storage. */
  serviceKey: string
  killSecondWorker(): void
  /** Asks the database as its owner, as often as it takes: it dies now and then. Only for what may be done twice. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Asks a function of the product as a buyer does whose page asks again when nobody answers. */
  ask(buyer: Buyer, name: string, body: unknown): Promise<Answer>
  close(): Promise<void>
}

const mollieKey = 'test_drilldrilldrilldrilldrilldr'
const tokenSeconds = 12 * 3600
/** Longer than anything is away that was killed. */
const patienceMs = 5 * 60_000

/** @param temporaryFolder for what processes leave behind that are killed */
export async function openShop(temporaryFolder: string): Promise<Shop> {
  const mollie = await startMollie(mollieKey)
  const smtp = await startSmtp()
  const lulu = await startLulu('key', 'secret')
  const settings = {
    MOLLIE_API_KEY: mollieKey,
    MOLLIE_API_URL: mollie.apiUrl,
    // The stand-in's certificate is its own.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_NO_WARNINGS: '1',
    SMTP_URL: smtp.url,
    LULU_KEY: 'key',
    LULU_SECRET: 'secret',
    LULU_PHONE: '+31201234567',
    LULU_API_URL: lulu.url,
    // Each buyer has an address, as the limits on how often somebody may ask count them.
    TRUSTED_PROXIES: '1',
    TMPDIR: temporaryFolder,
  }
  const product = await startProduct(settings, undefined, null)
  const keys = await loadKeys({ dataFolder: product.dataFolder })
  const worker = startSecondWorker(product, settings)
  const database = patientDatabase(product)
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = ({ id, email }: Buyer): Promise<string> => {
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      sub: id,
      email,
      role: 'authenticated',
      session_id: id,
      aal: 'aal2',
      iat: seconds,
      exp: seconds + tokenSeconds,
    }
    const token = tokens.get(id) ?? signToken(keys, claims)
    tokens.set(id, token)
    return token
  }
  return {
    product,
    mollie,
    smtp,
    lulu,
    serviceKey: keys.serviceKey,
    killSecondWorker: worker.kill,
    query: database.query,
    async ask(buyer, name, body) {
      const headers = {
        apikey: keys.anonKey,
        authorization: `Bearer ${await tokenOf(buyer)}`,
        'content-type': 'application/json',
        'x-forwarded-for': buyer.address,
      }
      return untilAnswered(`${product.origin}/functions/v1/${name}`, { headers, body: JSON.stringify(body) })
    },
    async close() {
      await worker.stop()
      await database.close()
      await product.stop()
      await Promise.all([mollie.close(), smtp.close(), lulu.close()])
    },
  }
}

async function untilAnswered(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<Answer> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      const signal = AbortSignal.timeout(60_000)
      const answer = await fetch(url, { method: 'POST', headers, body, signal })
      const told = (await answer.json()) as Record<string, unknown>
      if (answer.status < 500 && answer.status !== 429) return { status: answer.status, body: told }
    } catch (error) {
      if (Date.now() > until) throw new Error(`${url} does not answer`, { cause: error })
    }
    if (Date.now() > until) throw new Error(`${url} does not answer`)
    await sleep(1_000)
  }
}

function patientDatabase(product: Product): Pick<Shop, 'query' | 'close'> {
  let pool: pg.Pool | undefined
  let knownUrl = ''
  const open = async (): Promise<pg.Pool> => {
    const url = product.databaseUrl()
    if (pool && url === knownUrl) return pool
    await pool?.end()
    knownUrl = url
    pool = new pg.Pool({ connectionString: url, max: 6, connectionTimeoutMillis: 10_000 })
    // A connection that breaks is opened anew by the next question.
    pool.on('error', () => undefined)
    return pool
  }
  return {
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
      const until = Date.now() + patienceMs
      for (;;) {
        try {
          return (await (await open()).query<Row>(sql, values)).rows
        } catch (error) {
          // `57...`: it is going down or coming up; without a code the connection broke.
          const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
          if ((code !== '' && !code.startsWith('57')) || Date.now() > until) throw error
          await sleep(500)
        }
      }
    },
    close: async () => pool?.end(),
  }
}

/** A worker beside the product's own, on the same database; it is started again whenever it ends. */
function startSecondWorker(
  product: Product,
  settings: Readonly<Record<string, string>>,
): { kill(): void; stop(): Promise<void> } {
  const script = fileURLToPath(new URL('../../bin/worker.ts', import.meta.url))
  let stopping = false
  const start = (): ReturnType<typeof spawn> => {
    const { port } = new URL(product.origin)
    const child = spawn(process.execPath, ['--disable-warning=DeprecationWarning', script], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...settings,
        PORT: port,
        DATA_FOLDER: product.dataFolder,
        DATABASE_URL: product.databaseUrl(),
        WORKER_ID: 'worker-2',
      },
      // With a channel to this process, whose end is its end too.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => {
      if (stopping) return
      setTimeout(() => {
        if (!stopping) running = start()
      }, 1_000)
    })
    return child
  }
  let running = start()
  return {
    kill() {
      if (!running.kill('SIGKILL')) throw new Error('the second worker does not run just now')
    },
    async stop() {
      stopping = true
      if (running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      await ended
    },
  }
}
