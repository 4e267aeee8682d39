import type pg from 'pg'
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
import { sendTokenMail } from './send-token-mail.ts'
import type { UserRow } from './user.ts'
import { findUserByEmail, insertUser, lockAddress } from './user.ts'

export const sendCodeBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

/** `POST /otp`: mails a code and a link. The answer is the same whether or not the address has an account. */
export async function sendCode(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof sendCodeBody>,
): Promise<Answer> {
  if (!body.email) return refuse(400, 'validation_failed', 'An e-mail address is required')
  const email = emailAddress(body.email)
  if (!email) return refuse(400, 'validation_failed', 'Unable to validate email address: invalid format')
  const refusal =
    (await limitClient(options, 'mails', request.clientAddress, options.limits.mailsPerClient)) ??
    (await limitMail(options, email))
  if (refusal) return refusal
  const redirectTo = redirectTarget(options, request.search.get('redirect_to'))
  const made = await inTransaction(options.pool, async (client) => {
    const user = await findOrMakeUser(client, options, email, body)
    if (!user) return null
    const flowId = await beginFlow(client, user.id, body, options.now())
    const token = await makeOneTimeToken(client, options, {
      userId: user.id,
      type: 'recovery_token',
      email,
      flowId,
    })
    return { token, locale: mailLocale(redirectTo, body.data ?? {}, user.raw_user_meta_data) }
  })
  const fault = made && (await sendTokenMail(options, { to: email, kind: 'login', redirectTo, ...made }))
  return fault ?? { status: 200, body: {} }
}

async function findOrMakeUser(
  client: pg.PoolClient,
  options: AuthOptions,
  email: string,
  body: z.infer<typeof sendCodeBody>,
): Promise<UserRow | null> {
  await lockAddress(client, email)
  const known = await findUserByEmail(client, email)
  const now = options.now()
  if (known) {
    await client.query('update auth.users set recovery_sent_at = $2 where id = $1', [known.id, now])
    return known
  }
  if (body.create_user === false) return null
  return insertUser(client, { email, metadata: body.data ?? {}, now })
}
