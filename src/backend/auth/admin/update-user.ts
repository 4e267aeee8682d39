import type pg from 'pg'
import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions } from './auth-options.ts'
import { changeMetadata } from './change-metadata.ts'
import { emailAddress } from './email-address.ts'
import { inTransaction } from './in-transaction.ts'
import { parseDuration } from './parse-duration.ts'
import { emailExists, vacateAddress } from './prove-address.ts'
import { userJson } from './user-json.ts'
import { confirmAddress, findUser } from './user.ts'

const metadata = z.record(z.string(), z.unknown()).nullish()

/** What is not named here is not offered, and refused: an answer of 200 would say that it was done. */
export const adminUpdateUserBody = z.strictObject({
  email: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  ban_duration: z.string().nullish(),
  app_metadata: metadata,
  user_metadata: metadata,
  password: z.string().nullish(),
  phone: z.string().nullish(),
  phone_confirm: z.boolean().nullish(),
  role: z.enum(['', 'authenticated']).nullish(),
})

type Body = z.infer<typeof adminUpdateUserBody>

export const userNotFound: Answer = refuse(404, 'user_not_found', 'User not found')

/** `PUT /admin/users/{id}`: an address, whether it is confirmed, a ban and metadata. All of it is done, or nothing. */
export async function adminUpdateUser(options: AuthOptions, id: string, body: Body): Promise<Answer> {
  if (body.password) return refuse(422, 'email_provider_disabled', 'Passwords are not enabled')
  if (body.phone || body.phone_confirm) {
    return refuse(422, 'phone_provider_disabled', 'Phone numbers are not enabled')
  }
  const email = body.email ? emailAddress(body.email) : null
  if (body.email && !email) {
    return refuse(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  const ban = banOf(body.ban_duration, options.now())
  if (ban === 'invalid') return refuse(400, 'validation_failed', 'invalid format for ban_duration')
  const now = options.now()
  return inTransaction(options.pool, async (client) => {
    const user = await findUser(client, id)
    if (!user) return userNotFound
    const address = email ?? user.email
    if (address && (email || body.email_confirm)) {
      if (!(await vacateAddress(client, address, id))) return emailExists
      const isConfirmed = body.email_confirm === true || user.email_confirmed_at !== null
      if (isConfirmed) await confirmAddress(client, id, address, now)
      else await client.query('update auth.users set email = $2 where id = $1', [id, address])
    }
    if (ban !== undefined) {
      await client.query('update auth.users set banned_until = $2 where id = $1', [id, ban])
    }
    const change = { user: body.user_metadata, app: body.app_metadata }
    const changed = await changeMetadata(client, id, change, now)
    return changed ? { status: 200, body: userJson(changed) } : userNotFound
  })
}

/** Until when; null lifts a ban, undefined leaves it as it is. */
function banOf(duration: string | null | undefined, now: Date): Date | null | undefined | 'invalid' {
  if (!duration) return undefined
  if (duration === 'none') return null
  const milliseconds = parseDuration(duration)
  return milliseconds === null ? 'invalid' : new Date(now.getTime() + milliseconds)
}

/** `DELETE /admin/users/{id}`: the user and everything that hangs on them. Keeping them as a shadow is not offered. */
export async function adminDeleteUser(pool: pg.Pool, id: string, isSoft: boolean): Promise<Answer> {
  if (isSoft)
    return refuse(422, 'validation_failed', 'Users are deleted for good: should_soft_delete is not offered')
  const { rowCount } = await pool.query('delete from auth.users where id = $1', [id])
  return rowCount ? { status: 200, body: {} } : userNotFound
}
