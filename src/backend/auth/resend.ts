import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { askForAddress, askForPhone } from './change-address.ts'
import { emailAddress, invalidEmail } from './email-address.ts'
import { beginFlow, challengeFault } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import { limitClient, limitMail, limitText } from './limit-requests.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { invalidPhone, phoneNumber } from './phone-number.ts'
import { mailLocale, redirectTarget } from './redirect-target.ts'
import { sendCode } from './send-code.ts'
import { sendTokenMail } from './send-token.ts'
import type { UserRow } from './user.ts'
import { findUserByEmail, userColumns } from './user.ts'

export const resendBody = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

type Body = z.infer<typeof resendBody>

const sent: Answer = { status: 200, body: {} }

/** `POST /resend`: another message for an account or a change that waits for confirmation. Never tells which there are. */
export async function resend(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  const fault = challengeFault(body)
  if (fault) return fault
  switch (body.type) {
    case 'signup':
    case 'email_change': {
      if (!body.email) return refuseRequest('Type provided requires an email address')
      if (!options.settings.email.enabled) {
        return refuse(400, 'email_provider_disabled', 'Email logins are disabled')
      }
      const email = emailAddress(body.email)
      if (!email) return invalidEmail
      const resendTo = body.type === 'signup' ? resendConfirmation : resendChange
      return (
        (await limitClient(options, 'mails', request.clientAddress, options.limits.mailsPerClient)) ??
        (await limitMail(options, email)) ??
        resendTo(options, request, body, email)
      )
    }
    case 'sms':
    case 'phone_change': {
      if (!body.phone) return refuseRequest('Type provided requires a phone number')
      if (!options.settings.phone.enabled) {
        return refuse(400, 'phone_provider_disabled', 'Phone logins are disabled')
      }
      const phone = phoneNumber(body.phone)
      if (!phone) return invalidPhone
      if (body.type === 'sms') return sendCode(options, request, { phone, create_user: false })
      return (
        (await limitClient(options, 'texts', request.clientAddress, options.limits.mailsPerClient)) ??
        (await limitText(options, phone)) ??
        resendPhoneChange(options, phone)
      )
    }
    default:
      return refuseRequest('Missing one of these types: signup, email_change, sms, phone_change')
  }
}

async function resendConfirmation(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
  email: string,
): Promise<Answer> {
  const redirectTo = redirectTarget(options, request.search.get('redirect_to'))
  const now = options.now()
  const made = await inTransaction(options.pool, async (client) => {
    const user = await findUserByEmail(client, email)
    if (!user || user.email_confirmed_at) return null
    // An account without a password came from asking for a code.
    const hasPassword = user.encrypted_password !== null
    const kind = hasPassword ? ('confirm' as const) : ('login' as const)
    const type = hasPassword ? 'confirmation_token' : 'recovery_token'
    await client.query('update auth.users set confirmation_sent_at = $2 where id = $1', [user.id, now])
    const flowId = await beginFlow(client, user.id, body, 'email/signup', now)
    const token = await makeOneTimeToken(client, options, { userId: user.id, type, address: email, flowId })
    return { kind, token, locale: mailLocale(redirectTo, {}, user.raw_user_meta_data) }
  })
  const fault = made && (await sendTokenMail(options, { to: email, redirectTo, ...made }))
  return fault ?? sent
}

/** By the new address or by the one that the user has. */
async function resendChange(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
  email: string,
): Promise<Answer> {
  const { rows } = await options.pool.query<UserRow>(
    `select ${userColumns} from auth.users as users where email_change <> '' and (email_change = $1 or email = $1)
     order by email_change_sent_at desc limit 1`,
    [email],
  )
  const user = rows[0]
  if (!user?.email_change) return sent
  return (await askForAddress(options, request, user, user.email_change, body)) ?? sent
}

async function resendPhoneChange(options: AuthOptions, phone: string): Promise<Answer> {
  const { rows } = await options.pool.query<UserRow>(
    `select ${userColumns} from auth.users as users where phone_change = $1 order by phone_change_sent_at desc limit 1`,
    [phone],
  )
  const user = rows[0]
  return (user && (await askForPhone(options, user, phone, 'sms'))) ?? sent
}
