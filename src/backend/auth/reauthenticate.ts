import type pg from 'pg'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { inTransaction } from './in-transaction.ts'
import { limitMail, limitText } from './limit-requests.ts'
import { makeOneTimeToken, takeCode } from './one-time-token.ts'
import { sendTokenMail, sendTokenText } from './send-token.ts'
import { signedInUser } from './signed-in-user.ts'
import { localeOf } from './tell-owner.ts'
import type { UserRow } from './user.ts'

/** `GET /reauthenticate`: sends the signed-in user a code, for what weighs more than usual (a new password). */
export async function reauthenticate(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  const signedIn = await signedInUser(options, request)
  if (signedIn.status === 'refused') return signedIn.answer
  const { user } = signedIn
  const address = user.email || user.phone
  if (!address) {
    return refuseRequest('Reauthentication requires the user to have an email or a phone number')
  }
  if (user.email && !user.email_confirmed_at) {
    return refuse(422, 'email_not_confirmed', 'Please verify your email first.')
  }
  if (!user.email && !user.phone_confirmed_at) {
    return refuse(422, 'phone_not_confirmed', 'Please verify your phone first.')
  }
  const limited = user.email ? await limitMail(options, address) : await limitText(options, address)
  if (limited) return limited
  const token = await inTransaction(options.pool, async (client) => {
    await client.query('update auth.users set reauthentication_sent_at = $2 where id = $1', [
      user.id,
      options.now(),
    ])
    const type = 'reauthentication_token'
    return makeOneTimeToken(client, options, { userId: user.id, type, address, flowId: null })
  })
  const locale = localeOf(options, request, user)
  const fault = user.email
    ? await sendTokenMail(options, {
        to: address,
        kind: 'reauthenticate',
        token,
        redirectTo: options.siteUrl,
        locale,
      })
    : await sendTokenText(options, { to: address, code: token.code, channel: 'sms', locale })
  return fault ?? { status: 200, body: {} }
}

/** Uses up such a code; a refusal when it is none. */
export async function checkNonce(
  client: pg.PoolClient,
  options: AuthOptions,
  user: UserRow,
  nonce: string,
): Promise<Answer | null> {
  const address = user.email || user.phone
  const proof =
    address && (await takeCode(client, options, ['reauthentication_token'], address, nonce.trim()))
  if (proof && proof.user.id === user.id) return null
  return refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
