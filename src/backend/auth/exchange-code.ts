import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { inTransaction } from './in-transaction.ts'
import type { SignInMethod } from './issue-session.ts'
import { issueSession } from './issue-session.ts'
import { limitClient } from './limit-requests.ts'
import { openText } from './seal.ts'
import { userBanned } from './prove.ts'
import { findUser, isBanned } from './user.ts'

export const exchangeCodeBody = z.object({ auth_code: z.string(), code_verifier: z.string() })

const authCodeSeconds = 300

interface FlowRow {
  id: string
  user_id: string
  code_challenge: string
  code_challenge_method: string
  auth_code_issued_at: Date
  authentication_method: SignInMethod
  provider_access_token: string | null
  provider_refresh_token: string | null
}

/** `POST /token?grant_type=pkce`: the browser that asked shows its verifier and gets its session. */
export async function exchangeCode(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof exchangeCodeBody>,
): Promise<Answer> {
  if (!body.auth_code || !body.code_verifier) {
    return refuseRequest('invalid request: both auth code and code verifier should be non-empty')
  }
  const { signInsPerClient } = options.limits
  const limited = await limitClient(options, 'sign-in', request.clientAddress, signInsPerClient)
  if (limited) return limited
  return inTransaction(options.pool, async (client) => {
    const { rows } = await client.query<FlowRow>(
      `select id, user_id, code_challenge, code_challenge_method, auth_code_issued_at, authentication_method,
         provider_access_token, provider_refresh_token
       from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null for update`,
      [body.auth_code],
    )
    const flow = rows[0]
    if (!flow) return refuse(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    const ageSeconds = (options.now().getTime() - flow.auth_code_issued_at.getTime()) / 1000
    if (ageSeconds > authCodeSeconds) {
      return refuse(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    }
    if (!matches(flow, body.code_verifier)) {
      return refuse(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
    }
    await client.query('delete from auth.flow_state where id = $1', [flow.id])
    const user = await findUser(client, flow.user_id)
    if (!user) return refuse(404, 'user_not_found', 'User not found')
    if (isBanned(user, options.now())) return userBanned
    const session = await issueSession(client, options, request, user, flow.authentication_method)
    return { status: 200, body: { ...session, ...providerTokens(options, flow) } }
  })
}

function matches(flow: FlowRow, verifier: string): boolean {
  const hash = createHash('sha256').update(verifier).digest('base64url')
  const shown = Buffer.from(flow.code_challenge_method === 'plain' ? verifier : hash)
  const wanted = Buffer.from(flow.code_challenge)
  return shown.length === wanted.length && timingSafeEqual(shown, wanted)
}

/** What the provider gave, for the browser alone. */
function providerTokens({ keys }: AuthOptions, flow: FlowRow): Record<string, string> {
  const { provider_access_token: access, provider_refresh_token: refresh } = flow
  return {
    ...(access && { provider_token: openText(keys, access) }),
    ...(refresh && { provider_refresh_token: openText(keys, refresh) }),
  }
}
