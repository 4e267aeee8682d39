import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { emailAddress } from './email-address.ts'
import { inTransaction } from './in-transaction.ts'
import { issueSession } from './issue-session.ts'
import { limitClient } from './limit-requests.ts'
import { takeCode, takeLink } from './one-time-token.ts'
import { proveAddress, tokenTypes } from './prove-address.ts'

export const verifyCodeBody = z.object({
  type: z.string(),
  email: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
})

/** One answer for a wrong, an old, a used and an unknown token. */
const invalidToken: Answer = refuse(403, 'otp_expired', 'Token has expired or is invalid')

/** `POST /verify`: a code with its address, or the secret of a link, becomes a session. */
export async function verifyCode(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof verifyCodeBody>,
): Promise<Answer> {
  const type = tokenTypes.get(body.type)
  if (!type) return refuse(400, 'validation_failed', 'Verify requires a verification type')
  const refusal = await limitClient(
    options,
    'verify',
    request.clientAddress,
    options.limits.verificationsPerClient,
  )
  if (refusal) return refusal
  const { token, token_hash: tokenHash } = body
  const email = emailAddress(body.email ?? '')
  if (!tokenHash && !(email && token)) {
    return refuse(400, 'validation_failed', 'Verify requires a token and an email, or a token hash')
  }
  return inTransaction(options.pool, async (client) => {
    const proof = tokenHash
      ? await takeLink(client, options, type, tokenHash)
      : await takeCode(client, options, type, email ?? '', (token ?? '').replaceAll(/\s/g, ''))
    if (!proof) return invalidToken
    const result = await proveAddress(client, options, proof)
    if (result.status === 'refused') return result.answer
    return { status: 200, body: await issueSession(client, options, request, result.user, 'otp') }
  })
}
