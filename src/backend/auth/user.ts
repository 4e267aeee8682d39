import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** A row of `auth.users` with what hangs on it. */
export interface UserRow {
  id: string
  aud: string | null
  role: string | null
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  phone: string | null
  phone_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number | null
  phone_change: string | null
  phone_change_sent_at: Date | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Record<string, unknown> | null
  raw_user_meta_data: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
  is_anonymous: boolean
  is_sso_user: boolean
  banned_until: Date | null
  deleted_at: Date | null
  identities: IdentityJson[]
  factors: FactorJson[]
}

/** How an identity is shown. Times are ISO 8601. */
export interface IdentityJson {
  identity_id: string
  id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: string
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  email?: string
}

/** How a second factor is shown: nothing of its secret. */
export interface FactorJson {
  id: string
  factor_type: FactorType
  status: 'unverified' | 'verified'
  friendly_name?: string
  phone?: string
  created_at: string
  updated_at: string
}

export type FactorType = 'totp' | 'webauthn' | 'phone'

const identitiesOfUser = `coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'identity_id', identities.id, 'id', identities.provider_id, 'user_id', identities.user_id,
    'provider', identities.provider, 'last_sign_in_at', identities.last_sign_in_at,
    'created_at', identities.created_at, 'updated_at', identities.updated_at, 'email', identities.email))
    || jsonb_build_object('identity_data', identities.identity_data) order by identities.created_at, identities.provider, identities.id)
  from auth.identities as identities where identities.user_id = users.id), '[]') as identities`

export const factorJson = `jsonb_strip_nulls(jsonb_build_object(
    'id', factors.id, 'factor_type', factors.factor_type, 'status', factors.status,
    'friendly_name', nullif(factors.friendly_name, ''), 'phone', factors.phone, 'created_at', factors.created_at,
    'updated_at', factors.updated_at, 'last_challenged_at', factors.last_challenged_at))`

const factorsOfUser = `coalesce((select jsonb_agg(${factorJson} order by factors.created_at, factors.id)
  from auth.mfa_factors as factors where factors.user_id = users.id), '[]') as factors`

/** Everything of a `UserRow`; identities and factors are those from before the statement. */
export const userColumns = `users.id, users.aud, users.role, users.email, users.encrypted_password,
  users.email_confirmed_at, users.invited_at, users.phone, users.phone_confirmed_at, users.confirmation_sent_at,
  users.recovery_sent_at, users.email_change, users.email_change_sent_at, users.email_change_confirm_status,
  users.phone_change, users.phone_change_sent_at, users.reauthentication_sent_at, users.last_sign_in_at,
  users.raw_app_meta_data, users.raw_user_meta_data, users.created_at, users.updated_at, users.is_anonymous,
  users.is_sso_user, users.banned_until, users.deleted_at, ${identitiesOfUser}, ${factorsOfUser}`

export type Queryable = pg.Pool | pg.PoolClient

/** The user with this id, or null. */
export async function findUser(client: Queryable, id: string): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>(
    `select ${userColumns} from auth.users as users where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** The user with this id, who was there a moment ago. Throws when gone. */
export async function readUser(client: Queryable, id: string): Promise<UserRow> {
  const user = await findUser(client, id)
  if (!user) throw new Error(`User ${id} is gone`)
  return user
}

/** The user who signs in here with this address, or null; those of other identity providers are not found. */
export async function findUserByEmail(client: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>(
    `select ${userColumns} from auth.users as users where email = $1 and not is_sso_user`,
    [email],
  )
  return rows[0] ?? null
}

/** The user with this phone number, or null. */
export async function findUserByPhone(client: Queryable, phone: string): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>(
    `select ${userColumns} from auth.users as users where phone = $1 and not is_sso_user`,
    [phone],
  )
  return rows[0] ?? null
}

export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now
}

/** Lets what concerns one e-mail address or phone number happen one after the other, until the transaction ends. */
export async function lockAddress(client: pg.PoolClient, address: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`address ${address}`])
}

export interface NewUser {
  id?: string | undefined
  email?: string | null
  phone?: string | null
  passwordHash?: string | null
  metadata: Record<string, unknown>
  /** How they signed up; null for a guest. */
  provider: string | null
  now: Date
}

/** Makes a user. The caller has made sure that the address is free (`lockAddress`); throws when it is not. */
export async function insertUser(client: pg.PoolClient, user: NewUser): Promise<UserRow> {
  const { email = null, phone = null, provider, metadata, now } = user
  const appMetadata = provider === null ? {} : { provider, providers: [provider] }
  const { rows } = await client.query<UserRow>(
    `insert into auth.users as users
       (instance_id, id, aud, role, email, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at,
        updated_at, is_anonymous)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, $4, $5, $6, $7, $7, $8)
     returning ${userColumns}`,
    [
      user.id ?? randomUUID(),
      email,
      phone,
      user.passwordHash ?? null,
      appMetadata,
      metadata,
      now,
      provider === null,
    ],
  )
  if (!rows[0]) throw new Error('A user could not be made')
  return rows[0]
}
