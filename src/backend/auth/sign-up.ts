import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import * as z from 'zod'
import { keyedHash } from '../gateway/keyed-hash.ts'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { confirmAddress, confirmPhone } from './confirm-address.ts'
import { emailAddress, invalidEmail } from './email-address.ts'
import { beginFlow, challengeFault } from './flow-state.ts'
import { dropUnproven, keepEmailIdentity, keepPhoneIdentity } from './identity.ts'
import { inTransaction } from './in-transaction.ts'
import { issueSession } from './issue-session.ts'
import { limitClient, limitMail, limitText } from './limit-requests.ts'
import type { OneTimeToken } from './one-time-token.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { hashPassword, passwordFault } from './password.ts'
import { invalidPhone, phoneNumber } from './phone-number.ts'
import { mailLocale, redirectTarget } from './redirect-target.ts'
import { sendTokenMail, sendTokenText } from './send-token.ts'
import { userJson } from './user-json.ts'
import type { UserRow } from './user.ts'
import { findUserByEmail, findUserByPhone, insertUser, lockAddress, readUser } from './user.ts'

export const channels = z.enum(['sms', 'whatsapp']).nullish()

export const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  channel: channels,
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

type Body = z.infer<typeof signUpBody>

export const signUpsDisabled = refuse(422, 'signup_disabled', 'Signups not allowed for this instance')

const userExists = refuse(422, 'user_already_exists', 'User already registered')

/** `POST /signup`: an account with a password, or a guest when neither an address nor a number is given. */
export async function signUp(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  const { settings, limits } = options
  if (!body.email && !body.phone) return signUpGuest(options, request, body)
  if (!settings.signUp) return signUpsDisabled
  const limited = await limitClient(options, 'sign-up', request.clientAddress, limits.signUpsPerClient)
  if (limited) return limited
  if (!body.password) return refuseRequest('Signup requires a valid password')
  const weak = passwordFault(body.password, settings)
  if (weak) return weak
  if (body.email && body.phone) {
    return refuseRequest('Only an email address or phone number should be provided on signup.')
  }
  if (body.phone && body.code_challenge) return refuseRequest('PKCE not supported for phone signups')
  const fault = challengeFault(body)
  if (fault) return fault
  return body.email
    ? signUpByEmail(options, request, body, body.email, body.password)
    : signUpByPhone(options, request, body, body.phone ?? '', body.password)
}

