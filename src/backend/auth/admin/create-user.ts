import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuseRequest } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { changeMetadata } from '../change-metadata.ts'
import { confirmAddress, emailExists, phoneExists, vacateAddress } from '../confirm-address.ts'
import { emailAddress, invalidEmail } from '../email-address.ts'
import { keepAddressIdentity } from '../identity.ts'
import { inTransaction } from '../in-transaction.ts'
import { isUuid } from '../is-uuid.ts'
import { hashPassword, isPasswordHash, passwordFault } from '../password.ts'
import { invalidPhone, phoneNumber } from '../phone-number.ts'
import { userJson } from '../user-json.ts'
import { findUser, insertUser, readUser } from '../user.ts'
import { banOf } from './ban.ts'

const metadata = z.record(z.string(), z.unknown()).nullish()

/** What is not named here is not offered, and refused: an answer of 200 would say that it was done. */
export const createUserBody = z.strictObject({
  id: z.string().nullish(),
  aud: z.enum(['', 'authenticated']).nullish(),
  role: z.enum(['', 'authenticated']).nullish(),
  email: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  phone: z.string().nullish(),
  phone_confirm: z.boolean().nullish(),
  password: z.string().nullish(),
  password_hash: z.string().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: z.string().nullish(),
})

type Body = z.infer<typeof createUserBody>

const nobody = '00000000-0000-0000-0000-000000000000'

/** `POST /admin/users`: an account for somebody. */
export async function createUser(options: AuthOptions, _request: AuthRequest, body: Body): Promise<Answer> {
  if (!body.email && !body.phone) {
    return refuseRequest('Cannot create a user without either an email or phone')
  }
  const email = body.email ? emailAddress(body.email) : null
  if (body.email && !email) return invalidEmail
  const phone = body.phone ? phoneNumber(body.phone) : null
  if (body.phone && !phone) return invalidPhone
  if (body.id && !isUuid(body.id)) return refuseRequest('ID must conform to the uuid v4 format')
  if (body.id === nobody) return refuseRequest('ID cannot be a nil uuid')
  const ban = banOf(body.ban_duration, options.now())
  if (ban === 'invalid') return refuseRequest('invalid format for ban_duration')
  const password = await chosenPassword(options, body)
  if (password.status === 'refused') return password.answer
  return inTransaction(options.pool, async (client) => {
    const now = options.now()
    if (body.id && (await findUser(client, body.id)))
      return refuseRequest('A user with this ID is there already')
    const taken = await takeAddresses(client, email, phone, body.id ?? nobody)
    if (taken) return taken
    const provider = email ? 'email' : 'phone'
    const { id } = await insertUser(client, {
      id: body.id ?? undefined,
      email,
      phone,
      passwordHash: password.hash,
      metadata: body.user_metadata ?? {},
      provider,
      now,
    })
    if (email)
      await keepAddressIdentity(client, 'email', id, email, { isVerified: body.email_confirm === true, now })
    if (phone)
      await keepAddressIdentity(client, 'phone', id, phone, { isVerified: body.phone_confirm === true, now })
    if (email && body.email_confirm) await confirmAddress(client, 'email', id, email, now)
    if (phone && body.phone_confirm) await confirmAddress(client, 'phone', id, phone, now)
    if (body.app_metadata) await changeMetadata(client, id, { app: body.app_metadata }, now)
    if (ban) await client.query('update auth.users set banned_until = $2 where id = $1', [id, ban])
    return { status: 200, body: userJson(await readUser(client, id)) }
  })
}

/** Makes room for the addresses; a refusal when somebody has one of them. */
async function takeAddresses(
  client: pg.PoolClient,
  email: string | null,
  phone: string | null,
  userId: string,
): Promise<Answer | null> {
  if (email && !(await vacateAddress(client, 'email', email, userId))) return emailExists
  if (phone && !(await vacateAddress(client, 'phone', phone, userId))) return phoneExists
  return null
}

type ChosenPassword = { status: 'chosen'; hash: string } | { status: 'refused'; answer: Answer }

async function chosenPassword({ settings }: AuthOptions, body: Body): Promise<ChosenPassword> {
  const refused = (answer: Answer): ChosenPassword => ({ status: 'refused', answer })
  const { password, password_hash: hash } = body
  if (password && hash) return refused(refuseRequest('Only a password or a password hash should be provided'))
  if (hash) {
    return isPasswordHash(hash)
      ? { status: 'chosen', hash }
      : refused(refuseRequest('password_hash must be one of bcrypt or Argon2'))
  }
  const weak = password ? passwordFault(password, body.email, settings) : null
  if (weak) return refused(weak)
  // Nobody knows it: the account is entered by mail until its owner sets another one.
  return { status: 'chosen', hash: await hashPassword(password || randomBytes(32).toString('base64url')) }
}
