import type pg from 'pg'
import * as z from 'zod'
import { keyedHash } from '../gateway/keyed-hash.ts'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { inTransaction } from './in-transaction.ts'
import type { AssuranceLevel } from './issue-session.ts'
import { keepRefreshToken, readMethods, refreshTokenHash, sessionJson } from './issue-session.ts'
import { limitClient } from './limit-requests.ts'
import { findUser, isBanned } from './user.ts'

export const refreshSessionBody = z.object({ refresh_token: z.string() })

interface TokenRow {
  user_id: string
  session_id: string
  revoked: boolean
  aal: AssuranceLevel
  not_after: Date | null
  /** When it was last refreshed, or else began. */
  last_used_at: Date
}

/**
 * `POST /token?grant_type=refresh_token`: each refresh token is followed by another one. Until that is used the first
 * brings it again, because its answer may have been lost or two tabs may have asked at once; after that, whoever uses
 * the first has an old copy, and the whole session ends.
 */
export async function refreshSession(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof refreshSessionBody>,
): Promise<Answer> {
  const refusal = await limitClient(
    options,
    'refresh',
    request.clientAddress,
    options.limits.refreshesPerClient,
  )
  if (refusal) return refusal
  const now = options.now()
  const hash = refreshTokenHash(body.refresh_token)
  return inTransaction(options.pool, async (client) => {
    const token = await lockToken(client, hash)
    if (!token)
      return refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    if (token.not_after && token.not_after < now) {
      return refuse(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
    }
    if (isIdle(options, token)) {
      return refuse(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)')
    }
    const user = await findUser(client, token.user_id)
    if (!user) return refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: User Not Found')
    if (isBanned(user, now)) return refuse(400, 'user_banned', 'Invalid Refresh Token: User Banned')
    const refreshToken = await followingToken(client, options, body.refresh_token, token)
    if (refreshToken === null) {
      await client.query('delete from auth.sessions where id = $1', [token.session_id])
      return refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }
    await client.query(
      `update auth.sessions set refreshed_at = $2 at time zone 'UTC', updated_at = $2 where id = $1`,
      [token.session_id, now],
    )
    const { session_id: sessionId, aal } = token
    const amr = await readMethods(client, sessionId)
    const session = await sessionJson(options, user, { sessionId, aal, amr, refreshToken })
    return { status: 200, body: session }
  })
}

/**
 * The token that follows this one; null when that has been used. It is derived from this one, so that it can be told
 * again though only its hash is kept.
 */
async function followingToken(
  client: pg.PoolClient,
  options: AuthOptions,
  token: string,
  { user_id: userId, session_id: sessionId, revoked }: TokenRow,
): Promise<string | null> {
  const now = options.now()
  const parent = refreshTokenHash(token)
  const refreshToken = keyedHash(options.keys, 'following refresh token', token)
  if (!revoked) {
    await client.query('update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1', [
      parent,
      now,
    ])
    await keepRefreshToken(client, { refreshToken, parent, userId, sessionId, now })
    return refreshToken
  }
  // Under another signing key another one followed, which cannot be told any more: this one takes its place.
  const { rowCount } = await client.query(
    `update auth.refresh_tokens set token = $3, updated_at = $4 where parent = $2 and id =
       (select max(id) from auth.refresh_tokens where session_id = $1 and not revoked)`,
    [sessionId, parent, refreshTokenHash(refreshToken), now],
  )
  return rowCount === 0 ? null : refreshToken
}

/** Locks the session first, so that two uses of one token come one after the other. */
async function lockToken(client: pg.PoolClient, hash: string): Promise<TokenRow | null> {
  const { rows } = await client.query<TokenRow>(
    `select sessions.user_id, tokens.session_id, tokens.revoked, sessions.not_after,
       coalesce(sessions.aal, 'aal1') as aal,
       coalesce(sessions.refreshed_at at time zone 'UTC', sessions.created_at) as last_used_at
     from auth.refresh_tokens as tokens join auth.sessions as sessions on sessions.id = tokens.session_id
     where tokens.token = $1 for update`,
    [hash],
  )
  return rows[0] ?? null
}

function isIdle({ settings, now }: AuthOptions, token: TokenRow): boolean {
  const { inactivitySeconds } = settings.sessions
  const idleMs = now().getTime() - token.last_used_at.getTime()
  return inactivitySeconds !== null && idleMs > inactivitySeconds * 1000
}
