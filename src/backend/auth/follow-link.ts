import type pg from 'pg'
import type { Answer } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { issueAuthCode } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import type { SessionJson } from './issue-session.ts'
import { issueSession } from './issue-session.ts'
import { limitClient } from './limit-requests.ts'
import { takeLink } from './one-time-token.ts'
import { proveAddress, tokenTypes } from './prove-address.ts'
import { redirectTarget } from './redirect-target.ts'

/**
 * `GET /verify`: a link from a mail leads to its page, with `?code=` for the browser that asked (PKCE), else with the
 * session in the fragment. Faults travel the same way.
 */
export async function followLink(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  const { search } = request
  const target = new URL(redirectTarget(options, search.get('redirect_to')))
  const token = search.get('token') ?? search.get('token_hash') ?? ''
  const fail = (code: string, description: string): Answer => {
    const facts = { error: 'access_denied', error_code: code, error_description: description }
    return leadTo(target, token.startsWith('pkce_') ? 'search' : 'hash', facts)
  }
  const limited = await limitClient(
    options,
    'verify',
    request.clientAddress,
    options.limits.verificationsPerClient,
  )
  if (limited) return fail('over_request_rate_limit', 'Request rate limit reached')
  const type = tokenTypes.get(search.get('type') ?? '')
  return inTransaction(options.pool, async (client) => {
    const proof = type ? await takeLink(client, options, type, token) : null
    if (!proof) return fail('otp_expired', 'Email link is invalid or has expired')
    const result = await proveAddress(client, options, proof)
    if (result.status === 'refused') {
      const { code, message } = result.answer.body as { code: string; message: string }
      return fail(code, message)
    }
    if (proof.flowId) return leadTo(target, 'search', await authCode(client, options, proof.flowId))
    const session = await issueSession(client, options, request, result.user, 'otp')
    return leadTo(target, 'hash', { ...tokensOf(session), type: search.get('type') ?? '' })
  })
}

function tokensOf(session: SessionJson): Record<string, string | number> {
  return {
    access_token: session.access_token,
    expires_at: session.expires_at,
    expires_in: session.expires_in,
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  }
}

async function authCode(
  client: pg.PoolClient,
  options: AuthOptions,
  flowId: string,
): Promise<{ code: string }> {
  const code = await issueAuthCode(client, flowId, options.now())
  if (code === null) throw new Error(`Flow ${flowId} is gone`)
  return { code }
}

function leadTo(target: URL, part: 'search' | 'hash', facts: Record<string, string | number>): Answer {
  const location = new URL(target)
  const words = Object.entries(facts).map(([name, value]): [string, string] => [name, String(value)])
  if (part === 'hash') location.hash = new URLSearchParams(words).toString()
  else for (const [name, value] of words) location.searchParams.set(name, value)
  return { status: 303, location: location.href }
}
