import type pg from 'pg'
import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { changeMetadata } from './change-metadata.ts'
import { emailAddress } from './email-address.ts'
import { beginFlow } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import { limitClient, limitMail } from './limit-requests.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { emailExists, isTaken } from './prove-address.ts'
import { mailLocale, redirectTarget } from './redirect-target.ts'
import { sendTokenMail } from './send-token-mail.ts'
import { signedInUser } from './signed-in-user.ts'
import { userJson } from './user-json.ts'
import type { UserRow } from './user.ts'
import { userColumns } from './user.ts'

export const updateUserBody = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  phone: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

type Body = z.infer<typeof updateUserBody>

/**
 * `PUT /user`: changes metadata, and asks for a new address. The address counts once it is confirmed; a guest then is
 * a user with the same id.
 */
export async function updateUser(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  const signedIn = await signedInUser(options, request)
  if (signedIn.status === 'refused') return signedIn.answer
  const { user } = signedIn
  if (body.password) return refuse(422, 'email_provider_disabled', 'Passwords are not enabled')
  if (body.phone) return refuse(422, 'phone_provider_disabled', 'Phone numbers are not enabled')
  const metadata = { user: body.data }
  const changed =
    (body.data && (await changeMetadata(options.pool, user.id, metadata, options.now()))) || user
  if (!body.email) return { status: 200, body: userJson(changed) }
  const email = emailAddress(body.email)
  if (!email) return refuse(400, 'validation_failed', 'Unable to validate email address: invalid format')
  if (email === user.email) return { status: 200, body: userJson(changed) }
  return askForAddress(options, request, changed, email, body)
}

async function askForAddress(
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  email: string,
  body: Body,
): Promise<Answer> {
  const limited = await limitClient(options, 'mails', request.clientAddress, options.limits.mailsPerClient)
  if (limited) return limited
  if (await isTaken(options.pool, email, user.id)) return emailExists
  const refusal = await limitMail(options, email)
  if (refusal) return refusal
  const redirectTo = redirectTarget(options, request.search.get('redirect_to'))
  const made = await inTransaction(options.pool, async (client) => {
    const changed = await setAddressChange(client, user.id, email, options.now())
    const flowId = await beginFlow(client, user.id, body, options.now())
    const token = await makeOneTimeToken(client, options, {
      userId: user.id,
      type: 'email_change_token_new',
      email,
      flowId,
    })
    return { changed, token }
  })
  const locale = mailLocale(redirectTo, body.data ?? {}, user.raw_user_meta_data)
  const fault = await sendTokenMail(options, {
    to: email,
    kind: 'claim',
    token: made.token,
    redirectTo,
    locale,
  })
  return fault ?? { status: 200, body: userJson(made.changed) }
}

async function setAddressChange(
  client: pg.PoolClient,
  userId: string,
  email: string,
  now: Date,
): Promise<UserRow> {
  const { rows } = await client.query<UserRow>(
    `update auth.users as users set email_change = $2, email_change_sent_at = $3, updated_at = $3
     where id = $1 returning ${userColumns}`,
    [userId, email, now],
  )
  if (!rows[0]) throw new Error(`User ${userId} is gone`)
  return rows[0]
}
