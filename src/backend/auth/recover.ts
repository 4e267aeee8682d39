import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { emailKind } from './address-kind.ts'
import { beginFlow, challengeFault } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import { makeOneTimeToken } from './one-time-token.ts'

export const recoverBody = z.object({
  email: z.string().nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

/** `POST /recover`: a mail that lets somebody in who forgot the password. Never tells whether there is an account. */
export async function recover(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof recoverBody>,
): Promise<Answer> {
  if (!options.settings.email.enabled) {
    return refuse(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  if (!body.email) return refuseRequest('Password recovery requires an email')
  const email = emailKind.read(body.email)
  if (!email) return emailKind.invalid
  const refusal = challengeFault(body) ?? (await emailKind.limit(options, request, email))
  if (refusal) return refusal
  const now = options.now()
  const made = await inTransaction(options.pool, async (client) => {
    const user = await emailKind.find(client, email)
    if (!user) return null
    await client.query('update auth.users set recovery_sent_at = $2 where id = $1', [user.id, now])
    const flowId = await beginFlow(client, user.id, body, 'recovery', now)
    const type = 'recovery_token'
    const token = await makeOneTimeToken(client, options, { userId: user.id, type, address: email, flowId })
    return { user, token }
  })
  if (!made) return { status: 200, body: {} }
  const message = { token: made.token, kind: 'recover', data: {} } as const
  return (await emailKind.send(options, request, made.user, email, message)) ?? { status: 200, body: {} }
}
