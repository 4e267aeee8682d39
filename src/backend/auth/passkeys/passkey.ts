import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { isUuid } from '../is-uuid.ts'
import { demandFactor, type SignedIn } from '../signed-in-user.ts'
import { signedInPerson } from '../factors/factor.ts'
import type { Queryable } from '../user.ts'

/** A key by which a user signs in. */
export interface PasskeyRow {
  id: string
  user_id: string
  /** Base64url. */
  credential_id: string
  public_key: Buffer
  sign_count: string
  transports: string[]
  friendly_name: string
  created_at: Date
  last_used_at: Date | null
}

export const passkeysDisabled = refuse(404, 'passkey_disabled', 'Passkeys are disabled')

export const passkeyNotFound = refuse(404, 'validation_failed', 'Passkey not found')

/** How a passkey is shown. */
export function passkeyJson(passkey: PasskeyRow): Record<string, unknown> {
  return {
    id: passkey.id,
    ...(passkey.friendly_name && { friendly_name: passkey.friendly_name }),
    created_at: passkey.created_at,
    ...(passkey.last_used_at && { last_used_at: passkey.last_used_at }),
  }
}

/** The passkeys of a user, oldest first. */
export async function listPasskeys(client: Queryable, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await client.query<PasskeyRow>(
    'select * from auth.webauthn_credentials where user_id = $1 order by created_at, id',
    [userId],
  )
  return rows
}

/** Takes a passkey of a user away; false when there is none with this id. */
export async function deletePasskey(client: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const sql = 'delete from auth.webauthn_credentials where id = $1 and user_id = $2'
  const { rowCount } = await client.query(sql, [id, userId])
  return rowCount === 1
}

/** Who is signed in, no guest, and where a second factor is set has shown it: who may add and remove keys. */
export async function passkeyKeeper(options: AuthOptions, request: AuthRequest): Promise<SignedIn> {
  const signedIn = await signedInPerson(options, request)
  return demandFactor(signedIn, 'AAL2 session is required to manage passkeys when MFA is enabled')
}

type Purpose = 'registration' | 'authentication'

/** Keeps a challenge until it is answered; those that were never answered go. */
export async function keepPasskeyChallenge(
  { pool, now, settings }: AuthOptions,
  purpose: Purpose,
  challenge: string,
  userId: string | null,
): Promise<{ challenge_id: string; expires_at: number }> {
  const id = randomUUID()
  const expiresAt = new Date(now().getTime() + settings.passkeys.challengeSeconds * 1000)
  await pool.query(
    `with gone as (
       delete from auth.webauthn_challenges where id in (
         select id from auth.webauthn_challenges where expires_at < $5 limit 100 for update skip locked
       )
     )
     insert into auth.webauthn_challenges (id, user_id, challenge_type, challenge, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, userId, purpose, challenge, now(), expiresAt],
  )
  return { challenge_id: id, expires_at: Math.floor(expiresAt.getTime() / 1000) }
}

export type TakenChallenge = { status: 'taken'; challenge: string } | { status: 'refused'; answer: Answer }

/** Uses up a challenge. */
export async function takePasskeyChallenge(
  client: pg.Pool,
  { now }: AuthOptions,
  purpose: Purpose,
  id: string,
  userId: string | null,
): Promise<TakenChallenge> {
  const refused = (answer: Answer): TakenChallenge => ({ status: 'refused', answer })
  if (!isUuid(id)) return refused(refuse(400, 'validation_failed', 'challenge_id must be a valid UUID'))
  const { rows } = await client.query<{ challenge: string; expires_at: Date }>(
    `delete from auth.webauthn_challenges where id = $1 and challenge_type = $2 and user_id is not distinct from $3
     returning challenge, expires_at`,
    [id, purpose, userId],
  )
  const row = rows[0]
  if (!row) {
    return refused(refuse(400, 'webauthn_challenge_not_found', 'Challenge not found or already used'))
  }
  if (row.expires_at < now()) {
    return refused(refuse(400, 'webauthn_challenge_expired', 'Challenge has expired'))
  }
  return { status: 'taken', challenge: row.challenge }
}
