import type pg from 'pg'
import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { inTransaction } from './in-transaction.ts'
import { refreshTokenHash, sessionTokens } from './issue-session.ts'
import { limitClient } from './limit-requests.ts'
import { findUser } from './user.ts'

export const refreshSessionBody = z.object({ refresh_token: z.string() })

/** Two tabs may use the same token at once; after this it counts as stolen. */
const graceSeconds = 10

interface TokenRow {
  user_id: string
  session_id: string
  revoked: boolean
  updated_at: Date
  not_after: Date | null
}

/**
 * `POST /token?grant_type=refresh_token`: each refresh token is good for one use and is followed by a new one. Using an
 * old one again ends the whole session.
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
    if (token.revoked && now.getTime() - token.updated_at.getTime() > graceSeconds * 1000) {
      await client.query('delete from auth.sessions where id = $1', [token.session_id])
      return refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }
    if (token.not_after && token.not_after < now) {
      return refuse(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
    }
    const user = await findUser(client, token.user_id)
    if (!user) return refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: User Not Found')
    if (user.banned_until && user.banned_until > now) return refuse(403, 'user_banned', 'User is banned')
    await client.query(
      'update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1 and not revoked',
      [hash, now],
    )
    await client.query(
      `update auth.sessions set refreshed_at = $2 at time zone 'UTC', updated_at = $2 where id = $1`,
      [token.session_id, now],
    )
    const facts = {
      sessionId: token.session_id,
      amr: await readMethods(client, token.session_id),
      parent: hash,
    }
    return { status: 200, body: await sessionTokens(client, options, user, facts) }
  })
}

/** Locks the session first, so that two uses of one token come one after the other. */
async function lockToken(client: pg.PoolClient, hash: string): Promise<TokenRow | null> {
  const { rows } = await client.query<TokenRow>(
    `select sessions.user_id, tokens.session_id, tokens.revoked, tokens.updated_at, sessions.not_after
     from auth.refresh_tokens as tokens join auth.sessions as sessions on sessions.id = tokens.session_id
     where tokens.token = $1 for update`,
    [hash],
  )
  return rows[0] ?? null
}

async function readMethods(
  client: pg.PoolClient,
  sessionId: string,
): Promise<{ method: string; timestamp: number }[]> {
  const { rows } = await client.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, floor(extract(epoch from created_at))::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by created_at desc`,
    [sessionId],
  )
  return rows
}
