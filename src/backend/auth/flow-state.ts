import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export interface CodeChallenge {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}

/** Remembers the challenge of the browser that asks, so that only it can end the flow (RFC 7636). Null without one. */
export async function beginFlow(
  client: pg.PoolClient,
  userId: string,
  challenge: CodeChallenge,
  now: Date,
): Promise<string | null> {
  if (!challenge.code_challenge) return null
  const method = challenge.code_challenge_method?.toLowerCase() === 'plain' ? 'plain' : 's256'
  const id = randomUUID()
  await client.query(
    `insert into auth.flow_state
       (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'email', 'otp', $6, $6)`,
    [id, userId, randomUUID(), method, challenge.code_challenge, now],
  )
  return id
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
