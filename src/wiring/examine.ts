import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { molliePayments } from '#adapters/mollie/mollie-payments.ts'
import { smtpCarrier } from '#adapters/smtp/smtp-carrier.ts'
import type { Environment } from '#environment.ts'
import { printerOfNewJobs } from '#settings/printing-settings.ts'
import { publicProblems } from '#settings/public-problems.ts'
import { standsIn } from '#settings/twins.ts'
import type { Finding } from '#functions/examine-parts.ts'
import { siteUrl } from './addresses.ts'
import { examineDay, examineModels } from './examine-models.ts'
import { hostedExaminations } from './examine-hosted.ts'
import { examinePictures } from './examine-pictures.ts'
import { openObjectStore } from './object-stores.ts'
import { withAnyDatabase } from './open-database.ts'
import { secondsApart } from './seconds-apart.ts'
import { openGelato, openKeys, openLulu, smtpSettings } from './services.ts'

type Examination = (environment: Environment) => Promise<Omit<Finding, 'part'>>

const good = (words: string): Omit<Finding, 'part'> => ({ state: 'good', words })
const twin = (words: string): Omit<Finding, 'part'> => ({ state: 'twin', words })
const look = (words: string): Omit<Finding, 'part'> => ({ state: 'look', words })
const bad = (words: string): Omit<Finding, 'part'> => ({ state: 'bad', words })

const examinations: Readonly<Record<string, Examination>> = {
  database: (environment) => withAnyDatabase(environment, examineDatabase),
  'signing key': async (environment) => {
    await openKeys(environment)
    if (environment.AUTH_SIGNING_KEY !== undefined) return good('can be used (AUTH_SIGNING_KEY)')
    const words = 'can be used (kept in DATA_FOLDER)'
    // Each would make a key of its own, and lock the others out of the database.
    return environment.S3_BUCKET !== undefined && environment.DATABASE_URL !== undefined
      ? look(`${words}; several machines must share AUTH_SIGNING_KEY`)
      : good(words)
  },
  payments: examinePayments,
  mail: async (environment) => {
    if (environment.SMTP_URL === undefined) return twin('the mailbox page shows every mail; nothing leaves')
    await smtpCarrier(smtpSettings(environment, environment.SMTP_URL)).check()
    return good(`${new URL(environment.SMTP_URL).host} lets us in`)
  },
  files: examineFiles,
  disk: async ({ DATA_FOLDER, SUPABASE_URL }) => {
    // A hosted project keeps everything; here books only lie while they are made.
    const [folder, name] = SUPABASE_URL === undefined ? [DATA_FOLDER, 'DATA_FOLDER'] : [tmpdir(), tmpdir()]
    const { bavail, bsize } = await statfs(folder)
    const gigabytes = (bavail * bsize) / 2 ** 30
    const words = `${gigabytes.toFixed(1)} GB free at ${name}`
    return gigabytes < 2 ? bad(`${words}: a book needs room while it is made`) : good(words)
  },
  printing: examinePrinting,
  stories: examineModels,
  pictures: examinePictures,
  'budget of models': examineDay,
  site: examineSite,
  'open for business': async (environment) => {
    const problems = publicProblems(environment)
    if (problems.length === 0) return good('everything that a public deployment needs is set')
    return look(`PUBLIC_DEPLOYMENT=true would not start:\n${problems.join('\n')}`)
  },
}

/** Tries every partner that is configured with something harmless; one that does not answer keeps no other waiting. */
export async function examine(environment: Environment): Promise<Finding[]> {
  return Promise.all(
    Object.entries({ ...examinations, ...hostedExaminations(environment) }).map(
      async ([part, examination]) => ({
        part,
        ...(await within(examination(environment)).catch((error: unknown) => bad(messageOf(error)))),
      }),
    ),
  )
}

const answerWithinMs = 30_000

async function within<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`no answer within ${answerWithinMs / 1000} seconds`)),
    answerWithinMs,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Without what a connection address may hold of a password. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error)
  return message.replace(/:\/\/[^@\s/]*@/g, '://')
}

