import { hkdfSync } from 'node:crypto'
import type pg from 'pg'
import { sendByHook } from '#adapters/sms-hook/send-by-hook.ts'
import type { AuthNotice } from '#backend/auth/auth-options.ts'
import type { EdgeFunction } from '#backend/functions/functions-app.ts'
import { type Backend, createBackend } from '#backend/gateway/create-backend.ts'
import { createHostedBackend } from '#backend/hosted/create-hosted-backend.ts'
import type { HookMail } from '#backend/hosted/send-email-hook.ts'
import type { Environment } from '#environment.ts'
import { callLimits } from '#functions/call-limits.ts'
import { guessablePassword } from '#web/account/guessable-password.ts'
import { siteUrl } from './addresses.ts'
import type { BackendAccess } from './backend-access.ts'
import { identityProviders } from './identity-providers.ts'
import { openObjectStore } from './object-stores.ts'
import { redirectOrigins } from './redirect-origins.ts'

/** Whoever logged in longer ago is asked for a code before they get another way in. */
const freshSeconds = 15 * 60

export interface BackendParts {
  database: pg.Pool
  databaseUrl: string
  mail: (mail: HookMail) => Promise<void>
  notify: (notice: AuthNotice) => Promise<void>
  functions: Record<string, EdgeFunction>
  log: (message: string, error?: unknown) => void
}

/** The backend below the site's own address: ours, or the way to a hosted one. */
export async function openBackend(
  environment: Environment,
  access: BackendAccess,
  parts: BackendParts,
): Promise<Omit<Backend, 'callerPool'>> {
  const { database, functions, log } = parts
  const trustedProxies = environment.TRUSTED_PROXIES
  const shared = { functions, functionLimits: callLimits, trustedProxies, log }
  if (access.kind === 'hosted') {
    const { project } = access
    const deriveSecret = (purpose: string): Buffer =>
      Buffer.from(hkdfSync('sha256', project.serviceKey, Buffer.alloc(0), purpose, 32))
    const counts = { pool: database, table: 'house.request_counts', deriveSecret }
    return createHostedBackend({ ...shared, project, counts })
  }
  const { SEND_SMS_HOOK_URI: url, SEND_SMS_HOOK_SECRET: secret } = environment
  const text = url && secret ? sendByHook({ url, secret }) : null
  return createBackend({
    ...shared,
    ...(text && { text }),
    pool: database,
    databaseUrl: parts.databaseUrl,
    keys: access.keys,
    siteUrl: siteUrl(environment),
    redirectOrigins: redirectOrigins(environment),
    apiUrl: siteUrl(environment),
    mail: parts.mail,
    notify: parts.notify,
    auth: {
      providers: identityProviders(environment),
      ...(text && { phone: { enabled: true }, factors: { phone: true } }),
      notifications: Object.fromEntries(environment.ACCOUNT_NOTICES_OFF.map((kind) => [kind, false])),
      sessions: { freshSeconds },
      password: {
        reauthenticate: true,
        isGuessable: (password, email) => guessablePassword(password, email) !== null,
      },
    },
    objects: openObjectStore(environment),
    poolSizes: {
      rows: environment.ROW_CONNECTIONS,
      files: environment.FILE_CONNECTIONS,
      accounts: environment.ACCOUNT_CONNECTIONS,
      realtime: environment.REALTIME_CONNECTIONS,
    },
    rest: {
      schemas: environment.REST_SCHEMAS,
      anonRole: environment.REST_ANON_ROLE === 'none' ? null : environment.REST_ANON_ROLE,
      maxRows: environment.REST_MAX_ROWS ?? null,
    },
  })
}
