import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { signToken } from '../gateway/keys.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { userJson } from './user-json.ts'
import type { UserRow } from './user.ts'

export type SignInMethod = 'anonymous' | 'otp'

/** The session object of Supabase's clients. */
export interface SessionJson {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
}

const accessTokenSeconds = 3600

/** Begins a session of a user who has just proved who they are. */
export async function issueSession(
  client: pg.PoolClient,
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  method: SignInMethod,
): Promise<SessionJson> {
  const now = options.now()
  const sessionId = randomUUID()
  await client.query('update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1', [
    user.id,
    now,
  ])
  await client.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent) values ($1, $2, $3, $3, 'aal1', $4)`,
    [sessionId, user.id, now, request.userAgent],
  )
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, $3, $3, $4)`,
    [randomUUID(), sessionId, now, method],
  )
  const amr = [{ method, timestamp: seconds(now) }]
  const refreshToken = randomBytes(24).toString('base64url')
  const sessionUser = { ...user, last_sign_in_at: now }
  await keepRefreshToken(client, { refreshToken, parent: null, userId: user.id, sessionId, now })
  return sessionJson(options, sessionUser, { sessionId, amr, refreshToken })
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
  amr: { method: string; timestamp: number }[]
  refreshToken: string
}

/** A session with an access token of an hour. */
export async function sessionJson(
  options: AuthOptions,
  user: UserRow,
  { sessionId, amr, refreshToken }: SessionFacts,
): Promise<SessionJson> {
  const now = options.now()
  const expiresAt = seconds(now) + accessTokenSeconds
  const accessToken = await signToken(options.keys, {
    iss: `${options.apiUrl}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: seconds(now),
    email: user.email ?? '',
    phone: '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: 'authenticated',
    aal: 'aal1',
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
