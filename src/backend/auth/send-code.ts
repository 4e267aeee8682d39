import type pg from 'pg'
import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { confirmAddress, confirmPhone } from './confirm-address.ts'
import { emailAddress, invalidEmail } from './email-address.ts'
import { beginFlow, challengeFault } from './flow-state.ts'
import { keepEmailIdentity, keepPhoneIdentity } from './identity.ts'
import { inTransaction } from './in-transaction.ts'
import { limitClient, limitMail, limitText } from './limit-requests.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { invalidPhone, phoneNumber } from './phone-number.ts'
import { mailLocale, redirectTarget } from './redirect-target.ts'
import { sendTokenMail, sendTokenText } from './send-token.ts'
import { channels } from './sign-up.ts'
import type { UserRow } from './user.ts'
import { findUserByEmail, findUserByPhone, insertUser, lockAddress } from './user.ts'

export const sendCodeBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  channel: channels,
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

type Body = z.infer<typeof sendCodeBody>

/** `POST /otp`: sends a code, and by mail a link. The answer is the same whether or not the address has an account. */
export async function sendCode(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  if (body.email && body.phone) {
    return refuseRequest('Only an email address or phone number should be provided')
  }
  if (body.email) return mailCode(options, request, body, body.email)
  return body.phone
    ? textCode(options, request, body, body.phone)
    : refuseRequest('One of email or phone must be set')
}

async function mailCode(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
  given: string,
): Promise<Answer> {
  if (!options.settings.email.enabled) {
    return refuse(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  const email = emailAddress(given)
  if (!email) return invalidEmail
  const refusal =
    challengeFault(body) ??
    (await limitClient(options, 'mails', request.clientAddress, options.limits.mailsPerClient)) ??
    (await limitMail(options, email))
  if (refusal) return refusal
  const redirectTo = redirectTarget(options, request.search.get('redirect_to'))
  const now = options.now()
  const made = await inTransaction(options.pool, async (client) => {
    await lockAddress(client, email)
    const known = await findUserByEmail(client, email)
    const user = known ?? (await makeUser(client, options, body, { email }))
    if (!user) return null
    await client.query('update auth.users set recovery_sent_at = $2 where id = $1', [user.id, now])
    const flowId = await beginFlow(client, user.id, body, 'magiclink', now)
    const type = 'recovery_token'
    const token = await makeOneTimeToken(client, options, { userId: user.id, type, address: email, flowId })
    return { token, locale: mailLocale(redirectTo, body.data ?? {}, user.raw_user_meta_data) }
  })
  const fault = made && (await sendTokenMail(options, { to: email, kind: 'login', redirectTo, ...made }))
  return fault ?? { status: 200, body: {} }
}

async function textCode(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
  given: string,
): Promise<Answer> {
  if (!options.settings.phone.enabled) {
    return refuse(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  const phone = phoneNumber(given)
  if (!phone) return invalidPhone
  const refusal =
    (await limitClient(options, 'texts', request.clientAddress, options.limits.mailsPerClient)) ??
    (await limitText(options, phone))
  if (refusal) return refusal
  const made = await inTransaction(options.pool, async (client) => {
    await lockAddress(client, phone)
    const user = (await findUserByPhone(client, phone)) ?? (await makeUser(client, options, body, { phone }))
    if (!user) return null
    const type = 'recovery_token'
    const token = { userId: user.id, type, address: phone, flowId: null } as const
    const { code } = await makeOneTimeToken(client, options, token)
    return { code, locale: mailLocale(options.siteUrl, body.data ?? {}, user.raw_user_meta_data) }
  })
  const fault = made && (await sendTokenText(options, { to: phone, channel: body.channel ?? 'sms', ...made }))
  return fault ?? { status: 200, body: {} }
}

/** An account without a password for an address; null where none may be made. */
async function makeUser(
  client: pg.PoolClient,
  { settings, now }: AuthOptions,
  body: Body,
  { email, phone }: { email?: string; phone?: string },
): Promise<UserRow | null> {
  if (body.create_user === false || !settings.signUp) return null
  const metadata = body.data ?? {}
  if (email !== undefined) {
    const user = await insertUser(client, { email, metadata, provider: 'email', now: now() })
    if (settings.email.autoconfirm) return confirmAddress(client, user.id, email, now())
    await keepEmailIdentity(client, user.id, email, false, now())
    return user
  }
  const number = phone ?? ''
  const user = await insertUser(client, { phone: number, metadata, provider: 'phone', now: now() })
  if (settings.phone.autoconfirm) return confirmPhone(client, user.id, number, now())
  await keepPhoneIdentity(client, user.id, number, false, now())
  return user
}
