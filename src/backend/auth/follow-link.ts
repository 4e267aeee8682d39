import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { issueAuthCode } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import { issueSession } from './issue-session.ts'
import { leadTo, refusalFacts, sessionFacts } from './lead-to.ts'
import { limitClient } from './limit-requests.ts'
import { takeLink } from './one-time-token.ts'
import { halfProved, prove, tokenTypes } from './prove.ts'
import { redirectTarget } from './redirect-target.ts'

const invalidLink = refuse(403, 'otp_expired', 'Email link is invalid or has expired')

/**
 * `GET /verify`: a link from a mail leads to its page, with `?code=` for the browser that asked (PKCE), else with the
 * session in the fragment. Faults travel the same way.
 */
export async function followLink(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  const { search } = request
  const target = redirectTarget(options, search.get('redirect_to'))
  const token = search.get('token') ?? search.get('token_hash') ?? ''
  const part = token.startsWith('pkce_') ? 'search' : 'hash'
  const fail = ({ status, refusal }: Answer): Answer =>
    leadTo(target, part, refusal ? refusalFacts(status, refusal) : {})
  const { verificationsPerClient } = options.limits
  const limited = await limitClient(options, 'verify', request.clientAddress, verificationsPerClient)
  if (limited) return fail(limited)
  const type = search.get('type') ?? ''
  return inTransaction(options.pool, async (client) => {
    const proof = await takeLink(client, options, tokenTypes.get(type) ?? [], token)
    if (!proof) return fail(invalidLink)
    const result = await prove(client, options, { ...request, page: target }, proof)
    if (result.status === 'refused') return fail(result.answer)
    if (result.status === 'half') return leadTo(target, part, { message: halfProved })
    if (proof.flowId) {
      const code = await issueAuthCode(client, proof.flowId, options.now())
      return code === null ? fail(invalidLink) : leadTo(target, 'search', { code })
    }
    const session = await issueSession(client, options, request, result.user, 'otp')
    return leadTo(target, 'hash', { ...sessionFacts(session), type })
  })
}
