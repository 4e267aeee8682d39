import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { signToken } from '../gateway/keys.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { userJson } from './user-json.ts'
import type { UserRow } from './user.ts'

/** How a session began, or was proved further, in the words of GoTrue's `amr`. */
export type SignInMethod =
  | 'anonymous'
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'email/signup'
  | 'recovery'
  | 'invite'
  | 'email_change'
  | 'oauth'
  | 'web3'
  | 'passkey'
  | SecondFactorMethod

export type SecondFactorMethod = 'totp' | 'mfa/webauthn' | 'mfa/phone'

/** One proof: a session is at `aal2` once a second factor is among them. */
export type AssuranceLevel = 'aal1' | 'aal2'

/** The session object of Supabase's clients. */
export interface SessionJson {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
}

/** Begins a session of a user who has just proved who they are. */
export async function issueSession(
  client: pg.PoolClient,
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  method: SignInMethod,
): Promise<SessionJson> {
  const now = options.now()
  const { timeboxSeconds } = options.settings.sessions
  const sessionId = randomUUID()
  const notAfter = timeboxSeconds === null ? null : new Date(now.getTime() + timeboxSeconds * 1000)
  await client.query('update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1', [
    user.id,
    now,
  ])
  await client.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, not_after, user_agent)
     values ($1, $2, $3, $3, 'aal1', $4, $5)`,
    [sessionId, user.id, now, notAfter, storable(request.userAgent)],
  )
  await addMethod(client, sessionId, method, now)
  const refreshToken = randomBytes(24).toString('base64url')
  const sessionUser = { ...user, last_sign_in_at: now }
  await keepRefreshToken(client, { refreshToken, parent: null, userId: user.id, sessionId, now })
  const amr = [{ method, timestamp: seconds(now) }]
  return sessionJson(options, sessionUser, { sessionId, aal: 'aal1', amr, refreshToken })
}

/** Headers may hold bytes that no text of the database may. */
function storable(text: string | null): string | null {
  return text?.replaceAll('\0', '').toWellFormed().slice(0, 1000) ?? null
}

/** Notes by what a session is proved; one that is there already becomes new again. */
export async function addMethod(
  client: pg.PoolClient,
  sessionId: string,
  method: SignInMethod,
  now: Date,
): Promise<void> {
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, $3, $3, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, now, method],
  )
}

export interface Method {
  method: string
  /** Seconds since 1970. */
  timestamp: number
}

/** By what a session is proved, newest first. */
export async function readMethods(client: pg.PoolClient, sessionId: string): Promise<Method[]> {
  const { rows } = await client.query<Method>(
    `select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc, authentication_method`,
    [sessionId],
  )
  return rows
}

export interface NewRefreshToken {
  refreshToken: string
  /** The stored hash of the one that it follows; null for a session's first. */
  parent: string | null
  userId: string
  sessionId: string
  now: Date
}

/** Makes a refresh token good for one use. */
export async function keepRefreshToken(client: pg.PoolClient, token: NewRefreshToken): Promise<void> {
  await client.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, false, $3, $3, $4, $5)`,
    [refreshTokenHash(token.refreshToken), token.userId, token.now, token.parent, token.sessionId],
  )
}

export interface SessionFacts {
  sessionId: string
  aal: AssuranceLevel
  amr: Method[]
  refreshToken: string
}

/** A session with a new access token. */
export async function sessionJson(
  options: AuthOptions,
  user: UserRow,
  { sessionId, aal, amr, refreshToken }: SessionFacts,
): Promise<SessionJson> {
  const now = options.now()
  const { accessTokenSeconds } = options.settings
  const expiresAt = seconds(now) + accessTokenSeconds
  const accessToken = await signToken(options.keys, {
    iss: options.authUrl,
    sub: user.id,
    aud: user.aud ?? 'authenticated',
    exp: expiresAt,
    iat: seconds(now),
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role || 'authenticated',
    aal,
    amr,
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  }
}

/** What the database keeps of a refresh token: SHA-256 in hex, so that a leaked table opens no session. */
export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
