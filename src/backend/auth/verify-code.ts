import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { emailAddress } from './email-address.ts'
import { inTransaction } from './in-transaction.ts'
import { issueSession } from './issue-session.ts'
import { limitClient } from './limit-requests.ts'
import { takeCode, takeLink } from './one-time-token.ts'
import { invalidPhone, phoneNumber } from './phone-number.ts'
import { halfProved, prove, tokenTypes } from './prove.ts'

export const verifyCodeBody = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
})

type Body = z.infer<typeof verifyCodeBody>

/** One answer for a wrong, an old, a used and an unknown token. */
const invalidToken: Answer = refuse(403, 'otp_expired', 'Token has expired or is invalid')

/** `POST /verify`: a code with its address, or the secret of a link, becomes a session. */
export async function verifyCode(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  if (!body.type) return refuseRequest('Verify requires a verification type')
  const types = tokenTypes.get(body.type)
  if (!types) return refuseRequest('Unsupported verification type')
  const { verificationsPerClient } = options.limits
  const limited = await limitClient(options, 'verify', request.clientAddress, verificationsPerClient)
  if (limited) return limited
  const shown = readShown(body)
  if (shown.status === 'refused') return shown.answer
  return inTransaction(options.pool, async (client) => {
    const proof =
      shown.status === 'link'
        ? await takeLink(client, options, types, shown.tokenHash)
        : await takeCode(client, options, types, shown.address, shown.code)
    if (!proof) return invalidToken
    const result = await prove(client, options, request, proof)
    if (result.status === 'refused') return result.answer
    if (result.status === 'half') return { status: 200, body: { msg: halfProved, code: '200' } }
    return { status: 200, body: await issueSession(client, options, request, result.user, 'otp') }
  })
}

type Shown =
  | { status: 'link'; tokenHash: string }
  | { status: 'code'; address: string; code: string }
  | { status: 'refused'; answer: Answer }

function readShown({ token, token_hash: tokenHash, email, phone }: Body): Shown {
  if (Boolean(token) === Boolean(tokenHash)) {
    return refused(refuseRequest('Verify requires either a token or a token hash'))
  }
  if (tokenHash) {
    if (!email && !phone) return { status: 'link', tokenHash }
    return refused(refuseRequest('Only the token_hash and type should be provided'))
  }
  if (Boolean(email) === Boolean(phone)) {
    return refused(refuseRequest('Only an email address or phone number should be provided on verify'))
  }
  const code = (token ?? '').replaceAll(/\s/g, '')
  if (phone) {
    const number = phoneNumber(phone)
    return number ? { status: 'code', address: number, code } : refused(invalidPhone)
  }
  const address = emailAddress(email ?? '')
  return address
    ? { status: 'code', address, code }
    : refused(refuse(422, 'validation_failed', 'Invalid email format'))
}

function refused(answer: Answer): Shown {
  return { status: 'refused', answer }
}
