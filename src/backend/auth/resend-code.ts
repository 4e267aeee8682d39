import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { emailAddress } from './email-address.ts'
import { beginFlow } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import { limitClient, limitMail } from './limit-requests.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { mailLocale, redirectTarget } from './redirect-target.ts'
import { sendCode } from './send-code.ts'
import { sendTokenMail } from './send-token-mail.ts'
import type { UserRow } from './user.ts'
import { userColumns } from './user.ts'

export const resendCodeBody = z.object({
  type: z.enum(['signup', 'email_change']),
  email: z.string(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

/** `POST /resend`: another mail for a login or an address that waits for confirmation. Never tells which there are. */
export async function resendCode(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof resendCodeBody>,
): Promise<Answer> {
  if (body.type === 'signup') return sendCode(options, request, { ...body, create_user: false })
  const email = emailAddress(body.email)
  if (!email) return refuse(400, 'validation_failed', 'Unable to validate email address: invalid format')
  const refusal =
    (await limitClient(options, 'mails', request.clientAddress, options.limits.mailsPerClient)) ??
    (await limitMail(options, email))
  if (refusal) return refusal
  const redirectTo = redirectTarget(options, request.search.get('redirect_to'))
  const made = await inTransaction(options.pool, async (client) => {
    const { rows } = await client.query<UserRow>(
      `select ${userColumns} from auth.users where email_change = $1 order by email_change_sent_at desc limit 1`,
      [email],
    )
    const user = rows[0]
    if (!user) return null
    const flowId = await beginFlow(client, user.id, body, options.now())
    const type = 'email_change_token_new'
    const token = await makeOneTimeToken(client, options, { userId: user.id, type, email, flowId })
    return { token, locale: mailLocale(redirectTo, {}, user.raw_user_meta_data) }
  })
  const fault = made && (await sendTokenMail(options, { to: email, kind: 'claim', redirectTo, ...made }))
  return fault ?? { status: 200, body: {} }
}