async function signUpGuest(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  if (!options.settings.anonymousUsers) {
    return refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (!options.settings.signUp) return signUpsDisabled
  const { guestsPerClient } = options.limits
  const refusal = await limitClient(options, 'guest', request.clientAddress, guestsPerClient, 3600)
  if (refusal) return refusal
  return inTransaction(options.pool, async (client) => {
    const guest = { metadata: body.data ?? {}, provider: null, now: options.now() }
    const user = await insertUser(client, guest)
    return { status: 200, body: await issueSession(client, options, request, user, 'anonymous') }
  })
}

/** What a sign-up comes to: a session, or a message that has to be sent, to somebody or to nobody. */
type SignedUp =
  | { status: 'answered'; answer: Answer }
  | { status: 'awaited'; user: UserRow; token: OneTimeToken | null }

async function signUpByEmail(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
  given: string,
  password: string,
): Promise<Answer> {
  const { autoconfirm, enabled } = options.settings.email
  if (!enabled) return refuse(400, 'email_provider_disabled', 'Email signups are disabled')
  const email = emailAddress(given)
  if (!email) return invalidEmail
  const limited = autoconfirm
    ? null
    : ((await limitClient(options, 'mails', request.clientAddress, options.limits.mailsPerClient)) ??
      (await limitMail(options, email)))
  if (limited) return limited
  const passwordHash = await hashPassword(password)
  const now = options.now()
  const signedUp = await inTransaction(options.pool, async (client): Promise<SignedUp> => {
    await lockAddress(client, email)
    const known = await findUserByEmail(client, email)
    if (known?.email_confirmed_at) {
      if (autoconfirm || options.settings.phone.autoconfirm) return { status: 'answered', answer: userExists }
      return { status: 'awaited', user: pretendedUser(options, { email }, body), token: null }
    }
    const user = await keepUnconfirmed(client, known, { email }, body, passwordHash, now)
    if (autoconfirm) {
      const confirmed = await confirmAddress(client, user.id, email, now)
      const session = await issueSession(client, options, request, confirmed, 'password')
      return { status: 'answered', answer: { status: 200, body: session } }
    }
    const flowId = await beginFlow(client, user.id, body, 'email/signup', now)
    const type = 'confirmation_token'
    const token = await makeOneTimeToken(client, options, { userId: user.id, type, address: email, flowId })
    return { status: 'awaited', user, token }
  })
  if (signedUp.status === 'answered') return signedUp.answer
  const { user, token } = signedUp
  const redirectTo = redirectTarget(options, request.search.get('redirect_to'))
  const locale = mailLocale(redirectTo, body.data ?? {}, user.raw_user_meta_data)
  const mail = { to: email, kind: 'confirm', redirectTo, locale } as const
  const fault = token && (await sendTokenMail(options, { ...mail, token }))
  return fault ?? { status: 200, body: userJson(user) }
}

async function signUpByPhone(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
  given: string,
  password: string,
): Promise<Answer> {
  const { autoconfirm, enabled } = options.settings.phone
  if (!enabled) return refuse(400, 'phone_provider_disabled', 'Phone signups are disabled')
  const phone = phoneNumber(given)
  if (!phone) return invalidPhone
  const limited = autoconfirm
    ? null
    : ((await limitClient(options, 'texts', request.clientAddress, options.limits.mailsPerClient)) ??
      (await limitText(options, phone)))
  if (limited) return limited
  const passwordHash = await hashPassword(password)
  const now = options.now()
  const signedUp = await inTransaction(options.pool, async (client): Promise<SignedUp> => {
    await lockAddress(client, phone)
    const known = await findUserByPhone(client, phone)
    if (known?.phone_confirmed_at) {
      if (autoconfirm || options.settings.email.autoconfirm) return { status: 'answered', answer: userExists }
      return { status: 'awaited', user: pretendedUser(options, { phone }, body), token: null }
    }
    const user = await keepUnconfirmed(client, known, { phone }, body, passwordHash, now)
    if (autoconfirm) {
      const confirmed = await confirmPhone(client, user.id, phone, now)
      const session = await issueSession(client, options, request, confirmed, 'password')
      return { status: 'answered', answer: { status: 200, body: session } }
    }
    const type = 'confirmation_token'
    const token = await makeOneTimeToken(client, options, {
      userId: user.id,
      type,
      address: phone,
      flowId: null,
    })
    return { status: 'awaited', user, token }
  })
  if (signedUp.status === 'answered') return signedUp.answer
  const { user, token } = signedUp
  const locale = mailLocale(options.siteUrl, body.data ?? {}, user.raw_user_meta_data)
  const text = { to: phone, channel: body.channel ?? 'sms', locale } as const
  const fault = token && (await sendTokenText(options, { ...text, code: token.code }))
  return fault ?? { status: 200, body: userJson(user) }
}

type Address = { email: string; phone?: never } | { phone: string; email?: never }

/** The account that waits for its confirmation: of several who sign up with one address the last one counts. */
async function keepUnconfirmed(
  client: pg.PoolClient,
  known: UserRow | null,
  address: Address,
  body: Body,
  passwordHash: string,
  now: Date,
): Promise<UserRow> {
  const metadata = body.data ?? {}
  const provider = address.email ? 'email' : 'phone'
  const { id } = known ?? (await insertUser(client, { ...address, passwordHash, metadata, provider, now }))
  if (known) await dropUnproven(client, id)
  await client.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3, confirmation_sent_at = $4, updated_at = $4,
       created_at = case when last_sign_in_at is null then $4 else created_at end
     where id = $1`,
    [id, passwordHash, metadata, now],
  )
  if (address.email) await keepEmailIdentity(client, id, address.email, false, now)
  else await keepPhoneIdentity(client, id, address.phone ?? '', false, now)
  return readUser(client, id)
}

/** What a stranger is shown of an account that is there already: the same as of one that waits for its confirmation. */
function pretendedUser(options: AuthOptions, address: Address, body: Body): UserRow {
  const now = options.now()
  const id = pretendedId(options, address.email ?? address.phone)
  const provider = address.email ? 'email' : 'phone'
  const data = { sub: id, ...address, email_verified: false, phone_verified: false }
  const time = now.toISOString().replace('Z', '+00:00')
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: address.email ?? null,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    phone: address.phone ?? null,
    phone_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    phone_change: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: body.data ?? {},
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    is_sso_user: false,
    banned_until: null,
    deleted_at: null,
    factors: [],
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        provider,
        identity_data: data,
        last_sign_in_at: time,
        created_at: time,
        updated_at: time,
        ...(address.email !== undefined && { email: address.email }),
      },
    ],
  }
}

/** The same each time, as that of a real account would be (the form of a random UUID, RFC 9562 section 5.4). */
function pretendedId({ keys }: AuthOptions, address: string): string {
  const hex = keyedHash(keys, 'pretended accounts', address)
  const variant = '89ab'[parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
