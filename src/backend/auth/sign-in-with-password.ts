import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { emailAddress } from './email-address.ts'
import { inTransaction } from './in-transaction.ts'
import { issueSession } from './issue-session.ts'
import { limitClient } from './limit-requests.ts'
import { isPassword, weaknessOf } from './password.ts'
import { phoneNumber } from './phone-number.ts'
import type { UserRow } from './user.ts'
import { findUserByEmail, findUserByPhone, isBanned } from './user.ts'

export const signInWithPasswordBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string(),
})

type Body = z.infer<typeof signInWithPasswordBody>

/** One answer for a wrong password, an account without one and an unknown account; all take as long. */
const invalidLogin = refuse(400, 'invalid_credentials', 'Invalid login credentials')

/** `POST /token?grant_type=password`. */
export async function signInWithPassword(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
): Promise<Answer> {
  const { settings, limits } = options
  if (body.email && body.phone) {
    return refuseRequest('Only an email address or phone number should be provided on login.')
  }
  if (!body.email && !body.phone) return refuseRequest('missing email or phone')
  if (body.email && !settings.email.enabled) {
    return refuse(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  if (body.phone && !settings.phone.enabled) {
    return refuse(422, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  const address = body.email ? emailAddress(body.email) : phoneNumber(body.phone ?? '')
  const limited =
    (await limitClient(options, 'sign-in', request.clientAddress, limits.signInsPerClient)) ??
    (address && (await limitClient(options, 'password', address, limits.passwordsPerAccount)))
  if (limited) return limited
  const user = address === null ? null : await findBy(options, body, address)
  if (!(await isPassword(body.password, user?.encrypted_password ?? null)) || !user) return invalidLogin
  const refusal = refusalOf(user, body, options.now())
  if (refusal) return refusal
  const session = await inTransaction(options.pool, (client) =>
    issueSession(client, options, request, user, 'password'),
  )
  const weakness = weaknessOf(body.password, user.email, settings)
  return { status: 200, body: weakness ? { ...session, weak_password: weakness } : session }
}

async function findBy({ pool }: AuthOptions, { email }: Body, address: string): Promise<UserRow | null> {
  return email ? findUserByEmail(pool, address) : findUserByPhone(pool, address)
}

/** What is told only to those who know the password. */
function refusalOf(user: UserRow, { email, phone }: Body, now: Date): Answer | null {
  if (isBanned(user, now)) return refuse(400, 'user_banned', 'User is banned')
  if (email && !user.email_confirmed_at) return refuse(400, 'email_not_confirmed', 'Email not confirmed')
  if (phone && !user.phone_confirmed_at) return refuse(400, 'phone_not_confirmed', 'Phone not confirmed')
  return null
}
