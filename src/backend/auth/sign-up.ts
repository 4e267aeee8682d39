import type pg from 'pg'
import * as z from 'zod'
import type { AddressKind } from './address-kind.ts'
import { emailKind, phoneKind } from './address-kind.ts'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { channels } from './channels.ts'
import { beginFlow, challengeFault } from './flow-state.ts'
import { dropUnproven } from './identity.ts'
import { inTransaction } from './in-transaction.ts'
import { issueSession } from './issue-session.ts'
import { limitClient } from './limit-requests.ts'
import type { OneTimeToken } from './one-time-token.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { ownData } from './own-data.ts'
import { hashPassword, passwordFault } from './password.ts'
import { pretendedUser } from './pretended-user.ts'
import { userJson } from './user-json.ts'
import type { UserRow } from './user.ts'
import { insertUser, lockAddress, readUser } from './user.ts'

export const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: ownData,
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
  const weak = passwordFault(body.password, body.email, settings)
  if (weak) return weak
  if (body.email && body.phone) {
    return refuseRequest('Only an email address or phone number should be provided on signup.')
  }
  if (body.phone && body.code_challenge) return refuseRequest('PKCE not supported for phone signups')
  return (
    challengeFault(body) ??
    (body.email
      ? signUpAt(options, request, emailKind, body.email, body.password, body)
      : signUpAt(options, request, phoneKind, body.phone ?? '', body.password, body))
  )
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

/** What a sign-up comes to: an answer, or a user who waits for a message; none is sent for one who is only pretended. */
type SignedUp =
  | { status: 'answered'; answer: Answer }
  | { status: 'awaited'; user: UserRow; token: OneTimeToken | null }

async function signUpAt(
  options: AuthOptions,
  request: AuthRequest,
  kind: AddressKind,
  given: string,
  password: string,
  body: Body,
): Promise<Answer> {
  const { autoconfirm, enabled } = options.settings[kind.name]
  if (!enabled) {
    const what = kind.name === 'email' ? 'Email' : 'Phone'
    return refuse(400, `${kind.name}_provider_disabled`, `${what} signups are disabled`)
  }
  const address = kind.read(given)
  if (!address) return kind.invalid
  const limited = autoconfirm ? null : await kind.limit(options, request, address)
  if (limited) return limited
  // Hashed also for an account that is there already, whose answer must not come sooner.
  const passwordHash = await hashPassword(password)
  const signedUp = await inTransaction(options.pool, (client) =>
    signUpIn(client, options, request, kind, address, passwordHash, body),
  )
  if (signedUp.status === 'answered') return signedUp.answer
  const { user, token } = signedUp
  const message = { kind: 'confirm', channel: body.channel, data: body.data ?? {} } as const
  const fault = token && (await kind.send(options, request, user, address, { ...message, token }))
  return fault ?? { status: 200, body: userJson(user) }
}

async function signUpIn(
  client: pg.PoolClient,
  options: AuthOptions,
  request: AuthRequest,
  kind: AddressKind,
  address: string,
  passwordHash: string,
  body: Body,
): Promise<SignedUp> {
  const { settings } = options
  const now = options.now()
  await lockAddress(client, address)
  const known = await findClaimant(client, kind, address)
  if (known && kind.isConfirmed(known)) {
    if (settings.email.autoconfirm || settings.phone.autoconfirm) {
      return { status: 'answered', answer: userExists }
    }
    return { status: 'awaited', user: pretendedUser(options, kind, address, body.data ?? {}), token: null }
  }
  const user = await keepUnconfirmed(client, kind, known, address, passwordHash, body, now)
  if (settings[kind.name].autoconfirm) {
    const confirmed = await kind.confirm(client, user.id, address, now)
    const session = await issueSession(client, options, request, confirmed, 'password')
    return { status: 'answered', answer: { status: 200, body: session } }
  }
  const flowId = await beginFlow(client, user.id, body, 'email/signup', now)
  const type = 'confirmation_token'
  const token = await makeOneTimeToken(client, options, { userId: user.id, type, address, flowId })
  return { status: 'awaited', user, token }
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Who has the address, or waits to; an account that somebody is in by other ways loses what it never proved. */
async function findClaimant(
  client: pg.PoolClient,
  kind: AddressKind,
  address: string,
): Promise<UserRow | null> {
  const known = await kind.find(client, address)
  if (!known || kind.isConfirmed(known) || known.last_sign_in_at === null) return known
  await kind.vacate(client, address, nobody)
  return null
}

/** The account that waits for its confirmation: of several who sign up with one address the last one counts. */
async function keepUnconfirmed(
  client: pg.PoolClient,
  kind: AddressKind,
  known: UserRow | null,
  address: string,
  passwordHash: string,
  body: Body,
  now: Date,
): Promise<UserRow> {
  const metadata = body.data ?? {}
  const user = { [kind.name]: address, passwordHash, metadata, provider: kind.name, now }
  const { id } = known ?? (await insertUser(client, user))
  if (known) await dropUnproven(client, id)
  await client.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3, confirmation_sent_at = $4, updated_at = $4,
       created_at = case when last_sign_in_at is null then $4 else created_at end
     where id = $1`,
    [id, passwordHash, metadata, now],
  )
  await kind.keepUnproven(client, id, address, now)
  return readUser(client, id)
}
