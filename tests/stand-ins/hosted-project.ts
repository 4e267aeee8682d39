/**
 * Plays a hosted Supabase project, as a process of its own: a database whose roles and schemas it has made, reached from
 * outside by a role that is no superuser, and accounts, rows, files and live channels at one address. Prints what its
 * settings page would show, as one line of JSON. It ends with whoever started it.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import type { AuthMail } from '#backend/auth/auth-options.ts'
import { createBackend } from '#backend/gateway/create-backend.ts'
import { loadKeys } from '#backend/gateway/keys.ts'
import { bootstrap } from '#backend/postgres/bootstrap.ts'
import { startEmbeddedPostgres } from '#backend/postgres/start-embedded-postgres.ts'
import { fileObjectStore } from '#backend/storage/file-object-store.ts'

const { SITE_URL = '', HOOK_SECRET = '' } = process.env

/**
 * What a project's `postgres` may do (github.com/supabase/postgres, `demote-postgres` and what follows): it owns the database
 * and what it makes itself, reads and writes the rows of accounts and files, lays triggers and policies on them, and changes
 * nothing else there. Files are not removed by SQL (github.com/supabase/storage, `prevent-direct-deletes`). Tables that it
 * makes are open to nobody (`auto_expose_new_tables`, false for new projects since 2026).
 */
const demotedOwner = `
  create role supabase_auth_admin nologin;
  create role supabase_storage_admin nologin;
  create role project_postgres login password 'of-the-project' nosuperuser createdb createrole replication bypassrls;
  grant anon, authenticated, service_role to project_postgres;
  alter database postgres owner to project_postgres;
  alter publication supabase_realtime owner to project_postgres;
  alter table auth.users owner to supabase_auth_admin;
  alter table storage.objects owner to supabase_storage_admin;
  alter table storage.buckets owner to supabase_storage_admin;
  grant supabase_storage_admin to project_postgres;
  grant usage on schema auth, storage, extensions to project_postgres, supabase_auth_admin, supabase_storage_admin;
  grant all on all tables in schema auth, storage to project_postgres;
  grant all on all sequences in schema auth, storage to project_postgres;
  grant all on all routines in schema auth, storage to project_postgres;
  create function storage.protect_delete() returns trigger language plpgsql as $$
  begin
    if session_user = 'project_postgres' and coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
      raise insufficient_privilege using message = 'Direct deletion from storage tables is not allowed';
    end if;
    return null;
  end $$;
  create trigger protect_objects_delete before delete on storage.objects
    for each statement execute function storage.protect_delete()`

/** Hands a mail to the site, as GoTrue calls its Send Email Hook. */
async function callHook(mail: AuthMail): Promise<void> {
  const isChange = mail.type === 'email_change'
  const email = mail.to
  const body = JSON.stringify({
    user: {
      id: randomUUID(),
      ...(isChange ? { email: '', new_email: email } : { email }),
      user_metadata: {},
    },
    email_data: {
      token: mail.code,
      token_hash: mail.tokenHash,
      redirect_to: mail.redirectTo,
      email_action_type: mail.type === 'email' ? 'magiclink' : mail.type,
      site_url: SITE_URL,
      token_new: '',
      token_hash_new: '',
    },
  })
  const [id, timestamp] = [`msg_${randomUUID()}`, String(Math.floor(Date.now() / 1000))]
  const key = Buffer.from(HOOK_SECRET.replace('v1,whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const answer = await fetch(`${SITE_URL}/api/auth/send-email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  })
  if (!answer.ok) throw new Error(`the hook answers ${answer.status}`)
}

const dataFolder = await mkdtemp(join(tmpdir(), 'hosted-project-'))
const postgres = await startEmbeddedPostgres({ dataFolder, log: () => undefined, settings: ['fsync=off'] })
const pool = new pg.Pool({ connectionString: postgres.url })
pool.on('error', () => undefined)
await bootstrap(pool)
await pool.query(demotedOwner)
const app = new Hono()
const server = serve({
  fetch: (request, bindings) => app.fetch(request, bindings),
  port: 0,
  hostname: '127.0.0.1',
}) as Server
await new Promise((resolve) => server.once('listening', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const keys = await loadKeys({ dataFolder })
const backend = await createBackend({
  pool,
  databaseUrl: postgres.url,
  keys,
  siteUrl: SITE_URL,
  apiUrl: url,
  mail: callHook,
  functions: {},
  objects: fileObjectStore(join(dataFolder, 'files')),
  trustedProxies: 1,
  log: (message, error) => {
    if (process.connected) console.error(message, error)
  },
})
app.all('*', (context) => backend.app.fetch(context.req.raw, context.env))
server.on('upgrade', (request, socket, head) => {
  if (!backend.handleUpgrade(request, socket, head)) socket.destroy()
})
const databaseUrl = new URL(postgres.url)
databaseUrl.username = 'project_postgres'
databaseUrl.password = 'of-the-project'
console.log(
  JSON.stringify({
    url,
    anonKey: keys.publishableKey,
    serviceKey: keys.secretKey,
    databaseUrl: databaseUrl.href,
    superuserUrl: postgres.url,
  }),
)
process.on('disconnect', () => {
  server.closeAllConnections()
  server.close()
  void backend
    .close()
    .then(() => pool.end())
    .then(() => postgres.stop())
    .then(() => rm(dataFolder, { recursive: true, force: true, maxRetries: 10 }))
    .finally(() => process.exit(0))
})
