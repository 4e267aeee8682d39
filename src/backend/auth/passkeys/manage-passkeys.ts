import * as z from 'zod'
import type { Answer } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { isUuid } from '../is-uuid.ts'
import { signedInUser } from '../signed-in-user.ts'
import { tellOwner } from '../tell-owner.ts'
import type { PasskeyRow } from './passkey.ts'
import {
  deletePasskey,
  listPasskeys,
  passkeyJson,
  passkeyKeeper,
  passkeyNotFound,
  passkeysDisabled,
} from './passkey.ts'

export const renamePasskeyBody = z.object({
  friendly_name: z
    .string({ error: 'friendly_name is required' })
    .min(1, 'friendly_name is required')
    .max(120, 'friendly_name must be 120 characters or less'),
})

/** `GET /passkeys`. */
export async function readPasskeys(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  if (!options.settings.passkeys.enabled) return passkeysDisabled
  const signedIn = await signedInUser(options, request)
  if (signedIn.status === 'refused') return signedIn.answer
  return { status: 200, body: (await listPasskeys(options.pool, signedIn.user.id)).map(passkeyJson) }
}

/** `PATCH /passkeys/{id}`: gives a passkey a name. */
export async function renamePasskey(
  options: AuthOptions,
  request: AuthRequest,
  id: string,
  body: z.infer<typeof renamePasskeyBody>,
): Promise<Answer> {
  if (!options.settings.passkeys.enabled) return passkeysDisabled
  const signedIn = await signedInUser(options, request)
  if (signedIn.status === 'refused') return signedIn.answer
  if (!isUuid(id)) return passkeyNotFound
  const { rows } = await options.pool.query<PasskeyRow>(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4 where id = $1 and user_id = $2 returning *`,
    [id, signedIn.user.id, body.friendly_name, options.now()],
  )
  return rows[0] ? { status: 200, body: passkeyJson(rows[0]) } : passkeyNotFound
}

/** `DELETE /passkeys/{id}`. */
export async function removePasskey(options: AuthOptions, request: AuthRequest, id: string): Promise<Answer> {
  if (!options.settings.passkeys.enabled) return passkeysDisabled
  const signedIn = await passkeyKeeper(options, request)
  if (signedIn.status === 'refused') return signedIn.answer
  const isDeleted = await deletePasskey(options.pool, signedIn.user.id, id)
  if (!isDeleted) return passkeyNotFound
  await tellOwner(options, request, signedIn.user, 'passkey_removed')
  return { status: 204 }
}
