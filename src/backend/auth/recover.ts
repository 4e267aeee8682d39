import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { emailAddress, invalidEmail } from './email-address.ts'
import { beginFlow, challengeFault } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import { limitClient, limitMail } from './limit-requests.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { mailLocale, redirectTarget } from './redirect-target.ts'
import { sendTokenMail } from './send-token.ts'
import { findUserByEmail } from './user.ts'

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
  const email = emailAddress(body.email)
  if (!email) return invalidEmail
  const refusal =
    challengeFault(body) ??
    (await limitClient(options, 'mails', request.clientAddress, options.limits.mailsPerClient)) ??
    (await limitMail(options, email))
  if (refusal) return refusal
  const redirectTo = redirectTarget(options, request.search.get('redirect_to'))
  const now = options.now()
  const made = await inTransaction(options.pool, async (client) => {
    const user = await findUserByEmail(client, email)
    if (!user) return null
    await client.query('update auth.users set recovery_sent_at = $2 where id = $1', [user.id, now])
    const flowId = await beginFlow(client, user.id, body, 'recovery', now)
    const type = 'recovery_token'
    const token = await makeOneTimeToken(client, options, { userId: user.id, type, address: email, flowId })
    return { token, locale: mailLocale(redirectTo, {}, user.raw_user_meta_data) }
  })
  const fault = made && (await sendTokenMail(options, { to: email, kind: 'recover', redirectTo, ...made }))
  return fault ?? { status: 200, body: {} }
}