async function examineDatabase(pool: pg.Pool): Promise<Omit<Finding, 'part'>> {
  const { rows } = await pool.query<{ version: number; wal: string; can: boolean; name: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('wal_level') as wal,
       current_database() as name,
       (select rolsuper or (rolcreaterole and rolreplication and rolbypassrls) from pg_roles where rolname = current_user) as can`,
  )
  const [row] = rows
  if (!row) return bad('it does not answer')
  if (row.version < 15) return bad(`PostgreSQL ${row.version}: 15 or newer is needed`)
  if (row.wal !== 'logical') return bad(`wal_level is ${row.wal}: set wal_level = logical and start it again`)
  if (!row.can)
    return bad(
      'its user may not create roles, follow changes and pass by row rules (createrole, replication, bypassrls)',
    )
  const apart = await secondsApart(pool)
  if (apart > 5) {
    return bad(
      `its clock and ours are ${apart.toFixed(0)} s apart: sessions and payments need the right time`,
    )
  }
  return good(
    `PostgreSQL ${row.version}, ${row.name}, wal_level logical, its clock ${apart.toFixed(1)} s from ours`,
  )
}

async function examinePayments(environment: Environment): Promise<Omit<Finding, 'part'>> {
  const { MOLLIE_API_KEY: apiKey, MOLLIE_METHODS: methods, MOLLIE_API_URL: apiUrl } = environment
  if (apiKey === undefined) return twin('the house till takes no money')
  const mollie = molliePayments({ apiKey, methods, apiUrl })
  const offered = await mollie.listMethods()
  if (offered.length === 0) return bad('Mollie knows the key, and the account offers no way to pay')
  const absent = methods.filter((method) => !offered.includes(method))
  if (absent.length > 0) return bad(`the account does not offer ${absent.join(', ')} (MOLLIE_METHODS)`)
  const words = `Mollie, ${mollie.mode} key: ${offered.join(', ')}`
  return mollie.mode === 'live' ? good(words) : look(`${words}; nobody really pays with a test key`)
}

async function examinePrinting(environment: Environment): Promise<Omit<Finding, 'part'>> {
  const found = await Promise.all([examineLulu(environment), examineGelato(environment)])
  const chosen = { lulu: found[0], gelato: found[1], 'print-shop': null }[printerOfNewJobs(environment)]
  const former = found.filter((one) => one !== null && one !== chosen)
  const first = chosen ?? twin('the local print shop takes the files; nothing is printed')
  const more = former.map((one) => `; no new books: ${one?.words}`)
  return { ...first, words: [first.words, ...more].join('') }
}

async function examineLulu(environment: Environment): Promise<Omit<Finding, 'part'> | null> {
  const lulu = openLulu(environment)
  if (!lulu) return null
  await lulu.check()
  const words = `Lulu (${new URL(environment.LULU_API_URL).host}) knows the key`
  const isSandbox = environment.LULU_API_URL.includes('sandbox')
  return isSandbox ? look(`${words}; its sandbox prints nothing`) : good(words)
}

async function examineGelato(environment: Environment): Promise<Omit<Finding, 'part'> | null> {
  const gelato = openGelato(environment)
  if (!gelato) return null
  await gelato.check()
  const words = 'Gelato knows the key, and prints the product'
  const isDraft = environment.GELATO_ORDER_TYPE === 'draft'
  return isDraft ? look(`${words}; drafts wait in its dashboard`) : good(words)
}

/** Writes, reads and removes a few bytes. */
async function examineFiles(environment: Environment): Promise<Omit<Finding, 'part'>> {
  const store = openObjectStore(environment)
  const key = randomUUID()
  await store.write(key, Readable.from(['once upon a time']))
  const read = (await buffer(await store.read(key))).toString()
  await store.remove([key])
  if (read !== 'once upon a time') return bad('what was written is not what was read')
  if (standsIn(environment, 'disk')) return twin('on the disk of this machine, at DATA_FOLDER')
  return good(`bucket ${environment.S3_BUCKET}: written, read and removed`)
}

async function examineSite(environment: Environment): Promise<Omit<Finding, 'part'>> {
  const address = siteUrl(environment)
  const answer = await fetch(`${address}/api/health`, { redirect: 'manual' }).catch(() => null)
  if (answer?.ok) return good(`${address} answers`)
  return look(`${address} does not answer from here: start the product, and see to the proxy before it`)
}
