import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { AuthOptions } from '../auth-options.ts'
import type { SessionJson } from '../issue-session.ts'
import { addMethod, keepRefreshToken, readMethods, sessionJson } from '../issue-session.ts'
import { readUser } from '../user.ts'
import type { FactorRow } from './factor.ts'
import { kindOf } from './factor-kinds.ts'

/**
 * The session at `aal2`, with a refresh token that follows the one of before. Sessions of the user that have shown no second
 * factor end.
 */
export async function liftSession(
  client: pg.PoolClient,
  options: AuthOptions,
  sessionId: string,
  factor: FactorRow,
): Promise<SessionJson> {
  const now = options.now()
  const userId = factor.user_id
  await addMethod(client, sessionId, kindOf(factor.factor_type).method, now)
  await client.query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`, [
    sessionId,
    factor.id,
    now,
  ])
  await client.query(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`, [
    userId,
  ])
  const { rows } = await client.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = $2 where id =
       (select max(id) from auth.refresh_tokens where session_id = $1 and not revoked) returning token`,
    [sessionId, now],
  )
  const refreshToken = randomBytes(24).toString('base64url')
  const parent = rows[0]?.token ?? null
  await keepRefreshToken(client, { refreshToken, parent, userId, sessionId, now })
  const amr = await readMethods(client, sessionId)
  return sessionJson(options, await readUser(client, userId), { sessionId, aal: 'aal2', amr, refreshToken })
}
