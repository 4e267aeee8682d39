import * as z from 'zod'
import { emailKind } from './address-kind.ts'
import type { Answer } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { emailAddress, invalidEmail } from './email-address.ts'
import { dropUnproven, keepAddressIdentity } from './identity.ts'
import { inTransaction } from './in-transaction.ts'
import { limitMail } from './limit-requests.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { emailExists } from './confirm-address.ts'
import { userJson } from './user-json.ts'
import { findUserByEmail, insertUser, lockAddress, readUser } from './user.ts'

export const inviteBody = z.object({
  email: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
})

/** `POST /invite`, for operators: makes an account for an address and mails a link into it. */
export async function invite(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof inviteBody>,
): Promise<Answer> {
  const email = emailAddress(body.email ?? '')
  if (!email) return invalidEmail
  const limited = await limitMail(options, email)
  if (limited) return limited
  const now = options.now()
  const metadata = body.data ?? {}
  const invited = await inTransaction(options.pool, async (client) => {
    await lockAddress(client, email)
    const known = await findUserByEmail(client, email)
    if (known?.email_confirmed_at) return null
    const { id } = known ?? (await insertUser(client, { email, metadata, provider: 'email', now }))
    if (known) await dropUnproven(client, id)
    await keepAddressIdentity(client, 'email', id, email, { isVerified: false, now })
    await client.query(
      'update auth.users set invited_at = $2, confirmation_sent_at = $2, updated_at = $2 where id = $1',
      [id, now],
    )
    const type = 'confirmation_token'
    const token = await makeOneTimeToken(client, options, { userId: id, type, address: email, flowId: null })
    return { user: await readUser(client, id), token }
  })
  if (!invited) return emailExists
  const { user, token } = invited
  const message = { token, kind: 'invite', data: metadata } as const
  const fault = await emailKind.send(options, request, user, email, message)
  return fault ?? { status: 200, body: userJson(user) }
}
