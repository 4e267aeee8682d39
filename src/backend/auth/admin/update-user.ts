import type pg from 'pg'
import * as z from 'zod'
import type { AddressKind } from '../address-kind.ts'
import { emailKind, phoneKind } from '../address-kind.ts'
import type { Answer } from '../answer.ts'
import { refuse, refuseRequest } from '../answer.ts'
import type { AuthOptions } from '../auth-options.ts'
import { changeMetadata } from '../change-metadata.ts'
import { emailAddress, invalidEmail } from '../email-address.ts'
import { inTransaction } from '../in-transaction.ts'
import { hashPassword, passwordFault } from '../password.ts'
import { invalidPhone, phoneNumber } from '../phone-number.ts'
import { userJson } from '../user-json.ts'
import type { UserRow } from '../user.ts'
import { findUser, readUser } from '../user.ts'
import { banOf } from './ban.ts'

const metadata = z.record(z.string(), z.unknown()).nullish()

/** What is not named here is not offered, and refused: an answer of 200 would say that it was done. */
export const updateUserBody = z.strictObject({
  email: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  phone: z.string().nullish(),
  phone_confirm: z.boolean().nullish(),
  password: z.string().nullish(),
  ban_duration: z.string().nullish(),
  app_metadata: metadata,
  user_metadata: metadata,
  role: z.enum(['', 'authenticated']).nullish(),
})

type Body = z.infer<typeof updateUserBody>

export const userNotFound: Answer = refuse(404, 'user_not_found', 'User not found')

/** `PUT /admin/users/{id}`: addresses and whether they are confirmed, a password, a ban and metadata. All of it is done, or nothing. */
export async function updateUser(
  options: AuthOptions,
  { id, email: old }: UserRow,
  body: Body,
): Promise<Answer> {
  const email = body.email ? emailAddress(body.email) : null
  if (body.email && !email) return invalidEmail
  const phone = body.phone ? phoneNumber(body.phone) : null
  if (body.phone && !phone) return invalidPhone
  const now = options.now()
  const ban = banOf(body.ban_duration, now)
  if (ban === 'invalid') return refuseRequest('invalid format for ban_duration')
  const weak = body.password ? passwordFault(body.password, email ?? old, options.settings) : null
  if (weak) return weak
  const passwordHash = body.password ? await hashPassword(body.password) : null
  return inTransaction(options.pool, async (client) => {
    const user = await findUser(client, id)
    if (!user) return userNotFound
    const taken =
      (await give(client, emailKind, user, email, body.email_confirm === true, now)) ??
      (await give(client, phoneKind, user, phone, body.phone_confirm === true, now))
    if (taken) return taken
    if (passwordHash) {
      await client.query('update auth.users set encrypted_password = $2 where id = $1', [id, passwordHash])
      await client.query('delete from auth.sessions where user_id = $1', [id])
    }
    if (ban !== undefined) {
      await client.query('update auth.users set banned_until = $2 where id = $1', [id, ban])
    }
    await changeMetadata(client, id, { user: body.user_metadata, app: body.app_metadata }, now)
    return { status: 200, body: userJson(await readUser(client, id)) }
  })
}

/** Gives a user an address, or confirms the one that there is. A refusal when it is somebody else's. */
async function give(
  client: pg.PoolClient,
  kind: AddressKind,
  user: UserRow,
  given: string | null,
  confirms: boolean,
  now: Date,
): Promise<Answer | null> {
  const address = given ?? user[kind.name]
  if (!address || !(given || confirms)) return null
  if (!(await kind.vacate(client, address, user.id))) return kind.exists
  if (confirms || kind.isConfirmed(user)) {
    await kind.confirm(client, user.id, address, now)
    return null
  }
  await client.query(`update auth.users set ${kind.name} = $2 where id = $1`, [user.id, address])
  await kind.keepUnproven(client, user.id, address, now)
  return null
}
