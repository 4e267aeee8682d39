import * as z from 'zod'
import type { Answer } from '../answer.ts'
import type { AuthOptions } from '../auth-options.ts'
import { deleteFactor, factorNotFound, findFactor } from '../factors/factor.ts'
import { inTransaction } from '../in-transaction.ts'
import { invalidPhone, phoneNumber } from '../phone-number.ts'
import type { UserRow } from '../user.ts'

export const changeFactorBody = z.object({
  friendly_name: z.string().max(120).nullish(),
  phone: z.string().nullish(),
})

/** `PUT /admin/users/{id}/factors/{id}`: another name, or another number of a phone. */
export async function changeFactor(
  options: AuthOptions,
  user: UserRow,
  body: z.infer<typeof changeFactorBody>,
  factorId: string,
): Promise<Answer> {
  const factor = await findFactor(options.pool, user.id, factorId)
  if (!factor) return factorNotFound
  const phone = body.phone && factor.factor_type === 'phone' ? phoneNumber(body.phone) : factor.phone
  if (body.phone && factor.factor_type === 'phone' && !phone) return invalidPhone
  await options.pool.query(
    'update auth.mfa_factors set friendly_name = $2, phone = $3, updated_at = $4 where id = $1',
    [factor.id, body.friendly_name || factor.friendly_name, phone, options.now()],
  )
  const changed = await findFactor(options.pool, user.id, factorId)
  return changed ? { status: 200, body: changed.json } : factorNotFound
}

/** `DELETE /admin/users/{id}/factors/{id}`: for whoever has lost it. */
export async function removeFactor(options: AuthOptions, user: UserRow, factorId: string): Promise<Answer> {
  const factor = await findFactor(options.pool, user.id, factorId)
  if (!factor) return factorNotFound
  await inTransaction(options.pool, (client) => deleteFactor(client, factor.id))
  return { status: 200, body: factor.json }
}
