import type pg from 'pg'
import * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse, refuseRequest } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { noteAddress } from '../change-address.ts'
import { changeMetadata } from '../change-metadata.ts'
import { emailExists, isTaken } from '../confirm-address.ts'
import { emailAddress, invalidEmail } from '../email-address.ts'
import { dropUnproven, keepAddressIdentity } from '../identity.ts'
import { inTransaction } from '../in-transaction.ts'
import type { TokenType } from '../one-time-token.ts'
import { makeOneTimeToken } from '../one-time-token.ts'
import { hashPassword, passwordFault } from '../password.ts'
import { redirectTarget } from '../redirect-target.ts'
import { actionLink } from '../send-token.ts'
import { userJson } from '../user-json.ts'
import type { UserRow } from '../user.ts'
import { findUserByEmail, insertUser, lockAddress, readUser } from '../user.ts'

export const generateLinkBody = z.object({
  type: z.string(),
  email: z.string().nullish(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  redirect_to: z.string().nullish(),
})

type Body = z.infer<typeof generateLinkBody>

/** What a kind of link is made of. */
interface LinkKind {
  token: TokenType
  /** The `type` that verifies it. */
  verification: string
}

const linkKinds: ReadonlyMap<string, LinkKind> = new Map([
  ['signup', { token: 'confirmation_token', verification: 'signup' }],
  ['invite', { token: 'confirmation_token', verification: 'invite' }],
  ['magiclink', { token: 'recovery_token', verification: 'magiclink' }],
  ['recovery', { token: 'recovery_token', verification: 'recovery' }],
  ['email_change_current', { token: 'email_change_token_current', verification: 'email_change' }],
  ['email_change_new', { token: 'email_change_token_new', verification: 'email_change' }],
])

type Prepared = { status: 'prepared'; user: UserRow; address: string } | { status: 'refused'; answer: Answer }

/** `POST /admin/generate_link`: what a mail would carry, for mails that an operator sends. Nothing is sent from here. */
export async function generateLink(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  const email = emailAddress(body.email ?? '')
  if (!email) return invalidEmail
  const weak = body.type === 'signup' ? signUpFault(options, body) : null
  if (weak) return weak
  const passwordHash = body.type === 'signup' ? await hashPassword(body.password ?? '') : null
  const redirectTo = redirectTarget(options, body.redirect_to || request.search.get('redirect_to'))
  return inTransaction(options.pool, async (client) => {
    await lockAddress(client, email)
    const known = await findUserByEmail(client, email)
    // A login link for somebody unknown is a sign-up.
    const type = body.type === 'magiclink' && !known ? 'signup' : body.type
    const kind = linkKinds.get(type)
    if (!kind) return refuseRequest(`Invalid email action link type requested: ${body.type}`)
    const prepared = await prepare(client, options, { ...body, type, email }, known, passwordHash)
    if (prepared.status === 'refused') return prepared.answer
    const { user, address } = prepared
    const token = await makeOneTimeToken(client, options, {
      userId: user.id,
      type: kind.token,
      address,
      flowId: null,
    })
    return {
      status: 200,
      body: {
        ...userJson(await readUser(client, user.id)),
        action_link: actionLink(options, token, kind.verification, redirectTo),
        email_otp: token.code,
        hashed_token: token.tokenHash,
        verification_type: type,
        redirect_to: redirectTo,
      },
    }
  })
}

function signUpFault(options: AuthOptions, { password, email }: Body): Answer | null {
  return password
    ? passwordFault(password, email, options.settings)
    : refuseRequest('Signup requires a valid password')
}

async function prepare(
  client: pg.PoolClient,
  options: AuthOptions,
  body: Body & { email: string },
  known: UserRow | null,
  passwordHash: string | null,
): Promise<Prepared> {
  const now = options.now()
  const { email } = body
  switch (body.type) {
    case 'signup':
    case 'invite': {
      if (known?.email_confirmed_at) return refused(emailExists)
      const newUser = { email, metadata: {}, provider: 'email', now }
      const user = known ?? (await insertUser(client, newUser))
      if (known) await dropUnproven(client, user.id)
      await keepAddressIdentity(client, 'email', user.id, email, { isVerified: false, now })
      await changeMetadata(client, user.id, { user: body.data }, now)
      await client.query(
        `update auth.users set confirmation_sent_at = $2, invited_at = coalesce($3, invited_at),
           encrypted_password = coalesce($4, encrypted_password)
         where id = $1`,
        [user.id, now, body.type === 'invite' ? now : null, passwordHash],
      )
      return { status: 'prepared', user, address: email }
    }
    case 'magiclink':
    case 'recovery':
      if (!known) return refused(unknownUser)
      await client.query('update auth.users set recovery_sent_at = $2 where id = $1', [known.id, now])
      return { status: 'prepared', user: known, address: email }
    default:
      return known ? prepareChange(client, options, body, known) : refused(unknownUser)
  }
}

const unknownUser = refuse(404, 'user_not_found', 'User with this email not found')

async function prepareChange(
  client: pg.PoolClient,
  options: AuthOptions,
  body: Body & { email: string },
  user: UserRow,
): Promise<Prepared> {
  const isCurrent = body.type === 'email_change_current'
  if (isCurrent && !options.settings.email.doubleConfirmChanges) {
    return refused(refuseRequest('Enable secure email change to generate link for current email'))
  }
  const wanted = emailAddress(body.new_email ?? '')
  if (!wanted) return refused(invalidEmail)
  if (await isTaken(client, 'email', wanted, user.id)) return refused(emailExists)
  // The second link of one change leaves the first one standing.
  if (user.email_change !== wanted) await noteAddress(client, user.id, wanted, options.now())
  return { status: 'prepared', user, address: isCurrent ? body.email : wanted }
}

function refused(answer: Answer): Prepared {
  return { status: 'refused', answer }
}
