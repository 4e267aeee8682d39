import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import type pg from 'pg'
import * as z from 'zod'
import { supabaseFiles } from '#adapters/supabase/supabase-files.ts'
import type { HostedProject } from '#backend/hosted/hosted-project.ts'
import type { Environment } from '#environment.ts'
import type { Finding } from '#functions/examine-parts.ts'
import { hostedProject } from './backend-access.ts'
import { withAnyDatabase } from './open-database.ts'
import { migrationsFolder } from './prepare-database.ts'
import { secondsApart } from './seconds-apart.ts'

type Found = Omit<Finding, 'part'>

const good = (words: string): Found => ({ state: 'good', words })
const look = (words: string): Found => ({ state: 'look', words })
const bad = (words: string): Found => ({ state: 'bad', words })

/** What is tried of a hosted project in place of our own backend, by the names of the parts. */
export function hostedExaminations(
  environment: Environment,
): Readonly<Record<string, () => Promise<Found>>> | null {
  const project = hostedProject(environment)
  if (project === null) return null
  return {
    database: () => withAnyDatabase(environment, (pool) => examineDatabase(pool, environment)),
    'signing key': () => examineTokens(project),
    accounts: () => examineAccounts(project, environment),
    files: () => examineFiles(project),
  }
}

/** The port at which a project's pooler gives another connection to each transaction (Supavisor). */
const transactionPoolerPort = '6543'

async function examineDatabase(pool: pg.Pool, { DATABASE_URL = '' }: Environment): Promise<Found> {
  if (new URL(DATABASE_URL).port === transactionPoolerPort) {
    return bad(
      'DATABASE_URL is the transaction pooler: the queue listens and locks, and needs the direct connection or the session pooler (5432)',
    )
  }
  const { rows } = await pool.query<{ version: number; can: boolean; is_project: boolean; history: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       (select (rolbypassrls or rolsuper) and has_database_privilege(current_database(), 'create')
          from pg_roles where rolname = current_user) as can,
       to_regclass('auth.users') is not null and to_regclass('storage.objects') is not null as is_project,
       to_regclass('supabase_migrations.schema_migrations') is not null as history`,
  )
  const [row] = rows
  if (!row) return bad('it does not answer')
  if (row.version < 15) return bad(`PostgreSQL ${row.version}: 15 or newer is needed`)
  if (!row.is_project)
    return bad('it has no auth.users or storage.objects: is it the database of SUPABASE_URL?')
  if (!row.can)
    return bad('its user may not create schemas and pass by row rules: use the project’s postgres')
  const apart = await secondsApart(pool)
  if (apart > 5) return bad(`its clock and ours are ${apart.toFixed(0)} s apart`)
  const missing = await countMissing(pool, row.history)
  const words = `PostgreSQL ${row.version} of the project, its clock ${apart.toFixed(1)} s from ours`
  if (missing === 0) return good(`${words}; every migration is there`)
  return look(`${words}; ${missing} migrations are missing: they come with a start, or with supabase db push`)
}

async function countMissing(pool: pg.Pool, hasHistory: boolean): Promise<number> {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  const known = hasHistory
    ? await pool.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
    : { rows: [] }
  const versions = new Set(known.rows.map(({ version }) => version))
  return files.filter((name) => !versions.has(name.split('_')[0] ?? '')).length
}

async function ask(project: HostedProject, path: string, key: string): Promise<unknown> {
  const answer = await fetch(project.url + path, { headers: { apikey: key, authorization: `Bearer ${key}` } })
  if (!answer.ok) throw new Error(`${project.url}${path} answers ${answer.status}`)
  return answer.json()
}

/** Whether rows are shown for the public key, or would be once they are there. */
async function isKnown({ url, anonKey }: HostedProject): Promise<boolean> {
  const answer = await fetch(`${url}/rest/v1/discount_codes?select=code&limit=0`, {
    headers: { apikey: anonKey },
  })
  return answer.status !== 401
}

async function examineTokens(project: HostedProject): Promise<Found> {
  const { keys } = z
    .object({ keys: z.array(z.object({ alg: z.string().optional() })) })
    .parse(await ask(project, '/auth/v1/.well-known/jwks.json', project.anonKey))
  const algorithms = keys.map(({ alg }) => alg ?? 'of no name').join(', ')
  if (keys.length > 0) return good(`the project’s key set has ${algorithms}`)
  if (project.jwtSecret !== null) return good('the project signs with its secret (SUPABASE_JWT_SECRET)')
  return bad('the project has no signing keys: make one there, or set SUPABASE_JWT_SECRET')
}

const settingsSchema = z.object({
  external: z.object({ anonymous_users: z.boolean().default(false), email: z.boolean().default(false) }),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
})

/** What `supabase/config.toml` says of accounts, and `supabase config push` sets. */
async function examineAccounts(project: HostedProject, environment: Environment): Promise<Found> {
  const settings = settingsSchema.parse(await ask(project, '/auth/v1/settings', project.anonKey))
  await ask(project, '/auth/v1/admin/users?per_page=1', project.serviceKey)
  if (!(await isKnown(project))) return bad('SUPABASE_ANON_KEY is no key of the project')
  const problems = [
    ...(settings.external.anonymous_users ? [] : ['nobody can be a guest (enable_anonymous_sign_ins)']),
    ...(settings.external.email && !settings.disable_signup
      ? []
      : ['nobody can log in by e-mail (enable_signup)']),
    ...(settings.mailer_autoconfirm
      ? ['an address counts before it is confirmed (auth.email.enable_confirmations)']
      : []),
  ]
  if (problems.length > 0) return bad(problems.join('; '))
  if (environment.SEND_EMAIL_HOOK_SECRET === undefined) {
    return look('guests and e-mail are on; without SEND_EMAIL_HOOK_SECRET the project sends its own mails')
  }
  if (!project.serviceKey.startsWith('sb_secret_')) {
    return look(
      'guests and e-mail are on; without an sb_secret_ key the project takes all visitors for one address in its limits',
    )
  }
  return good('guests and e-mail are on, both keys count, and mails come to us')
}

/** Writes, reads and removes a few bytes. */
async function examineFiles({ url, serviceKey }: HostedProject): Promise<Found> {
  const client = createClient(url, serviceKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data: buckets, error } = await client.storage.listBuckets()
  if (error) throw new Error(`storage: ${error.message}`, { cause: error })
  const absent = ['books', 'pictures'].filter((name) => !buckets.some(({ id }) => id === name))
  if (absent.length > 0) return look(`no bucket ${absent.join(', ')} yet: migrations bring them`)
  const files = supabaseFiles(client, url)
  const path = `doctor/${randomUUID()}.pdf`
  const text = '%PDF-1.4 once upon a time'
  await files.put(path, Buffer.from(text), 'application/pdf')
  const read = await files.get(path)
  await files.remove([path])
  if (read === null || Buffer.from(read).toString() !== text)
    return bad('what was written is not what was read')
  return good('the project’s storage: written, read and removed')
}
