import * as z from 'zod'
import { keyedHash } from '../../gateway/keyed-hash.ts'
import type { Answer } from '../answer.ts'
import type { AuthOptions } from '../auth-options.ts'
import { inTransaction } from '../in-transaction.ts'
import type { UserRow } from '../user.ts'

export const deleteUserBody = z.object({ should_soft_delete: z.boolean().nullish() }).nullish()

/**
 * `DELETE /admin/users/{id}`: the user and everything that hangs on them; or, softly, everything that tells who they are
 * while the row stays for what others keep of them. Nobody comes in as them again.
 */
export async function deleteUser(
  options: AuthOptions,
  { id, email, phone }: UserRow,
  body: z.infer<typeof deleteUserBody>,
): Promise<Answer> {
  if (body?.should_soft_delete !== true) {
    await options.pool.query('delete from auth.users where id = $1', [id])
    return { status: 200, body: {} }
  }
  const trace = (text: string | null): string | null =>
    text === null ? null : keyedHash(options.keys, 'deleted users', `${id}:${text}`)
  await inTransaction(options.pool, async (client) => {
    for (const table of [
      'identities',
      'sessions',
      'mfa_factors',
      'webauthn_credentials',
      'one_time_tokens',
    ]) {
      await client.query(`delete from auth.${table} where user_id = $1`, [id])
    }
    await client.query(
      `update auth.users set email = $2, phone = $3, encrypted_password = null, email_change = '', phone_change = '',
         raw_user_meta_data = '{}', raw_app_meta_data = '{}', updated_at = $4, deleted_at = coalesce(deleted_at, $4)
       where id = $1`,
      [id, trace(email), trace(phone), options.now()],
    )
  })
  return { status: 200, body: {} }
}
