import type pg from 'pg'
import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { isUuid } from '../is-uuid.ts'
import type { SignedIn } from '../signed-in-user.ts'
import type { Transport } from '../relying-party.ts'
import { signedInUser } from '../signed-in-user.ts'
import type { FactorJson, Queryable } from '../user.ts'
import { factorJson } from '../user.ts'

/** A second factor of a user. */
export interface FactorRow {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: 'totp' | 'webauthn' | 'phone'
  status: 'unverified' | 'verified'
  /** Sealed. */
  secret: string | null
  phone: string | null
  last_challenged_at: Date | null
  web_authn_credential: KeyCredential | null
  last_used_step: string | null
  json: FactorJson
}

/** A public key of an authenticator. Bytes are base64url. */
export interface KeyCredential {
  id: string
  publicKey: string
  signCount: number
  transports: Transport[]
}

export const factorNotFound = refuse(404, 'mfa_factor_not_found', 'Factor not found')

/** The factor of a user with this id, or null. */
export async function findFactor(client: Queryable, userId: string, id: string): Promise<FactorRow | null> {
  if (!isUuid(id)) return null
  const { rows } = await client.query<FactorRow>(
    `select id, user_id, friendly_name, factor_type, status, secret, phone, last_challenged_at, web_authn_credential,
       last_used_step, ${factorJson} as json
     from auth.mfa_factors as factors where id = $1 and user_id = $2`,
    [id, userId],
  )
  return rows[0] ?? null
}

type SignedInAs = Extract<SignedIn, { status: 'signedIn' }>

/** Who is signed in and no guest: guests have nothing that a second factor would guard. */
export async function signedInPerson(options: AuthOptions, request: AuthRequest): Promise<SignedIn> {
  const signedIn = await signedInUser(options, request)
  if (signedIn.status === 'refused' || !signedIn.user.is_anonymous) return signedIn
  const message = 'Anonymous user not allowed to perform these actions'
  return { status: 'refused', answer: refuse(403, 'no_authorization', message) }
}

/** Does something with a factor of who is signed in. */
export async function withFactor(
  options: AuthOptions,
  request: AuthRequest,
  factorId: string,
  work: (signedIn: SignedInAs, factor: FactorRow) => Promise<Answer>,
): Promise<Answer> {
  const signedIn = await signedInPerson(options, request)
  if (signedIn.status === 'refused') return signedIn.answer
  if (!isUuid(factorId)) return refuse(404, 'validation_failed', 'factor_id must be an UUID')
  const factor = await findFactor(options.pool, signedIn.user.id, factorId)
  return factor ? work(signedIn, factor) : factorNotFound
}

/** Takes a factor away: sessions that it had proved are at `aal1` again. False when it was gone already. */
export async function deleteFactor(client: pg.PoolClient, factorId: string): Promise<boolean> {
  await client.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id
     )
     delete from auth.mfa_amr_claims where session_id in (select id from lowered)
       and authentication_method in ('totp', 'mfa/webauthn', 'mfa/phone')`,
    [factorId],
  )
  const { rowCount } = await client.query('delete from auth.mfa_factors where id = $1', [factorId])
  return rowCount === 1
}
