import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Answer } from './answer.ts'
import { refuseRequest } from './answer.ts'
import type { SignInMethod } from './issue-session.ts'
import type { Queryable } from './user.ts'

export interface CodeChallenge {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}

/** Refuses a challenge that is none (RFC 7636, section 4.2); null when it is one, or there is none. */
export function challengeFault(challenge: CodeChallenge): Answer | null {
  const { code_challenge: code, code_challenge_method: method } = challenge
  if (!code && !method) return null
  if (!code || !method) return refuseRequest('PKCE flow requires code_challenge_method and code_challenge')
  if (!/^(s256|plain)$/i.test(method)) return refuseRequest('Invalid code_challenge_method')
  if (code.length < 43 || code.length > 128) {
    return refuseRequest('code challenge has to be between 43 and 128 characters')
  }
  if (/^[\w.~-]+$/.test(code)) return null
  return refuseRequest(
    'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
  )
}

/**
 * Remembers the challenge of the browser that asks, so that only it can end the flow (RFC 7636), and how its session
 * will have begun. Null without a challenge.
 */
export async function beginFlow(
  client: pg.PoolClient,
  userId: string,
  challenge: CodeChallenge,
  method: SignInMethod,
  now: Date,
): Promise<string | null> {
  if (!challenge.code_challenge) return null
  const id = randomUUID()
  await dropOldFlows(client, now)
  await client.query(
    `insert into auth.flow_state
       (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'email', $6, $7, $7)`,
    [id, userId, randomUUID(), challengeMethod(challenge), challenge.code_challenge, method, now],
  )
  return id
}

/** Most flows that are begun are never ended: those of yesterday go, a few at a time. */
export async function dropOldFlows(client: Queryable, now: Date): Promise<void> {
  await client.query(
    `delete from auth.flow_state where id in (
       select id from auth.flow_state where created_at < $1::timestamptz - interval '1 day'
       order by created_at limit 20 for update skip locked
     )`,
    [now],
  )
}

/** How the verifier becomes the challenge. */
export function challengeMethod(challenge: CodeChallenge): 'plain' | 's256' {
  return challenge.code_challenge_method?.toLowerCase() === 'plain' ? 'plain' : 's256'
}

/** Gives out the code that the browser exchanges for its session. */
export async function issueAuthCode(
  client: pg.PoolClient,
  flowId: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await client.query<{ auth_code: string }>(
    'update auth.flow_state set auth_code_issued_at = $2, updated_at = $2 where id = $1 returning auth_code',
    [flowId, now],
  )
  return rows[0]?.auth_code ?? null
}
